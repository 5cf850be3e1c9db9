import { chooseAmong, type Wish } from './choose-among';
import type { KitchenFacts } from './kitchen-facts';

const milesNorth = (miles: number) => ({ latitude: 40.75 + miles / 69.0936, longitude: -73.99 });

function kitchen(id: number, miles: number, change: Partial<KitchenFacts> = {}): KitchenFacts {
  return {
    id,
    brandId: 1,
    placeId: 1,
    name: `Kitchen ${id}`,
    formattedAddress: '',
    city: 'New York',
    state: 'NY',
    timeZone: 'America/New_York',
    pickupAllowed: true,
    ...milesNorth(miles),
    tiers: [
      { maxDistanceMiles: 3, feeCents: 1500, minimumCents: 10_000 },
      { maxDistanceMiles: 10, feeCents: 3000, minimumCents: 20_000 },
    ],
    hours: [{ weekday: 5, daypart: 'lunch', opens: '11:00', closes: '14:00' }],
    closures: [],
    capacities: [
      {
        daypart: 'lunch',
        maxHeadcount: 100,
        maxOrders: 3,
        bookedHeadcount: 40,
        bookedOrders: 1,
        ownHeadcount: 0,
      },
    ],
    ...change,
  };
}

/** Friday, 4 December 2026. */
const friday = '2026-12-04';
const wish = (change: Partial<Wish> = {}): Wish => ({
  position: milesNorth(0),
  startDate: friday,
  startTime: '12:00',
  headcount: 20,
  foodCents: 30_000,
  pickup: false,
  ...change,
});
const chosen = (kitchens: KitchenFacts[], change: Partial<Wish> = {}) => {
  const choice = chooseAmong(kitchens, wish(change));
  return 'error' in choice ? choice.error.code : choice.kitchen.id;
};

it('chooses the nearest kitchen and the tier of its distance', () => {
  expect(chooseAmong([kitchen(1, 4), kitchen(2, 2)], wish())).toMatchObject({
    kitchen: { id: 2 },
    distanceMiles: 2,
    feeCents: 1500,
    minimumCents: 10_000,
    daypart: 'lunch',
    note: null,
  });
  expect(chooseAmong([kitchen(1, 4)], wish())).toMatchObject({ feeCents: 3000, minimumCents: 20_000 });
  expect(chosen([kitchen(7, 2), kitchen(3, 2)])).toBe(3);
});

it('passes over a nearer kitchen that is closed, shut for the day, full or out of orders', () => {
  const far = kitchen(9, 5);
  expect(chosen([kitchen(1, 1, { hours: [] }), far])).toBe(9);
  expect(
    chosen([
      kitchen(1, 1, { closures: [{ from: `${friday}T12:15`, to: `${friday}T13:00`, reason: '' }] }),
      far,
    ]),
  ).toBe(9);
  expect(
    chosen([
      kitchen(1, 1, { closures: [{ from: `${friday}T12:30`, to: `${friday}T13:00`, reason: '' }] }),
      far,
    ]),
  ).toBe(1);
  expect(chosen([kitchen(1, 1), far], { headcount: 60 })).toBe(1);
  expect(chosen([kitchen(1, 1), kitchen(9, 5, { capacities: [] })], { headcount: 61 })).toBe(9);
  const noOrders = kitchen(1, 1, {
    capacities: [
      {
        daypart: 'lunch',
        maxHeadcount: 100,
        maxOrders: 1,
        bookedHeadcount: 1,
        bookedOrders: 1,
        ownHeadcount: 0,
      },
    ],
  });
  expect(chosen([noOrders, far], { headcount: 1 })).toBe(9);
});

it('says what is missing where no kitchen will do', () => {
  expect(chooseAmong([kitchen(1, 12)], wish())).toMatchObject({
    error: {
      code: 'packages-address_undeliverable',
      field: 'kitchen_delivery_area',
      fieldCode: 'blank',
      nearest: { distance_miles: 12, delivery_radius_miles: 10 },
    },
  });
  expect(chooseAmong([kitchen(1, 1)], wish({ position: null }))).toMatchObject({
    error: { field: 'delivery_area' },
  });
  expect(chooseAmong([kitchen(1, 1)], wish({ startTime: '14:00' }))).toMatchObject({
    error: {
      code: 'submit_order-caterer_unavailable',
      nearest: { hours: [{ opens: '11:00', closes: '14:00' }] },
    },
  });
  expect(chooseAmong([kitchen(1, 1)], wish({ headcount: 61 }))).toMatchObject({
    error: {
      code: 'submit_order-caterer_unavailable',
      message:
        'The kitchen has room for 60 people at that time, and this order takes that of 61 people. Please try another date or time.',
      nearest: { headcount_left: 60 },
    },
  });
  expect(chooseAmong([kitchen(1, 1)], wish({ foodCents: 9999 }))).toMatchObject({
    error: { code: 'submit_order-delivery_minimum_not_satisfied', nearest: { minimum: 100, missing: 0.01 } },
  });
  expect(chosen([kitchen(1, 1)], { foodCents: 10_000 })).toBe(1);
});

