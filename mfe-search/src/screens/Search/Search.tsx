import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';
import { useBelow } from '@copper-carrot/shared-ui/useBelow';
import { count } from '@copper-carrot/shared-ui/words';
import { useEffect, useState } from 'react';
import { rememberPlace, useLikelyPlace, usePlaces } from '../../hooks/usePlaces';
import { useScrollReturn } from '../../hooks/useScrollReturn';
import { useSearchNames } from '../../hooks/useSearchNames';
import { useSearchResults, useSearchType } from '../../hooks/useSearchResults';
import { useSearchState } from '../../hooks/useSearchState';
import { useTopOfResults } from '../../hooks/useTopOfResults';
import { narrowings } from '../../search/filter-words';
import { ActiveFilters } from './ActiveFilters';
import { EventBar } from './EventBar';
import { EventSummary } from './EventSummary';
import { Filters } from './filters/Filters';
import { Found } from './Found';
import { MealTypes } from './MealTypes';
import { SavedSearches } from './saved/SavedSearches';
import { KindChoice, SortChoice } from './SearchControls';
import { Page, Bar, Columns, Sheet, Skip, AsideTitle } from './search-layout';

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
  const { address, googlePlaceId, page } = state;
  const placeFound = state.placeId === null && address !== null ? response?.place_id : null;
  useEffect(() => {
    if (placeFound) change({ placeId: placeFound, address, googlePlaceId, page }, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once it is known where the address lies
  }, [placeFound]);
  useScrollReturn('packages', results !== undefined);
  useTopOfResults(state.page, results !== undefined);

  const place = places.find((each) => each.enum === state.placeId);
  const title = `${type === 'restaurants' ? 'Restaurants' : 'Catering'}${place ? ` in ${place.label}` : ''}`;
  const filters = (
    <Filters {...controls} type={type ?? 'packages'} response={response} collections={collections} />
  );
  const saved = <SavedSearches {...controls} places={places} names={names} narrow={narrow} />;
  const chosen = narrowings(state).length;

  return (
    <Page>
      {narrow ? (
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
      ) : (
        <PageTitle actions={saved}>{title}</PageTitle>
      )}
      {narrow ? (
        <Bar>
          <EventSummary {...controls} places={places} error={error} />
          <Button
            variant="secondary"
            icon="filter"
            aria-haspopup="dialog"
            aria-label={chosen > 0 ? `Filters (${chosen})` : 'Filters'}
            onClick={() => setSheet(true)}
          >
            {chosen > 0 ? String(chosen) : undefined}
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
            <Skip type="button" onClick={() => document.getElementById('packages')?.focus()}>
              Skip to the results
            </Skip>
            <AsideTitle>Filters</AsideTitle>
            {filters}
          </aside>
        )}
        <Found
          {...controls}
          type={type}
          found={found}
          names={names}
          place={place}
          narrow={narrow}
          aside={narrow && saved}
        />
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
        <Sheet>
          <KindChoice change={change} type={type} />
          {state.view === 'list' && <SortChoice state={state} change={change} />}
          <ActiveFilters {...controls} names={names} />
          {filters}
        </Sheet>
      </Dialog>
    </Page>
  );
}
