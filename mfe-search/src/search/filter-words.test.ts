import { advanceNoticeHours } from '@copper-carrot/contracts';
import { eventNarrowings, narrowings } from './filter-words';
import { noticeWords } from './options';
import { emptySearch, type SearchState } from './search-state';

const chips = (values: Partial<SearchState>, names = {}) =>
  narrowings({ ...emptySearch, ...values }, names).map(({ label }) => label);

it('[SEA-25] [SEA-26] offers notice from 4 hours to 14 days, and names it by hours below 48, by days from there', () => {
  const hours = Array.from({ length: 23 }, (_, at) => 4 + 2 * at);
  expect(advanceNoticeHours).toEqual([...hours, 72, 96, 120, 144, 168, 336]);
  expect([4, 46, 48, 72, 168, 336].map(noticeWords)).toEqual([
    '4 hours',
    '46 hours',
    '2 days',
    '3 days',
    '7 days',
    '14 days',
  ]);
});

it('[SEA-27] calls a set-up on site staff on site', () => {
  expect(chips({ setUp: 'on_site' })).toEqual(['Staff on site']);
});

it('names collections, lists and restaurants as soon as their names are known', () => {
  const values = { collectionId: 4, rosterId: 2, brandId: 3 };
  expect(chips(values)).toEqual(['A list of restaurants', 'A collection', 'One restaurant']);
  const names = {
    collections: new Map([[4, 'Board meetings']]),
    rosters: new Map([[2, 'Caterers we trust']]),
    brands: new Map([[3, 'Saffron Street']]),
  };
  expect(chips(values, names)).toEqual(['Caterers we trust', 'Board meetings', 'Saffron Street']);
});

it('shows group ordering without the notice that comes with it', () => {
  expect(chips({ group: true, noticeHours: 20 })).toEqual(['Group ordering']);
});

it.each([
  [{ date: '2026-11-27', time: '12:00' }, ['at 12:00 pm', 'on Fri 11/27/2026, at any time']],
  [{ date: '2026-11-27' }, ['on Fri 11/27/2026']],
  [{ headcount: 40, maxTotal: 400 }, ['for 40 people, whatever the total']],
  [{ headcount: 40, maxPerPerson: 12 }, ['for 40 people']],
] satisfies [Partial<SearchState>, string[]][])(
  'says of the event what else goes with a part of it: %j',
  (values, words) => {
    expect(eventNarrowings({ ...emptySearch, ...values }).map(({ label }) => label)).toEqual(words);
  },
);
