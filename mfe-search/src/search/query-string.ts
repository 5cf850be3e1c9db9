import {
  advanceNoticeHours,
  type ChosenPresentation,
  cuisineCategories,
  diversityTags,
  mealTypes,
  qualityTiers,
  type QualityTier,
  searchDistancesMiles,
  setUpTypes,
} from '@copper-carrot/contracts';
import {
  budgetTiers,
  emptySearch,
  type EventDetails,
  ownRatings,
  type SearchState,
  searchTypes,
  sorts,
  views,
} from './search-state';

/** How one part of the state stands in the query string; what is not understood reads as nothing chosen. */
interface Codec<Value> {
  name: string;
  /** What the API calls it, where that is another word: such an address is understood as well. */
  alias?: string;
  read: (values: string[]) => Value;
  write: (value: Value) => string[];
}

const one = <Value>(
  name: string,
  read: (text: string) => Value | null,
  write: (value: Value) => string = String,
): Codec<Value | null> => ({
  name,
  read: ([text]) => (text === undefined ? null : read(text)),
  write: (value) => (value === null ? [] : [write(value)]),
});
const among = <Value extends string>(name: string, values: readonly Value[]) =>
  one<Value>(name, (text) => values.find((value) => value === text) ?? null);
const many = <Value extends string>(name: string, values: readonly Value[]): Codec<Value[]> => ({
  name,
  // In the order of the list, so that two ways to one choice give one address.
  read: (texts) => values.filter((value) => texts.includes(value)),
  write: (chosen) => values.filter((value) => chosen.includes(value)),
});
const flag = (name: string): Codec<boolean> => ({
  name,
  read: ([text]) => text === 'true',
  write: (value) => (value ? ['true'] : []),
});
const whole = (name: string, least: number, most: number) =>
  one<number>(name, (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    return number >= least && number <= most ? number : null;
  });
const numberAmong = (name: string, values: readonly number[]) =>
  one<number>(name, (text) => values.find((value) => String(value) === text) ?? null);
const id = (name: string) => whole(name, 1, 999_999_999);
const dollars = (name: string) =>
  one<number>(name, (text) => {
    const number = /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : NaN;
    return number > 0 ? number : null;
  });
const words = (name: string, longest: number) =>
  one<string>(name, (text) => text.trim().slice(0, longest).trim() || null);
const also = <Value>(codec: Codec<Value>, alias: string): Codec<Value> => ({ ...codec, alias });
/** With a value that stands for nothing said, and is left out. */
const otherwise = <Value>(codec: Codec<Value | null>, usual: Value): Codec<Value> => ({
  name: codec.name,
  read: (values) => codec.read(values) ?? usual,
  write: (value) => (value === usual ? [] : codec.write(value)),
});

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

const codecs: { [Key in keyof SearchState]: Codec<SearchState[Key]> } = {
  searchType: among('search_type', searchTypes),
  placeId: id('place_id'),
  googlePlaceId: words('google_place_id', 800),
  address: words('formatted_address', 300),
  headcount: whole('headcount', 1, 10_000),
  date: one('start_date', (text) => (isDate(text) ? text : null)),
  time: one('start_time', (text) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null)),
  pickup: flag('pickup'),
  text: otherwise(words('query', 200), ''),
  mealType: among('package_type', mealTypes),
  cuisines: many('package_category', Object.keys(cuisineCategories)),
  presentation: among<ChosenPresentation>('presentation_type', ['buffet', 'individual']),
  group: also(flag('group_eligible'), 'batchable'),
  fullMenu: also(flag('full_menu_ordering_enabled'), 'full_menu'),
  style: id('package_template_id'),
  budget: among('budget', budgetTiers),
  maxPerPerson: also(dollars('max_price'), 'price_below_including'),
  maxTotal: dollars('budget_limit'),
  allIn: flag('all_in_pricing'),
  quality: among('quality_tier', Object.keys(qualityTiers) as QualityTier[]),
  diversity: also(many('minority_flag', diversityTags), 'brand_has_minority_flag'),
  sustainable: also(flag('sustainable'), 'brand_sustainable'),
  deals: flag('has_deal'),
  setUp: among('set_up_type', setUpTypes),
  miles: numberAmong('within_delivery_radius_miles', searchDistancesMiles),
  noticeHours: also(numberAmong('lead_time_hours', advanceNoticeHours), 'poll_lead_time_below_including'),
  favorited: flag('favorited'),
  ordered: one('previously_ordered', (text) => (text === 'true' ? true : text === 'false' ? false : null)),
  ownRating: numberAmong('user_rating_above_or_null', ownRatings),
  rosterId: id('roster_id'),
  blockRosterId: id('block_roster_id'),
  collectionId: id('collection_id'),
  brandId: id('brand_id'),
  sort: otherwise(among('sort', sorts), 'popularity'),
  view: otherwise(among('view', views), 'list'),
  page: otherwise(whole('page', 1, 10_000), 1),
};
const keys = Object.keys(codecs) as (keyof SearchState)[];

const readOne = <Key extends keyof SearchState>(state: SearchState, key: Key, query: URLSearchParams) => {
  const { name, alias, read } = codecs[key];
  const names = [name, ...(alias ? [alias] : [])];
  state[key] = read(names.flatMap((each) => [...query.getAll(each), ...query.getAll(`${each}[]`)]));
};

/** The state that a query string holds; unknown and malformed parts count as absent. */
export function readSearch(query: URLSearchParams): SearchState {
  const state = { ...emptySearch };
  for (const key of keys) readOne(state, key, query);
  return state;
}

type One = string | number | boolean;
/** Parameters by the names of this page or of the API. */
export type Params = Readonly<Record<string, One | readonly One[] | null | undefined>>;

/** The parts of a state that parameters of the API speak of; null takes one away. What the page does not know is left out. */
export function readParams(params: Params): Partial<SearchState> {
  const state = { ...emptySearch };
  const named = keys.filter((key) => codecs[key].name in params || (codecs[key].alias ?? '') in params);
  const query = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
    ),
  );
  for (const key of named) readOne(state, key, query);
  return Object.fromEntries(named.map((key) => [key, state[key]]));
}

const writeOne = <Key extends keyof SearchState>(key: Key, value: SearchState[Key]): [string, string][] =>
  codecs[key].write(value).map((text) => [codecs[key].name, text]);

/** The query string of a state: always the same for the same state, and nothing for what is not chosen. */
export const writeSearch = (state: SearchState): URLSearchParams =>
  new URLSearchParams(keys.flatMap((key) => writeOne(key, state[key])));

const eventKeys = [
  'placeId',
  'googlePlaceId',
  'address',
  'headcount',
  'date',
  'time',
  'pickup',
] as const satisfies (keyof EventDetails)[];

/** The event's part of a query, for links from a result to its page. */
export const writeEvent = (event: EventDetails): URLSearchParams =>
  new URLSearchParams(eventKeys.flatMap((key) => writeOne(key, event[key])));
