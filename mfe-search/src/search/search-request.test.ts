import { searchQuery, searchUrl } from './search-request';
import { emptySearch, type SearchState, type Sort } from './search-state';

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

it('[SEA-19] sends the last budget tier as 9999', () => {
  expect(sent({ budget: '$$$' }).price_below_including).toBe(9999);
  expect(sent({ budget: '$' }).price_below_including).toBeLessThan(20);
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

it('leaves the order to the likeness where a text is searched for', () => {
  expect(sent({ text: 'taco' })).not.toHaveProperty('order_by_popularity');
  expect(sent({ text: 'taco', sort: 'newness' })).toMatchObject({ order_by_newness: true });
});

it('sends no time without a date', () => {
  expect(sent({ time: '12:00' }).start_time).toBeUndefined();
});
