import {
  groupPollLeadTimeHours,
  pageQuery,
  searchPageSize,
  type Read,
  type Schemas,
} from '@copper-carrot/contracts';
import { urls } from '../api';
import { budgetCap, type SearchType, type Sort } from './options';
import { askedWords } from './without';
import { askable, type Filters, fields, searchKeys, type SearchState, writeField } from './search-state';

const sortQuery: Record<Sort, Filters> = {
  popularity: { order_by_popularity: true },
  newness: { order_by_newness: true },
  price_lowest: { order_field: 'price', order_direction: 'asc' },
  price_highest: { order_field: 'price', order_direction: 'desc' },
  rating: { order_field: 'rating', order_direction: 'desc' },
  distance: { order_field: 'distance', order_direction: 'asc' },
  frequently_ordered: { order_by_order_frequency: true },
  oldie_but_goodie: {
    previously_ordered: true,
    user_rating_above_or_null: 4.5,
    future_orders: false,
    order_by_last_submission: 'asc',
  },
  new_to_me: { previously_ordered: false, order_by_popularity: true },
};

const when = <Value>(condition: unknown, value: Value) => (condition ? value : undefined);

/** The API parameters of a state's parts; no parameter without a choice. */
const asked = (state: SearchState): Filters =>
  Object.fromEntries(
    searchKeys.flatMap((key) => {
      const { asks } = fields[key];
      return asks && writeField(key, state).length > 0 ? [[asks, state[key]]] : [];
    }),
  );

/** The filters of 1 §7 for a state; an invalid headcount and its total are not sent. */
export function searchQuery(chosen: SearchState): Filters {
  const state = askable(chosen);
  const text = askedWords(state.text);
  const sort = when(state.sort !== 'popularity' || text === '', sortQuery[state.sort]);
  return {
    ...asked(state),
    query: text || undefined,
    start_time: when(state.date, state.time ?? undefined),
    // A package with both presentations matches either.
    presentation_type: state.presentation ? [state.presentation, 'mixed'] : undefined,
    poll_lead_time_below_including: state.noticeHours ?? (state.group ? groupPollLeadTimeHours : undefined),
    price_below_including:
      state.maxPerPerson ?? (state.budget ? budgetCap(state.budget, state.mealType) : undefined),
    ...sort,
  };
}

/** The URL of a state's results. */
export function searchUrl(
  state: SearchState,
  type: SearchType,
): Read<Schemas['PackageSearch'] | Schemas['BrandSearch']> {
  const page = pageQuery(state.page, searchPageSize);
  return type === 'packages'
    ? urls.packageSearch({ ...searchQuery(state), ...page, expand: ['caterer'], with_times_ordered: true })
    : urls.brandSearch({ ...searchQuery(state), ...page });
}

/** The URL that counts a state's results. */
export const countUrl = (state: SearchState, type: SearchType): Read<{ count: number }> =>
  (type === 'packages' ? urls.packageSearch : urls.brandSearch)({ ...searchQuery(state), limit: 0 });

/** A search with limit 1 whose brand count decides the default type (1 §7); null without a location. */
export function typeDecidingUrl({ googlePlaceId, address, placeId }: SearchState) {
  if (googlePlaceId) return urls.packageSearch({ google_place_id: googlePlaceId, limit: 1 });
  if (address) return urls.packageSearch({ formatted_address: address, limit: 1 });
  return placeId === null ? null : urls.packageSearch({ place_id: placeId, limit: 1 });
}
