import {
  cuisineCategories,
  type DiversityTag,
  type MealType,
  mealTypeLabels,
  packageStyles,
  qualityTiers,
  setUpLabels,
} from '@copper-carrot/contracts';
import { count, formatMoney, formatOrderDate, formatTime } from '@copper-carrot/shared-ui';
import { changeSearch, clearFilter } from './change-search';
import { activeFilters, budgetCap, type BudgetTier, type FilterKey, type SearchState } from './search-state';

export const diversityLabels: Record<DiversityTag, string> = {
  woman: 'Woman-owned',
  hispanic: 'Hispanic-owned',
  native_american: 'Native American-owned',
  lgbtq: 'LGBTQ-owned',
  veteran: 'Veteran-owned',
  asian: 'Asian-owned',
  black: 'Black-owned',
};
export const cuisineLabel = (key: string) => cuisineCategories[key]?.label ?? key;

/** Values under 48 as hours, the rest as days (1 §9). */
export const noticeWords = (hours: number): string =>
  hours < 48 ? count(hours, 'hour') : count(hours / 24, 'day');
export const milesWords = (miles: number): string => `Within ${count(miles, 'mile')}`;
/** Where a tier lies. */
export function budgetWords(tier: BudgetTier, meal: MealType | null): string {
  return tier === '$$$' ? 'any price' : `up to ${formatMoney(budgetCap(tier, meal))} a person`;
}

/** One thing that narrows a search, and the search without it. */
export interface Narrowing {
  id: string;
  label: string;
  without: SearchState;
}

/** What of a search only others can name. */
export interface Names {
  collections?: ReadonlyMap<number, string>;
  rosters?: ReadonlyMap<number, string>;
  brands?: ReadonlyMap<number, string>;
}

type Single = Exclude<FilterKey, 'cuisines' | 'diversity'>;
type Words = {
  [Key in Single]: (value: NonNullable<SearchState[Key]>, names: Names, state: SearchState) => string;
};
const words: Words = {
  text: (text) => `“${text}”`,
  mealType: (meal) => mealTypeLabels[meal],
  presentation: (way) => (way === 'buffet' ? 'Buffet' : 'Individually packed'),
  group: () => 'Group ordering',
  fullMenu: () => 'Full menu',
  style: (id) => packageStyles[id]?.label ?? 'Package style',
  budget: (tier, _names, { mealType }) => `${tier} · ${budgetWords(tier, mealType)}`,
  maxPerPerson: (dollars) => `Up to ${formatMoney(dollars)} a person`,
  maxTotal: (dollars) => `Up to ${formatMoney(dollars)} in all`,
  allIn: () => 'Prices all-in',
  quality: (tier) => qualityTiers[tier],
  sustainable: () => 'Sustainable',
  deals: () => 'With a deal',
  setUp: (setUp) => setUpLabels[setUp],
  miles: milesWords,
  noticeHours: (hours) => `${noticeWords(hours)} notice`,
  favorited: () => 'My favorites',
  ordered: (ordered) => (ordered ? 'Ordered before' : 'Not ordered yet'),
  ownRating: (stars) => `I gave ${stars} stars or more`,
  rosterId: (id, { rosters }) => rosters?.get(id) ?? 'A list of restaurants',
  blockRosterId: (id, { rosters }) => `Not on ${rosters?.get(id) ?? 'a list of restaurants'}`,
  collectionId: (id, { collections }) => collections?.get(id) ?? 'A collection',
  brandId: (id, { brands }) => brands?.get(id) ?? 'One restaurant',
};

const wordsFor = <Key extends Single>(key: Key, state: SearchState, names: Names): string =>
  words[key](state[key] as NonNullable<SearchState[Key]>, names, state);

/** What narrows a search, each to be taken off on its own. */
export function narrowings(state: SearchState, names: Names = {}): Narrowing[] {
  return activeFilters(state).flatMap((key): Narrowing[] => {
    if (key === 'cuisines')
      return state.cuisines.map((cuisine) => ({
        id: cuisine,
        label: cuisineLabel(cuisine),
        without: changeSearch(state, { cuisines: state.cuisines.filter((each) => each !== cuisine) }),
      }));
    if (key === 'diversity')
      return state.diversity.map((flag) => ({
        id: flag,
        label: diversityLabels[flag],
        without: changeSearch(state, { diversity: state.diversity.filter((each) => each !== flag) }),
      }));
    return [{ id: key, label: wordsFor(key, state, names), without: clearFilter(state, key) }];
  });
}

/** What of the event itself narrows a search: the last thing to give up. */
export function eventNarrowings(state: SearchState): Narrowing[] {
  const { date, time, headcount } = state;
  return [
    ...(time && date
      ? [{ id: 'time', label: `at ${formatTime(time)}`, without: changeSearch(state, { time: null }) }]
      : []),
    ...(date
      ? [
          {
            id: 'date',
            label: `on ${formatOrderDate(date)}`,
            without: changeSearch(state, { date: null }),
          },
        ]
      : []),
    ...(headcount
      ? [
          {
            id: 'headcount',
            label: `for ${headcount} people`,
            without: changeSearch(state, { headcount: null }),
          },
        ]
      : []),
  ];
}
