import { fromChosenOptions, type Schemas, toChosenOptions, withCombination } from '@copper-carrot/contracts';
import { ComboDialog as Combining } from '@copper-carrot/shared-ui/combo-dialog';
import { addCombo, urls } from '../api';
import { mostOfOption } from '../checkout/fields';
import { useCheckout } from '../hooks/useCheckout';
import { useLeadOn } from '../hooks/useLeadOn';

/** Creates a combination of several options that share a portion and adds it to the order. */
export function ComboDialog({ choice, onClose }: { choice: Schemas['Choice']; onClose: () => void }) {
  const { order, values, change } = useCheckout();
  const leadOn = useLeadOn(order.id);
  return (
    <Combining
      choice={choice}
      headcount={values.headcount}
      mostOfOption={mostOfOption}
      send={(combo) => leadOn(addCombo(order.id, choice.id, combo))}
      stale={[urls.choices(order.id)]}
      onDone={(combo, qty) =>
        change({
          chosen_options: toChosenOptions(
            withCombination(choice, fromChosenOptions(values.chosen_options), combo, qty),
          ),
        })
      }
      onClose={onClose}
    />
  );
}
