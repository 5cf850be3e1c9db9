import { pickupNote, pickupRadiusMiles, type Schemas } from '@copper-carrot/contracts';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { useCheckout } from '../hooks/useCheckout';

interface Props {
  kitchens: Schemas['Order']['possible_kitchens'];
  readOnly: boolean;
}

/** The pickup kitchen, with a warning if it is far away. */
export function PickupKitchens({ kitchens, readOnly }: Props) {
  const { values, change, errorOf } = useCheckout();
  const chosen = kitchens.find(({ id }) => id === values.pickup_kitchen_id);
  const miles = chosen?.distance_miles ?? 0;
  return (
    <>
      <RadioGroup
        label="Pick it up at"
        description={orderWords(kitchens)}
        look="cards"
        columns={2}
        name="pickup_kitchen_id"
        value={chosen ? String(chosen.id) : null}
        error={errorOf('details', 'pickup_kitchen_id')}
        disabled={readOnly}
        options={kitchens.map(({ id, name, formatted_address, distance_miles }) => ({
          value: String(id),
          label: name,
          description: formatted_address,
          aside: distance_miles === null ? undefined : `${distance_miles.toFixed(1)} mi`,
        }))}
        onChange={(id) => change({ pickup_kitchen_id: Number(id) })}
      />
      {miles >= pickupRadiusMiles && (
        <Notice tone="warning">{pickupNote(Math.round(miles * 10) / 10)}</Notice>
      )}
    </>
  );
}

/** Says that the event's address determines the distances, or that the nearest kitchen is first. */
function orderWords(kitchens: Props['kitchens']): string | undefined {
  const isFew = kitchens.length < 2;
  if (kitchens.some(({ distance_miles: miles }) => miles === null))
    return `Give your event address below to see ${isFew ? 'how far it is' : 'which one is the nearest'}.`;
  return isFew ? undefined : 'The nearest to your event address stands first.';
}
