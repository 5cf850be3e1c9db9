import { type ChoiceType, type HeadcountFault } from '@copper-carrot/contracts';

/** What the rules need to know of a choice (package item); a catalogue row fits as it is. */
export interface Choice {
  id: number;
  choiceType: ChoiceType;
  /** False where the package simply includes the item. */
  hasChoice: boolean;
  /** What one picks ("filling"); a choice that has one is proper and must be answered. */
  properChoiceSubject: string | null;
  description: string;
  incrementBy: number;
  incrementSubject: string;
  incrementSubjectPlural: string;
  maximumChoosableOptions: number | null;
  /** One that is made of others says of which. */
  options: { id: number; priceCents: number; comboOf?: readonly number[] }[];
}

export interface HeadcountRange {
  minimumHeadcount: number;
  maximumHeadcount: number;
  incrementBy: number;
}

/** One option's quantity, as orders and polls hold it; a quantity of 0 is an option not chosen. */
export interface Chosen {
  optionId: number;
  qty: number;
}

export type ChoiceErrorCode =
  | 'mismatched_headcount'
  | 'presentation'
  | 'blank'
  | 'too_many_options'
  | 'increment'
  | 'not_a_quantity'
  | 'too_many'
  | 'taken';

export type HeadcountErrorCode = HeadcountFault['code'];

/** A refusal for `fields` (the code) and `field_errors` (the sentence) of the error shape. */
export interface FieldError<Code extends string> {
  field: string;
  code: Code;
  message: string;
  /** The value nearest to the refused one that would do, where there is one number to name. */
  nearest?: number;
}
