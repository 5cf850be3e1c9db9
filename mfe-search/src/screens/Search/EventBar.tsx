import { timeSlots, type Schemas } from '@copper-carrot/contracts';
import { PreviewOrderBody } from '@copper-carrot/contracts/limits';
import { Button } from '@copper-carrot/shared-ui/Button';
import { DatePicker } from '@copper-carrot/shared-ui/DatePicker';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { Switch } from '@copper-carrot/shared-ui/Switch';
import { TimeSlotPicker } from '@copper-carrot/shared-ui/TimeSlotPicker';
import { color, media, radius, shadow, space, text } from '@copper-carrot/shared-ui/tokens';
import { inZone, ownZone, todayIn, zoneNote } from '@copper-carrot/shared-ui/zones';
import styled from 'styled-components';
import { AddressField } from '../../components/AddressField';
import { PlaceSelect } from '../../components/PlaceSelect';
import { type SearchControls } from '../../hooks/useSearchState';
import { wordsOnInput } from './input-words';

const people = PreviewOrderBody.headcount;

export interface EventBarProps extends Pick<SearchControls, 'state' | 'change'> {
  places: readonly Schemas['Place'][];
  error?: unknown;
  /** Without a frame, as in a sheet. */
  bare?: boolean;
}

/** Address, headcount and time, in local time of the place. */
export function EventBar({ state, change, places, error, bare }: EventBarProps) {
  const place = places.find((each) => each.enum === state.placeId);
  const zone = place?.time_zone ?? ownZone();
  const wrong = (...fields: NonNullable<Parameters<typeof wordsOnInput>[1]>) =>
    wordsOnInput(error, fields)[0];
  const note = state.date && zoneNote(zone, state.date);
  return (
    <Bar data-bare={bare || undefined}>
      <PlaceSelect
        places={places}
        value={state.placeId}
        onChange={(chosen) => change({ placeId: chosen.enum })}
      />
      <AddressField
        where={state}
        placeId={state.placeId}
        label={state.pickup ? 'Event address' : 'Delivery address'}
        placeholder="Street, city or ZIP"
        error={wrong('formatted_address', 'google_place_id')}
        onChange={(chosen) => change({ ...chosen, placeId: chosen.placeId ?? state.placeId })}
      />
      <NumberField
        label="People"
        min={people.min}
        max={people.max}
        lenient
        value={state.headcount}
        error={wrong('headcount')}
        onChange={(headcount) => change({ headcount })}
      />
      <DatePlace>
        <DatePicker
          label="Date"
          placeholder="Any date"
          min={todayIn(zone)}
          value={state.date}
          error={wrong('start_date')}
          onChange={(date) => change({ date })}
        />
        {state.date && (
          <Clear>
            <Button
              variant="quiet"
              size="small"
              icon="close"
              aria-label="Any date"
              onClick={() => change({ date: null })}
            />
          </Clear>
        )}
      </DatePlace>
      <div>
        <TimeSlotPicker
          label="Time"
          placeholder="Any time"
          none="Any time"
          value={state.time}
          startHour={firstHour(zone, state.date)}
          disabled={!state.date}
          error={wrong('start_time')}
          onChange={(time) => change({ time })}
        />
        {note && <Note>{note}</Note>}
      </div>
      <Last>
        <Switch checked={state.pickup} onChange={(pickup) => change({ pickup })}>
          Pickup
        </Switch>
      </Last>
    </Bar>
  );
}

/** Past hours of today are not offered. */
function firstHour(zone: string, date: string | null): number | undefined {
  const now = inZone(new Date().toISOString(), zone);
  if (date !== now.date) return undefined;
  return Math.min(timeSlots.endHour, Math.max(timeSlots.startHour, Number(now.time.slice(0, 2)) + 1));
}

const Bar = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  > * {
    min-width: 0;
  }
  &[data-bare] {
    padding: 0;
    border: 0;
    border-radius: 0;
  }
  ${media.mobileLandscape} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.largeTablet} {
    grid-template-columns: 1fr 1.4fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: 1.4fr 1.5fr 0.85fr 1.25fr 0.95fr auto;
    align-items: start;
    padding: ${space(4)} ${space(5)} ${space(5)};
    box-shadow: ${shadow.low};
  }
`;
const Note = styled.p`
  margin-top: ${space(1)};
  font-size: ${text.tiny};
  color: ${color.inkSoft};
`;
const DatePlace = styled.div`
  position: relative;
`;
/** Inside the field's box, at its end. */
const Clear = styled.div`
  position: absolute;
  top: 1.9375rem;
  right: ${space(1)};
`;
const Last = styled.div`
  ${media.desktop} {
    padding-top: ${space(8)};
  }
`;
