import { earthRadiusMiles, milesBetween } from '../../../places';
import type { PackageChoice } from '../../../catalog';
import { answerPackages } from '../answer/answer';
import { Catalogue } from '../columns/catalogue';
import type { KitchenRows } from '../live/rows';
import type { Question } from '../query/question';
import { Serviceability } from '../query/serviceability';
import {
  chargesOf,
  middle,
  now,
  plainBrand,
  placesAndRates,
  type MadeBrand,
} from './catalogue-arbitraries.factory';
import { referenceSearch } from './reference-search.factory';

/*
 * Figures computed by hand, checked against the index and the rules of orders (`quotePackage`, `chooseAmong`,
 * `canStillOrder`, `checkHeadcount`). Both use `rules/`, so comparing them only with each other would miss errors
 * there.
 */

const here = { latitude: middle.latitude + 0.02, longitude: middle.longitude };
/** Too close for squared distances to decide. */
const farther = { latitude: here.latitude + 1e-11, longitude: middle.longitude };

const option = (id: number, priceCents: number) => ({
  id,
  packageItemId: 1,
  name: `Option ${id}`,
  description: '',
  priceCents,
  dietaryTags: [],
  presentationType: null,
  comboOf: [],
});
const choice = (
  id: number,
  choiceType: PackageChoice['choiceType'],
  incrementBy: number,
  cents: number,
  extraHeadcountPriceCents = 0,
): PackageChoice => ({
  id,
  choiceType,
  hasChoice: true,
  properChoiceSubject: 'filling',
  incrementBy,
  extraHeadcountPriceCents,
  description: '',
  incrementSubject: 'serving',
  incrementSubjectPlural: 'servings',
  maximumChoosableOptions: null,
  servingInfo: '',
  options: [option(id * 10, cents), option(id * 10 + 1, cents + 10)],
});
const choices = [
  choice(1, 'constant_sum', 5, 50),
  // 15 people can't be served in increments of 4, so nothing of it is chosen.
  choice(2, 'constant_sum', 4, 1_000),
  choice(3, 'presentation', 1, 300),
  choice(4, 'choose_up_to', 4, 75, 125),
];

const kitchen = (id: number, at: typeof here, feeCents: number, minimumCents = 14_007): KitchenRows => ({
  id,
  ...at,
  placeId: 1,
  state: 'NY',
  timeZone: 'America/New_York',
  pickupAllowed: true,
  tiers: [
    { maxDistanceMiles: milesBetween(at, middle), feeCents, minimumCents },
    { maxDistanceMiles: 10, feeCents: 2_500, minimumCents: 14_008 },
  ],
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    daypart: 'lunch',
    opens: '09:00',
    closes: '15:00',
  })),
  closures: [{ from: '2026-10-31T12:00', to: '2026-10-31T13:00' }],
  capacities: [{ daypart: 'lunch', maxHeadcount: 40, maxOrders: 2 }],
  days: [
    { date: '2026-10-30', daypart: 'lunch', headcount: 25, orders: 1 },
    { date: '2026-11-02', daypart: 'lunch', headcount: 26, orders: 1 },
    { date: '2026-11-03', daypart: 'lunch', headcount: 0, orders: 2 },
  ],
});
const deal = (id: number, packageId: number | null, percentPpm: number | null) => ({
  id,
  packageId,
  label: `Deal ${id}`,
  percentPpm,
  amountCents: percentPpm === null ? 900 : null,
  minimumCents: 20_000,
  from: null,
  to: null,
});

const brand = ({ dayBefore = null, givenAway = false, minimum }: Partial<Event>): MadeBrand => ({
  choices: new Map([[100, choices]]),
  rows: {
    ...plainBrand,
    name: 'Saffron',
    dayBeforeCutoff: dayBefore,
    // One farther, older and cheaper, and two at equal distance.
    kitchens: [kitchen(1, farther, 100), kitchen(2, here, 1_500, minimum), kitchen(3, here, 1_900)],
    packages: [
      {
        id: 100,
        slug: 'lunch',
        name: 'Lunch',
        mealType: 'lunch_or_dinner',
        presentationType: 'buffet',
        setUpType: 'drop_off',
        categoryId: 1,
        packageCategory: 'lunch_mexican',
        packageCategoryLabel: 'Mexican',
        packageTemplateId: null,
        dietaryTags: [],
        priceCents: 1_234,
        minimumHeadcount: 10,
        maximumHeadcount: 42,
        incrementBy: 5,
        leadTimeHours: 24,
        groupEligible: true,
        pollLeadTimeHours: 10,
        popularity: 0,
        createdAt: 0,
        ratingAverage: null,
        reviewCount: 0,
        pictureUrl: '',
        pictureAlt: '',
        collections: [],
        dishes: '',
        charges: chargesOf(choices),
      },
    ],
    deals: givenAway
      ? [{ ...deal(5, 100, null), amountCents: 999_999, minimumCents: 0 }]
      : [deal(1, null, 100_000), deal(3, 100, 333_333), deal(4, 100, null)],
  },
});

interface Event {
  headcount?: number;
  date?: string;
  time?: string;
  at?: typeof middle;
  dayBefore?: string | null;
  /** A pickup with a deal above the food's price. */
  givenAway?: boolean;
  /** The delivery minimum of the address, in cents. */
  minimum?: number;
}

