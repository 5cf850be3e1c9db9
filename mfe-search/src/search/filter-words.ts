import {
  cuisineCategories,
  mealTypeLabels,
  qualityTiers,
  setUpLabels,
  type DiversityTag,
} from '@copper-carrot/contracts';
import { formatMoney, formatOrderDate, formatTime } from '@copper-carrot/shared-ui';
import { changeSearch, clearFilter } from './change-search';
import { activeFilters, type FilterKey, type SearchState } from './search-state';

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

/** One thing that narrows a search, and the search without it. */
export interface Narrowing {
  id: string;
  label: string;
  without: SearchState;
}

type Single = Exclude<FilterKey, 'cuisines' | 'diversity'>;
const words: { [Key in Single]: (value: NonNullable<SearchState[Key]>) => string } = {
  text: (text) => `“${text}”`,
  mealType: (meal) => mealTypeLabels[meal],
  presentation: (way) => (way === 'buffet' ? 'Buffet' : 'Individually packed'),
  group: () => 'Group ordering',
  fullMenu: () => 'Full menu',
  style: () => 'Package style',
  budget: (tier) => tier,
  maxPerPerson: (dollars) => `Up to ${formatMoney(dollars)} a person`,
  maxTotal: (dollars) => `Up to ${formatMoney(dollars)} in all`,
  allIn: () => 'Prices all-in',
  quality: (tier) => qualityTiers[tier],
  sustainable: () => 'Sustainable',
  deals: () => 'With a deal',
  setUp: (setUp) => setUpLabels[setUp],
  miles: (miles) => `Within ${miles} ${miles === 1 ? 'mile' : 'miles'}`,
  favorited: () => 'My favorites',
  collectionId: () => 'A collection',
  brandId: () => 'One restaurant',
};

const wordsFor = <Key extends Single>(key: Key, state: SearchState): string =>
  words[key](state[key] as NonNullable<SearchState[Key]>);

/** What narrows a search, each to be taken off on its own. */
export function narrowings(state: SearchState): Narrowing[] {
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
    return [{ id: key, label: wordsFor(key, state), without: clearFilter(state, key) }];
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
