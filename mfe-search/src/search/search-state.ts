import {
  advanceNoticeHours,
  type ChosenPresentation,
  cuisineCategories,
  type DiversityTag,
  diversityTags,
  type MealType,
  mealTypeLabels,
  mealTypes,
  packageStyles,
  type QualityTier,
  qualityTiers,
  type QueryOf,
  searchDistancesMiles,
  setUpLabels,
  type SetUpType,
  setUpTypes,
} from '@copper-carrot/contracts';
import { diversityNames } from '@copper-carrot/shared-ui/Badge';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import {
  among,
  type Codec,
  date,
  dollars,
  either,
  flag,
  id,
  many,
  number,
  numberAmong,
  otherwise,
  time,
  whole,
  words,
} from './codecs';
import {
  type BudgetTier,
  budgetTiers,
  budgetWords,
  cuisineLabel,
  milesWords,
  noticeWords,
  ownRatings,
  type SearchType,
  searchTypes,
  type Sort,
  sorts,
  type View,
  views,
} from './options';

/** Address, time and headcount of an event. Date and time are local to the place. */
export interface EventDetails {
  placeId: number | null;
  googlePlaceId: string | null;
  address: string | null;
  /** The picked address-book entry, which has more detail than the text. */
  addressId: number | null;
  headcount: number | null;
  date: string | null;
  time: string | null;
  pickup: boolean;
}

/** The delivery fee depends on the address, so prices without one exclude it in whole or in part. */
export const lacksDelivery = ({ address, pickup }: EventDetails): boolean => address === null && !pickup;

/** The whole state of the search page, kept in the query string (1 §2). */
export interface SearchState extends EventDetails {
  /** Null until the place decides it (1 §9). */
  searchType: SearchType | null;
  text: string;
  mealType: MealType | null;
  /** All meals are wanted although an hour is chosen. */
  anyMeal: boolean;
  /** The meal is implied by the hour and gives way to any other choice of food. */
  mealByHour: boolean;
  cuisines: string[];
  presentation: ChosenPresentation | null;
  group: boolean;
  fullMenu: boolean;
  style: number | null;
  budget: BudgetTier | null;
  /** Dollars per person. */
  maxPerPerson: number | null;
  /** Dollars in total. */
  maxTotal: number | null;
  allIn: boolean;
  quality: QualityTier | null;
  diversity: DiversityTag[];
  sustainable: boolean;
  deals: boolean;
  setUp: SetUpType | null;
  miles: number | null;
  /** Advance notice in hours, for a group's answers and the kitchen's lead time. */
  noticeHours: number | null;
  favorited: boolean;
  /** Ordered before by this person: yes, no, or either. */
  ordered: boolean | null;
  /** The minimum own rating in stars. */
  ownRating: number | null;
  /** Only restaurants on this list of the team. */
  rosterId: number | null;
  /** No restaurants on this list. */
  blockRosterId: number | null;
  collectionId: number | null;
  brandId: number | null;
  sort: Sort;
  view: View;
  /** From 1. */
  page: number;
}

/** Names that the state has only ids of. */
export interface Names {
  collections?: ReadonlyMap<number, string>;
  rosters?: ReadonlyMap<number, string>;
  brands?: ReadonlyMap<number, string>;
}

export type Filters = Omit<QueryOf<'/cpi/v1/public/packages/search'>, 'expand'>;
type Each<Value> = Value extends readonly (infer Item)[] ? Item : NonNullable<Value>;

/** One part of a search: its address name, API parameter and chip text. */
interface Field<Value> extends Codec<Value> {
  /** The API's parameter, which the address accepts too. Null if it is sent otherwise or not at all. */
  asks: keyof Filters | null;
  /** Its name in addresses and saved searches; by default the API's. */
  name?: string;
  /** Another accepted name. */
  alias?: string;
  /** The chip's text for one value; its presence makes the part a filter, which 'Clear all' clears. */
  words?: (value: Each<Value>, names: Names, state: SearchState) => string;
}

