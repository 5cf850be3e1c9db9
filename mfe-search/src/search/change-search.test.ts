import { changeSearch, clearFilters } from './change-search';
import { emptySearch, type SearchState } from './search-state';

const search = (values: Partial<SearchState>): SearchState => ({ ...emptySearch, ...values });

describe('[SEA-28] a filter clears those that depend on it', () => {
  const cases: [string, Partial<SearchState>, Partial<SearchState>, Partial<SearchState>][] = [
    [
      'another place clears the address',
      { placeId: 1, address: '350 5th Ave', googlePlaceId: 'local:1' },
      { placeId: 2 },
      { address: null, googlePlaceId: null },
    ],
    ['no date clears the time', { date: '2026-12-01', time: '12:00' }, { date: null }, { time: null }],
    [
      'no headcount clears the total',
      { headcount: 20, maxTotal: 400 },
      { headcount: null },
      { maxTotal: null },
    ],
    [
      'another meal clears the cuisines of the old one',
      { mealType: 'lunch_or_dinner', cuisines: ['lunch_thai'] },
      { mealType: 'breakfast' },
      { cuisines: [] },
    ],
    ['a price clears the tier', { budget: '$' }, { maxPerPerson: 20 }, { budget: null }],
    ['a tier clears the price', { maxPerPerson: 20 }, { budget: '$$' }, { maxPerPerson: null }],
    [
      'packages clear the full menu',
      { searchType: 'restaurants', fullMenu: true },
      { searchType: 'packages' },
      { fullMenu: false },
    ],
    ['any filter goes back to the first page', { page: 4 }, { deals: true }, { page: 1 }],
  ];
  it.each(cases)('%s', (_words, before, change, after) => {
    expect(changeSearch(search(before), change)).toEqual(search({ ...before, ...change, ...after }));
  });

  it('keeps what does not depend on it', () => {
    const before = search({
      mealType: 'breakfast',
      cuisines: ['breakfast_bagels'],
      headcount: 20,
      maxTotal: 300,
    });
    expect(changeSearch(before, { deals: true })).toEqual({ ...before, deals: true });
  });
});

describe('[SEA-13] group ordering is for individual lunch or dinner only', () => {
  it('chooses both when it is switched on', () => {
    const group = changeSearch(search({ cuisines: ['dessert_fruit', 'lunch_thai'] }), { group: true });
    expect(group).toMatchObject({
      group: true,
      presentation: 'individual',
      mealType: 'lunch_or_dinner',
      cuisines: ['lunch_thai'],
    });
  });
  it.each([{ presentation: 'buffet' } as const, { mealType: 'dessert' } as const])(
    'ends with %p',
    (change) => {
      const group = changeSearch(emptySearch, { group: true });
      expect(changeSearch(group, change).group).toBe(false);
    },
  );
});

it('clears all filters and leaves the event', () => {
  const event = { placeId: 1, headcount: 20, date: '2026-12-01' };
  const state = search({ ...event, text: 'taco', deals: true, cuisines: ['lunch_thai'], page: 3 });
  expect(clearFilters(state)).toEqual(search(event));
});