function question({
  headcount,
  date = '2026-10-30',
  time = '12:00',
  at = middle,
  givenAway = false,
}: Event): Question {
  return {
    kind: 'package',
    facts: {
      timesOrdered: new Map(),
      lastOrdered: new Map(),
      ahead: new Set(),
      ratings: new Map(),
      favorites: new Set(),
    },
    roster: null,
    blockRoster: null,
    certificates: [],
    context: {
      filters: {
        all_in_pricing: false,
        with_times_ordered: false,
        pickup: givenAway,
        limit: 10,
        offset: 0,
        ...(headcount !== undefined && { headcount }),
        start_date: date,
        start_time: time,
      },
      placeId: 1,
      state: at && 'NY',
      position: at,
      middle,
      userId: null,
      teamId: null,
      priceDate: date,
      now,
    },
  };
}

type Found = { total_price: number; all_in_price: number; deal: string | null; priced_headcount: number }[];
const answers: Record<string, (event: Event) => unknown> = {
  'the index': (event) => {
    const catalogue = new Catalogue();
    catalogue.put(brand(event).rows);
    const serviceability = new Serviceability(catalogue);
    return (
      JSON.parse(answerPackages({ catalogue, serviceability, placesAndRates }, question(event))) as {
        records: Found;
      }
    ).records;
  },
  'the rules of orders': (event) => referenceSearch([brand(event)], placesAndRates, question(event))?.records,
};

describe.each(Object.entries(answers))('%s', (_name, answer) => {
  const found = (event: Event) =>
    (answer(event) as Found).map(({ total_price: total, all_in_price: each, deal: label }) => [
      total,
      each,
      label,
    ]);
  const isFound = (event: Event) => found(event).length === 1;

  it('prices food with its choices, the deal, each fee and the tax', () => {
    // Food 15 × 12.34 + 15 × 0.50 + 3.00 + 16 × 0.75 + 2 blocks × 1.25 = 210.10, less 70.03; delivery 15.00, service
    // 7.00, tip 16.81, card 2.9% of 178.88 = 5.19, tax 8.875% of 160.26 = 14.22.
    expect(found({ headcount: 15 })).toEqual([[198.29, 13.22, 'Deal 3']]);
    // Food 140.40 is below the deal's 200.00; service 7.02, tip 11.23, card 5.04, tax 8.875% of 160.44 = 14.24.
    expect(found({ headcount: 10 })).toEqual([[192.93, 19.29, null]]);
    // A deal takes off no more than the food: tip 11.23, card 0.33, tax 8.875% of 0.33 = 0.03.
    expect(found({ headcount: 10, givenAway: true })).toEqual([[11.59, 1.16, 'Deal 5']]);
  });

  it('[PKG-07] finds a pickup within 50 miles, as they are shown', () => {
    const milesAway = (miles: number) => ({
      latitude: here.latitude + (miles / earthRadiusMiles) * (180 / Math.PI),
      longitude: here.longitude,
    });
    const within = (miles: number) => isFound({ headcount: 10, givenAway: true, at: milesAway(miles) });
    expect([49.996, 50, 50.004, 50.0049].map(within)).toEqual([true, true, true, true]);
    expect([50.0051, 50.01, 50.1].map(within)).toEqual([false, false, false]);
  });

  it('prices the smallest order that the address takes where nobody has said for how many', () => {
    const smallest = (event: Event) =>
      (answer(event) as Found).map((each) => [each.priced_headcount, each.total_price, each.all_in_price]);
    expect(smallest({})).toEqual([[10, 192.93, 19.29]]);
    // One cent more than the food for 10. For 15 the deal lowers it below that again; for 20 it is 20 × 12.34 + 20 ×
    // 0.50 + 20 × 10.00 + 3.00 + 20 × 0.75 + 3 blocks × 1.25 = 478.55, less 159.52; delivery 15.00, service 15.95, tip
    // 38.28, card 2.9% of 388.26 = 11.26, tax 8.875% of 345.29 = 30.64.
    expect(smallest({ minimum: 14_041 })).toEqual([[20, 430.16, 21.51]]);
    // No order with default choices reaches the minimum, so the largest is shown.
    expect(smallest({ minimum: 9_999_999 })[0]?.[0]).toBe(40);
    expect(smallest({ minimum: 14_041, givenAway: true })[0]?.[0]).toBe(10);
    expect(smallest({ minimum: 14_041, headcount: 15 })).toEqual([]);
  });

  it('leaves out food that is a cent below the minimum of the address', () => {
    expect(isFound({ headcount: 15, at: { ...middle, latitude: middle.latitude - 0.001 } })).toBe(false);
  });

  it.each([
    [5, false],
    [10, true],
    [12, false],
    [40, true],
    [42, false],
    [45, false],
  ])('sells it for %s: %s', (headcount, sold) => {
    expect(isFound({ headcount, date: '2026-10-31', time: '14:00' })).toBe(sold);
  });

  it.each([
    ['2026-10-31', '08:59', false],
    ['2026-10-31', '09:00', true],
    ['2026-10-31', '11:30', true],
    ['2026-10-31', '11:31', false],
    ['2026-10-31', '12:59', false],
    ['2026-10-31', '13:00', true],
    ['2026-10-31', '14:59', true],
    ['2026-10-31', '15:00', false],
  ])('is open on %s at %s: %s', (date, time, open) => {
    expect(isFound({ headcount: 15, date, time })).toBe(open);
  });

  it.each([
    ['2026-10-30', 15, true],
    ['2026-10-30', 20, false],
    ['2026-11-02', 10, true],
    ['2026-11-02', 15, false],
    ['2026-11-03', 10, false],
  ])('has room on %s for %s: %s', (date, headcount, room) => {
    expect(isFound({ headcount, date })).toBe(room);
  });

  it.each([
    ['11:30', null, true],
    ['11:29', null, false],
    ['12:00', '11:30', true],
    ['12:00', '11:29', false],
  ])('takes an order a day before %s, until %s: %s', (time, dayBefore, inTime) => {
    expect(isFound({ headcount: 15, date: '2026-10-29', time, dayBefore })).toBe(inTime);
  });
});
