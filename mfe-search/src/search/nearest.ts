import type { Schemas } from '@copper-carrot/contracts';
import { readParams } from './query-string';
import { type SearchState } from './search-state';
import { personalSorts } from './sort-labels';

/** The smallest change that includes the named thing; tier and sort can exclude it too. */
export function nearestChange(
  state: SearchState,
  nearest: Schemas['NearestSearch'] | null,
): Partial<SearchState> {
  const params = nearest?.params ?? {};
  const fromSort = ['previously_ordered', 'user_rating_above_or_null', 'future_orders'];
  return {
    ...('price_below_including' in params && { budget: null }),
    ...(personalSorts.includes(state.sort) &&
      fromSort.some((name) => name in params) && { sort: 'popularity' as const }),
    ...readParams(params),
  };
}
