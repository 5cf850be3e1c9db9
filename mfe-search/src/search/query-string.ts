import {
  emptySearch,
  type EventDetails,
  fields,
  searchKeys,
  type SearchState,
  writeField,
} from './search-state';

const nameOf = (key: keyof SearchState): string => fields[key].name ?? fields[key].asks ?? key;
/** Every name that an address may have for a part of a search. */
const namesOf = (key: keyof SearchState): string[] => {
  const { asks, alias } = fields[key];
  return [...new Set([nameOf(key), asks, alias])].filter((name) => typeof name === 'string');
};

const readOne = <Key extends keyof SearchState>(state: SearchState, key: Key, query: URLSearchParams) => {
  state[key] = fields[key].read(
    namesOf(key).flatMap((name) => [...query.getAll(name), ...query.getAll(`${name}[]`)]),
  );
};

/** The state that a query string holds; unknown and malformed parts count as absent. */
export function readSearch(query: URLSearchParams): SearchState {
  const state = { ...emptySearch };
  for (const key of searchKeys) readOne(state, key, query);
  return state;
}

type One = string | number | boolean;
/** Parameters by the names of this page or of the API. */
export type Params = Readonly<Record<string, One | readonly One[] | null | undefined>>;

/** The parts of a state that parameters of the API speak of; null takes one away. What the page does not know is left out. */
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

/** The way back: what a state says by the names of this page, as values. */
export const writeParams = (state: SearchState): Params =>
  Object.fromEntries(
    searchKeys
      .filter((key) => writeField(key, state).length > 0)
      .map((key) => [nameOf(key), fields[key].read(writeField(key, state))]),
  );

const writeOne = <Key extends keyof SearchState>(key: Key, state: Pick<SearchState, Key>) =>
  writeField(key, state).map((text): [string, string] => [nameOf(key), text]);

/** The query string of a state: always the same for the same state, and nothing for what is not chosen. */
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

/** The event's part of a query, for links from a result to its page. */
export const writeEvent = (event: EventDetails): URLSearchParams =>
  new URLSearchParams(eventKeys.flatMap((key) => writeOne(key, event)));
