import { PreviewOrderBody } from '@copper-carrot/contracts/limits';
import { ComboDialog } from '@copper-carrot/shared-ui/combo-dialog';
import { combined } from '../../order/combine';
import { type ChoiceProps } from './choice-props';

interface Props extends Pick<ChoiceProps, 'choice' | 'headcount' | 'onCombine'> {
  onClose: () => void;
}

/** Options of a choice are combined on the page; the order hears of it when it is started. */
export function ComboOfChoice({ choice, headcount, onCombine, onClose }: Props) {
  return (
    <ComboDialog
      choice={choice}
      headcount={headcount}
      mostOfOption={PreviewOrderBody['order.chosen_options.0.qty'].max}
      send={(combo) => Promise.resolve(combo)}
      onDone={(combo, qty) => onCombine((now) => combined(now, choice, combo, qty))}
      onClose={onClose}
    />
  );
}
