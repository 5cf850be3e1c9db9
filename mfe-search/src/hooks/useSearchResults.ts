import { brandsForPackageSearch, errorCodes, messageOf, type Schemas } from '@copper-carrot/contracts';
import { isApiFailure, notify, useRead } from '@copper-carrot/contracts/runtime';
import { aside, asTyped } from '../api';
import { searchUrl, typeDecidingUrl } from '../search/search-request';
import { type SearchType } from '../search/options';
import { isWrongHeadcount, type SearchState } from '../search/search-state';
import { type usePlaces } from './usePlaces';

/** Whether no caterer delivers to the searched address (1 §8). */
export const isUndeliverable = (error: unknown): boolean =>
  isApiFailure(error) &&
  (error.says(errorCodes.package.undeliverable) || error.hasField('kitchen_delivery_area'));

/** The default result type: restaurants below 30 brands, else packages (1 §9). */
export function useSearchType(
  state: SearchState,
  { places, failed }: Pick<ReturnType<typeof usePlaces>, 'places' | 'failed'>,
): SearchType | null {
  // For a place the number of brands is known; for an address a search counts them.
  const isPlace = state.address === null && state.googlePlaceId === null;
  const place = isPlace && places.find((each) => each.enum === state.placeId);
  const knowsSoon = isPlace && places.length === 0 && !failed;
  const asks = !state.searchType && !place && !knowsSoon;
  const { data, error } = useRead(asks && typeDecidingUrl(state), aside);
  const { brands_count } = place || data || {};
  if (state.searchType) return state.searchType;
  if (brands_count !== undefined) return brands_count < brandsForPackageSearch ? 'restaurants' : 'packages';
  return error ? 'packages' : null;
}

export type Results =
  | { type: 'packages'; response: Schemas['PackageSearch'] }
  | { type: 'restaurants'; response: Schemas['BrandSearch'] };
type Answer = Schemas['PackageSearch'] | Schemas['BrandSearch'];

/** The previous answer stays while the next one loads, so the type is read from the records. */
function resultsOf(response: Answer, asked: SearchType): Results {
  const [first] = response.records;
  const type = !first ? asked : 'brand_id' in first ? 'packages' : 'restaurants';
  return { type, response } as Results;
}

/** Stands for the API's refusal of an invalid headcount, which is not sent. */
export const headcountRefused = new Error();

/** The results of a search; an address without delivery clears them (1 §4). */
export function useSearchResults(state: SearchState, type: SearchType | null) {
  const { data, isLoading, isRefreshing, refresh, ...answer } = useRead<Answer>(
    type && searchUrl(state, type),
    {
      ...asTyped,
      onFailure: (failure) => {
        if (!isUndeliverable(failure) && !isAboutInput(failure)) {
          notify({ kind: 'error', message: messageOf(failure) });
        }
      },
    },
  );
  const error = isWrongHeadcount(state) ? headcountRefused : answer.error;
  return {
    results: data && type && !error ? resultsOf(data, type) : undefined,
    error,
    undeliverable: isUndeliverable(error),
    isLoading,
    isRefreshing,
    retry: refresh,
  };
}

/** The search fields that an error may name. */
const inputs = ['formatted_address', 'google_place_id', 'start_date', 'start_time', 'headcount'] as const;
export type Input = (typeof inputs)[number];

/** Whether an error belongs to a search field, which shows it (`input-words.ts`). */
export const isAboutInput = (error: unknown): boolean =>
  error === headcountRefused || (isApiFailure(error) && inputs.some((field) => error.hasField(field)));
