import type { Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { asTyped, urls } from '../api';
import { searchQuery } from '../search/search-request';
import { type SearchState } from '../search/search-state';

/** Packages with their loading state. */
export interface FoundPackages {
  data: Schemas['PackageSearch'] | undefined;
  error: unknown;
  isRefreshing: boolean;
  refresh: () => unknown;
}

/** If the places failed to load, retries them instead of the packages. */
export const unlessPlacesFailed = (
  found: FoundPackages,
  { failed, retry }: { failed: unknown; retry: () => unknown },
): FoundPackages => (failed ? { ...found, error: failed, refresh: () => retry() } : found);

/** The first packages of a search with their caterers; no search, no request. */
export function usePackages(
  search: SearchState | null | false,
  limit: number,
  more: object = {},
): FoundPackages {
  return useRead(
    search &&
      urls.packageSearch({
        ...searchQuery(search),
        ...more,
        limit,
        expand: ['caterer'],
        with_times_ordered: true,
      }),
    asTyped,
  );
}
