import { savedFilters, type Schemas } from '@copper-carrot/contracts';
import { todayIn } from '@copper-carrot/shared-ui';
import { narrowings, type Names } from './filter-words';
import { readParams, writeSearch } from './query-string';
import { emptySearch, type SearchState } from './search-state';

const flags = new Set([
  'pickup',
  'group_eligible',
  'full_menu_ordering_enabled',
  'all_in_pricing',
  'sustainable',
  'has_deal',
  'favorited',
  'previously_ordered',
]);
const numbers = new Set([
  'place_id',
  'headcount',
  'package_template_id',
  'within_delivery_radius_miles',
  'lead_time_hours',
  'user_rating_above_or_null',
  'roster_id',
  'block_roster_id',
  'collection_id',
  'brand_id',
]);
const lists = new Set(['package_category', 'minority_flag']);

/** A search to be kept: its place and wishes without the day, which passes, and without the page (2 §3). */
export function toSaved(state: SearchState, name: string): Schemas['SavedSearchBody']['saved_search'] {
  const query = writeSearch({ ...state, date: null, time: null, page: 1, view: 'list' });
  const filters = Object.fromEntries(
    [...new Set(query.keys())].map((key) => [key, valueOf(key, query.getAll(key))]),
  );
  return { ...savedFilters(filters), name };
}

function valueOf(key: string, texts: string[]): unknown {
  const [text] = texts;
  if (lists.has(key)) return texts;
  if (flags.has(key)) return text === 'true';
  return numbers.has(key) ? Number(text) : text;
}

/** The search that a saved one stands for, on the day that is looked at now. */
export function fromSaved(saved: Schemas['SavedSearch'], now: SearchState): SearchState {
  const { name: _name, id: _id, user_id: _user, ...filters } = saved;
  const { date, time, ...said } = readParams({ ...savedFilters(filters) });
  const keeps = typeof date === 'string' && date >= todayIn('UTC');
  const day = keeps ? { date, time: time ?? null } : { date: now.date, time: now.time };
  return { ...emptySearch, placeId: now.placeId, ...said, ...day };
}

/** What a saved search asks for, in a line. */
export function savedWords(
  saved: Schemas['SavedSearch'],
  places: ReadonlyMap<number, string>,
  names: Names,
): string {
  const state = fromSaved(saved, emptySearch);
  const place = state.address ?? (state.placeId === null ? undefined : places.get(state.placeId));
  const people = state.headcount === null ? undefined : `${state.headcount} people`;
  return [place, people, ...narrowings(state, names).map(({ label }) => label)].filter(Boolean).join(' · ');
}
