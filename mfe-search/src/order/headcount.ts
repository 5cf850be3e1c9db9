import { fieldSentence, type Schemas } from '@copper-carrot/contracts';
import { PreviewOrderBody } from '@copper-carrot/contracts/limits';
import { headcountFirst, type Verdict } from './verdict';

export type HeadcountRange = Pick<
  Schemas['Package'],
  'minimum_headcount' | 'maximum_headcount' | 'increment_by'
>;

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
  const { minimum_headcount: least, maximum_headcount: most, increment_by: step } = range;
  const largest = least + Math.floor((most - least) / step) * step;
  const wrong = (nearest: number, words: string) => ({
    typed,
    nearest,
    words: fieldSentence('The headcount', words),
  });
  if (typed < least) return wrong(least, `must be at least ${least}`);
  if (typed > largest) return wrong(largest, `must be at most ${largest}`);
  const next = least + Math.ceil((typed - least) / step) * step;
  return wrong(next, `must be a whole number, such as ${next}`);
}

/** Whether a package is sold for so many. */
export const takesHeadcount = (
  { minimum_headcount: least, maximum_headcount: most, increment_by: step }: HeadcountRange,
  people: number,
): boolean => people >= least && people <= most && (people - least) % step === 0;

/** A verdict that says what is wrong with the headcount, whatever else it says. */
export const withHeadcount = (verdict: Verdict, wrong: WrongHeadcount | null): Verdict =>
  wrong
    ? headcountFirst({ ...verdict, orderValid: false, slots: { ...verdict.slots, headcount: wrong.words } })
    : verdict;
