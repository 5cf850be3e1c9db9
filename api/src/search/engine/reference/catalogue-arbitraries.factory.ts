import {
  choiceTypes,
  type DietaryTag,
  diversityTags,
  mealTypes,
  presentationTypes,
  qualityTiers,
  setUpTypes,
} from '@copper-carrot/contracts';
import fc from 'fast-check';
import type { PackageChoice } from '../../../catalog';
import { milesBetween } from '../../../places';
import { demoRates } from '../../../pricing';
import { rateKinds } from '../../../rules';
import { dayparts } from '../columns/dayparts';
import type { PlacesAndRates } from '../live/places-and-rates';
import type { BrandRows, ChargeRows, KitchenRows, PackageRows } from '../live/rows';

/** A random brand: the index's rows, and the complete choices of each package. */
export interface MadeBrand {
  rows: BrandRows;
  choices: Map<number, PackageChoice[]>;
}

export const now = new Date('2026-10-28T15:30:00Z');
/** The clocks go back on the first of November. */
export const dates = ['2026-10-29', '2026-10-30', '2026-11-01', '2026-11-02', '2027-03-14'];
export const middle = { latitude: 40.7, longitude: -74 };
const zones = ['America/New_York', 'America/Chicago'];
export const vocabulary = [
  'taco',
  'tacos',
  'Jalapeño',
  'grill',
  'grilled',
  'mediterranean',
  'bowl',
  'of',
  'rice',
  'vegan',
  'free',
];

const cents = (most: number) => fc.integer({ min: 0, max: most }).map((value) => value * 50);
const some = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const words = fc.array(some(vocabulary), { minLength: 1, maxLength: 3 }).map((list) => list.join(' '));

/** A twentieth of a degree is about 3 miles: many kitchens lie on the edge of a tier, and many at equal distances. */
export const position = fc.record({
  latitude: fc.integer({ min: -4, max: 4 }).map((step) => middle.latitude + step / 20),
  longitude: fc.integer({ min: -4, max: 4 }).map((step) => middle.longitude + step / 20),
});

const hours = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 3 })), {
    maxLength: 20,
    selector: (pair) => pair.join(),
  })
  .chain((parts) =>
    fc.tuple(
      ...parts.map(([weekday, part]) =>
        fc.record({
          weekday: fc.constant(weekday),
          daypart: fc.constant(dayparts[part] ?? 'lunch'),
          // Dayparts overlap, but no two start at the same time.
          opens: fc.constant(clock(6 * 60 + part * 180)),
          closes: fc.integer({ min: 1, max: 300 }).map((minutes) => clock(6 * 60 + part * 180 + minutes)),
        }),
      ),
    ),
  );
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const closure = fc
  .record({
    date: some(dates),
    from: some(['00:00', '08:00', '12:00', '12:30']),
    long: fc.constantFrom(0.5, 1, 3.5, 4, 24, 60),
    open: fc.constantFrom('none', 'none', 'none', 'from', 'to'),
  })
  .map(({ date, from, long, open }) => {
    const begins = Date.parse(`${date}T${from}:00Z`);
    return {
      from: open === 'from' ? null : `${date}T${from}`,
      to: open === 'to' ? null : new Date(begins + long * 3_600_000).toISOString().slice(0, 16),
    };
  });

const kitchen = (id: number): fc.Arbitrary<KitchenRows> =>
  fc
    .record({
      at: position,
      placeId: some([1, 1, 1, 2]),
      state: some(['NY', 'NY', 'NJ', 'PA']),
      timeZone: some(zones),
      pickupAllowed: fc.boolean(),
      tiers: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 3 }).chain((ends) =>
        fc.tuple(
          ...ends
            .sort((a, b) => a - b)
            .map((end) =>
              fc.record({
                maxDistanceMiles: fc.constant(end / 2),
                feeCents: cents(60),
                minimumCents: cents(100),
              }),
            ),
        ),
      ),
      always: some([true, true, false]),
      edge: fc.boolean(),
      hours,
      closures: fc.array(closure, { maxLength: 2 }),
      capacities: fc.uniqueArray(
        fc.record({
          daypart: some(dayparts),
          maxHeadcount: fc.integer({ min: 20, max: 90 }),
          maxOrders: fc.integer({ min: 1, max: 3 }),
        }),
        { maxLength: 4, selector: ({ daypart }) => daypart },
      ),
      days: fc.uniqueArray(
        fc.record({
          date: some(dates),
          daypart: some(dayparts),
          headcount: fc.integer({ min: 0, max: 60 }),
          orders: fc.integer({ min: 0, max: 3 }),
        }),
        { maxLength: 6, selector: ({ date, daypart }) => `${date}${daypart}` },
      ),
    })
    .map(({ at, always, edge, ...rest }) => ({
      id,
      ...at,
      ...rest,
      // The center lies exactly on the edge of its last tier.
      tiers: edge ? onEdge(rest.tiers, milesBetween(at, middle)) : rest.tiers,
      hours: always
        ? [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
            weekday,
            daypart: 'lunch' as const,
            opens: '09:00',
            closes: '15:00',
          }))
        : rest.hours,
    }));

