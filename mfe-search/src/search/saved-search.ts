import { savedFilters, type Schemas } from '@copper-carrot/contracts';
import { todayIn } from '@copper-carrot/shared-ui/zones';
import { narrowings } from './filter-words';
import { readParams, writeParams } from './query-string';
import { emptySearch, type Names, type SearchState } from './search-state';

/** Parts that are not saved: the date and what depends on it, the page and the view. */
const passing = {
  date: null,
  time: null,
  anyMeal: false,
  mealByHour: false,
  page: 1,
  view: 'list',
} as const satisfies Partial<SearchState>;

/** A search to save, without date and page (2 §3). */
export function toSaved(state: SearchState, name: string): Schemas['SavedSearchBody']['saved_search'] {
  const mealType = state.mealByHour ? null : state.mealType;
  const filters = writeParams({ ...state, ...passing, mealType });
  return { ...savedFilters(filters), name };
}

/** The saved search applied to the current date. */
export function fromSaved(saved: Schemas['SavedSearch'], now: SearchState): SearchState {
  const { name: _name, id: _id, user_id: _user, ...filters } = saved;
  const { date, time, ...said } = readParams({ ...savedFilters(filters) });
  const keeps = typeof date === 'string' && date >= todayIn('UTC');
  const day = keeps ? { date, time: time ?? null } : { date: now.date, time: now.time };
  return { ...emptySearch, placeId: now.placeId, ...said, ...day };
}

/** A saved search in one line. */
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
