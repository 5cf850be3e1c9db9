import { type MealType } from '@copper-carrot/contracts';
import { searchQuery, searchUrl } from './search-request';
import { type Sort } from './options';
import { emptySearch, type SearchState } from './search-state';

const sent = (values: Partial<SearchState>) => searchQuery({ ...emptySearch, ...values });
const url = (values: Partial<SearchState>, type: 'packages' | 'restaurants' = 'packages') =>
  new URL(searchUrl({ ...emptySearch, ...values }, type), 'http://localhost');

it('[SEA-08] asks for packages or for restaurants', () => {
  expect(url({}).pathname).toBe('/cpi/v1/public/packages/search');
  expect(url({}, 'restaurants').pathname).toBe('/cpi/v2/public/brands/search');
});

it('[SEA-10] sends a chosen presentation type together with mixed', () => {
  expect(url({ presentation: 'buffet' }).searchParams.getAll('presentation_type')).toEqual([
    'buffet',
    'mixed',
  ]);
  expect(url({}).searchParams.has('presentation_type')).toBe(false);
});

it('[SEA-11] [SEA-12] sends group ordering as batchable, with a poll lead time of 20', () => {
  expect(sent({ group: true })).toMatchObject({ batchable: true, poll_lead_time_below_including: 20 });
});

it('sends the advance notice as the poll lead time', () => {
  expect(sent({ noticeHours: 72 }).poll_lead_time_below_including).toBe(72);
  expect(sent({ noticeHours: 8, group: true }).poll_lead_time_below_including).toBe(8);
});

it('[SEA-19] caps the last budget tier at 9999, whatever the meal', () => {
  expect(sent({ budget: '$$$' }).price_below_including).toBe(9999);
  expect(sent({ budget: '$$$', mealType: 'dessert' }).price_below_including).toBe(9999);
});

const ranges: [MealType | null, number, number][] = [
  ['lunch_or_dinner', 13, 15],
  ['breakfast', 8.5, 11.99],
  ['dessert', 4.5, 6.25],
  ['appetizer_snack', 8.25, 11.25],
  [null, 11, 14.5],
];
it.each(ranges)('[CONST-11] ends the tiers of %s at %d and %d a person', (mealType, low, high) => {
  expect(sent({ budget: '$', mealType }).price_below_including).toBe(low);
  expect(sent({ budget: '$$', mealType }).price_below_including).toBe(high);
});

it('sends what this person ordered, rated and keeps lists of', () => {
  expect(sent({ ordered: true, ownRating: 4, rosterId: 2 })).toMatchObject({
    previously_ordered: true,
    user_rating_above_or_null: 4,
    roster_id: 2,
  });
  expect(sent({ ordered: false, blockRosterId: 3 })).toMatchObject({
    previously_ordered: false,
    block_roster_id: 3,
  });
});

it('never asks for what is to be left out, but for the diet that holds none of it', () => {
  expect(sent({ text: 'no nuts cookies' }).query).toBe('cookies');
  expect(sent({ text: 'without dairy' }).query).toBe('dairy free');
  expect(sent({ text: 'peanut allergy' })).toMatchObject({ query: undefined, order_by_popularity: true });
});

it('[SEA-34] asks for pages of 24', () => {
  const { searchParams } = url({ page: 3 });
  expect([searchParams.get('limit'), searchParams.get('offset')]).toEqual(['24', '48']);
});

const sorts: [string, Sort, object][] = [
  ['SEA-37', 'popularity', { order_by_popularity: true }],
  ['SEA-38', 'newness', { order_by_newness: true }],
  ['SEA-39', 'price_lowest', { order_field: 'price', order_direction: 'asc' }],
  ['SEA-39', 'price_highest', { order_field: 'price', order_direction: 'desc' }],
  ['SEA-40', 'frequently_ordered', { order_by_order_frequency: true }],
  [
    'SEA-41',
    'oldie_but_goodie',
    {
      previously_ordered: true,
      user_rating_above_or_null: 4.5,
      future_orders: false,
      order_by_last_submission: 'asc',
    },
  ],
  ['SEA-42', 'new_to_me', { previously_ordered: false, order_by_popularity: true }],
];
it.each(sorts)('[%s] sorts by %s', (_row, sort, query) => {
  expect(sent({ sort })).toMatchObject(query);
});

