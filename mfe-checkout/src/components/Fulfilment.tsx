import { pickupNote, pickupRadiusMiles } from '@copper-carrot/contracts';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { fieldLabels } from '../checkout/fields';
import { useCheckout } from '../hooks/useCheckout';

/** Brought, or fetched from one of the caterer's kitchens; without a kitchen that hands out food there is nothing to choose. */
export function Fulfilment() {
  const { order, values, change, errorOf, readOnly: isRead } = useCheckout();
  const readOnly = isRead || !order.can.edit_address;
  const kitchens = order.possible_kitchens.filter(({ pickup_allowed }) => pickup_allowed);
  if (kitchens.length === 0 && !values.pickup) return null;
  const chosen = kitchens.find(({ id }) => id === values.pickup_kitchen_id);
  const miles = chosen?.distance_miles ?? 0;
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
        onChange={(how) =>
          change(
            how === 'pickup'
              ? { pickup: true, pickup_kitchen_id: values.pickup_kitchen_id ?? kitchens[0]?.id ?? null }
              : { pickup: false },
          )
        }
      />
      {values.pickup && (
        <>
          <RadioGroup
            label="Pick it up at"
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
      )}
    </>
  );
}
