import { formatOrderDate, formatTime } from '@copper-carrot/shared-ui/dates';
import { changeSearch } from './change-search';
import { activeFilters, emptySearch, fields, type Names, type SearchState } from './search-state';
import { askedWords } from './without';

/** One filter, and the search without it. */
export interface Narrowing {
  id: string;
  label: string;
  without: SearchState;
}

/** The filters of a search, each value removable; of the text, the searched words. */
export const narrowings = (state: SearchState, names: Names = {}): Narrowing[] => {
  const asked = { ...state, text: askedWords(state.text) };
  return activeFilters(asked).flatMap((key) => narrowingsOf(key, asked, names, state));
};

function narrowingsOf<Key extends keyof SearchState>(
  key: Key,
  state: SearchState,
  names: Names,
  whole: SearchState,
): Narrowing[] {
  const { words } = fields[key];
  const value: unknown = state[key];
  const rest = (gone: unknown) =>
    Array.isArray(value) ? value.filter((each) => each !== gone) : emptySearch[key];
  return [value].flat().map((each) => ({
    id: Array.isArray(value) ? String(each) : key,
    label: (words as (one: unknown, names: Names, state: SearchState) => string)(each, names, state),
    without: changeSearch(whole, { [key]: rest(each) }),
  }));
}

/** The event's own limits as filters, to suggest last. */
export function eventNarrowings(state: SearchState): Narrowing[] {
  const { date, time, headcount } = state;
  const without = (key: 'time' | 'date' | 'headcount') => changeSearch(state, { [key]: null });
  const atAnyTime = time ? ', at any time' : '';
  const atAnyTotal = state.maxTotal === null ? '' : ', whatever the total';
  return [
    ...(time && date ? [{ id: 'time', label: `at ${formatTime(time)}`, without: without('time') }] : []),
    ...(date
      ? [{ id: 'date', label: `on ${formatOrderDate(date)}${atAnyTime}`, without: without('date') }]
      : []),
    ...(headcount
      ? [
          {
            id: 'headcount',
            label: `for ${headcount} people${atAnyTotal}`,
            without: without('headcount'),
          },
        ]
      : []),
  ];
}
