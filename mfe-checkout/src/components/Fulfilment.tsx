import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { fieldLabels } from '../checkout/fields';
import { useCheckout } from '../hooks/useCheckout';

/** Most orders are brought. */
const pickupKitchens = onDemand(async () => (await import('./PickupKitchens')).PickupKitchens);

/** Brought, or fetched from one of the caterer's kitchens; without a kitchen that hands out food there is nothing to choose. */
export function Fulfilment() {
  const { order, values, change, locked } = useCheckout();
  const hasKitchens = useOnDemand(pickupKitchens, values.pickup);
  const readOnly = locked || !order.can.edit_address;
  const kitchens = order.possible_kitchens.filter(({ pickup_allowed }) => pickup_allowed);
  if (kitchens.length === 0 && !values.pickup) return null;
  return (
    <>
      <RadioGroup
        label={fieldLabels.pickup}
        look="segments"
        value={values.pickup ? 'pickup' : 'delivery'}
        disabled={readOnly}
        options={[
          { value: 'delivery', label: 'Delivery' },
          { value: 'pickup', label: 'Pickup' },
        ]}
        // Which kitchen is the nearest that can cook it, the server knows; one is named only by who chooses it.
        onChange={(how) => change({ pickup: how === 'pickup' })}
      />
      {hasKitchens && <pickupKitchens.Part kitchens={kitchens} readOnly={readOnly} />}
    </>
  );
}
