import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { fieldLabels } from '../checkout/fields';
import { useCheckout } from '../hooks/useCheckout';

/** Loaded on demand, as most orders are delivered. */
const pickupKitchens = onDemand(async () => (await import('./PickupKitchens')).PickupKitchens);

/** Delivery or pickup; hidden if no kitchen of the caterer offers pickup. */
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
        // The server picks the nearest kitchen unless the person chooses one.
        onChange={(how) => change({ pickup: how === 'pickup' })}
      />
      {hasKitchens && <pickupKitchens.Part kitchens={kitchens} readOnly={readOnly} />}
    </>
  );
}
