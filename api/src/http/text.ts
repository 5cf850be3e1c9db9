import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '../errors';

/** Longer text than this is nobody's order note; a field with a limit of its own is stricter. */
const longestText = 20_000;
const deepest = 24;
/** More than any call takes: looking at each of ninety thousand fields would keep everybody else waiting. */
const mostKeys = 200;
const mostItems = 1000;
// A surrogate without its other half; a whole pair is one character in a `u` expression.
const loneSurrogate = /\p{Surrogate}/u;

export const fieldName = (path: readonly (string | number)[]): string => {
  // Fields of a wrapped entity (`{order: {headcount}}`) are named without the entity.
  const named =
    path.length > 1 && typeof path[0] === 'string' && typeof path[1] === 'string' ? path.slice(1) : path;
  return named.join('.') || 'body';
};

const refuse = (path: readonly (string | number)[], code: string, sentence: string) => {
  const field = fieldName(path);
  return new ApiError(422, 'record_invalid', {
    message: `${field} ${sentence}`,
    // Computed, so that a field named __proto__ is a field.
    fields: { [field]: [code] },
    field_errors: { [field]: [sentence] },
  });
};

/**
 * Refuses text that PostgreSQL can't store or nobody can read (NUL, lone surrogates, over-long), and what is nested or
 * counted without an end.
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
    // Joi overlooks this one key, and merging it somewhere would change an object's nature.
    if (key === '__proto__') throw refuse([...path, key], 'unknown', 'is not allowed');
    refuseBadText(item, [...path, key]);
  }
}

/** Whether two secrets are the same, in a time that tells nothing of where they differ. */
export function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
