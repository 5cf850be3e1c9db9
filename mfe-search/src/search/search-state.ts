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

/** Where and when food is wanted, and for how many. Date and time are local to the place. */
export interface EventDetails {
  placeId: number | null;
  googlePlaceId: string | null;
  address: string | null;
  /** The entry of an address book that was picked: it says more of a door than the words do. */
  addressId: number | null;
  headcount: number | null;
  date: string | null;
  time: string | null;
  pickup: boolean;
}

/** What delivery costs depends on the door: prices of a search without an address hold none, or a part of it. */
export const lacksDelivery = ({ address, pickup }: EventDetails): boolean => address === null && !pickup;

/** All that the search page shows depends on this, and it lives in the query string (1 §2). */
export interface SearchState extends EventDetails {
  /** null until the place decides it (1 §9). */
  searchType: SearchType | null;
  text: string;
  mealType: MealType | null;
  /** All meals are wanted, though an hour is chosen. */
  anyMeal: boolean;
  /** The meal is that of the hour: nobody chose it, and it gives way to whatever says what is to be eaten. */
  mealByHour: boolean;
  cuisines: string[];
  presentation: ChosenPresentation | null;
  group: boolean;
  fullMenu: boolean;
  style: number | null;
  budget: BudgetTier | null;
  /** Dollars per person. */
  maxPerPerson: number | null;
  /** Dollars for everyone. */
  maxTotal: number | null;
  allIn: boolean;
  quality: QualityTier | null;
  diversity: DiversityTag[];
  sustainable: boolean;
  deals: boolean;
  setUp: SetUpType | null;
  miles: number | null;
  /** Hours in which a group's answers and the kitchen's lead time must fit: the advance notice. */
  noticeHours: number | null;
  favorited: boolean;
  /** Ordered before by this person: yes, no, or either. */
  ordered: boolean | null;
  /** Stars that this person gave at least, or none yet. */
  ownRating: number | null;
  /** Only the restaurants of a list that the person's team keeps. */
  rosterId: number | null;
  /** None of the restaurants of such a list. */
  blockRosterId: number | null;
  collectionId: number | null;
  brandId: number | null;
  sort: Sort;
  view: View;
  /** From 1. */
  page: number;
}

/** What of a search only others can name. */
export interface Names {
  collections?: ReadonlyMap<number, string>;
  rosters?: ReadonlyMap<number, string>;
  brands?: ReadonlyMap<number, string>;
}

export type Filters = Omit<QueryOf<'/cpi/v1/public/packages/search'>, 'expand'>;
type Each<Value> = Value extends readonly (infer Item)[] ? Item : NonNullable<Value>;

/** One part of a search: its name in the address, what the API is asked, and what its chip says. */
interface Field<Value> extends Codec<Value> {
  /** What the API calls it; an address that says so is understood as well. Null where the API is asked otherwise or not. */
  asks: keyof Filters | null;
  /** Its name in the address and in a saved search; what the API calls it where nothing is said. */
  name?: string;
  /** Another name that an address may have. */
  alias?: string;
  /** What one value narrows the search to: it is a filter, which 'Clear all' empties; the event stays. */
  words?: (value: Each<Value>, names: Names, state: SearchState) => string;
}

/** All that a search is made of: a new filter is a line here and one in `SearchState`. */
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

// Each value is what its own field reads from nothing.
export const emptySearch = Object.fromEntries(
  searchKeys.map((key) => [key, fields[key].read([])]),
) as unknown as SearchState;

/** What is written in the address for a part of a search; nothing where it is not chosen. */
export const writeField = <Key extends keyof SearchState>(
  key: Key,
  state: Pick<SearchState, Key>,
): string[] => fields[key].write(state[key]);

/** Whether a headcount is one that nothing can be asked for, whatever is searched. */
export const isWrongHeadcount = ({ headcount }: Pick<SearchState, 'headcount'>): boolean =>
  headcount !== null && !(Number.isInteger(headcount) && headcount >= 1 && headcount <= 10_000);

/** The same, without a headcount that nothing can be asked for, nor what the food for it may come to. */
export const askable = (state: SearchState): SearchState =>
  isWrongHeadcount(state) ? { ...state, headcount: null, maxTotal: null } : state;

const isFilter = (key: keyof SearchState) => fields[key].words !== undefined;
export const filterKeys = searchKeys.filter(isFilter);

/** The filters that narrow this search; the notice that comes with group ordering goes with it. */
export const activeFilters = (state: SearchState): (keyof SearchState)[] =>
  filterKeys.filter((key) => writeField(key, state).length > 0 && !(key === 'noticeHours' && state.group));
