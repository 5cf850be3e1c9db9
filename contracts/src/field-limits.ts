/** The limits of a body's field by the OpenAPI document. */
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

/** Limits by the API's field names (`credit_card.nickname`, `memberships.0.email`). */
export type Limits = Readonly<Record<string, FieldLimit>>;

/** In characters; longer texts get no suggestions. */
export const longestToSuggestFor = 200;

/** Only the form is checked; whether the address exists is the API's to find out. */
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

/** The API's message about a field's value, without the field's name; undefined if it is valid. */
export function limitFault(value: unknown, limit: FieldLimit): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  const isEmpty = value === null || value === undefined || (typeof value === 'string' && text === '');
  if (isEmpty) return limit.required ? 'is missing' : undefined;
  // Booleans and lists have no limits beyond their type.
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  for (const test of tests) {
    const words = test(text, limit);
    if (words) return words;
  }
  return undefined;
}
