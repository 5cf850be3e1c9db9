import type { Schemas } from './schemas';

type GivenFilters = Omit<Schemas['SavedSearchBody']['saved_search'], 'name'>;
/** The filters of a saved search (2 §3); amounts in dollars as text without a trailing .0. */
export type SavedSearchFilters = Omit<Schemas['SavedSearch'], 'id' | 'name' | 'user_id'>;

type OwnNames = (typeof savedNames)[keyof typeof savedNames];
/** A search by its query parameters (1 §7); 'all' means no choice. */
export type SearchQuery = {
  [Filter in Exclude<keyof GivenFilters, OwnNames>]?: NonNullable<GivenFilters[Filter]>;
};

/** The most saved searches per person. */
export const savedSearchLimit = 50;

const savedNames = {
  poll_lead_time_below_including: 'lead_time_hours',
  price_below_including: 'max_price',
  brand_has_minority_flag: 'minority_flag',
  brand_sustainable: 'sustainable',
  batchable: 'group_eligible',
} as const;
const searchNames = new Map<string, string>(
  Object.entries(savedNames).map(([search, saved]) => [saved, search]),
);
/** A saved search's name of a filter. */
export const savedNameOf = (name: string): string => (isSearchName(name) ? savedNames[name] : name);
const isSearchName = (name: string): name is keyof typeof savedNames => Object.hasOwn(savedNames, name);
const amounts = new Set(['budget_limit', 'max_price']);

const isSaid = ([name, value]: [string, unknown]) =>
  value !== undefined &&
  value !== null &&
  !(name === 'presentation_type' && [value].flat().includes('all')) &&
  !(name === 'all_in_pricing' && value === false);

/** Filters by the saved search's names, which win over the search's names. */
function renamed(search: object): Record<string, unknown> {
  const own = ([name]: [string, unknown]) => Number(!isSearchName(name));
  return Object.fromEntries(
    Object.entries(search)
      .sort((one: [string, unknown], other: [string, unknown]) => own(one) - own(other))
      .map(([name, value]: [string, unknown]) => [savedNameOf(name), value]),
  );
}

/**
 * A search's filters in the saved form (2 §3), on top of those of `before`; undefined, null, 'all' or a
 * meaningless false removes a filter. Saved names stay as they are.
 */
export function savedFilters(search: GivenFilters, before: SavedSearchFilters = {}): SavedSearchFilters {
  return Object.fromEntries(
    Object.entries({ ...renamed(before), ...renamed(search) })
      .filter(isSaid)
      .map(([name, value]) => [name, amounts.has(name) ? String(Number(value)) : value]),
  );
}

/** The query of a saved search, the inverse of `savedFilters`. */
export function searchOfSaved(saved: SavedSearchFilters & Partial<Schemas['SavedSearch']>): SearchQuery {
  const { id: _id, name: _name, user_id: _userId, ...filters } = saved;
  return Object.fromEntries(
    Object.entries(savedFilters(filters)).map(([name, value]: [string, unknown]) => [
      searchNames.get(name) ?? name,
      amounts.has(name) ? Number(value) : value,
    ]),
  );
}
