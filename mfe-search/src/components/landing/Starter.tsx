import { faultBeside, href, type Schemas } from '@copper-carrot/contracts';
import { PreviewOrderBody } from '@copper-carrot/contracts/limits';
import { Button } from '@copper-carrot/shared-ui/Button';
import { DatePicker } from '@copper-carrot/shared-ui/DatePicker';
import { Form } from '@copper-carrot/shared-ui/Form';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { color, media, radius, shadow, space } from '@copper-carrot/shared-ui/tokens';
import { todayIn } from '@copper-carrot/shared-ui/zones';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { writeSearch } from '../../search/query-string';
import { emptySearch, type SearchState } from '../../search/search-state';
import { PlaceSelect } from '../PlaceSelect';

const usualHeadcount = 20;
const people = PreviewOrderBody.headcount;

export interface StarterProps {
  places: readonly Schemas['Place'][];
  place: Schemas['Place'] | null;
  /** Left out where the page is about one place. */
  onPlace?: (place: Schemas['Place']) => void;
  /** What the search is for besides place, people and date. */
  search?: Partial<SearchState>;
}

/** The way into a search: where, for how many, when. */
export function Starter({ places, place, onPlace, search }: StarterProps) {
  const navigate = useNavigate();
  const [headcount, setHeadcount] = useState<number | null>(usualHeadcount);
  const [date, setDate] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const wrong = faultBeside('The headcount', headcount, people);
  const begin = async () => {
    // It stands beside the field; a search for as many as fit would be another one than was asked for.
    if (wrong) return setTries((count) => count + 1);
    const query = writeSearch({ ...emptySearch, ...search, placeId: place?.enum ?? null, headcount, date });
    await navigate(`${href.search()}?${query.toString()}`);
  };
  return (
    <Box>
      <Form aria-label="Start a search" attempt={tries} onSubmit={begin}>
        <Fields data-short={!onPlace || undefined}>
          {onPlace && (
            <Where>
              <PlaceSelect label="Where" places={places} value={place?.enum ?? null} onChange={onPlace} />
            </Where>
          )}
          <NumberField
            label="People"
            min={people.min}
            max={people.max}
            lenient
            value={headcount}
            error={wrong}
            onChange={setHeadcount}
          />
          <DatePicker
            label="When"
            placeholder="Any date"
            min={todayIn(place?.time_zone ?? 'America/New_York')}
            value={date}
            onChange={setDate}
          />
          <Go>
            <Button type="submit" size="large" icon="search" wide>
              Find food
            </Button>
          </Go>
        </Fields>
      </Form>
    </Box>
  );
}

const Where = styled.div`
  min-width: 0;
`;
const Go = styled.div`
  min-width: 0;
`;
const Box = styled.div`
  padding: ${space(5)};
  background: ${color.surface};
  border-radius: ${radius.large};
  box-shadow: ${shadow.mid};

  ${media.tablet} {
    padding: ${space(5)} ${space(6)} ${space(6)};
  }
`;
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(4)};

  > * {
    min-width: 0;
  }
  ${Where}, ${Go} {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: 1.4fr 0.9fr 1.1fr auto;
    /* What is said under a field moves no other one. */
    align-items: start;

    &[data-short] {
      grid-template-columns: 0.9fr 1.1fr auto;
    }
    ${Where}, ${Go} {
      grid-column: auto;
    }
    ${Go} {
      padding-top: 1.375rem;
    }
  }
`;
