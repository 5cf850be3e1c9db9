import {
  Button,
  color,
  count,
  Dialog,
  layer,
  media,
  PageTitle,
  space,
  text,
  useBelow,
} from '@copper-carrot/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { rememberPlace, useLikelyPlace, usePlaces } from '../../hooks/usePlaces';
import { useScrollReturn } from '../../hooks/useScrollReturn';
import { useSearchNames } from '../../hooks/useSearchNames';
import { useSearchResults, useSearchType } from '../../hooks/useSearchResults';
import { useSearchState } from '../../hooks/useSearchState';
import { narrowings } from '../../search/filter-words';
import { EventBar } from './EventBar';
import { EventSummary } from './EventSummary';
import { Filters } from './filters/Filters';
import { Found } from './Found';
import { MealTypes } from './MealTypes';
import { SavedSearches } from './saved/SavedSearches';

/** Packages and restaurants by place, people, date and taste; all of it is in the address (1 §2). */
export default function Search() {
  const controls = useSearchState();
  const { state, change } = controls;
  const { places } = usePlaces();
  const likely = useLikelyPlace(places);
  const narrow = useBelow('largeTablet');
  const [sheet, setSheet] = useState(false);

  // A search is always somewhere; the address then says where.
  const placeless = state.placeId === null && state.address === null;
  useEffect(() => {
    if (placeless && likely) change({ placeId: likely.enum, page: state.page }, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once the likely place is known
  }, [placeless, likely]);
  useEffect(() => {
    if (state.placeId !== null) rememberPlace(state.placeId);
  }, [state.placeId]);

  const type = useSearchType(state);
  const found = useSearchResults(state, placeless ? null : type);
  const { results, error } = found;
  const response = results?.response;
  const { collections, names } = useSearchNames(results);
  useScrollReturn('packages', results !== undefined);
  useNewPage(state.page);

  const place = places.find((each) => each.enum === state.placeId);
  const where = place ? ` in ${place.label}` : '';
  const filters = (
    <Filters {...controls} type={type ?? 'packages'} response={response} collections={collections} />
  );
  const saved = <SavedSearches {...controls} places={places} names={names} />;
  const chosen = narrowings(state).length;

  return (
    <Page>
      <PageTitle actions={!narrow && saved}>
        {type === 'restaurants' ? 'Restaurants' : 'Catering'}
        {where}
      </PageTitle>
      {narrow ? (
        <Bar>
          <EventSummary {...controls} places={places} error={error} />
          <Button variant="secondary" icon="filter" aria-haspopup="dialog" onClick={() => setSheet(true)}>
            Filters{chosen > 0 && ` (${chosen})`}
          </Button>
        </Bar>
      ) : (
        <EventBar {...controls} places={places} error={error} />
      )}
      <MealTypes
        value={state.mealType}
        counts={response?.type_counts}
        onChange={(mealType) => change({ mealType })}
      />
      <Columns>
        {!narrow && (
          <aside aria-label="Filters">
            <AsideTitle>Filters</AsideTitle>
            {filters}
          </aside>
        )}
        <Found {...controls} type={type} found={found} names={names} place={place} aside={narrow && saved} />
      </Columns>
      <Dialog
        open={narrow && sheet}
        onClose={() => setSheet(false)}
        title="Filters"
        guard={false}
        footer={
          <Button wide onClick={() => setSheet(false)}>
            {response ? `Show ${count(response.count, 'result')}` : 'Show results'}
          </Button>
        }
      >
        {filters}
      </Dialog>
    </Page>
  );
}

/** Another page of results starts at its first one. */
function useNewPage(page: number) {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    document.getElementById('packages')?.scrollIntoView();
  }, [page]);
}

const Page = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: 84rem;
  margin-inline: auto;

  > * {
    min-width: 0;
  }
  ${media.largeTablet} {
    gap: ${space(6)};
  }
`;
const Bar = styled.div`
  position: sticky;
  /* Below the shell's own bar, which stays in sight as well. */
  top: 4rem;
  z-index: ${layer.sticky};
  display: flex;
  gap: ${space(2)};
  align-items: stretch;
  padding: ${space(2)} ${space(4)};
  margin-inline: -${space(4)};
  background: ${color.paper};

  > :first-child {
    flex: 1;
    min-width: 0;
  }
  > :last-child {
    align-self: center;
  }
`;
const Columns = styled.div`
  display: grid;
  gap: ${space(8)};

  > * {
    min-width: 0;
  }
  ${media.largeTablet} {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
  ${media.desktop} {
    gap: ${space(10)};
  }
`;
const AsideTitle = styled.h2`
  padding-bottom: ${space(4)};
  font-size: ${text.heading};
`;
