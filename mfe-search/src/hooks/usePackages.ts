import type { Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { asTyped, urls } from '../api';
import { searchQuery } from '../search/search-request';
import { type SearchState } from '../search/search-state';

/** Packages on their way, there, or not to be had. */
export interface FoundPackages {
  data: Schemas['PackageSearch'] | undefined;
  error: unknown;
  isRefreshing: boolean;
  refresh: () => unknown;
}

/** Without places there are no packages to ask for, so it is the places that did not come and are to be asked for again. */
export const unlessPlacesFailed = (
  found: FoundPackages,
  { failed, retry }: { failed: unknown; retry: () => unknown },
): FoundPackages => (failed ? { ...found, error: failed, refresh: () => retry() } : found);

/** The first packages of a search, with who makes them; without a search nothing is asked for. */
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
