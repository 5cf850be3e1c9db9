import { fieldSentence, headcountFault, type HeadcountRange } from '@copper-carrot/contracts';
import { PreviewOrderBody } from '@copper-carrot/contracts/limits';
import { headcountFirst, type Verdict } from './verdict';

/** An invalid headcount as typed, and the nearest valid one. */
export interface WrongHeadcount {
  typed: number;
  nearest: number;
  words: string;
}

const { min, max } = PreviewOrderBody.headcount;

/** The error of a headcount that is never sent; the preview judges the others. */
export function wrongHeadcount(range: HeadcountRange, typed: number): WrongHeadcount | null {
  if (Number.isInteger(typed) && typed >= min && typed <= max) return null;
  const fault = headcountFault(range, typed);
  return fault && { typed, nearest: fault.nearest, words: fieldSentence('The headcount', fault.words) };
}

/** Whether a package is sold for this headcount. */
export const takesHeadcount = (range: HeadcountRange, people: number): boolean =>
  headcountFault(range, people) === null;

/** The verdict with the headcount error, which replaces other headcount messages. */
export const withHeadcount = (verdict: Verdict, wrong: WrongHeadcount | null): Verdict =>
  wrong
    ? headcountFirst({ ...verdict, orderValid: false, slots: { ...verdict.slots, headcount: wrong.words } })
    : verdict;
