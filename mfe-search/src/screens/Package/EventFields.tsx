import type { HeadcountRange, Schemas } from '@copper-carrot/contracts';
import { DatePicker } from '@copper-carrot/shared-ui/DatePicker';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { TimeSlotPicker } from '@copper-carrot/shared-ui/TimeSlotPicker';
import { space } from '@copper-carrot/shared-ui/tokens';
import { inZone, zoneNote } from '@copper-carrot/shared-ui/zones';
import styled from 'styled-components';
import { AddressField } from '../../components/AddressField';
import { useCaterer } from '../../hooks/useCaterer';
import { type PackageEvent } from '../../hooks/usePackageEvent';
import { type Verdict } from '../../order/verdict';

const hourMs = 3_600_000;

/** What of a package, or of a menu, decides for whom and when it can be had. */
export type EventRules = HeadcountRange &
  Pick<Schemas['Package'], 'place_ids' | 'lead_time_hours' | 'day_before_cutoff'> & {
    /** The package whose caterer says where it is picked up, or its kitchens themselves. */
    id?: number;
    kitchens?: Schemas['Caterer']['kitchens'];
  };

export interface EventFieldsProps {
  pack: EventRules;
  event: PackageEvent;
  change: (part: Partial<PackageEvent>) => void;
  slots: Verdict['slots'];
  /** The zone of the event's clock, once it is known. */
  zone: string;
}

/** How many, how, where and when; what stands against it, beside its field. */
export function EventFields({ pack, event, change, slots, zone }: EventFieldsProps) {
  const { minimum_headcount: least, maximum_headcount: most, increment_by: step } = pack;
  return (
    <Stack gap={4}>
      <Pair>
        <NumberField
          label="People"
          min={least}
          max={most}
          step={step}
          lenient
          value={event.wrongHeadcount?.typed ?? event.headcount}
          error={slots.headcount}
          onChange={(headcount) => change({ headcount: headcount ?? least })}
        />
        <RadioGroup
          label="How it comes"
          look="segments"
          value={event.pickup ? 'pickup' : 'delivery'}
          options={[
            { value: 'delivery', label: 'Delivery' },
            { value: 'pickup', label: 'Pickup' },
          ]}
          error={slots.pickup}
          onChange={(way) => change({ pickup: way === 'pickup' })}
        />
      </Pair>
      {event.pickup && pack.id !== undefined && (
        <PickupOfPackage packageId={pack.id} event={event} change={change} />
      )}
      {event.pickup && pack.kitchens && (
        <PickupKitchen kitchens={pack.kitchens} event={event} change={change} />
      )}
      <AddressField
        label={event.pickup ? 'Event address' : 'Delivery address'}
        placeholder="Street, city or ZIP"
        where={event}
        placeId={event.placeId ?? pack.place_ids[0] ?? null}
        error={slots.address}
        onChange={(chosen) => change({ ...chosen, placeId: chosen.placeId ?? event.placeId })}
      />
      <When>
        <DatePicker
          label="Date"
          placeholder="Pick a date"
          min={firstDate(pack, zone)}
          value={event.date}
          error={slots.date}
          onChange={(date) => change({ date })}
        />
        <TimeSlotPicker
          label="Time"
          placeholder="Pick a time"
          none="No time yet"
          value={event.time}
          disabled={!event.date}
          rangeLabel={event.pickup ? undefined : 'Delivery window'}
          description={(event.date && zoneNote(zone, event.date)) || undefined}
          error={slots.time}
          onChange={(time) => change({ time })}
        />
      </When>
    </Stack>
  );
}

/** The first date on which something can still be ordered: the notice from now on, and the clock of the day before. */
function firstDate({ lead_time_hours, day_before_cutoff }: EventRules, zone: string): string {
  const now = new Date();
  const noticed = inZone(new Date(now.getTime() + lead_time_hours * hourMs), zone).date;
  if (day_before_cutoff === null) return noticed;
  const daysAhead = inZone(now, zone).time <= day_before_cutoff ? 1 : 2;
  const before = inZone(new Date(now.getTime() + daysAhead * 24 * hourMs), zone).date;
  return before > noticed ? before : noticed;
}

type PickupProps = Pick<EventFieldsProps, 'event' | 'change'>;

function PickupOfPackage({ packageId, ...pickup }: PickupProps & { packageId: number }) {
  return <PickupKitchen kitchens={useCaterer(packageId)?.kitchens ?? []} {...pickup} />;
}

/** Where it is picked up, of a restaurant that hands food out in several places. */
function PickupKitchen({
  kitchens: all,
  event,
  change,
}: PickupProps & { kitchens: Schemas['Caterer']['kitchens'] }) {
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

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space(5)} ${space(4)};

  > * {
    min-width: 0;
  }
`;
const When = styled.div`
  /* Side by side only where neither a whole date nor 'Pick a time' is cropped or broken: a date needs the wider half. */
  display: flex;
  flex-wrap: wrap;
  gap: ${space(5)} ${space(4)};

  > * {
    flex: 1 1 10.5rem;
    min-width: 0;
  }
  > :first-child {
    flex-basis: 11.75rem;
  }
`;
