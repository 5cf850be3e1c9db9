import { formatOrderDate, formatTime } from '@copper-carrot/shared-ui/dates';
import { count } from '@copper-carrot/shared-ui/words';
import { diversityTags } from '@copper-carrot/contracts';
import { sortLabels } from '../sort-labels';
import { emptySearch, fields, type SearchState } from '../search-state';
import { type KnownPlace } from './places';
import { type Change } from './reading';

/** Words for parts without a filter chip. */
function ownWords(change: Change, places: readonly KnownPlace[]): Partial<Record<keyof SearchState, string>> {
  const { placeId, address, headcount, date, time, pickup, sort, searchType, diversity } = change;
  return {
    ...(placeId && { placeId: places.find(({ id }) => id === placeId)?.label }),
    ...(address && { address }),
    ...(headcount && { headcount: count(headcount, 'person', 'people') }),
    ...(date && { date: formatOrderDate(date) }),
    ...(time && { time: formatTime(time) }),
    ...(pickup !== undefined && { pickup: pickup ? 'Pickup' : 'Delivery' }),
    ...(sort && { sort: sortLabels[sort] }),
    ...(searchType && { searchType: searchType === 'packages' ? 'Packages' : 'Restaurants' }),
    ...(diversity?.length === diversityTags.length && { diversity: 'Minority-owned' }),
  };
}

/** A change in the words of its chips: 'Lunch & dinner', 'Fri 11/27/2026'. */
export function partWords(change: Change, places: readonly KnownPlace[]): string {
  const own = ownWords(change, places);
  const state: SearchState = { ...emptySearch, ...change };
  return (Object.keys(change) as (keyof SearchState)[])
    .flatMap((key) => own[key] ?? filterWords(key, state))
    .join(' · ');
}

function filterWords<Key extends keyof SearchState>(key: Key, state: SearchState): string[] {
  const words = fields[key].words as
    ((value: unknown, names: object, state: SearchState) => string) | undefined;
  return words ? [state[key]].flat().map((value) => words(value, {}, state)) : [];
}
