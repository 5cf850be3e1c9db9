import type { Schemas } from './schemas';

type GivenFilters = Omit<Schemas['SavedSearchBody']['saved_search'], 'name'>;
/** The filter fields of a saved search (2 §3); amounts in dollars as text without a trailing .0. */
export type SavedSearchFilters = Omit<Schemas['SavedSearch'], 'id' | 'name' | 'user_id'>;

type OwnNames = (typeof savedNames)[keyof typeof savedNames];
/** A search as its query says it (1 §7); 'all' is the screen's word for no choice. */
export type SearchQuery = {
  [Filter in Exclude<keyof GivenFilters, OwnNames>]?: NonNullable<GivenFilters[Filter]>;
};

/** How many searches one person can keep. */
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
/** What a saved search calls a filter of the search. */
export const savedNameOf = (name: string): string => (isSearchName(name) ? savedNames[name] : name);
const isSearchName = (name: string): name is keyof typeof savedNames => Object.hasOwn(savedNames, name);
const amounts = new Set(['budget_limit', 'max_price']);

const isSaid = ([name, value]: [string, unknown]) =>
  value !== undefined &&
  value !== null &&
  !(name === 'presentation_type' && [value].flat().includes('all')) &&
  !(name === 'all_in_pricing' && value === false);

/** Filters by the saved search's names; where it has one under both, its own is the one that counts. */
function renamed(search: object): Record<string, unknown> {
  const own = ([name]: [string, unknown]) => Number(!isSearchName(name));
  return Object.fromEntries(
    Object.entries(search)
      .sort((one: [string, unknown], other: [string, unknown]) => own(one) - own(other))
      .map(([name, value]: [string, unknown]) => [savedNameOf(name), value]),
  );
}

/**
 * The filters of a search as a saved search carries them (2 §3). What is one already stays as it is. They change those
 * of `before`, where an undefined, null, 'all' or false that means nothing takes a filter off.
 */
export function savedFilters(search: GivenFilters, before: SavedSearchFilters = {}): SavedSearchFilters {
  return Object.fromEntries(
    Object.entries({ ...renamed(before), ...renamed(search) })
      .filter(isSaid)
      .map(([name, value]) => [name, amounts.has(name) ? String(Number(value)) : value]),
  );
}

/** The query that a saved search stands for: the way back from `savedFilters`. */
export function searchOfSaved(saved: SavedSearchFilters & Partial<Schemas['SavedSearch']>): SearchQuery {
  const { id: _id, name: _name, user_id: _userId, ...filters } = saved;
  return Object.fromEntries(
    Object.entries(savedFilters(filters)).map(([name, value]: [string, unknown]) => [
      searchNames.get(name) ?? name,
      amounts.has(name) ? Number(value) : value,
    ]),
  );
}
