import { href, type PackageRecord, type PlaceView } from '@copper-carrot/contracts';
import {
  Button,
  color,
  DatePicker,
  media,
  NumberField,
  radius,
  shadow,
  space,
  text,
  todayIn,
} from '@copper-carrot/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { PlaceSelect } from '../../components/PlaceSelect';
import { writeSearch } from '../../search/query-string';
import { emptySearch } from '../../search/search-state';
import { Table } from './Table';

const usualHeadcount = 20;

export interface HeroProps {
  places: readonly PlaceView[];
  place: PlaceView | null;
  onPlace: (place: PlaceView) => void;
  packages?: readonly PackageRecord[];
}

/** What this is, in a glance, and the way into a search. */
export function Hero({ places, place, onPlace, packages }: HeroProps) {
  const navigate = useNavigate();
  const [headcount, setHeadcount] = useState<number | null>(usualHeadcount);
  const [date, setDate] = useState<string | null>(null);
  const begin = async () => {
    const query = writeSearch({ ...emptySearch, placeId: place?.enum ?? null, headcount, date });
    await navigate(`${href.search()}?${query.toString()}`);
  };
  const kitchens = place ? `${place.brands_count} kitchens in ${place.label}` : 'kitchens around your office';
  return (
    <Root>
      <Words>
        <Title>Good food for the whole room.</Title>
        <Lead>
          Breakfasts, lunches and late-night trays from {kitchens}. Say how many you are; see the whole price
          before you order.
        </Lead>
      </Words>
      <Table packages={packages} />
      <Starter
        aria-label="Start a search"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <PlaceSelect label="Where" places={places} value={place?.enum ?? null} onChange={onPlace} />
        <NumberField label="People" min={1} max={10_000} value={headcount} onChange={setHeadcount} />
        <DatePicker
          label="When"
          placeholder="Any date"
          min={todayIn(place?.time_zone ?? 'America/New_York')}
          value={date}
          onChange={setDate}
        />
        <Button type="submit" size="large" icon="search">
          Find food
        </Button>
      </Starter>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space(8)};
  padding-top: ${space(4)};

  > * {
    min-width: 0;
  }
  ${media.largeTablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
    gap: ${space(10)} ${space(14)};
    align-items: center;
    padding-top: ${space(8)};
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${space(5)};
`;
const Title = styled.h1`
  max-width: 11ch;
  font-size: clamp(2.75rem, 1.5rem + 5.4vw, 5.25rem);
  font-weight: 520;
  line-height: 0.98;
  letter-spacing: -0.035em;
`;
const Lead = styled.p`
  max-width: 32rem;
  font-size: ${text.large};
  line-height: 1.55;
  color: ${color.inkSoft};
`;
const Starter = styled.form`
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)};
  background: ${color.surface};
  border-radius: ${radius.large};
  box-shadow: ${shadow.mid};

  ${media.tablet} {
    grid-template-columns: 1.4fr 0.9fr 1.1fr auto;
    align-items: end;
    padding: ${space(5)} ${space(6)} ${space(6)};
  }
  ${media.largeTablet} {
    grid-column: 1 / -1;
  }
`;
