import { type Token, wordAt } from './tokens';

/** A number and how many tokens it takes. */
export interface Numeral {
  value: number;
  length: number;
  /** Counted in dozens, so it counts things or people. */
  dozens?: boolean;
}

const upToNineteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const small = new Map(upToNineteen.split(' ').map((word, value) => [word, value]));
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10]),
);
const isDozen = (word: string) => word === 'dozen' || word === 'dozens';

const continues = (tokens: readonly Token[], at: number) => tokens[at] !== undefined && !tokens[at].fresh;

/**
 * Reads a whole number in digits or words up to 999,999: '25', '1,200', 'twenty-five', 'two dozen', 'a
 * hundred and ten'.
 */
export function numberAt(tokens: readonly Token[], at: number): Numeral | null {
  const half =
    wordAt(tokens, at) === 'half' && wordAt(tokens, at + 1) === 'a' && wordAt(tokens, at + 2) === 'dozen';
  if (half) return { value: 6, length: 3, dozens: true };
  const counted = figureAt(tokens, at) ?? belowHundredAt(tokens, at) ?? articleAt(tokens, at);
  if (!counted) return wordAt(tokens, at) === 'dozen' ? { value: 12, length: 1, dozens: true } : null;
  const next = at + counted.length;
  if (!continues(tokens, next)) return counted.isArticle ? null : counted;
  const unit = wordAt(tokens, next);
  if (isDozen(unit)) return { value: counted.value * 12, length: counted.length + 1, dozens: true };
  if (unit === 'hundred' && counted.value < 100) return hundreds(tokens, at, counted);
  return counted.isArticle ? null : counted;
}

type Counted = Numeral & { isArticle?: boolean };

function figureAt(tokens: readonly Token[], at: number): Counted | null {
  const word = wordAt(tokens, at);
  return /^\d{1,6}$/.test(word) ? { value: Number(word), length: 1 } : null;
}

function belowHundredAt(tokens: readonly Token[], at: number): Counted | null {
  const word = wordAt(tokens, at);
  const ten = tens.get(word);
  if (ten === undefined) {
    const value = small.get(word);
    return value === undefined ? null : { value, length: 1 };
  }
  const unit = continues(tokens, at + 1) ? small.get(wordAt(tokens, at + 1)) : undefined;
  return unit !== undefined && unit > 0 && unit < 10
    ? { value: ten + unit, length: 2 }
    : { value: ten, length: 1 };
}

const articleAt = (tokens: readonly Token[], at: number): Counted | null =>
  wordAt(tokens, at) === 'a' ? { value: 1, length: 1, isArticle: true } : null;

function hundreds(tokens: readonly Token[], at: number, counted: Numeral): Numeral {
  const value = counted.value * 100;
  const length = counted.length + 1;
  const next = at + length;
  const and = continues(tokens, next) && wordAt(tokens, next) === 'and' ? 1 : 0;
  const rest = continues(tokens, next + and) ? belowHundredAt(tokens, next + and) : null;
  return rest ? { value: value + rest.value, length: length + and + rest.length } : { value, length };
}

const rangeWords = new Set(['-', 'to', 'or', 'and']);

/**
 * Reads a number or a range ('20-25', '20 to 25'), of which the larger counts, so that the food is enough.
 */
export function countAt(tokens: readonly Token[], at: number): Numeral | null {
  const first = numberAt(tokens, at);
  if (!first) return null;
  const next = at + first.length;
  if (!continues(tokens, next) || !rangeWords.has(wordAt(tokens, next))) return first;
  const second = continues(tokens, next + 1) ? numberAt(tokens, next + 1) : null;
  // 'for 15 to 10016': five digits are a ZIP code, not a range.
  if (!second || second.value <= first.value || second.value > 10_000) return first;
  return { value: second.value, length: first.length + 1 + second.length, dozens: second.dozens };
}
