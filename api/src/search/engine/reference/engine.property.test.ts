import { presentationTypes, setUpTypes, mealTypes, diversityTags } from '@copper-carrot/contracts';
import fc from 'fast-check';
import { ApiError } from '../../../errors';
import type { SearchFilters } from '../../search.schemas';
import { answerBrands, answerPackages } from '../answer/answer';
import { Catalogue } from '../columns/catalogue';
import { referenceSearch } from './reference-search.factory';
import type { Question } from '../query/question';
import { Serviceability } from '../query/serviceability';
import {
  dates,
  middle,
  now,
  position,
  reference,
  vocabulary,
  catalogue as madeCatalogue,
  type MadeBrand,
} from './catalogue-arbitraries.factory';

const often = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 1, arbitrary }, { weight: 1, arbitrary: fc.constant(undefined) });
const seldom = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 1, arbitrary }, { weight: 19, arbitrary: fc.constant(undefined) });
const list = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 });
const direction = fc.constantFrom<('asc' | 'desc')[]>('asc', 'desc');
const sortSwitch = fc.constantFrom<(boolean | 'asc' | 'desc')[]>(true, false, 'asc', 'desc');
const dollars = fc.integer({ min: 0, max: 80 }).map((step) => step / 2);
const word = fc.oneof(
  fc.constantFrom(...vocabulary, 'tako', 'gril', 'meditteranean', 'r', '%', 'the'),
  fc.string({ maxLength: 6 }),
);

const filters: fc.Arbitrary<SearchFilters> = fc.record({
  pickup: fc.oneof({ weight: 1, arbitrary: fc.constant(true) }, { weight: 5, arbitrary: fc.constant(false) }),
  all_in_pricing: fc.boolean(),
  with_times_ordered: fc.boolean(),
  limit: fc.constantFrom(0, 1, 2, 3, 7, 24, 24),
  offset: fc.constantFrom(0, 0, 0, 0, 1, 3, 7),
  headcount: often(fc.integer({ min: 1, max: 40 })),
  start_date: often(fc.constantFrom(...dates)),
  start_time: often(
    fc.constantFrom('06:00', '08:59', '09:00', '11:30', '12:00', '12:30', '14:59', '15:00', '02:30'),
  ),
  brand_id: seldom(list([1, 2, 3, 9])),
  brand_has_minority_flag: seldom(list(diversityTags.slice(0, 3))),
  brand_sustainable: seldom(fc.boolean()),
  has_deal: seldom(fc.boolean()),
  budget_limit: seldom(dollars.map((each) => each * 20)),
  price_below_including: seldom(dollars),
  package_type: seldom(list(mealTypes)),
  package_category: seldom(list(['lunch_mexican', 'dessert_other', '2', '-2', 'none'])),
  package_template_id: seldom(list([3, 7, 8])),
  previously_ordered: seldom(fc.boolean()),
  future_orders: seldom(fc.boolean()),
  favorited: seldom(fc.boolean()),
  set_up_type: seldom(list(setUpTypes)),
  presentation_type: seldom(list(presentationTypes)),
  quality_tier: seldom(list(['classic', 'specialty'] as const)),
  collection_id: seldom(fc.constantFrom(5, 6, 7)),
  query: seldom(fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '))),
  batchable: seldom(fc.boolean()),
  poll_lead_time_below_including: seldom(fc.constantFrom(10, 19, 20)),
  within_delivery_radius_miles: seldom(fc.constantFrom(2, 5, 10)),
  user_rating_above_or_null: seldom(fc.constantFrom(3, 4)),
  full_menu_ordering_enabled: seldom(fc.boolean()),
  order_field: seldom(
    fc.constantFrom('price', 'popularity', 'created_at', 'order_frequency', 'last_submission'),
  ),
  order_direction: seldom(direction),
  order_by_newness: seldom(sortSwitch),
  order_by_popularity: seldom(sortSwitch),
  order_by_order_frequency: seldom(sortSwitch),
  order_by_last_submission: seldom(sortSwitch),
});

/** Ids of packages and brands that a made catalogue may hold. */
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
    position: fc.oneof(fc.constant(null), fc.constant(middle), position, position),
    kind: fc.constantFrom<('package' | 'brand')[]>('package', 'brand'),
    facts,
    roster,
    blockRoster: roster,
    certificates: fc.constantFrom([], [{ state: 'NY', expiresOn: '2026-11-01' }]),
  })
  .map(({ filters: wanted, placeId, position: at, ...rest }) => ({
    ...rest,
    context: {
      filters: wanted,
      placeId,
      position: at,
      middle: placeId === null ? null : middle,
      userId: null,
      teamId: null,
      priceDate: wanted.start_date ?? '2026-10-28',
      now,
    },
  }));

/** The catalogue that comes of putting in what there was before, then what there is, and taking out what is gone. */
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

/** The part of an answer that a search decides; the rest is as it was put in. */
function decided(answer: object): object {
  const wanted = new Set([
    'id',
    'brand_id',
    'price',
    'total_price',
    'all_in_price',
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
  const snapshot = { catalogue, serviceability: new Serviceability(catalogue), reference };
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
        expect(ask(catalogue, asked)).toEqual(referenceSearch(made.brands, reference, asked));
    }),
    { numRuns: Number(process.env.SEARCH_CASES ?? 250), unbiased: true },
  );
}, 120_000);
