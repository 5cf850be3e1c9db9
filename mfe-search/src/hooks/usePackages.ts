import { type PackageRecord, type SearchResponse } from '@copper-carrot/contracts';
import { urls } from '../api';
import { searchQuery } from '../search/search-request';
import { type SearchState } from '../search/search-state';
import { useCancellable } from './useCancellable';

/** The first packages of a search, with who makes them; null asks for nothing. */
export function usePackages(search: SearchState | null, limit: number, more: object = {}) {
  return useCancellable<SearchResponse<PackageRecord>>(
    search &&
      urls.packageSearch({
        ...searchQuery(search),
        ...more,
        limit,
        expand: ['caterer'],
        with_times_ordered: true,
      }),
  );
}
