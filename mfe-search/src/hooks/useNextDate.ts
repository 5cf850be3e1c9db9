import { read } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { aside } from '../api';
import { type SearchType } from '../search/options';
import { searchQuery } from '../search/search-request';
import { type SearchState } from '../search/search-state';

/** The next day on which a search that finds nothing on its own finds something, and how much; null until known, and without one. */
export function useNextDate(
  state: SearchState,
  type: SearchType,
  /** Whether it is this search that finds nothing, and not the one before it. */
  isSettled: boolean,
): { date: string; count: number } | null {
  const query = searchQuery(state);
  const url =
    type === 'packages'
      ? read('/cpi/v1/public/packages/search/next_date', { query })
      : read('/cpi/v2/public/brands/search/next_date', { query });
  // Without an answer there are still the wishes to be left out.
  const { data } = useRead(isSettled && state.date !== null && url, aside);
  return data?.start_date ? { date: data.start_date, count: data.count } : null;
}
