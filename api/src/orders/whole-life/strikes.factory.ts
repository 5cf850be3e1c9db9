import type { Fault, SaidWord } from './faults.factory';

/** Who sent it has gone, and nobody asks again; or they ask until somebody answers. */
type Who = 'gone' | 'there';
/** What strikes a call, and its person. */
export type Strike = Fault & { who: Who };

/** How often a call is struck. */
export interface HowOften {
  /** It is struck in every way wherever something lasts, and not in two of them. */
  isThorough?: boolean;
  /** Its process is killed at every word, whatever `every` says. */
  diesAtEach?: boolean;
  /** The fault meets the worker that does what a call left to do, and not the call. */
  isJobs?: boolean;
}

const diesUnheard = { how: 'killed', when: 'before', who: 'gone' } as const;
const loses = { how: 'restarted', when: 'after', who: 'there' } as const;
const pairs = [
  [diesUnheard, loses],
  [
    { how: 'killed', when: 'after', who: 'there' },
    { how: 'restarted', when: 'before', who: 'there' },
  ],
] as const;
const kinds = pairs.flat();

/** Of the words whose work is undone with their process, every how manieth is struck; `STRUCK_EVERY=1` strikes each word in every way. */
const every = Number(process.env.STRUCK_EVERY ?? 12);

/** All that strikes a call: mostly at each word whose work lasts, and at its last one. */
export function strikes(
  words: readonly SaidWord[],
  { isThorough = false, diesAtEach = false, isJobs = false }: HowOften,
): Strike[] {
  let turn = 0;
  const kindsAt = (index: number): readonly Omit<Strike, 'at'>[] => {
    if (every === 1) return kinds;
    // What a worker does beside the money is others' to try.
    if (isJobs) return isAboutStripe(words, index) ? [diesUnheard, loses] : [];
    const isWhole = words[index]?.lasts || index === words.length - 1;
    if (isWhole && isThorough) return kinds;
    if (!isWhole && index % every > 0) return [];
    turn += 1;
    return isWhole ? pairs.slice(turn % 2, (turn % 2) + 1).flat() : kinds.slice(turn % 4, (turn % 4) + 1);
  };
  const deaths = diesAtEach ? kinds.filter(({ how }) => how === 'killed') : [];
  return words.flatMap((_word, index) =>
    [...new Set([...kindsAt(index), ...deaths])].map((kind) => ({ ...kind, at: index + 1 })),
  );
}

/** What is said to Stripe, and what lasts just before and after it. */
function isAboutStripe(words: readonly SaidWord[], index: number): boolean {
  const lasting = words.flatMap(({ lasts }, at) => (lasts ? [at] : []));
  const place = lasting.indexOf(index);
  return place >= 0 && [place - 1, place, place + 1].some((at) => words[lasting[at] ?? -1]?.isToStripe);
}
