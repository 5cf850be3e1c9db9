import fc from 'fast-check';
import type { Fault, SaidWord } from './faults.factory';

/** Whether the person has left or repeats the call until there is an answer. */
type Who = 'gone' | 'there';
/** A fault and the person's behavior after it. */
export type Strike = Fault & { who: Who };

/** How many faults are tried. */
export interface HowOften {
  /** Three times as many faults as usual. */
  isThorough?: boolean;
  /** The fault hits the worker's jobs of a call instead of the call. */
  isJobs?: boolean;
}

const kinds = [
  { how: 'killed', when: 'before', who: 'gone' },
  { how: 'killed', when: 'after', who: 'there' },
  { how: 'restarted', when: 'before', who: 'there' },
  { how: 'restarted', when: 'after', who: 'there' },
] as const;

/** Set by `npm run explore`: tries every fault at every request instead of a sample. */
export const strikesAll = process.env.EVERY_STRIKE !== undefined;

/** All faults of a call, or a sample drawn by the run's seed, mostly at requests whose effect lasts. */
export function strikes(
  words: readonly SaidWord[],
  { isThorough = false, isJobs = false }: HowOften,
): Strike[] {
  const all = words.flatMap((_word, index) => kinds.map((kind) => ({ ...kind, at: index + 1 })));
  if (strikesAll) return all;
  const lasts = ({ at }: Strike) => Boolean(words[at - 1]?.lasts) || at === words.length;
  const often = isThorough ? 3 : 1;
  const drawn = [
    // Jobs without payments are covered by other tests.
    ...draw(
      all.filter((each) => lasts(each) && (!isJobs || isAboutStripe(words, each.at - 1))),
      4 * often,
    ),
    ...(isJobs
      ? []
      : draw(
          all.filter((each) => !lasts(each)),
          2 * often,
        )),
  ];
  return drawn.sort((one, other) => one.at - other.at);
}

function draw(from: readonly Strike[], most: number): Strike[] {
  const length = Math.min(most, from.length);
  const { seed } = fc.readConfigureGlobal();
  const drawn = fc.shuffledSubarray([...from], { minLength: length, maxLength: length });
  return fc.sample(drawn, { numRuns: 1, ...(seed !== undefined && { seed }) }).flat();
}

/** Requests to Stripe, and the lasting ones just before and after them. */
function isAboutStripe(words: readonly SaidWord[], index: number): boolean {
  const lasting = words.flatMap(({ lasts }, at) => (lasts ? [at] : []));
  const place = lasting.indexOf(index);
  return place >= 0 && [place - 1, place, place + 1].some((at) => words[lasting[at] ?? -1]?.isToStripe);
}