it('tests the minimum of the nearest kitchen, and of no other', () => {
  const cheap = kitchen(2, 5, { tiers: [{ maxDistanceMiles: 10, feeCents: 0, minimumCents: 0 }] });
  expect(chosen([kitchen(1, 1), cheap], { foodCents: 500 })).toBe(
    'submit_order-delivery_minimum_not_satisfied',
  );
});

it("lets a site admin's ignored checks pass", () => {
  expect(chosen([kitchen(1, 1)], { foodCents: 1, ignore: { delivery_area_minimum: true } })).toBe(1);
  const shut = chooseAmong(
    [kitchen(1, 1, { hours: [] })],
    wish({ startTime: '18:00', ignore: { availability: true } }),
  );
  expect(shut).toMatchObject({ kitchen: { id: 1 }, daypart: 'dinner' });
});

it('[PKG-07] [PKG-06] picks up within 50 miles only, without fee or minimum', () => {
  expect(chooseAmong([kitchen(1, 49.9)], wish({ pickup: true, foodCents: 1 }))).toMatchObject({
    kitchen: { id: 1 },
    feeCents: 0,
    minimumCents: 0,
    note: null,
  });
  expect(chooseAmong([kitchen(1, 50.1)], wish({ pickup: true }))).toMatchObject({
    error: {
      field: 'pickup_kitchen_id',
      fieldCode: 'blank',
      message: 'This restaurant does not have any locations within 50 miles of your event address.',
    },
  });
  expect(chosen([kitchen(1, 1, { pickupAllowed: false }), kitchen(2, 9)], { pickup: true })).toBe(2);
  expect(chosen([kitchen(1, 1)], { pickup: true, position: null })).toBe(1);
});

it.each([
  [49.99, null],
  [49.996, 50],
  [50, 50],
  [50.004, 50],
])(
  '[PKG-07] [PKG-08] %d miles lie within 50, as they are shown, and have the note of %p miles',
  (miles, noted) => {
    expect(chooseAmong([kitchen(1, miles)], wish({ pickup: true }))).toMatchObject({
      kitchen: { id: 1 },
      distanceMiles: noted ?? miles,
      note: noted && `Note, the pickup location is ${noted} miles from your event address.`,
    });
  },
);

it.each([
  [50.006, 50.01],
  [50.04, 50.04],
])('[PKG-07] %d miles lie beyond 50, and the error says %d', (miles, said) => {
  expect(chooseAmong([kitchen(1, miles)], wish({ pickup: true }))).toMatchObject({
    error: { field: 'pickup_kitchen_id', nearest: { distance_miles: said } },
  });
});

it('[PKG-08] notes a chosen pickup kitchen from 50 miles on, and no nearer one', () => {
  const note = (miles: number) => {
    const choice = chooseAmong(
      [kitchen(1, 1), kitchen(2, miles)],
      wish({ pickup: true, pickupKitchenId: 2 }),
    );
    return 'error' in choice ? choice.error.code : choice.note;
  };
  expect(note(49.9)).toBeNull();
  // Rounded to what the note would say, 49.96 are 50 miles as well, but they lie within the radius.
  expect(note(49.96)).toBeNull();
  expect(note(50.01)).toBe('Note, the pickup location is 50 miles from your event address.');
  expect(note(50.1)).toBe('Note, the pickup location is 50.1 miles from your event address.');
  // Of the miles as they are shown, 50.05, as checkout words it.
  expect(note(50.0496)).toBe('Note, the pickup location is 50.1 miles from your event address.');
  expect(note(60)).toBe('Note, the pickup location is 60 miles from your event address.');
});

it('looks at the whole day while no time is known, and at no clock while no date is', () => {
  expect(chosen([kitchen(1, 1)], { startTime: null })).toBe(1);
  expect(chosen([kitchen(1, 1)], { startTime: null, startDate: '2026-12-05' })).toBe(
    'submit_order-caterer_unavailable',
  );
  expect(chosen([kitchen(1, 1, { hours: [] })], { startTime: null, startDate: null })).toBe(1);
});
