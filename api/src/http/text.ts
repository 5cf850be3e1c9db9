import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '../errors';

/** A general limit; fields may be stricter. */
const longestText = 20_000;
const deepest = 24;
/** More than any call needs; checking ninety thousand fields would block other requests. */
const mostKeys = 200;
const mostItems = 1000;
// A surrogate without its pair; with the `u` flag a valid pair is one character.
const loneSurrogate = /\p{Surrogate}/u;

export const fieldName = (path: readonly (string | number)[]): string => {
  // Fields of a wrapped entity (`{order: {headcount}}`) are named without it.
  const named =
    path.length > 1 && typeof path[0] === 'string' && typeof path[1] === 'string' ? path.slice(1) : path;
  return named.join('.') || 'body';
};

const refuse = (path: readonly (string | number)[], code: string, sentence: string) => {
  const field = fieldName(path);
  return new ApiError(422, 'record_invalid', {
    message: `${field} ${sentence}`,
    // Computed keys make a field named __proto__ an own key.
    fields: { [field]: [code] },
    field_errors: { [field]: [sentence] },
  });
};

/**
 * Refuses text that PostgreSQL can't store or that is unreadable (NUL, lone surrogates, too long), and bodies that are
 * too deep or too large.
 */
export function refuseBadText(value: unknown, path: (string | number)[] = []): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000')) throw refuse(path, 'invalid_text', 'must not contain a NUL character');
    if (loneSurrogate.test(value)) throw refuse(path, 'invalid_text', 'must be well-formed text');
    if (value.length > longestText)
      throw refuse(path, 'too_long', `must be at most ${longestText} characters long`);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (path.length > deepest) throw refuse(path.slice(0, 3), 'too_deep', 'is nested too deeply');
  if (Array.isArray(value)) {
    if (value.length > mostItems) throw refuse(path, 'too_long', `must have at most ${mostItems} items`);
    value.forEach((item, index) => refuseBadText(item, [...path, index]));
    return;
  }
  const entries = Object.entries(value);
  if (entries.length > mostKeys) throw refuse(path, 'too_long', `must have at most ${mostKeys} fields`);
  for (const [key, item] of entries) {
    if (key.includes('\u0000') || loneSurrogate.test(key))
      throw refuse(path, 'invalid_text', 'has a malformed key');
    // Joi ignores this key, and merging it could change an object's prototype.
    if (key === '__proto__') throw refuse([...path, key], 'unknown', 'is not allowed');
    refuseBadText(item, [...path, key]);
  }
}

/** Compares two secrets in constant time. */
export function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
