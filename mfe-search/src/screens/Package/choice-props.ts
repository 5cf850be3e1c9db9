import type { Schemas } from '@copper-carrot/contracts';
import { type Quantities } from '../../order/choices';

export interface ChoiceProps {
  choice: Schemas['Choice'];
  quantities: Quantities;
  /** What the person chose before the headcount moved it; null until they choose. */
  before: Quantities | null;
  headcount: number;
  error?: string | null;
  onChange: (quantities: Quantities) => void;
  /** Options of the choice are to share a portion, of which so many are wanted. */
  onCombine: (choice: Schemas['Choice'], combo: Schemas['ComboOption'], qty: number) => void;
}

/** The place of a choice in the page. */
export const choiceId = ({ id }: Pick<Schemas['Choice'], 'id'>) => `choice-${id}`;
