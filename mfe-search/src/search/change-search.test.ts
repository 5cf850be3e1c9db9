import { changeSearch, clearFilters, settled } from './change-search';
import { emptySearch, type SearchState } from './search-state';

const search = (values: Partial<SearchState>): SearchState => ({ ...emptySearch, ...values });

describe('[SEA-28] a filter clears those that depend on it', () => {
  const cases: [string, Partial<SearchState>, Partial<SearchState>, Partial<SearchState>][] = [
    [
      'another place clears the address',
      { placeId: 1, address: '350 5th Ave', googlePlaceId: 'local:1', addressId: 4 },
      { placeId: 2 },
      { address: null, googlePlaceId: null, addressId: null },
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
    ['no place clears the distance', { placeId: 1, miles: 5 }, { placeId: null }, { miles: null }],
    [
      'restaurants asked for clear those left out',
      { blockRosterId: 3 },
      { rosterId: 2 },
      { blockRosterId: null },
    ],
    ['restaurants left out clear those asked for', { rosterId: 2 }, { blockRosterId: 3 }, { rosterId: null }],
    ['not ordered before clears the own rating', { ownRating: 4 }, { ordered: false }, { ownRating: null }],
    ['an own rating clears not ordered before', { ordered: false }, { ownRating: 4 }, { ordered: null }],
    ['another meal clears the package style', { style: 2 }, { mealType: 'dessert' }, { style: null }],
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
    'ends with %p, and its notice with it',
    (change) => {
      const group = changeSearch(emptySearch, { group: true });
      expect(changeSearch(group, change)).toMatchObject({ group: false, noticeHours: null });
    },
  );
});

describe('[SEA-12] group ordering sets the notice to 20 hours', () => {
  const group = changeSearch(emptySearch, { group: true });
  it('when it is chosen', () => expect(group.noticeHours).toBe(20));
  it('and less notice keeps it', () =>
    expect(changeSearch(group, { noticeHours: 8 })).toMatchObject({ group: true, noticeHours: 8 }));
  it.each([48, null])('and a notice of %p ends it', (noticeHours) =>
    expect(changeSearch(group, { noticeHours })).toMatchObject({ group: false, noticeHours }),
  );
});

describe('the meal of an hour', () => {
  const noon = { placeId: 1, date: '2026-12-01', time: '12:00' };
  it.each([
    ['07:30', 'breakfast'],
    ['10:15', 'breakfast'],
    ['10:30', 'lunch_or_dinner'],
    ['14:15', 'lunch_or_dinner'],
    ['15:00', 'appetizer_snack'],
    ['17:00', 'lunch_or_dinner'],
  ])('is chosen with %s: %s, and goes with another hour', (time, mealType) => {
    const event = { placeId: 1, date: '2026-12-01' };
    expect(changeSearch(search(event), { time })).toMatchObject({ time, mealType });
    expect(settled(search({ ...event, time }))).toMatchObject({ mealType });
    expect(changeSearch(settled(search({ ...event, time })), { time: '08:00' }).mealType).toBe('breakfast');
  });

  it('gives way to all meals, which stay all meals until a meal or no hour is chosen', () => {
    const all = changeSearch(settled(search(noon)), { mealType: null });
    expect(settled(all)).toMatchObject({ mealType: null, anyMeal: true });
    expect(settled(changeSearch(all, { time: '08:00' })).mealType).toBeNull();
    expect(changeSearch(all, { mealType: 'dessert' })).toMatchObject({ mealType: 'dessert', anyMeal: false });
    expect(changeSearch(all, { time: null }).anyMeal).toBe(false);
  });

  it.each<Partial<SearchState>>([
    { mealType: 'dessert' },
    { text: 'baklava' },
    { cuisines: ['dessert_fruit'] },
    { collectionId: 4 },
    { brandId: 3 },
    { date: null },
  ])('leaves alone what says what is to be eaten, or when: %j', (said) => {
    const state = search({ ...noon, ...said });
    expect(settled(state)).toEqual(state);
  });

  const asksForMore: [Partial<SearchState>, Partial<SearchState>][] = [
    [{ text: 'baklava' }, { text: '' }],
    [{ cuisines: ['dessert_fruit'] }, { cuisines: [] }],
    [{ style: 3 }, { style: null }],
    [{ collectionId: 4 }, { collectionId: null }],
    [{ brandId: 3 }, { brandId: null }],
  ];
  it.each(asksForMore)('is dropped for %j, whichever came first, and back with %j', (said, unsaid) => {
    const event = { placeId: 1, date: '2026-12-01' };
    const hourFirst = changeSearch(changeSearch(search(event), { time: '12:00' }), said);
    expect(hourFirst).toEqual(search({ ...noon, ...said }));
    expect(changeSearch(changeSearch(search(event), said), { time: '12:00' })).toEqual(hourFirst);
    expect(changeSearch(settled(search(noon)), said)).toEqual(hourFirst);
    expect(changeSearch(hourFirst, unsaid)).toEqual(settled(search(noon)));
  });

  it.each(asksForMore)('stays with %j where it was pressed by hand, before the hour or after', (said) => {
    const meal = { mealType: 'lunch_or_dinner' } as const;
    const event = { placeId: 1, date: '2026-12-01' };
    const mealFirst = changeSearch(changeSearch(search(event), meal), { time: '12:00' });
    const hourFirst = changeSearch(changeSearch(search(event), { time: '12:00' }), meal);
    expect(hourFirst).toEqual(mealFirst);
    expect(changeSearch(mealFirst, { ...said, cuisines: [] }).mealType).toBe('lunch_or_dinner');
    expect(changeSearch(mealFirst, { time: '08:00' }).mealType).toBe('lunch_or_dinner');
  });

  it('goes with its day', () => {
    expect(changeSearch(settled(search(noon)), { date: null })).toEqual(search({ placeId: 1 }));
  });

  it('becomes one by hand with group ordering, which is for lunch at any hour', () => {
    const morning = changeSearch(settled(search({ ...noon, time: '08:00' })), { group: true });
    expect(morning).toMatchObject({ group: true, mealType: 'lunch_or_dinner' });
    expect(settled(morning)).toEqual(morning);
    expect(changeSearch(morning, { time: '09:00' }).group).toBe(true);
  });

  it('leaves a dessert at noon a dessert in the evening', () => {
    expect(changeSearch(search({ ...noon, mealType: 'dessert' }), { time: '18:00' }).mealType).toBe(
      'dessert',
    );
  });
});

it('sorts by distance only from an address', () => {
  const near = search({ placeId: 1, address: '350 5th Ave', sort: 'distance' });
  expect(changeSearch(near, { deals: true }).sort).toBe('distance');
  expect(changeSearch(near, { address: null, googlePlaceId: null }).sort).toBe('popularity');
  expect(settled(near).sort).toBe('distance');
  expect(settled({ ...near, address: null }).sort).toBe('popularity');
});

it('clears all filters and leaves the event', () => {
  const event = { placeId: 1, headcount: 20, date: '2026-12-01' };
  const state = search({ ...event, text: 'taco', deals: true, cuisines: ['lunch_thai'], page: 3 });
  expect(clearFilters(state)).toEqual(search(event));
});

describe('[SEA-13] group ordering in an address', () => {
  it('[SEA-12] brings what it needs, keeps less notice, and lets go of what is no lunch', () => {
    expect(settled(search({ group: true, cuisines: ['dessert_fruit', 'lunch_thai'] }))).toMatchObject({
      group: true,
      presentation: 'individual',
      mealType: 'lunch_or_dinner',
      noticeHours: 20,
      cuisines: ['lunch_thai'],
    });
    expect(settled(search({ group: true, noticeHours: 8 })).noticeHours).toBe(8);
  });

  it.each<Partial<SearchState>>([{ mealType: 'breakfast' }, { presentation: 'buffet' }, { noticeHours: 48 }])(
    'gives way to %j, which stays',
    (other) => {
      expect(settled(search({ group: true, ...other }))).toEqual(search(other));
    },
  );
});
