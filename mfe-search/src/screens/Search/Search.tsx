import { Button } from '@copper-carrot/shared-ui/Button';
import { useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';
import { useBelow } from '@copper-carrot/shared-ui/useBelow';
import { useEffect, useMemo, useState } from 'react';
import { rememberPlace, useLikelyPlace, usePlaces } from '../../hooks/usePlaces';
import { useScrollReturn } from '../../hooks/useScrollReturn';
import { useSearchNames } from '../../hooks/useSearchNames';
import { useSearchResults, useSearchType } from '../../hooks/useSearchResults';
import { useSearchState } from '../../hooks/useSearchState';
import { useTopOfResults } from '../../hooks/useTopOfResults';
import { changeSearch } from '../../search/change-search';
import { narrowings } from '../../search/filter-words';
import { EventSummary } from './EventSummary';
import { Found } from './Found';
import { MealTypes } from './MealTypes';
import { eventBar, filters, filterSheet } from './parts';
import { SavedSearches } from './saved/SavedSearches';
import { Page, Bar, Columns, Skip, AsideTitle } from './search-layout';

/** Search for packages and restaurants; the whole state is in the address (1 §2). */
export default function Search() {
  const asked = useSearchState();
  const { change } = asked;
  const served = usePlaces();
  const { places } = served;
  const likely = useLikelyPlace(places);
  const narrow = useBelow('largeTablet');
  const [sheet, setSheet] = useState(false);
  // Stays loaded, as a window may become wide later.
  const hasBar = useOnDemand(eventBar, !narrow);
  const hasFilters = useOnDemand(filters, !narrow);

  // A search needs a place, so the likely one is written to the address.
  const isNowhere = asked.state.placeId === null && asked.state.address === null;
  const likelyId = isNowhere && likely ? likely.enum : null;
  const state = useMemo(() => {
    const { page } = asked.state;
    return likelyId === null ? asked.state : changeSearch(asked.state, { placeId: likelyId, page });
  }, [asked.state, likelyId]);
  const controls = { ...asked, state };
  const placeless = isNowhere && likelyId === null;
  useEffect(() => {
    if (likelyId !== null) change({ placeId: likelyId, page: state.page }, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once the likely place is known
  }, [likelyId]);
  useEffect(() => {
    if (state.placeId !== null) rememberPlace(state.placeId);
  }, [state.placeId]);

  const type = useSearchType(state, served);
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
  const filtering = { ...controls, type: type ?? 'packages', response, collections } as const;
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
          <span {...filterSheet.intent}>
            <Button
              variant="secondary"
              icon="filter"
              aria-haspopup="dialog"
              aria-label={chosen > 0 ? `Filters (${chosen})` : 'Filters'}
              onClick={() => filterSheet.whenThere(() => setSheet(true))}
            >
              {chosen > 0 ? String(chosen) : undefined}
            </Button>
          </span>
        </Bar>
      ) : (
        hasBar && <eventBar.Part {...controls} places={places} error={error} />
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
            {hasFilters && <filters.Part {...filtering} />}
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
      <filterSheet.Part
        {...filtering}
        open={narrow && sheet}
        onClose={() => setSheet(false)}
        names={names}
        found={response?.count}
      />
    </Page>
  );
}
