import { isSoldFor } from '../rules';
import { type FieldError, type HeadcountErrorCode, type HeadcountRange } from './types';

/** Whether a package can be ordered for n people: its range and its grid; the error names the next valid headcount. */
export function checkHeadcount(range: HeadcountRange, n: number): FieldError<HeadcountErrorCode>[] {
  const error = (code: HeadcountErrorCode, message: string, nearest: number) => [
    { field: 'headcount', code, message, nearest },
  ];
  const { minimumHeadcount: minimum, incrementBy: step } = range;
  const largest = largestHeadcount(range);
  if (isSoldFor(n, minimum, largest, step)) return [];
  if (!Number.isFinite(n)) return error('not_an_integer', 'must be a whole number', minimum);
  if (n < minimum) return error('greater_than', `must be at least ${minimum}`, minimum);
  if (n > largest) return error('less_than_or_equal_to', `must be at most ${largest}`, largest);
  const next = minimum + Math.ceil((n - minimum) / step) * step;
  if (!Number.isInteger(n)) return error('not_an_integer', `must be a whole number, such as ${next}`, next);
  return error('increment', `goes in steps of ${step}; the next possible headcount is ${next}`, next);
}

/** The largest headcount on the package's grid, which starts at its minimum. */
export function largestHeadcount({
  minimumHeadcount,
  maximumHeadcount,
  incrementBy,
}: HeadcountRange): number {
  return minimumHeadcount + Math.floor((maximumHeadcount - minimumHeadcount) / incrementBy) * incrementBy;
}

/** The smallest valid headcount that is not below n, or the largest one there is. */
export function nextHeadcount(range: HeadcountRange, n: number): number {
  return checkHeadcount(range, n)[0]?.nearest ?? n;
}
