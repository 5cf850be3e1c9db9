import fc from 'fast-check';
import { ApiError } from '../../../errors';
import { answerBrands, answerPackages } from '../answer/answer';
import { Catalogue } from '../columns/catalogue';
import { filters, seldom } from './reference-filters.factory';
import { referenceSearch } from './reference-search.factory';
import type { Question } from '../query/question';
import { Serviceability } from '../query/serviceability';
import {
  middle,
  now,
  position,
  placesAndRates,
  catalogue as madeCatalogue,
  type MadeBrand,
} from './catalogue-arbitraries.factory';

/** Ids of packages and brands that a random catalog may contain. */
const someId = fc.oneof(
  fc.integer({ min: 1, max: 7 }),
  fc.integer({ min: 1, max: 7 }).map((id) => id * 100),
);
const ids = fc.uniqueArray(someId, { maxLength: 5 });
const facts = fc
  .record({
    timesOrdered: fc.array(fc.tuple(someId, fc.integer({ min: 1, max: 3 })), { maxLength: 5 }),
    lastOrdered: fc.array(
      fc.tuple(
        someId,
        fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.001Z', '2026-03-01T00:00:00.000Z'),
      ),
      { maxLength: 5 },
    ),
    ahead: ids,
    ratings: fc.array(fc.tuple(someId, fc.constantFrom(2.5, 3, 4)), { maxLength: 5 }),
    favorites: ids,
  })
  .map(({ timesOrdered, lastOrdered, ahead, ratings, favorites }) => ({
    timesOrdered: new Map(timesOrdered),
    lastOrdered: new Map(lastOrdered),
    ahead: new Set(ahead),
    ratings: new Map(ratings),
    favorites: new Set(favorites),
  }));

const roster = seldom(ids).map((list) => (list ? new Set(list) : null));
const question: fc.Arbitrary<Question> = fc
  .record({
    filters,
    placeId: fc.constantFrom(1, 1, 2, null),
    state: fc.constantFrom('NY', 'NY', 'NJ', 'PA'),
    position: fc.oneof(fc.constant(null), fc.constant(middle), position, position),
    kind: fc.constantFrom<('package' | 'brand')[]>('package', 'brand'),
    facts,
    roster,
    blockRoster: roster,
    certificates: fc.constantFrom([], [{ state: 'NY', expiresOn: '2026-11-01' }]),
  })
  .map(({ filters: wanted, placeId, state, position: at, ...rest }) => ({
    ...rest,
    context: {
      filters: wanted,
      placeId,
      state: at === null ? null : state,
      position: at,
      middle: placeId === null ? null : middle,
      userId: null,
      teamId: null,
      priceDate: wanted.start_date ?? '2026-10-28',
      now,
    },
  }));

/** Builds an index from the earlier brands, then the current ones, then removals. */
function build({
  brands,
  before,
}: {
  brands: readonly MadeBrand[];
  before: readonly MadeBrand[];
}): Catalogue {
  const catalogue = new Catalogue();
  for (const { rows } of before) catalogue.put(rows);
  for (const { rows } of brands) catalogue.put(rows);
  const there = new Set(brands.map(({ rows }) => rows.id));
  for (const id of [...catalogue.brandIds]) if (!there.has(id)) catalogue.remove(id);
  return catalogue;
}

/** The parts of an answer that a search decides. */
function decided(answer: object): object {
  const wanted = new Set([
    'id',
    'brand_id',
    'price',
    'total_price',
    'all_in_price',
    'priced_headcount',
    'deal',
    'kitchen_count',
    'package_count',
    'lowest_price',
    'cuisines',
  ]);
  const { records, promoted_brands, ...rest } = answer as Record<string, object[]>;
  const cut = (list: object[] = []) =>
    list.map((record) => Object.fromEntries(Object.entries(record).filter(([key]) => wanted.has(key))));
  const left = [
    'meta',
    'place',
    'place_id',
    'search_params',
    'times_ordered_counts',
    'user_ratings',
    'last_ordered_timestamps',
  ];
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => !left.includes(key))),
    records: cut(records),
    promoted_brands: cut(promoted_brands),
  };
}

function ask(catalogue: Catalogue, asked: Question): object | null {
  const snapshot = { catalogue, serviceability: new Serviceability(catalogue), placesAndRates };
  try {
    const json = asked.kind === 'package' ? answerPackages(snapshot, asked) : answerBrands(snapshot, asked);
    return decided(JSON.parse(json) as object);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'packages-address_undeliverable') return null;
    throw error;
  }
}

it('answers every search as a plain list of all packages would: ids in their order, totals, facets, prices, minimums', () => {
  fc.assert(
    fc.property(madeCatalogue, fc.array(question, { minLength: 1, maxLength: 6 }), (made, questions) => {
      const catalogue = build(made);
      for (const asked of questions)
        expect(ask(catalogue, asked)).toEqual(referenceSearch(made.brands, placesAndRates, asked));
    }),
    { numRuns: Number(process.env.SEARCH_CASES ?? 250), unbiased: true },
  );
}, 120_000);
