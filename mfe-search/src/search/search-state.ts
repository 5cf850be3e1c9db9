import type {
  ChosenPresentation,
  DiversityTag,
  MealType,
  QualityTier,
  SetUpType,
} from '@copper-carrot/contracts';

export const searchTypes = ['packages', 'restaurants'] as const;
export type SearchType = (typeof searchTypes)[number];

/** Price tiers by what a person's meal costs, in dollars; the last is capped at 9999 (1 §9, 2 §9). */
export const budgetTiers = { $: 13, $$: 18, $$$: 9999 } as const;
export type BudgetTier = keyof typeof budgetTiers;

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
  favorited: boolean;
  collectionId: number | null;
  brandId: number | null;
  sort: Sort;
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
  favorited: false,
  collectionId: null,
  brandId: null,
  sort: 'popularity',
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
  'favorited',
  'collectionId',
  'brandId',
] as const satisfies (keyof SearchState)[];
export type FilterKey = (typeof filterKeys)[number];

export const isSet = (value: SearchState[keyof SearchState]): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== false && value !== '';

/** The filters that narrow this search. */
export const activeFilters = (state: SearchState): FilterKey[] =>
  filterKeys.filter((key) => isSet(state[key]));
