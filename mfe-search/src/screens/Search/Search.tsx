import {
  Button,
  color,
  count,
  Dialog,
  font,
  media,
  PageTitle,
  RadioGroup,
  Select,
  space,
  text,
  useBelow,
} from '@copper-carrot/shared-ui';
import { useUser } from '@copper-carrot/contracts';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { rememberPlace, useLikelyPlace, usePlaces } from '../../hooks/usePlaces';
import { useScrollReturn } from '../../hooks/useScrollReturn';
import { isAboutInput, useSearchResults, useSearchType } from '../../hooks/useSearchResults';
import { useSearchState } from '../../hooks/useSearchState';
import { narrowings } from '../../search/filter-words';
import { personalSorts, sortLabels, sorts } from '../../search/search-state';
import { ActiveFilters } from './ActiveFilters';
import { EventBar } from './EventBar';
import { EventSummary } from './EventSummary';
import { Filters } from './Filters';
import { MealTypes } from './MealTypes';
import { Results } from './Results';
import { FailedSearch, LoadingResults, NoResults, Undeliverable, WrongInput } from './ResultStates';
import { SearchText } from './SearchText';

/** Packages and restaurants by place, people, date and taste; all of it is in the address (1 §2). */
export default function Search() {
  const controls = useSearchState();
  const { state, change } = controls;
  const user = useUser();
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
  const { results, error, undeliverable, isRefreshing, retry } = useSearchResults(
    state,
    placeless ? null : type,
  );
  const response = results?.response;
  useScrollReturn(results !== undefined);
  useNewPage(state.page);

  const place = places.find((each) => each.enum === state.placeId);
  const where = place ? ` in ${place.label}` : '';
  const filters = <Filters {...controls} type={type ?? 'packages'} response={response} />;
  const chosen = narrowings(state).length;

  return (
    <Page>
      <PageTitle>
        {type === 'restaurants' ? 'Restaurants' : 'Catering'}
        {where}
      </PageTitle>
      {narrow ? (
        <EventSummary {...controls} places={places} error={error} />
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
        <Found id="packages" aria-label="Results">
          <Tools>
            <RadioGroup
              label="Search for"
              labelHidden
              look="segments"
              value={type}
              options={[
                { value: 'packages', label: 'Packages' },
                { value: 'restaurants', label: 'Restaurants' },
              ]}
              onChange={(searchType) => change({ searchType })}
            />
            <TextPlace>
              <SearchText
                value={state.text}
                onChange={(words) => change({ text: words }, { replace: true })}
              />
            </TextPlace>
            {narrow && (
              <Button variant="secondary" icon="filter" onClick={() => setSheet(true)}>
                Filters{chosen > 0 && ` (${chosen})`}
              </Button>
            )}
            <SortPlace>
              <Select
                label="Sort by"
                labelHidden
                value={state.sort}
                options={sorts
                  .filter((sort) => user || !personalSorts.includes(sort))
                  .map((sort) => ({ value: sort, label: sortLabels[sort] }))}
                onChange={(sort) => change({ sort })}
              />
            </SortPlace>
          </Tools>
          <ActiveFilters {...controls} />
          <Count role="status">
            {response &&
              response.count > 0 &&
              (type === 'restaurants'
                ? count(response.count, 'restaurant')
                : `${count(response.count, 'package')} from ${count(response.brands_count, 'kitchen')}`)}
          </Count>
          {undeliverable ? (
            <Undeliverable {...controls} />
          ) : error && isAboutInput(error) ? (
            <WrongInput />
          ) : error ? (
            <FailedSearch error={error} retry={retry} />
          ) : !results ? (
            <LoadingResults />
          ) : results.response.records.length === 0 ? (
            <NoResults {...controls} />
          ) : (
            <Results {...controls} results={results} stale={isRefreshing} />
          )}
        </Found>
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
const Found = styled.section`
  display: grid;
  gap: ${space(4)};
  align-content: start;
  scroll-margin-top: 5rem;

  > * {
    min-width: 0;
  }
`;
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
`;
const TextPlace = styled.div`
  flex: 1 1 14rem;
`;
const SortPlace = styled.div`
  flex: 0 1 13rem;
`;
const Count = styled.p`
  min-height: 1.5rem;
  font-family: ${font.heading};
  font-size: ${text.large};
  color: ${color.inkSoft};
`;
