import type { Schemas } from '@copper-carrot/contracts';
import { type Quantities } from '../../order/choices';
import { type Combined } from '../../order/combos';

export interface ChoiceProps {
  choice: Schemas['Choice'];
  quantities: Quantities;
  /** What the person chose before the headcount moved it; null until they choose. */
  before: Quantities | null;
  headcount: number;
  error?: string | null;
  onChange: (quantities: Quantities) => void;
  /** Options are to share a portion; says what is chosen then. */
  onCombine: (combine: (now: Combined) => Combined) => void;
}

/** The place of a choice in the page. */
export const choiceId = ({ id }: Pick<Schemas['Choice'], 'id'>) => `choice-${id}`;
