import { dateAt } from './dates';
import { afternoonAt, foodAt, mealAt } from './food';
import { moneyAt, tierAt } from './money';
import { peopleAt } from './people';
import { type KnownPlace, placeReader, zipReader } from './places';
import { type Placed, type Reader, type Reading } from './reading';
import { nouns, textWords, ties } from './small-words';
import { streetReader } from './streets';
import { timeAt } from './times';
import { type Token } from './tokens';
import { milesAt, wishAt } from './wishes';

export interface Vocabulary {
  places: readonly KnownPlace[];
  signedIn: boolean;
}

/** All readers by priority for equal lengths: money before a time, a date before a number. */
const readersFor = ({ places, signedIn }: Vocabulary): readonly Reader[] => [
  moneyAt,
  tierAt,
  timeAt,
  dateAt,
  peopleAt,
  milesAt,
  placeReader(places),
  zipReader(places),
  streetReader({
    isFood: (tokens, at) => foodAt(tokens, at) !== null || nouns.has(tokens[at]?.text ?? ''),
    place: placeReader(places),
    zip: zipReader(places),
  }),
  (tokens, at) => wishAt(tokens, at, signedIn),
  afternoonAt,
  foodAt,
  mealAt,
];

/** The longest readings at each position; literal tokens are skipped. */
export function scan(
  tokens: readonly Token[],
  literal: readonly boolean[],
  vocabulary: Vocabulary,
): Placed[] {
  const readers = readersFor(vocabulary);
  const all = scanWith(tokens, literal, readers, true);
  // Beside an unknown word a soft reading may be part of a name, as in 'Mission Burrito'.
  return hasUnknown(tokens, literal, all) ? scanWith(tokens, literal, readers, false) : all;
}

function scanWith(
  tokens: readonly Token[],
  literal: readonly boolean[],
  readers: readonly Reader[],
  takesSoft: boolean,
): Placed[] {
  const found: Placed[] = [];
  for (let at = 0; at < tokens.length;) {
    let best: Reading | null = null;
    for (const read of readers) {
      const reading = read(tokens, at);
      if (!reading || (reading.soft && !takesSoft) || reading.length <= (best?.length ?? 0)) continue;
      if (
        (reading.spansCommas || isWhole(tokens.slice(at, at + reading.length))) &&
        !literal.slice(at, at + reading.length).includes(true)
      )
        best = reading;
    }
    if (best) found.push({ ...best, at });
    at += best?.length ?? 1;
  }
  return found.filter((reading) => !reading.counts || countsPeople(tokens, found, reading));
}

/** No comma within, except before a year: 'nov 28, 2026'. */
const isWhole = (tokens: readonly Token[]) =>
  !tokens.some(
    ({ fresh, text }, at) => fresh && at > 0 && !(at === tokens.length - 1 && /^20\d\d$/.test(text)),
  );

/** Dozens count people unless a dish or an unknown word follows. */
function countsPeople(tokens: readonly Token[], found: readonly Placed[], { at, length }: Placed): boolean {
  const next = tokens[at + length];
  if (!next || next.fresh || ties.has(next.text)) return true;
  const reading = found.find((each) => each.at === at + length);
  return reading !== undefined && reading.kind !== 'food';
}

/** Which tokens the readings take. */
export function coveredBy(count: number, readings: readonly Pick<Placed, 'at' | 'length'>[]): boolean[] {
  const covered = Array.from({ length: count }, () => false);
  for (const { at, length } of readings) covered.fill(true, at, at + length);
  return covered;
}

function hasUnknown(
  tokens: readonly Token[],
  literal: readonly boolean[],
  found: readonly Placed[],
): boolean {
  const covered = coveredBy(tokens.length, found);
  return tokens.some(
    ({ text }, at) =>
      !covered[at] && !literal[at] && !ties.has(text) && !nouns.has(text) && !textWords.has(text),
  );
}
