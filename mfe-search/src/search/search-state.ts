import {
  budgetCeiling,
  type ChosenPresentation,
  type DiversityTag,
  type MealType,
  perPersonPriceRanges,
  type QualityTier,
  type SetUpType,
} from '@copper-carrot/contracts';

export const searchTypes = ['packages', 'restaurants'] as const;
export type SearchType = (typeof searchTypes)[number];

export const budgetTiers = ['$', '$$', '$$$'] as const;
export type BudgetTier = (typeof budgetTiers)[number];

/** The most that a person's meal costs in a tier, in dollars, by meal; the last tier is capped at 9999 (1 §9, 2 §9). */
export function budgetCap(tier: BudgetTier, meal: MealType | null): number {
  const [low, high] = perPersonPriceRanges[meal ?? 'all'];
  return { $: low, $$: high, $$$: budgetCeiling }[tier];
}

/** The least that this person rated what they ordered before, in stars. */
export const ownRatings = [3, 4, 4.5] as const;

export const sorts = [
  'popularity',
  'newness',
  'price_lowest',
  'price_highest',
  'frequently_ordered',
  'oldie_but_goodie',
  'new_to_me',
] as const;
export type Sort = (typeof sorts)[number];
/** Sorts by what this person ordered before (1 §6). */
export const personalSorts: readonly Sort[] = ['frequently_ordered', 'oldie_but_goodie', 'new_to_me'];
export const sortLabels: Record<Sort, string> = {
  popularity: 'Most popular',
  newness: 'Newest',
  price_lowest: 'Price, lowest first',
  price_highest: 'Price, highest first',
  frequently_ordered: 'Frequently ordered',
  oldie_but_goodie: 'Oldie but goodie',
  new_to_me: 'New to me',
};

export const views = ['list', 'map'] as const;
export type View = (typeof views)[number];

/** Where and when food is wanted, and for how many. Date and time are local to the place. */
export interface EventDetails {
  placeId: number | null;
  googlePlaceId: string | null;
  address: string | null;
  headcount: number | null;
  date: string | null;
  time: string | null;
  pickup: boolean;
}

/** All that the search page shows depends on this, and it lives in the query string (1 §2). */
export interface SearchState extends EventDetails {
  /** null until the place decides it (1 §9). */
  searchType: SearchType | null;
  text: string;
  mealType: MealType | null;
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

export const emptySearch: SearchState = {
  placeId: null,
  googlePlaceId: null,
  address: null,
  headcount: null,
  date: null,
  time: null,
  pickup: false,
  searchType: null,
  text: '',
  mealType: null,
  cuisines: [],
  presentation: null,
  group: false,
  fullMenu: false,
  style: null,
  budget: null,
  maxPerPerson: null,
  maxTotal: null,
  allIn: false,
  quality: null,
  diversity: [],
  sustainable: false,
  deals: false,
  setUp: null,
  miles: null,
  noticeHours: null,
  favorited: false,
  ordered: null,
  ownRating: null,
  rosterId: null,
  blockRosterId: null,
  collectionId: null,
  brandId: null,
  sort: 'popularity',
  view: 'list',
  page: 1,
};

/** The parts that are filters, which 'Clear all' empties; the event stays. */
export const filterKeys = [
  'text',
  'mealType',
  'cuisines',
  'presentation',
  'group',
  'fullMenu',
  'style',
  'budget',
  'maxPerPerson',
  'maxTotal',
  'allIn',
  'quality',
  'diversity',
  'sustainable',
  'deals',
  'setUp',
  'miles',
  'noticeHours',
  'favorited',
  'ordered',
  'ownRating',
  'rosterId',
  'blockRosterId',
  'collectionId',
  'brandId',
] as const satisfies (keyof SearchState)[];
export type FilterKey = (typeof filterKeys)[number];

const isSet = (key: FilterKey, state: SearchState): boolean => {
  const value = state[key];
  return Array.isArray(value) ? value.length > 0 : value !== emptySearch[key];
};

/** The filters that narrow this search; the notice that comes with group ordering goes with it. */
export const activeFilters = (state: SearchState): FilterKey[] =>
  filterKeys.filter((key) => isSet(key, state) && !(key === 'noticeHours' && state.group));
