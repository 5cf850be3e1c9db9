import fc from 'fast-check';
import { readSearch, writeSearch } from './query-string';
import { emptySearch, fields, searchKeys, type SearchState } from './search-state';

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });
const id = orNull(fc.integer({ min: 1, max: 999_999_999 }));
const dollars = orNull(fc.integer({ min: 1, max: 99_999_999 }).map((cents) => cents / 100));
const words = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.trim());

const free = {
  placeId: id,
  googlePlaceId: words.map((text) => text || null),
  address: words.map((text) => text || null),
  addressId: id,
  headcount: orNull(fc.integer({ min: 1, max: 10_000 })),
  date: orNull(
    fc
      .date({ min: new Date('2024-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  ),
  time: orNull(
    fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
  ),
  text: words,
  style: id,
  maxPerPerson: dollars,
  maxTotal: dollars,
  rosterId: id,
  blockRosterId: id,
  collectionId: id,
  brandId: id,
  page: fc.integer({ min: 1, max: 10_000 }),
} satisfies { [Key in keyof SearchState]?: fc.Arbitrary<SearchState[Key]> };

const chosen = (key: keyof SearchState): fc.Arbitrary<unknown> => {
  const { choices } = fields[key];
  if (!choices) throw new Error(`Say above what ${key} may be`);
  return Array.isArray(emptySearch[key]) ? fc.subarray([...choices]) : fc.constantFrom(...choices);
};
const anyState = fc.record(
  Object.fromEntries(
    searchKeys.map((key) => [key, key in free ? free[key as keyof typeof free] : chosen(key)]),
  ),
) as unknown as fc.Arbitrary<SearchState>;

it('[SEA-03] any search is the same after its address was written and opened again', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const address = writeSearch(state).toString();
      expect(readSearch(new URLSearchParams(address))).toEqual(state);
    }),
  );
});

it('[SEA-03] every single filter changes the address', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const changed = Object.keys(emptySearch).filter(
        (key) =>
          JSON.stringify(state[key as keyof SearchState]) !==
          JSON.stringify(emptySearch[key as keyof SearchState]),
      );
      for (const key of changed) {
        const one = { ...emptySearch, [key]: state[key as keyof SearchState] };
        expect(writeSearch(one).toString()).not.toBe('');
      }
    }),
  );
});

it('reads any query without failing, and takes what it does not understand for absent', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      readSearch(new URLSearchParams(text));
    }),
  );
  const odd =
    'place_id=x&headcount=many&start_date=2026-02-30&start_time=25:00&package_type=brunch&page=0&sort=best';
  expect(readSearch(new URLSearchParams(odd))).toEqual(emptySearch);
});

it('keeps a headcount that is none, so that it can be said what is wrong with it', () => {
  const { headcount } = fields;
  const read = ['20.5', '-3', '20000', '20', ' ', 'many'].map((text) => headcount.read([text]));
  expect(read).toEqual([20.5, -3, 20000, 20, null, null]);
});

it('reads lists with and without brackets', () => {
  const query = new URLSearchParams('package_category[]=lunch_thai&package_category=lunch_indian');
  expect(readSearch(query).cuisines).toEqual(['lunch_indian', 'lunch_thai']);
});

it('reads the names that the API has for its filters', () => {
  const query = new URLSearchParams(
    'price_below_including=14&poll_lead_time_below_including=48&brand_sustainable=true&batchable=true&brand_has_minority_flag=woman&full_menu_ordering_enabled=true',
  );
  expect(readSearch(query)).toMatchObject({
    maxPerPerson: 14,
    noticeHours: 48,
    sustainable: true,
    group: true,
    diversity: ['woman'],
    fullMenu: true,
  });
});
