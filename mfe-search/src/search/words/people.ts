import { countAt, type Numeral } from './numbers';
import { type Reading } from './reading';
import { longestAt, phrases, type Token, wordAt } from './tokens';

const most = 10_000;
const nouns = phrases(
  'people / persons / person / ppl / pax / guests / guest / attendees / heads / employees / colleagues / coworkers / co workers / folks / friends / kids / children / adults / students / teachers / staff / engineers / developers / lawyers / nurses / doctors / members / team members / teammates / visitors / participants / eaters / of us / headcount',
);
/** Words that mark a number as approximate. */
const about = phrases(
  'about / around / approximately / approx / roughly / some / nearly / almost / exactly / up to / at least / ~',
);
/** Used for money as well as people, so a noun must follow. */
const bounds = phrases('at most / max / maximum / under / over / less than / more than');
const groups = phrases(
  'team of / party of / group of / crew of / office of / department of / class of / staff of / crowd of / company of / meeting of / headcount of / headcount is / headcount : / headcount',
);
const feeds = phrases('feeds / feed / feeding / to feed / serves / serve / serving');
/** Nouns of which each is for one person. */
const portions = new Set(
  'lunches breakfasts dinners meals boxes plates portions servings boxed box individual individually'.split(
    ' ',
  ),
);
/** Units that are not people. */
const units = new Set(
  'am pm a p oclock hour hours hr hrs minute minutes min mins day days week weeks month months mile miles dollar dollars bucks usd k star stars each pp per percent course courses % / : - st nd rd th'.split(
    ' ',
  ),
);
const reading = ({ value }: Numeral, length: number, counts = false): Reading | null =>
  value < 1 || value > most ? null : { kind: 'people', length, counts, mean: () => ({ headcount: value }) };

/** Reads a headcount: 'for 25', '25 people', 'team of 30', 'two dozen', '20 to 25 guests'. */
export function peopleAt(tokens: readonly Token[], at: number): Reading | null {
  const group = longestAt(tokens, at, groups) || longestAt(tokens, at, feeds);
  const isFor = wordAt(tokens, at) === 'for' ? 1 : 0;
  let next = at + (group || isFor);
  const bound = longestAt(tokens, next, bounds);
  next += bound || longestAt(tokens, next, about);
  if (wordAt(tokens, next) === 'the') next++;
  const count = countAt(tokens, next);
  if (!count || (next > at && tokens[next]?.fresh)) return null;
  const end = next + count.length;
  const followed = tokens[end] && !tokens[end].fresh ? tokens[end] : undefined;
  const noun = longestAt(tokens, end, nouns);
  if (noun > 0 && followed) return reading(count, end + noun - at);
  const isPrice = followed?.text === '$' && followed.joined && /^\d/.test(wordAt(tokens, end - 1));
  const isUnit =
    followed !== undefined && units.has(followed.text) && !isDash(followed) && !isArticleOfMore(tokens, end);
  if (isPrice || isUnit || bound > 0) return null;
  if (group > 0 || isFor > 0) return reading(count, end - at);
  if (followed && portions.has(followed.text)) return reading(count, end - at);
  return count.dozens ? reading(count, end - at, true) : null;
}

/** Whether the following words say what a number counts. */
export function isCounted(tokens: readonly Token[], at: number, people = false): boolean {
  const word = tokens[at];
  if (!word || word.fresh || isDash(word)) return false;
  return longestAt(tokens, at, nouns) > 0 || (!people && [units, portions].some((of) => of.has(word.text)));
}

/** Between spaces it separates two wishes; within a number it is a range. */
const isDash = ({ text, joined }: Token) => text === '-' && !joined;

/** 'a' precedes a unit in 'a head', 'a person', 'a plate': '12 a head' is money. */
const isArticleOfMore = (tokens: readonly Token[], at: number) =>
  ['a', 'p'].includes(wordAt(tokens, at)) &&
  !['head', 'person', 'plate', 'piece', 'pop', 'm', 'p'].includes(wordAt(tokens, at + 1));