/** All parts of a search: a new filter is a line here and one in `SearchState`. */
export const fields: { readonly [Key in keyof SearchState]: Field<SearchState[Key]> } = {
  searchType: { asks: null, name: 'search_type', ...among(searchTypes) },
  placeId: { asks: 'place_id', ...id },
  googlePlaceId: { asks: 'google_place_id', ...words(800) },
  address: { asks: 'formatted_address', ...words(300) },
  addressId: { asks: null, name: 'address_id', ...id },
  headcount: { asks: 'headcount', ...number },
  date: { asks: 'start_date', ...date },
  time: { asks: 'start_time', ...time },
  pickup: { asks: 'pickup', ...flag },
  text: { asks: 'query', ...otherwise(words(200), ''), words: (text) => `“${text}”` },
  mealType: { asks: 'package_type', ...among(mealTypes), words: (meal) => mealTypeLabels[meal] },
  anyMeal: { asks: null, name: 'any_meal', ...flag },
  mealByHour: { asks: null, name: 'meal_by_hour', ...flag },
  cuisines: { asks: 'package_category', ...many(Object.keys(cuisineCategories)), words: cuisineLabel },
  presentation: {
    asks: 'presentation_type',
    ...among<ChosenPresentation>(['buffet', 'individual']),
    words: (way) => (way === 'buffet' ? 'Buffet' : 'Individually packed'),
  },
  group: { asks: 'batchable', name: 'group_eligible', ...flag, words: () => 'Group ordering' },
  fullMenu: {
    asks: 'full_menu_ordering_enabled',
    alias: 'full_menu',
    ...flag,
    words: () => 'Full menu',
  },
  style: { asks: 'package_template_id', ...id, words: (key) => packageStyles[key] ?? 'Package style' },
  budget: {
    asks: null,
    name: 'budget',
    ...among(budgetTiers),
    words: (tier, _names, { mealType }) => `${tier} · ${budgetWords(tier, mealType)}`,
  },
  maxPerPerson: {
    asks: 'price_below_including',
    name: 'max_price',
    ...dollars,
    words: (most) => `Up to ${formatMoney(most)} a person`,
  },
  maxTotal: { asks: 'budget_limit', ...dollars, words: (most) => `Up to ${formatMoney(most)} in all` },
  allIn: { asks: 'all_in_pricing', ...flag, words: () => 'Prices all-in' },
  quality: {
    asks: 'quality_tier',
    ...among(Object.keys(qualityTiers) as QualityTier[]),
    words: (tier) => qualityTiers[tier],
  },
  diversity: {
    asks: 'brand_has_minority_flag',
    name: 'minority_flag',
    ...many(diversityTags),
    words: (owner) => diversityNames[owner],
  },
  sustainable: { asks: 'brand_sustainable', name: 'sustainable', ...flag, words: () => 'Sustainable' },
  deals: { asks: 'has_deal', ...flag, words: () => 'With a deal' },
  setUp: { asks: 'set_up_type', ...among(setUpTypes), words: (setUp) => setUpLabels[setUp] },
  miles: { asks: 'within_delivery_radius_miles', ...numberAmong(searchDistancesMiles), words: milesWords },
  noticeHours: {
    asks: 'poll_lead_time_below_including',
    name: 'lead_time_hours',
    ...numberAmong(advanceNoticeHours),
    words: (hours) => `${noticeWords(hours)} notice`,
  },
  favorited: { asks: 'favorited', ...flag, words: () => 'My favorites' },
  ordered: {
    asks: 'previously_ordered',
    ...either,
    words: (ordered) => (ordered ? 'Ordered before' : 'Not ordered yet'),
  },
  ownRating: {
    asks: 'user_rating_above_or_null',
    ...numberAmong(ownRatings),
    words: (stars) => `I gave ${stars} stars or more`,
  },
  rosterId: {
    asks: 'roster_id',
    ...id,
    words: (roster, { rosters }) => rosters?.get(roster) ?? 'A list of restaurants',
  },
  blockRosterId: {
    asks: 'block_roster_id',
    ...id,
    words: (roster, { rosters }) => `Not on ${rosters?.get(roster) ?? 'a list of restaurants'}`,
  },
  collectionId: {
    asks: 'collection_id',
    ...id,
    words: (collection, { collections }) => collections?.get(collection) ?? 'A collection',
  },
  brandId: { asks: 'brand_id', ...id, words: (brand, { brands }) => brands?.get(brand) ?? 'One restaurant' },
  sort: { asks: null, name: 'sort', ...otherwise(among(sorts), 'popularity') },
  view: { asks: null, name: 'view', ...otherwise(among(views), 'list') },
  page: { asks: null, name: 'page', ...otherwise(whole(1, 10_000), 1) },
};
export const searchKeys = Object.keys(fields) as (keyof SearchState)[];

// Each value is what its field reads from an empty query.
export const emptySearch = Object.fromEntries(
  searchKeys.map((key) => [key, fields[key].read([])]),
) as unknown as SearchState;

/** A part in the address; nothing if it is the default. */
export const writeField = <Key extends keyof SearchState>(
  key: Key,
  state: Pick<SearchState, Key>,
): string[] => fields[key].write(state[key]);

/** Whether a headcount is invalid for every search. */
export const isWrongHeadcount = ({ headcount }: Pick<SearchState, 'headcount'>): boolean =>
  headcount !== null && !(Number.isInteger(headcount) && headcount >= 1 && headcount <= 10_000);

/** The state without an invalid headcount and the total that depends on it. */
export const askable = (state: SearchState): SearchState =>
  isWrongHeadcount(state) ? { ...state, headcount: null, maxTotal: null } : state;

const isFilter = (key: keyof SearchState) => fields[key].words !== undefined;
export const filterKeys = searchKeys.filter(isFilter);

/** The active filters; the notice implied by group ordering counts as part of it. */
export const activeFilters = (state: SearchState): (keyof SearchState)[] =>
  filterKeys.filter((key) => writeField(key, state).length > 0 && !(key === 'noticeHours' && state.group));
