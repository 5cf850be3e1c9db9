import type { DiversityTag, MealType, PresentationType, QualityTier, SetUpType } from './constants';

type OneOrMany<Value> = Value | Value[];
type Nullable<Fields> = { [Key in keyof Fields]?: Fields[Key] | null };

/** The filters of a saved search that keep the search's own names. */
interface SharedFilters {
  query?: string;
  place_id?: number;
  google_place_id?: string;
  formatted_address?: string;
  address_id?: number;
  headcount?: number;
  start_date?: string;
  start_time?: string;
  pickup?: boolean;
  brand_id?: OneOrMany<number>;
  package_type?: OneOrMany<MealType>;
  package_category?: OneOrMany<string>;
  package_template_id?: OneOrMany<number>;
  set_up_type?: OneOrMany<SetUpType>;
  quality_tier?: OneOrMany<QualityTier>;
  collection_id?: number;
  roster_id?: number;
  block_roster_id?: number;
  has_deal?: boolean;
  all_in_pricing?: boolean;
  full_menu_ordering_enabled?: boolean;
  previously_ordered?: boolean;
  future_orders?: boolean;
  favorited?: boolean;
  within_delivery_radius_miles?: number;
  user_rating_above_or_null?: number;
  order_field?: string;
  order_direction?: 'asc' | 'desc';
  order_by_newness?: boolean | 'asc' | 'desc';
  order_by_popularity?: boolean | 'asc' | 'desc';
  order_by_order_frequency?: boolean | 'asc' | 'desc';
  order_by_last_submission?: boolean | 'asc' | 'desc';
  /** What only the screen knows: the tab, the chosen sort and the budget tier. */
  search_type?: 'packages' | 'restaurants';
  sort?: string;
  budget?: string;
}

/** A search as its query says it (1 §7); 'all' is the screen's word for no choice. */
export interface SearchQuery extends SharedFilters {
  presentation_type?: OneOrMany<PresentationType | 'all'>;
  budget_limit?: number | string;
  price_below_including?: number | string;
  poll_lead_time_below_including?: number;
  brand_has_minority_flag?: OneOrMany<DiversityTag>;
  brand_sustainable?: boolean;
  batchable?: boolean;
}

/** The filter fields of a saved search (2 §3); amounts in dollars as text without a trailing .0. */
export interface SavedSearchFilters extends SharedFilters {
  presentation_type?: OneOrMany<PresentationType>;
  budget_limit?: string;
  max_price?: string;
  lead_time_hours?: number;
  minority_flag?: OneOrMany<DiversityTag>;
  sustainable?: boolean;
  group_eligible?: boolean;
}

type GivenFilters = Omit<SavedSearchFilters, keyof SearchQuery> & SearchQuery;

export interface SavedSearchView extends SavedSearchFilters {
  id: number;
  name: string;
  user_id: number;
}

/** `POST /cpi/v2/orderer/saved_searches`: filters by the search's names or by the saved search's own. */
export interface SavedSearchBody {
  saved_search: { name: string } & Nullable<GivenFilters>;
}

/** How many searches one person can keep. */
export const savedSearchLimit = 50;

const savedNames = {
  poll_lead_time_below_including: 'lead_time_hours',
  price_below_including: 'max_price',
  brand_has_minority_flag: 'minority_flag',
  brand_sustainable: 'sustainable',
  batchable: 'group_eligible',
} as const;
const searchNames: Record<string, string> = Object.fromEntries(
  Object.entries(savedNames).map(([search, saved]) => [saved, search]),
);
const amounts = new Set(['budget_limit', 'max_price']);

const isSaid = ([name, value]: [string, unknown]) =>
  value !== undefined &&
  value !== null &&
  !(name === 'presentation_type' && [value].flat().includes('all')) &&
  !(name === 'all_in_pricing' && value === false);

/** Filters by the saved search's names; where it has one under both, its own is the one that counts. */
function renamed(search: object): Record<string, unknown> {
  const own = ([name]: [string, unknown]) => Number(!(name in savedNames));
  return Object.fromEntries(
    Object.entries(search)
      .sort((one: [string, unknown], other: [string, unknown]) => own(one) - own(other))
      .map(([name, value]: [string, unknown]) => [
        name in savedNames ? savedNames[name as keyof typeof savedNames] : name,
        value,
      ]),
  );
}

/**
 * The filters of a search as a saved search carries them (2 §3). What is one already stays as it is. They change those
 * of `before`, where an undefined, null, 'all' or false that means nothing takes a filter off.
 */
export function savedFilters(
  search: Nullable<GivenFilters>,
  before: SavedSearchFilters = {},
): SavedSearchFilters {
  return Object.fromEntries(
    Object.entries({ ...renamed(before), ...renamed(search) })
      .filter(isSaid)
      .map(([name, value]) => [name, amounts.has(name) ? String(Number(value)) : value]),
  );
}

/** The query that a saved search stands for: the way back from `savedFilters`. */
export function searchOfSaved(saved: SavedSearchFilters & Partial<SavedSearchView>): SearchQuery {
  const { id: _id, name: _name, user_id: _userId, ...filters } = saved;
  return Object.fromEntries(
    Object.entries(savedFilters(filters)).map(([name, value]: [string, unknown]) => [
      searchNames[name] ?? name,
      amounts.has(name) ? Number(value) : value,
    ]),
  );
}
