import type { Schemas } from '@copper-carrot/contracts';
import { PreviewOrderBody } from '@copper-carrot/contracts/limits';
import { ComboDialog } from '@copper-carrot/shared-ui/combo-dialog';
import { combined } from '../../order/combine';
import { type Combine } from '../../order/combos';

interface Props {
  choice: Schemas['Choice'];
  headcount: number;
  onCombine: Combine;
  onClose: () => void;
}

/** Combines options on the page; the order gets the combination when it is created. */
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
