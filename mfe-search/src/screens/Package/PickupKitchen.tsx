import type { Schemas } from '@copper-carrot/contracts';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { useEffect, useEffectEvent } from 'react';
import { useCaterer } from '../../hooks/useCaterer';
import { type PackageEvent } from '../../hooks/usePackageEvent';

interface Pickup {
  event: PackageEvent;
  change: (part: Pick<PackageEvent, 'pickupKitchenId'>) => void;
}
type AllKitchens = Schemas['Caterer']['kitchens'];

/** The pickup kitchen, if a restaurant or package has several. */
export const PickupKitchen = ({ of, ...pickup }: Pickup & { of: { id?: number; kitchens?: AllKitchens } }) =>
  of.kitchens ? (
    <Kitchens kitchens={of.kitchens} {...pickup} />
  ) : (
    of.id !== undefined && <OfPackage packageId={of.id} {...pickup} />
  );

function OfPackage({ packageId, ...pickup }: Pickup & { packageId: number }) {
  return <Kitchens kitchens={useCaterer(packageId)?.kitchens ?? []} {...pickup} />;
}

function Kitchens({ kitchens: all, event, change }: Pickup & { kitchens: AllKitchens }) {
  const kitchens = all.filter(({ pickup_allowed }) => pickup_allowed);
  const chosen = kitchens.find(({ id }) => id === event.pickupKitchenId);
  const isElsewhere = kitchens.length > 0 && event.pickupKitchenId !== null && !chosen;
  const choose = useEffectEvent((id: number | null) => change({ pickupKitchenId: id }));
  // Drops a kitchen from the address that does not belong to these.
  useEffect(() => {
    if (isElsewhere) choose(null);
  }, [isElsewhere]);
  if (kitchens.length < 2) return null;
  return (
    <RadioGroup
      label="Pick it up at"
      look="cards"
      name="pickup_kitchen_id"
      value={chosen ? String(chosen.id) : 'nearest'}
      options={[
        { value: 'nearest', label: 'The nearest kitchen', description: 'To your event address' },
        ...kitchens.map(({ id, name, city, state }) => ({
          value: String(id),
          label: name,
          description: `${city}, ${state}`,
        })),
      ]}
      onChange={(id) => change({ pickupKitchenId: id === 'nearest' ? null : Number(id) })}
    />
  );
}