const onEdge = (tiers: KitchenRows['tiers'], miles: number) =>
  miles > 0
    ? [...tiers.filter((tier) => tier.maxDistanceMiles < miles), ...tiers.slice(0, 1)].map(
        (tier, index, all) => (index === all.length - 1 ? { ...tier, maxDistanceMiles: miles } : tier),
      )
    : tiers;

const choice = (id: number): fc.Arbitrary<PackageChoice> =>
  fc
    .record({
      choiceType: some(choiceTypes),
      hasChoice: fc.boolean(),
      properChoiceSubject: some(['filling', null]),
      incrementBy: fc.integer({ min: 1, max: 4 }),
      extraHeadcountPriceCents: fc.constantFrom(0, 0, 125),
      prices: fc.array(cents(8), { maxLength: 3 }),
    })
    .map(({ prices, ...rest }) => ({
      id,
      ...rest,
      description: '',
      incrementSubject: 'serving',
      incrementSubjectPlural: 'servings',
      maximumChoosableOptions: null,
      servingInfo: '',
      options: prices.map((priceCents, index) => ({
        id: id * 10 + index,
        packageItemId: id,
        name: `Option ${index}`,
        description: '',
        priceCents,
        dietaryTags: [],
        presentationType: null,
        comboOf: [],
      })),
    }));

/** The same result as the loader's SQL. */
export const chargesOf = (choices: readonly PackageChoice[]): ChargeRows[] =>
  choices
    .map((each) => ({
      choiceType: each.choiceType,
      hasChoice: each.hasChoice,
      proper: each.properChoiceSubject !== null,
      incrementBy: each.incrementBy,
      extraHeadcountPriceCents: each.extraHeadcountPriceCents,
      lowestCents:
        each.options.length > 0 ? Math.min(...each.options.map(({ priceCents }) => priceCents)) : null,
    }))
    .filter(
      ({ lowestCents, extraHeadcountPriceCents }) => (lowestCents ?? 0) > 0 || extraHeadcountPriceCents > 0,
    );

export const categories = [
  { categoryId: 1, packageCategory: 'lunch_mexican', packageCategoryLabel: 'Mexican' },
  { categoryId: 2, packageCategory: 'lunch_mexican', packageCategoryLabel: 'Taco Bar' },
  { categoryId: -2, packageCategory: 'dessert_other', packageCategoryLabel: 'Other' },
];

const madePackage = (id: number) =>
  fc
    .record({
      category: some(categories),
      row: fc.record({
        name: words,
        mealType: some(mealTypes),
        presentationType: some(presentationTypes),
        setUpType: some(setUpTypes),
        packageTemplateId: some([null, 3, 7]),
        // Sometimes a price that makes an order for many people too large.
        priceCents: fc.oneof(
          { weight: 30, arbitrary: cents(40).map((value) => value + 50) },
          { weight: 1, arbitrary: fc.constant(1_000_000) },
        ),
        least: fc.integer({ min: 1, max: 6 }),
        most: fc.integer({ min: 5, max: 60 }),
        incrementBy: fc.integer({ min: 1, max: 5 }),
        leadTimeHours: some([0, 1, 23, 24, 25, 48, 49]),
        groupEligible: fc.boolean(),
        pollLeadTimeHours: some([10, 20, 30]),
        popularity: fc.integer({ min: 0, max: 3 }),
        createdAt: fc.integer({ min: 0, max: 3 }),
        ratingAverage: some([null, 3.5, 4.5]),
        dietaryTags: fc.subarray<DietaryTag>(['vegan', 'gluten_free', 'contains_nuts']),
        collections: fc.subarray([5, 6]),
        dishes: fc.array(words, { maxLength: 2 }).map((list) => list.join(' | ')),
      }),
      choices: fc
        .array(fc.constant(0), { maxLength: 3 })
        .chain((list) => fc.tuple(...list.map((_, index) => choice(id * 10 + index)))),
    })
    .map(({ category, row: { least, most, ...row }, choices }) => {
      const rows: PackageRows = {
        id,
        slug: `package-${id}`,
        ...category,
        ...row,
        minimumHeadcount: least * row.incrementBy,
        maximumHeadcount: least * row.incrementBy + most * (row.priceCents === 1_000_000 ? 100 : 1),
        reviewCount: id,
        pictureUrl: `/${id}.svg`,
        pictureAlt: `Picture ${id}`,
        charges: chargesOf(choices),
      };
      return { rows, choices };
    });

const deal = (id: number, packageIds: readonly number[]) =>
  fc
    .record({
      packageId: fc.oneof(fc.constant(null), some([null, ...packageIds])),
      percentPpm: some([null, 100_000, 333_333]),
      amountCents: some([100, 5_000]),
      minimumCents: cents(600),
      from: some([null, '2026-10-30']),
      to: some([null, '2026-11-02']),
    })
    .map(({ amountCents, ...rest }) => ({
      id,
      label: `Deal ${id}`,
      ...rest,
      amountCents: rest.percentPpm === null ? amountCents : null,
    }));

