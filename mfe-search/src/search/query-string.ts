import {
  emptySearch,
  type EventDetails,
  fields,
  searchKeys,
  type SearchState,
  writeField,
} from './search-state';

const nameOf = (key: keyof SearchState): string => fields[key].name ?? fields[key].asks ?? key;
/** All names of a search part in the address. */
const namesOf = (key: keyof SearchState): string[] => {
  const { asks, alias } = fields[key];
  return [...new Set([nameOf(key), asks, alias])].filter((name) => typeof name === 'string');
};

const readOne = <Key extends keyof SearchState>(state: SearchState, key: Key, query: URLSearchParams) => {
  state[key] = fields[key].read(
    namesOf(key).flatMap((name) => [...query.getAll(name), ...query.getAll(`${name}[]`)]),
  );
};

/** The state of a query string; unknown and malformed parts count as absent. */
export function readSearch(query: URLSearchParams): SearchState {
  const state = { ...emptySearch };
  for (const key of searchKeys) readOne(state, key, query);
  return state;
}

type One = string | number | boolean;
/** Parameters by the page's or the API's names. */
export type Params = Readonly<Record<string, One | readonly One[] | null | undefined>>;

/** The state's parts from API parameters; null clears one. Unknown ones are ignored. */
export function readParams(params: Params): Partial<SearchState> {
  const state = { ...emptySearch };
  const named = searchKeys.filter((key) => namesOf(key).some((name) => name in params));
  const query = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
    ),
  );
  for (const key of named) readOne(state, key, query);
  return Object.fromEntries(named.map((key) => [key, state[key]]));
}

/** The inverse: a state as named values. */
export const writeParams = (state: SearchState): Params =>
  Object.fromEntries(
    searchKeys
      .filter((key) => writeField(key, state).length > 0)
      .map((key) => [nameOf(key), fields[key].read(writeField(key, state))]),
  );

const writeOne = <Key extends keyof SearchState>(key: Key, state: Pick<SearchState, Key>) =>
  writeField(key, state).map((text): [string, string] => [nameOf(key), text]);

/** The query string of a state, equal for equal states and without defaults. */
export const writeSearch = (state: SearchState): URLSearchParams =>
  new URLSearchParams(searchKeys.flatMap((key) => writeOne(key, state)));

const eventKeys = [
  'placeId',
  'googlePlaceId',
  'address',
  'addressId',
  'headcount',
  'date',
  'time',
  'pickup',
] as const satisfies (keyof EventDetails)[];

/** The event as a query, for links from results. */
export const writeEvent = (event: EventDetails): URLSearchParams =>
  new URLSearchParams(eventKeys.flatMap((key) => writeOne(key, event)));

/** The event and text as a query, for a package page that links back. */
export const writeFound = (found: EventDetails & Pick<SearchState, 'text'>): URLSearchParams =>
  new URLSearchParams([...eventKeys, 'text' as const].flatMap((key) => writeOne(key, found)));
