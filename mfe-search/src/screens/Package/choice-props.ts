import { type ChoiceView } from '@copper-carrot/contracts';
import { type Quantities } from '../../order/choices';

export interface ChoiceProps {
  choice: ChoiceView;
  quantities: Quantities;
  headcount: number;
  error?: string | null;
  onChange: (quantities: Quantities) => void;
}

/** The place of a choice in the page. */
export const choiceId = ({ id }: Pick<ChoiceView, 'id'>) => `choice-${id}`;
