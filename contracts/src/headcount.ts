/** The headcounts of a package: a minimum and a step. */
export interface HeadcountRange {
  minimum_headcount: number;
  maximum_headcount: number;
  increment_by: number;
}

export interface HeadcountFault {
  code: 'greater_than' | 'less_than_or_equal_to' | 'increment' | 'not_an_integer';
  /** The end of a sentence about the headcount. */
  words: string;
  /** The next valid headcount, or the largest one. */
  nearest: number;
}

/** The largest headcount on a package's steps. */
export const largestHeadcount = ({
  minimum_headcount: least,
  maximum_headcount: most,
  increment_by: step,
}: HeadcountRange): number => least + Math.floor((most - least) / step) * step;

/** Why a package can't be ordered for a headcount, in the words of API and screens; null if it can. */
export function headcountFault(range: HeadcountRange, people: number): HeadcountFault | null {
  const { minimum_headcount: least, increment_by: step } = range;
  const largest = largestHeadcount(range);
  const fault = (code: HeadcountFault['code'], words: string, nearest: number) => ({ code, words, nearest });
  if (!Number.isFinite(people)) return fault('not_an_integer', 'must be a whole number', least);
  if (people < least) return fault('greater_than', `must be at least ${least}`, least);
  if (people > largest) return fault('less_than_or_equal_to', `must be at most ${largest}`, largest);
  const next = least + Math.ceil((people - least) / step) * step;
  if (people === next) return null;
  return Number.isInteger(people)
    ? fault('increment', `goes in steps of ${step}; the next possible headcount is ${next}`, next)
    : fault('not_an_integer', `must be a whole number, such as ${next}`, next);
}
