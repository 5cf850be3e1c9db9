import fc from 'fast-check';
import {
  diversityTags,
  mealTypes,
  savedFilters,
  searchOfSaved,
  type SearchQuery,
} from '@copper-carrot/contracts';

it('[PLAN-08] [PLAN-09] [PLAN-10] [PLAN-11] maps the filters of a search to those of a saved search', () => {
  expect(
    savedFilters({
      query: 'tacos',
      poll_lead_time_below_including: 20,
      price_below_including: 15.5,
      brand_has_minority_flag: ['woman', 'black'],
      brand_sustainable: true,
      batchable: true,
      package_type: 'breakfast',
    }),
  ).toEqual({
    query: 'tacos',
    lead_time_hours: 20,
    max_price: '15.5',
    minority_flag: ['woman', 'black'],
    sustainable: true,
    group_eligible: true,
    package_type: 'breakfast',
  });
});

it.each([
  ['15.0', '15'],
  ['15', '15'],
  ['105.00', '105'],
  ['10.05', '10.05'],
  [15, '15'],
  [0.5, '0.5'],
])('[PLAN-12] %p loses no more than a trailing .0', (given, kept) => {
  expect(savedFilters({ max_price: String(given), budget_limit: given })).toEqual({
    max_price: kept,
    budget_limit: kept,
  });
});

it("[PLAN-13] [PLAN-14] drops the presentation 'all' and a false all-in pricing, and nothing else that is false", () => {
  expect(savedFilters({ presentation_type: 'all', all_in_pricing: false, has_deal: false })).toEqual({
    has_deal: false,
  });
  expect(savedFilters({ presentation_type: 'buffet', all_in_pricing: true })).toEqual({
    presentation_type: 'buffet',
    all_in_pricing: true,
  });
});

it('changes only the filters that are given, by either name, and takes off what is null', () => {
  const before = { max_price: '20', headcount: 10, all_in_pricing: true };
  expect(savedFilters({ price_below_including: 12, all_in_pricing: false }, before)).toEqual({
    max_price: '12',
    headcount: 10,
  });
  expect(savedFilters({ headcount: null }, before)).toEqual({ max_price: '20', all_in_pricing: true });
});

const dollars = fc.integer({ min: 0, max: 100_000_00 }).map((cents) => cents / 100);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const searches = fc
  .record<SearchQuery>({
    query: optional(fc.string()),
    headcount: optional(fc.integer({ min: 1, max: 10_000 })),
    price_below_including: optional(dollars),
    budget_limit: optional(dollars),
    poll_lead_time_below_including: optional(fc.nat(168)),
    brand_has_minority_flag: optional(fc.subarray([...diversityTags])),
    brand_sustainable: optional(fc.boolean()),
    batchable: optional(fc.boolean()),
    package_type: optional(fc.subarray([...mealTypes])),
    presentation_type: optional(fc.constantFrom('buffet', 'individual', 'mixed')),
    all_in_pricing: optional(fc.constant(true)),
    has_deal: optional(fc.boolean()),
    start_date: optional(fc.constant('2026-12-01')),
  })
  .map((search): SearchQuery => JSON.parse(JSON.stringify(search)) as SearchQuery);

it('leads back to the search that it was made of, and is stable when saved again', () => {
  fc.assert(
    fc.property(searches, (search) => {
      const saved = savedFilters(search);
      expect(searchOfSaved({ ...saved, id: 1, user_id: 2, name: 'Lunch' })).toEqual(search);
      expect(savedFilters(saved)).toEqual(saved);
    }),
  );
});