/** A brand with default values. */
export const plainBrand: BrandRows = {
  id: 1,
  name: '',
  slug: '',
  description: '',
  pictureUrl: null,
  pictureAlt: '',
  ratingAverage: null,
  reviewCount: 0,
  qualityTier: null,
  minorityFlags: [],
  sustainable: false,
  promoted: false,
  fullMenuOrderingEnabled: false,
  popularity: 0,
  createdAt: 0,
  leadTimeHours: 24,
  dayBeforeCutoff: null,
  menuDishes: '',
  kitchens: [],
  packages: [],
  deals: [],
};

const brand = (id: number): fc.Arbitrary<MadeBrand> =>
  fc
    .record({
      row: fc.record({
        name: words,
        minorityFlags: fc.subarray([...diversityTags].slice(0, 3)),
        qualityTier: some([null, ...(Object.keys(qualityTiers) as (keyof typeof qualityTiers)[])]),
        sustainable: fc.boolean(),
        promoted: fc.boolean(),
        fullMenuOrderingEnabled: fc.boolean(),
        popularity: fc.integer({ min: 0, max: 2 }),
        createdAt: fc.integer({ min: 0, max: 2 }),
        ratingAverage: some([null, 4, 5]),
        dayBeforeCutoff: some([null, null, '09:00', '17:00', '01:30']),
        menuDishes: fc.array(words, { maxLength: 2 }).map((list) => list.join(' | ')),
      }),
      kitchens: fc
        .integer({ min: 0, max: 3 })
        .chain((n) => fc.tuple(...range(n).map((at) => kitchen(id * 10 + at)))),
      packages: fc
        .integer({ min: 0, max: 6 })
        .chain((n) => fc.tuple(...range(n).map((at) => madePackage(id * 100 + at)))),
    })
    .chain((made) =>
      fc.integer({ min: 0, max: 3 }).chain((n) =>
        fc
          .tuple(
            ...range(n).map((at) =>
              deal(
                id * 10 + at,
                made.packages.map(({ rows }) => rows.id),
              ),
            ),
          )
          .map((deals) => ({ ...made, deals })),
      ),
    )
    .map(({ row, kitchens, packages, deals }) => ({
      rows: {
        leadTimeHours: plainBrand.leadTimeHours,
        id,
        slug: `brand-${id}`,
        description: `About ${id}`,
        pictureUrl: null,
        pictureAlt: '',
        reviewCount: 0,
        ...row,
        kitchens,
        packages: packages.map((each) => each.rows),
        deals,
      },
      choices: new Map(packages.map((each) => [each.rows.id, each.choices])),
    }));

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Some brands, with earlier versions of some of them in the index. */
export const catalogue = fc.record({
  brands: fc.integer({ min: 2, max: 7 }).chain((n) => fc.tuple(...range(n).map((at) => brand(at + 1)))),
  before: fc.array(fc.integer({ min: 1, max: 9 }).chain(brand), { maxLength: 4 }),
});

/** Two places in two states, whose rates differ and change in the middle of `dates`. */
export const placesAndRates: PlacesAndRates = {
  places: new Map(
    [1, 2].map((id) => [
      id,
      {
        id,
        label: `Place ${id}`,
        value: `place_${id}`,
        slug: `place-${id}`,
        ...middle,
        timeZone: zones[id - 1] ?? '',
        jurisdictionId: id,
        taxState: id === 1 ? 'NY' : 'NJ',
      },
    ]),
  ),
  // Pennsylvania has no rates, so it is not taxed.
  stateJurisdictions: new Map([
    ['NY', 3],
    ['NJ', 4],
  ]),
  feeRates: [
    ...rateKinds
      .filter((kind) => kind !== 'processing')
      .map((kind) => ({ kind, placeId: null, ratePpm: demoRates[kind], effectiveFrom: null })),
    { kind: 'processing', placeId: null, ratePpm: 29_000, effectiveFrom: null, effectiveTo: '2026-11-01' },
    { kind: 'service', placeId: 2, ratePpm: 61_111, effectiveFrom: '2026-10-30', effectiveTo: null },
    { kind: 'processing', placeId: null, ratePpm: 30_303, effectiveFrom: '2026-11-01', effectiveTo: null },
  ],
  taxRates: [
    { jurisdictionId: 1, ratePpm: 88_750, from: null, to: null },
    { jurisdictionId: 2, ratePpm: 66_250, from: null, to: '2026-11-01' },
    { jurisdictionId: 2, ratePpm: 70_001, from: '2026-11-01', to: null },
    { jurisdictionId: 3, ratePpm: 40_000, from: null, to: null },
    { jurisdictionId: 4, ratePpm: 53_333, from: null, to: null },
  ],
  taxed: new Set(['NY food', 'NY delivery', 'NY processing_fee', 'NJ food', 'NJ service_fee']),
};
