import { read } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { aside } from '../api';
import { type SearchType } from '../search/options';
import { searchQuery } from '../search/search-request';
import { type SearchState } from '../search/search-state';

/**
 * The next day on which an empty search has results, and how many; null until known or if there is none.
 */
export function useNextDate(
  state: SearchState,
  type: SearchType,
  /** Whether the empty answer is of this search, not of the previous one. */
  isSettled: boolean,
): { date: string; count: number } | null {
  const query = searchQuery(state);
  const url =
    type === 'packages'
      ? read('/cpi/v1/public/packages/search/next_date', { query })
      : read('/cpi/v2/public/brands/search/next_date', { query });
  // If this fails, the page still suggests removing filters.
  const { data } = useRead(isSettled && state.date !== null && url, aside);
  return data?.start_date ? { date: data.start_date, count: data.count } : null;
}
