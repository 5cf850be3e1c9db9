import { FieldError } from '../errors';
import { MAX_CENTS, PPM } from '../rules';

export { MAX_CENTS, PPM, shareOf } from '../rules';

export const MAX_QUANTITY = 1_000_000;

/** A number that no honest order holds; `field` says which, so that the API answers 422 on it. */
export class FieldRangeError extends FieldError {
  constructor(field: string, problem: string) {
    super(field, 'invalid', problem);
  }
}

/** Gives the value back when it is an integer within the bounds; otherwise a FieldRangeError names the field. */
export function wholeNumber(value: number, field: string, maximum: number, minimum = 0): number {
  if (!Number.isSafeInteger(value)) throw new FieldRangeError(field, 'must be a whole number');
  if (value < minimum) throw new FieldRangeError(field, `must be at least ${minimum}`);
  if (value > maximum) throw new FieldRangeError(field, `must be at most ${maximum}`);
  return value;
}

export const cents = (value: number, field: string) => wholeNumber(value, field, MAX_CENTS);
export const rate = (value: number, field: string) => wholeNumber(value, field, PPM);
export const quantity = (value: number, field: string) => wholeNumber(value, field, MAX_QUANTITY);

/**
 * Splits an integer over weights by largest remainder: the parts sum to it exactly, ties go to the earlier part,
 * and no part exceeds its weight when the total does not exceed their sum. A RangeError when there is no weight.
 */
export function splitByLargestRemainder(total: number, weights: readonly number[]): number[] {
  if (total === 0) return weights.map(() => 0);
  const sum = weights.reduce((left, weight) => left + BigInt(wholeNumber(weight, 'weight', MAX_CENTS)), 0n);
  if (sum === 0n) throw new RangeError('There is nothing to split over');
  const size = BigInt(Math.abs(total));
  const parts = weights.map((weight) => Number((size * BigInt(weight)) / sum));
  const remainders = weights.map((weight, index) => ({ index, left: (size * BigInt(weight)) % sum }));
  remainders.sort((a, b) => (a.left === b.left ? a.index - b.index : a.left > b.left ? -1 : 1));
  const missing = Number(size) - parts.reduce((left, part) => left + part, 0);
  for (const { index } of remainders.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return total < 0 ? parts.map((part) => (part === 0 ? 0 : -part)) : parts;
}

/** Cents as the dollars of the wire: the double nearest to the decimal, which JSON writes with two digits at most. */
export function centsToDollars(amountCents: number): number {
  return amountCents / 100;
}

const asMoney = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as people read them. */
export const inDollars = (cents: number): string => asMoney.format(centsToDollars(cents));

const decimal = /^(-?)(\d{1,12})(?:\.(\d+?)0*)?$/;

/** A decimal (12.5, "15.0") as an integer of `digits` decimals, read digit by digit, never multiplied as a float. */
function scaled(value: number | string, field: string, digits: number): number {
  const match = decimal.exec(String(value).trim());
  const fraction = match?.[3] ?? '';
  if (!match || fraction.length > digits)
    throw new FieldRangeError(field, `must be a number with at most ${digits} decimals`);
  const size = Number(`${match[2]}${fraction.padEnd(digits, '0')}`);
  if (!Number.isSafeInteger(size)) throw new FieldRangeError(field, 'is too large');
  return match[1] && size !== 0 ? -size : size;
}

/** Dollars of the wire (12.5 or "15.0") as cents; a FieldRangeError for more than two decimals or no number at all. */
export const dollarsToCents = (value: number | string, field = 'amount') => scaled(value, field, 2);

/** A decimal factor (0.05, "1.5") as parts per million; a FieldRangeError for more than six decimals. */
export const toPpm = (value: number | string, field = 'rate') => scaled(value, field, 6);
