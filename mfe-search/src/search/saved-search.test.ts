import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi } from '@copper-carrot/contracts/testing';
import { fromSaved, savedWords, toSaved } from './saved-search';
import { emptySearch, type SearchState } from './search-state';

const search = (values: Partial<SearchState>): SearchState => ({ ...emptySearch, ...values });
const saved = (values: Partial<Schemas['SavedSearch']>): Schemas['SavedSearch'] => ({
  id: 1,
  user_id: 1,
  name: 'Lunch',
  ...values,
});
const everything: SearchState = {
  placeId: 1,
  googlePlaceId: 'local:1',
  address: '350 5th Ave',
  addressId: 4,
  headcount: 20,
  pickup: true,
  searchType: 'restaurants',
  text: 'vegan',
  mealType: 'lunch_or_dinner',
  cuisines: ['lunch_thai'],
  presentation: 'individual',
  group: true,
  fullMenu: true,
  style: 3,
  maxPerPerson: 15,
  maxTotal: 400,
  allIn: true,
  quality: 'classic',
  diversity: ['woman', 'black'],
  sustainable: true,
  deals: true,
  setUp: 'on_site',
  miles: 5,
  noticeHours: 20,
  favorited: true,
  ordered: true,
  ownRating: 4.5,
  rosterId: 2,
  blockRosterId: null,
  collectionId: 4,
  brandId: 3,
  budget: null,
  sort: 'newness',
  date: null,
  time: null,
  anyMeal: false,
  mealByHour: false,
  page: 1,
  view: 'list',
};

it('keeps a whole search but its day and page, and brings it back', () => {
  const body = toSaved({ ...everything, date: '2099-01-02', time: '12:00', page: 3, view: 'map' }, 'Lunch');
  expect(body).not.toHaveProperty('start_date');
  expect(fromSaved(saved(body as Partial<Schemas['SavedSearch']>), emptySearch)).toEqual(everything);
});

it('says nothing that the API does not keep, and no meal that only came with the hour', async () => {
  const noon = { ...everything, date: '2099-01-02', time: '12:00', page: 3, view: 'map' } as const;
  const kept = toSaved({ ...noon, budget: '$', blockRosterId: 3, mealType: null, anyMeal: true }, 'Noon');
  const api = new FakeApi().on('post', '/cpi/v2/orderer/saved_searches', () => saved({}));
  const answer = await api.fetch('https://site.example/cpi/v2/orderer/saved_searches', {
    method: 'POST',
    body: JSON.stringify({ saved_search: kept }),
  });
  expect(answer.status).toBe(201);
  expect(toSaved(search({ mealType: 'lunch_or_dinner', mealByHour: true, time: '12:00' }), 'x')).toEqual({
    name: 'x',
  });
});

it('[PLAN-08] keeps the text as query and the notice as lead_time_hours', () => {
  expect(toSaved(search({ text: 'vegan', noticeHours: 48 }), 'x')).toMatchObject({
    query: 'vegan',
    lead_time_hours: 48,
  });
  expect(fromSaved(saved({ query: 'vegan', lead_time_hours: 48 }), emptySearch)).toMatchObject({
    text: 'vegan',
    noticeHours: 48,
  });
});

it('[PLAN-09] [PLAN-12] keeps the price per person as max_price, amounts without a trailing .0', () => {
  const body = toSaved(search({ maxPerPerson: 15, maxTotal: 400, headcount: 20 }), 'x');
  expect(body).toMatchObject({ max_price: '15', budget_limit: '400' });
  expect(body).not.toHaveProperty('price_below_including');
  expect(fromSaved(saved({ max_price: '15.0', budget_limit: '400.0' }), emptySearch)).toMatchObject({
    maxPerPerson: 15,
    maxTotal: 400,
  });
});

it('[PLAN-10] keeps owners as minority_flag and sustainability as sustainable', () => {
  expect(toSaved(search({ diversity: ['woman'], sustainable: true }), 'x')).toMatchObject({
    minority_flag: ['woman'],
    sustainable: true,
  });
  expect(fromSaved(saved({ minority_flag: 'woman', sustainable: true }), emptySearch)).toMatchObject({
    diversity: ['woman'],
    sustainable: true,
  });
});

it('[PLAN-11] keeps group ordering as group_eligible', () => {
  expect(toSaved(search({ group: true }), 'x')).toMatchObject({ group_eligible: true });
  expect(fromSaved(saved({ group_eligible: true }), emptySearch).group).toBe(true);
});

it('[PLAN-13] [PLAN-14] drops a presentation of all, and all-in pricing that is off', () => {
  expect(toSaved(search({}), 'x')).toEqual({ name: 'x' });
  const odd = { presentation_type: 'all', all_in_pricing: false } as unknown as Partial<
    Schemas['SavedSearch']
  >;
  expect(fromSaved(saved(odd), emptySearch)).toEqual(emptySearch);
});

it('is applied on the day that is looked at, unless its own is still to come', () => {
  const now = search({ placeId: 10, date: '2099-03-04', time: '12:00' });
  expect(fromSaved(saved({ query: 'vegan' }), now)).toEqual({ ...now, text: 'vegan' });
  expect(fromSaved(saved({ start_date: '2020-01-01' }), now).date).toBe('2099-03-04');
  expect(fromSaved(saved({ start_date: '2099-01-01' }), now)).toMatchObject({
    date: '2099-01-01',
    time: null,
  });
});

it('says in a line what it asks for', () => {
  const words = savedWords(
    saved({ place_id: 1, headcount: 25, max_price: '16.0', presentation_type: 'individual' }),
    new Map([[1, 'New York City']]),
    {},
  );
  expect(words).toBe('New York City · 25 people · Individually packed · Up to $16.00 a person');
});
