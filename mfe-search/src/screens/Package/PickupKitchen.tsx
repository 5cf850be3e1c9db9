import type { Schemas } from '@copper-carrot/contracts';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { useCaterer } from '../../hooks/useCaterer';
import { type EventFieldsProps } from './EventFields';

type Props = Pick<EventFieldsProps, 'pack' | 'event' | 'change'>;

/** Where it is picked up, of a restaurant that hands food out in several places. */
export const PickupKitchen = ({ pack: { id, kitchens }, ...pickup }: Props) =>
  kitchens ? (
    <Kitchens kitchens={kitchens} {...pickup} />
  ) : (
    id !== undefined && <OfPackage packageId={id} {...pickup} />
  );

function OfPackage({ packageId, ...pickup }: Omit<Props, 'pack'> & { packageId: number }) {
  return <Kitchens kitchens={useCaterer(packageId)?.kitchens ?? []} {...pickup} />;
}

function Kitchens({
  kitchens: all,
  event,
  change,
}: Omit<Props, 'pack'> & { kitchens: Schemas['Caterer']['kitchens'] }) {
  const kitchens = all.filter(({ pickup_allowed }) => pickup_allowed);
  if (kitchens.length < 2) return null;
  const chosen = kitchens.find(({ id }) => id === event.pickupKitchenId);
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
