/** What a field of a body may hold, as the API's document says it. */
export interface FieldLimit {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  min?: number;
  max?: number;
  whole?: boolean;
  email?: boolean;
  /** A regular expression for the whole text. */
  pattern?: string;
}

/** Limits by the API's names of fields (`credit_card.nickname`, `memberships.0.email`). */
export type Limits = Readonly<Record<string, FieldLimit>>;

/** In characters; for what is longer nothing is suggested. */
export const longestToSuggestFor = 200;

/** Something before and something after the sign; whether there is such an address, the API finds out. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const tests: ((value: string, limit: FieldLimit) => string | false | undefined)[] = [
  (value, { minLength: least }) =>
    least !== undefined && value.length < least && `must be at least ${least} characters long`,
  (value, { maxLength: most }) =>
    most !== undefined && value.length > most && `must be at most ${most} characters long`,
  (value, { whole }) => whole && !Number.isInteger(Number(value)) && 'must be a whole number',
  (value, { min: least }) => least !== undefined && !(Number(value) >= least) && `must be at least ${least}`,
  (value, { max: most }) => most !== undefined && !(Number(value) <= most) && `must be at most ${most}`,
  (value, { email }) => email && !address.test(value) && 'must be an e-mail address',
  (value, { pattern }) => pattern && !new RegExp(pattern, 'u').test(value) && 'is not valid',
];

/** What the API would say of a field's value, in its own words and without the field's name; nothing where it would take it. */
export function limitFault(value: unknown, limit: FieldLimit): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  const isEmpty = value === null || value === undefined || (typeof value === 'string' && text === '');
  if (isEmpty) return limit.required ? 'is missing' : undefined;
  // A switch, a list: the document says no more of it than its type, which the compiler holds.
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  for (const test of tests) {
    const words = test(text, limit);
    if (words) return words;
  }
  return undefined;
}
