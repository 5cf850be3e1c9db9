import { changeSearch } from './change-search';
import { nearestChange } from './nearest';
import { emptySearch, type SearchState } from './search-state';

const nearest = (params: Record<string, string | number | boolean | null>) => ({ label: 'Do it', params });
const after = (state: Partial<SearchState>, params: Record<string, string | number | boolean | null>) => {
  const before = { ...emptySearch, ...state };
  return changeSearch(before, nearestChange(before, nearest(params)));
};

it('applies the date, time, headcount and pickup that would work', () => {
  expect(
    after(
      { text: 'saffron', date: '2026-12-01', headcount: 8 },
      { start_date: '2026-12-03', start_time: '12:30', headcount: 15, pickup: true },
    ),
  ).toEqual({
    ...emptySearch,
    text: 'saffron',
    date: '2026-12-03',
    time: '12:30',
    headcount: 15,
    pickup: true,
  });
});

it('takes filters off by the names of the API', () => {
  const before = { presentation: 'buffet', sustainable: true, diversity: ['woman'], deals: true } as const;
  expect(
    after({ ...before, diversity: ['woman'] }, { presentation_type: null, brand_sustainable: null }),
  ).toMatchObject({ presentation: null, sustainable: false, diversity: ['woman'], deals: true });
  expect(after({ diversity: ['woman'] }, { brand_has_minority_flag: null }).diversity).toEqual([]);
});

it('takes off what a tier or a sort stands for', () => {
  expect(after({ budget: '$' }, { price_below_including: null }).budget).toBeNull();
  expect(after({ sort: 'new_to_me' }, { previously_ordered: null }).sort).toBe('popularity');
  expect(after({ sort: 'newness' }, { previously_ordered: null }).sort).toBe('newness');
});

it('goes to another place without the address of this one', () => {
  expect(after({ placeId: 1, address: '350 5th Ave' }, { place_id: 2 })).toMatchObject({
    placeId: 2,
    address: null,
  });
});
