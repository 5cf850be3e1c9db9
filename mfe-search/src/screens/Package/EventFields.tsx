import type { HeadcountRange, Schemas } from '@copper-carrot/contracts';
import { DatePicker } from '@copper-carrot/shared-ui/DatePicker';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { underNotice } from '@copper-carrot/shared-ui/lead-time';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { TimeSlotPicker } from '@copper-carrot/shared-ui/TimeSlotPicker';
import { space } from '@copper-carrot/shared-ui/tokens';
import { zoneNote } from '@copper-carrot/shared-ui/zones';
import styled from 'styled-components';
import { AddressField } from '../../components/AddressField';
import { type PackageEvent } from '../../hooks/usePackageEvent';
import { type Verdict } from '../../order/verdict';

const pickup = onDemand(async () => (await import('./PickupKitchen')).PickupKitchen);

/** The rules of a package or menu for headcount, date and place. */
export type EventRules = HeadcountRange &
  Pick<Schemas['Package'], 'place_ids'> & {
    /** The package whose caterer names the pickup kitchens, or the kitchens. */
    id?: number;
    kitchens?: Schemas['Caterer']['kitchens'];
  };

export interface EventFieldsProps {
  pack: EventRules;
  event: PackageEvent;
  change: (part: Partial<PackageEvent>) => void;
  slots: Verdict['slots'];
  /** The event's time zone, once known. */
  zone: string;
  /** The soonest possible start by the notice, in local time, once known. */
  earliest: Schemas['EarliestStart'] | undefined;
}

/** Headcount, delivery or pickup, address and time, each with its error. */
export function EventFields({ pack, event, change, slots, zone, earliest }: EventFieldsProps) {
  const canPickUp = useOnDemand(pickup, event.pickup);
  const allowed = underNotice(earliest, event.date, zone);
  const notes = [event.date && zoneNote(zone, event.date), allowed.times.description].filter(Boolean);
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
      {event.pickup && canPickUp && <pickup.Part of={pack} {...{ event, change }} />}
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
          {...allowed.dates}
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
          {...allowed.times}
          description={notes.join('. ') || undefined}
          error={slots.time}
          onChange={(time) => change({ time })}
        />
      </When>
    </Stack>
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
