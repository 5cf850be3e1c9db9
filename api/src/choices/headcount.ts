import { headcountFault, largestHeadcount as largestOf } from '@copper-carrot/contracts';
import { type FieldError, type HeadcountErrorCode, type HeadcountRange } from './types';

const onTheWire = ({ minimumHeadcount, maximumHeadcount, incrementBy }: HeadcountRange) => ({
  minimum_headcount: minimumHeadcount,
  maximum_headcount: maximumHeadcount,
  increment_by: incrementBy,
});

/** Whether a package can be ordered for n people: its range and its grid; the error names the next valid headcount. */
export function checkHeadcount(range: HeadcountRange, n: number): FieldError<HeadcountErrorCode>[] {
  const fault = headcountFault(onTheWire(range), n);
  if (!fault) return [];
  const { code, words: message, nearest } = fault;
  return [{ field: 'headcount', code, message, nearest }];
}

/** The largest headcount on the package's grid, which starts at its minimum. */
export const largestHeadcount = (range: HeadcountRange): number => largestOf(onTheWire(range));

/** The smallest valid headcount that is not below n, or the largest one there is. */
export function nextHeadcount(range: HeadcountRange, n: number): number {
  return checkHeadcount(range, n)[0]?.nearest ?? n;
}
