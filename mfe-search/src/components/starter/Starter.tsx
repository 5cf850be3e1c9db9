import { faultBeside, href, type Schemas } from '@copper-carrot/contracts';
import { PreviewOrderBody } from '@copper-carrot/contracts/limits';
import { Button } from '@copper-carrot/shared-ui/Button';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { Form } from '@copper-carrot/shared-ui/Form';
import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { color, media, radius, shadow, space } from '@copper-carrot/shared-ui/tokens';
import { ownZone, todayIn } from '@copper-carrot/shared-ui/zones';
import { useUser } from '@copper-carrot/contracts/runtime';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { writeSearch } from '../../search/query-string';
import { emptySearch, type SearchState } from '../../search/search-state';
import { type Said } from '../../search/words/take-back';
import { choosePlace } from '../words';
import { CountField } from './CountField';
import { LateField } from './LateField';
import { WordsField } from './WordsField';

const placeSelect = onDemand(
  async () => (await import(/* webpackChunkName: 'starter' */ '../PlaceSelect')).PlaceSelect,
);
const datePicker = onDemand(async () => (await import('@copper-carrot/shared-ui/DatePicker')).DatePicker);
/** A person near one field will soon use the others, so all are preloaded. */
const prepare = () => {
  placeSelect.intent.onFocus();
  datePicker.intent.onFocus();
};

const usualHeadcount = 20;
const anyDate = 'Any date';
const people = PreviewOrderBody.headcount;

export interface StarterProps {
  places: readonly Schemas['Place'][];
  place: Schemas['Place'] | null;
  /** Missing if the page is about one place. */
  onPlace?: (place: Schemas['Place']) => void;
  /** The search besides place, headcount and date. */
  search?: Partial<SearchState>;
}

/**
 * The search that the words and fields mean; if the parser fails to load, the words are searched as text.
 */
async function meantBy(
  words: string,
  chosen: SearchState,
  places: StarterProps['places'],
  isSignedIn: boolean,
): Promise<{ state: SearchState; said?: Said }> {
  const reader = await import(/* webpackChunkName: 'starter' */ '../../search/words').catch(() => null);
  return (
    reader?.sentFromHome(words, chosen, places, isSignedIn) ?? { state: { ...chosen, text: words.trim() } }
  );
}

/** The start of a search: words, place, headcount and date. The words take precedence over the fields. */
export function Starter({ places, place, onPlace, search }: StarterProps) {
  const navigate = useNavigate();
  const [headcount, setHeadcount] = useState<number | null>(usualHeadcount);
  const [date, setDate] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [words, setWords] = useState('');
  const isSignedIn = useUser() !== null;
  const wrong = faultBeside('The headcount', headcount, people);
  const begin = async () => {
    // The field shows its error; the search does not run with a different headcount.
    if (wrong) return setTries((count) => count + 1);
    const chosen = { ...emptySearch, ...search, placeId: place?.enum ?? null, headcount, date };
    const { state, said } = words.trim()
      ? await meantBy(words, chosen, places, isSignedIn)
      : { state: chosen };
    await navigate(`${href.search()}?${writeSearch(state).toString()}`, { state: { said } });
  };
  return (
    <Box onPointerEnter={prepare} onFocus={prepare}>
      <Form aria-label="Start a search" attempt={tries} onSubmit={begin}>
        <Fields data-short={!onPlace || undefined}>
          {onPlace && (
            <What>
              <WordsField
                label="What"
                placeholder="Vegan lunch for 25 under $400, Friday noon"
                value={words}
                onChange={setWords}
              />
            </What>
          )}
          {onPlace && (
            <Where>
              <LateField
                part={placeSelect}
                label="Where"
                icon="pin"
                text={place?.label}
                placeholder={choosePlace}
                opens="listbox"
              >
                {(ref) => (
                  <placeSelect.Part
                    ref={ref}
                    label="Where"
                    places={places}
                    value={place?.enum ?? null}
                    onChange={onPlace}
                  />
                )}
              </LateField>
            </Where>
          )}
          <CountField
            label="People"
            min={people.min}
            max={people.max}
            value={headcount}
            error={wrong}
            onChange={setHeadcount}
          />
          <LateField
            part={datePicker}
            label="When"
            icon="calendar"
            text={date ? formatOrderDate(date) : undefined}
            placeholder={anyDate}
            opens="dialog"
          >
            {(ref) => (
              <datePicker.Part
                ref={ref}
                label="When"
                placeholder={anyDate}
                min={todayIn(place?.time_zone ?? ownZone())}
                value={date}
                onChange={setDate}
              />
            )}
          </LateField>
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

const What = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
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
  /* Two beside each other where both have room for their words, which a narrow phone or a large zoom leaves to one. */
  grid-template-columns: repeat(auto-fit, minmax(max(8.5rem, calc(50% - ${space(4)})), 1fr));
  gap: ${space(4)};

  > * {
    min-width: 0;
  }
  ${Where}, ${Go} {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: 1.4fr 0.9fr 1.1fr;
    /* What is said under a field moves no other one. */
    align-items: start;

    ${Where} {
      grid-column: auto;
    }
    &[data-short] {
      grid-template-columns: 0.9fr 1.1fr auto;
    }
    &[data-short] ${Go} {
      grid-column: auto;
      padding-top: 1.375rem;
    }
  }
  ${media.largeTablet} {
    grid-template-columns: 1.4fr 0.9fr 1.1fr auto;

    ${Go} {
      grid-column: auto;
      padding-top: 1.375rem;
    }
  }
`;
