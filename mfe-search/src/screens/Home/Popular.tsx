import {
  href,
  messageOf,
  type MealType,
  type PackageRecord,
  type PlaceView,
  type SearchResponse,
} from '@copper-carrot/contracts';
import { ButtonLink, ErrorState, Loading, SectionTitle, SkeletonCard, Stack } from '@copper-carrot/shared-ui';
import { PackageCard } from '../../components/PackageCard';
import { writeSearch } from '../../search/query-string';
import { emptySearch } from '../../search/search-state';
import { MealTypes } from '../Search/MealTypes';
import { Rail } from './Rail';

export interface PopularProps {
  place: PlaceView | null;
  meal: MealType | null;
  onMeal: (meal: MealType | null) => void;
  response?: SearchResponse<PackageRecord>;
  stale: boolean;
  error: unknown;
  retry: () => unknown;
}

/** What people order most around here. */
export function Popular({ place, meal, onMeal, response, stale, error, retry }: PopularProps) {
  const state = { ...emptySearch, placeId: place?.enum ?? null, mealType: meal };
  return (
    <Stack gap={6} as="section" aria-labelledby="popular">
      <SectionTitle
        id="popular"
        actions={
          response && (
            <ButtonLink
              to={`${href.search()}?${writeSearch(state).toString()}`}
              variant="quiet"
              iconEnd="arrow"
            >
              See all {response.count}
            </ButtonLink>
          )
        }
      >
        Good {place ? `in ${place.label}` : 'nearby'} right now
      </SectionTitle>
      <MealTypes value={meal} counts={response?.type_counts} onChange={onMeal} />
      {response ? (
        <Rail aria-busy={stale || undefined}>
          {response.records.map((pack) => (
            <li key={pack.id}>
              <PackageCard pack={pack} event={state} />
            </li>
          ))}
        </Rail>
      ) : error ? (
        <ErrorState title="The menus did not come" onRetry={retry}>
          {messageOf(error)}
        </ErrorState>
      ) : (
        <Loading label="Loading packages">
          <Rail as="div">
            {Array.from({ length: 4 }, (_, card) => (
              <SkeletonCard key={card} />
            ))}
          </Rail>
        </Loading>
      )}
    </Stack>
  );
}
