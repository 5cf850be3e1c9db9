import { fieldSentence, headcountFault, type HeadcountRange } from '@copper-carrot/contracts';
import { PreviewOrderBody } from '@copper-carrot/contracts/limits';
import { headcountFirst, type Verdict } from './verdict';

/** A headcount for which nothing can be asked: as it was typed, and what would do in its place. */
export interface WrongHeadcount {
  typed: number;
  nearest: number;
  words: string;
}

const { min, max } = PreviewOrderBody.headcount;

/** What is wrong with a headcount that no call takes; of all others the preview says what it thinks of them. */
export function wrongHeadcount(range: HeadcountRange, typed: number): WrongHeadcount | null {
  if (Number.isInteger(typed) && typed >= min && typed <= max) return null;
  const fault = headcountFault(range, typed);
  return fault && { typed, nearest: fault.nearest, words: fieldSentence('The headcount', fault.words) };
}

/** Whether a package is sold for so many. */
export const takesHeadcount = (range: HeadcountRange, people: number): boolean =>
  headcountFault(range, people) === null;

/** A verdict that says what is wrong with the headcount, whatever else it says. */
export const withHeadcount = (verdict: Verdict, wrong: WrongHeadcount | null): Verdict =>
  wrong
    ? headcountFirst({ ...verdict, orderValid: false, slots: { ...verdict.slots, headcount: wrong.words } })
    : verdict;
