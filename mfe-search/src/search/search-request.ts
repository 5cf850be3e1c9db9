import {
  groupPollLeadTimeHours,
  pageQuery,
  searchPageSize,
  type QueryOf,
  type Read,
  type Schemas,
} from '@copper-carrot/contracts';
import { urls } from '../api';
import { budgetCap, type SearchState, type SearchType, type Sort } from './search-state';

type Filters = Omit<QueryOf<'/cpi/v1/public/packages/search'>, 'expand'>;

const sortQuery: Record<Sort, Filters> = {
  popularity: { order_by_popularity: true },
  newness: { order_by_newness: true },
  price_lowest: { order_field: 'price', order_direction: 'asc' },
  price_highest: { order_field: 'price', order_direction: 'desc' },
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

/** The filters of 1 §7 for a state; nothing is sent for what is not chosen. */
export function searchQuery(state: SearchState): Filters {
  const sort = when(state.sort !== 'popularity' || state.text === '', sortQuery[state.sort]);
  return {
    place_id: state.placeId ?? undefined,
    google_place_id: state.googlePlaceId ?? undefined,
    formatted_address: state.address ?? undefined,
    headcount: state.headcount ?? undefined,
    start_date: state.date ?? undefined,
    start_time: when(state.date, state.time ?? undefined),
    pickup: state.pickup || undefined,
    query: state.text || undefined,
    package_type: state.mealType ?? undefined,
    package_category: state.cuisines,
    package_template_id: state.style ?? undefined,
    // A package that offers both ways offers the chosen one.
    presentation_type: state.presentation ? [state.presentation, 'mixed'] : undefined,
    batchable: state.group || undefined,
    poll_lead_time_below_including: state.noticeHours ?? (state.group ? groupPollLeadTimeHours : undefined),
    full_menu_ordering_enabled: state.fullMenu || undefined,
    price_below_including:
      state.maxPerPerson ?? (state.budget ? budgetCap(state.budget, state.mealType) : undefined),
    budget_limit: state.maxTotal ?? undefined,
    all_in_pricing: state.allIn || undefined,
    quality_tier: state.quality ?? undefined,
    brand_has_minority_flag: state.diversity,
    brand_sustainable: state.sustainable || undefined,
    has_deal: state.deals || undefined,
    set_up_type: state.setUp ?? undefined,
    within_delivery_radius_miles: state.miles ?? undefined,
    favorited: state.favorited || undefined,
    previously_ordered: state.ordered ?? undefined,
    user_rating_above_or_null: state.ownRating ?? undefined,
    roster_id: state.rosterId ?? undefined,
    block_roster_id: state.blockRosterId ?? undefined,
    collection_id: state.collectionId ?? undefined,
    brand_id: state.brandId ?? undefined,
    ...sort,
  };
}

/** The URL that answers a state. */
export function searchUrl(
  state: SearchState,
  type: SearchType,
): Read<Schemas['PackageSearch'] | Schemas['BrandSearch']> {
  const page = pageQuery(state.page, searchPageSize);
  return type === 'packages'
    ? urls.packageSearch({ ...searchQuery(state), ...page, expand: ['caterer'], with_times_ordered: true })
    : urls.brandSearch({ ...searchQuery(state), ...page });
}

/** The URL that only counts the results of a state. */
export const countUrl = (state: SearchState, type: SearchType): Read<{ count: number }> =>
  (type === 'packages' ? urls.packageSearch : urls.brandSearch)({ ...searchQuery(state), limit: 0 });

/** The search with limit 1 whose number of restaurants decides the default search type (1 §7). */
export const typeDecidingUrl = ({ googlePlaceId, placeId }: SearchState) =>
  googlePlaceId
    ? urls.packageSearch({ google_place_id: googlePlaceId, limit: 1 })
    : placeId === null
      ? null
      : urls.packageSearch({ place_id: placeId, limit: 1 });