it.each<[Partial<SearchState>['sort'], object]>([
  ['rating', { order_field: 'rating', order_direction: 'desc' }],
  ['distance', { order_field: 'distance', order_direction: 'asc' }],
])('sorts by %s beside the sorts of the specification', (sort, query) => {
  expect(sent({ sort })).toMatchObject(query);
});

it('leaves the order to the likeness where a text is searched for', () => {
  expect(sent({ text: 'taco' })).not.toHaveProperty('order_by_popularity');
  expect(sent({ text: 'taco', sort: 'newness' })).toMatchObject({ order_by_newness: true });
});

it('sends no time without a date', () => {
  expect(sent({ time: '12:00' }).start_time).toBeUndefined();
});

const params: [row: string, Partial<SearchState>, object][] = [
  ['SEA-44', { placeId: 4, brandId: 7 }, { place_id: 4, brand_id: 7 }],
  [
    'SEA-45',
    { diversity: ['woman', 'black'], sustainable: true },
    { brand_has_minority_flag: ['woman', 'black'], brand_sustainable: true },
  ],
  ['SEA-46', { deals: true }, { has_deal: true }],
  [
    'SEA-47',
    { maxTotal: 400, maxPerPerson: 16, allIn: true },
    { budget_limit: 400, price_below_including: 16, all_in_pricing: true },
  ],
  ['SEA-48', { rosterId: 2 }, { roster_id: 2 }],
  ['SEA-48', { blockRosterId: 2 }, { block_roster_id: 2 }],
  [
    'SEA-49',
    { mealType: 'dessert', cuisines: ['dessert_fruit'], style: 3 },
    { package_type: 'dessert', package_category: ['dessert_fruit'], package_template_id: 3 },
  ],
  ['SEA-50', { ordered: true }, { previously_ordered: true }],
  ['SEA-50', { sort: 'oldie_but_goodie' }, { future_orders: false }],
  ['SEA-51', { date: '2099-01-02', time: '12:00' }, { start_date: '2099-01-02', start_time: '12:00' }],
  ['SEA-52', { headcount: 20 }, { headcount: 20 }],
  ['SEA-53', { setUp: 'on_site' }, { set_up_type: 'on_site' }],
  ['SEA-54', { pickup: true }, { pickup: true }],
  [
    'SEA-55',
    { googlePlaceId: 'local:1', address: '350 5th Ave' },
    { google_place_id: 'local:1', formatted_address: '350 5th Ave' },
  ],
  ['SEA-56', { collectionId: 4 }, { collection_id: 4 }],
  ['SEA-57', { quality: 'classic' }, { quality_tier: 'classic' }],
  ['SEA-58', { text: 'taco' }, { query: 'taco' }],
  ['SEA-59', { favorited: true }, { favorited: true }],
  ['SEA-60', { group: true }, { batchable: true, poll_lead_time_below_including: 20 }],
  ['SEA-62', { miles: 5 }, { within_delivery_radius_miles: 5 }],
  ['SEA-63', { ownRating: 4 }, { user_rating_above_or_null: 4 }],
  ['SEA-64', { sort: 'price_lowest' }, { order_field: 'price', order_direction: 'asc' }],
  ['SEA-65', { sort: 'oldie_but_goodie' }, { order_by_last_submission: 'asc' }],
];
it.each(params)('[%s] sends %o as the search takes it', (_row, state, query) => {
  expect(sent(state)).toMatchObject(query);
  const silent = sent({ sort: 'newness' });
  for (const name of Object.keys(query))
    expect([undefined, []]).toContainEqual(silent[name as keyof typeof silent]);
});
