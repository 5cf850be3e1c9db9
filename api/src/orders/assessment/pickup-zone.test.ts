import type { Schemas } from '@copper-carrot/contracts';
import { makeBrand, makeKitchen, makePackage, nashville } from '../../catalog/catalog.factory';
import { sql } from '../../database';
import { addDays, toLocal, utcOffset } from '../../schedule';
import { makeUser, signedIn, useLocalServices } from '../../testing';
import { makeCart, makeCaterer, makeReadyCart, type Caterer } from '../order.factory';

useLocalServices();

const base = '/cpi/v1/orderer';
const today = toLocal(new Date(), 'America/New_York').date;
/** The next date, at least ten days ahead, on which clocks go forward (1) or back (-1). */
const clockChange = (hours: 1 | -1) => {
  let date = addDays(today, 10);
  while (utcOffset(date, 'America/New_York') - utcOffset(addDays(date, -1), 'America/New_York') !== hours)
    date = addDays(date, 1);
  return date;
};

const kitchens = {
  nashville,
  chattanooga: {
    placeId: 10,
    formattedAddress: '1 Market St, Chattanooga, TN 37402',
    city: 'Chattanooga',
    state: 'TN',
    zip: '37402',
    timeZone: 'America/New_York',
    latitude: 35.0456,
    longitude: -85.3097,
  },
  lasVegas: {
    placeId: 14,
    formattedAddress: '1 Main St, Las Vegas, NV 89101',
    city: 'Las Vegas',
    state: 'NV',
    zip: '89101',
    timeZone: 'America/Los_Angeles',
    latitude: 36.1721,
    longitude: -115.1224,
  },
};
type Where = keyof typeof kitchens;

/** A brand whose cutoff is 10:00 of the day before, by its kitchen's clock. */
async function catererAt(where: Where) {
  const brand = await makeBrand({ leadTimeHours: 24, dayBeforeCutoff: '10:00' });
  const tiers = [{ miles: 100, feeCents: 1000, minimumCents: 0 }];
  const kitchen = await makeKitchen(brand.id, { ...kitchens[where], name: where }, { tiers });
  const pack = await makePackage(brand.id);
  const cook = await makeUser();
  await sql.rows('insert into brand_members (brand_id, user_id) values ($1, $2)', [brand.id, cook.id]);
  return { brand, kitchen, pack, cook } satisfies Caterer;
}

let newYork: Caterer;
beforeAll(async () => {
  newYork = await makeCaterer();
});

const hour = (hours: number) => String(hours).padStart(2, '0');
/** The instants of noon on a date and of 10:00 the day before, given each day's offset behind UTC in hours. */
const instants = (date: string, behind: number, behindBefore: number) => ({
  start_at: `${date}T${hour(12 + behind)}:00:00.000Z`,
  cutoff_at: `${addDays(date, -1)}T${hour(10 + behindBefore)}:00:00.000Z`,
});
const runAt = async (key: string) =>
  (
    await sql.first<{ at: Date }>('select run_at as at from graphile_worker._private_jobs where key = $1', [
      key,
    ])
  )?.at.toISOString();
const hoursAfter = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * 3_600_000).toISOString();

const forward = clockChange(1);
const back = clockChange(-1);
const cases: [string, Where, string, string, ReturnType<typeof instants>][] = [
  ['Nashville, TN 37203', 'chattanooga', 'America/New_York', forward, instants(forward, 4, 5)],
  ['Nashville, TN 37203', 'chattanooga', 'America/New_York', back, instants(back, 5, 4)],
  ['Chattanooga, TN 37402', 'nashville', 'America/Chicago', forward, instants(forward, 5, 6)],
  ['Chattanooga, TN 37402', 'nashville', 'America/Chicago', back, instants(back, 6, 5)],
  ['Nashville, TN 37203', 'lasVegas', 'America/Los_Angeles', forward, instants(forward, 7, 8)],
  ['Nashville, TN 37203', 'lasVegas', 'America/Los_Angeles', back, instants(back, 8, 7)],
];

test.each(cases)(
  'an event in %s picked up in %s goes by the clock of the kitchen, %s, on %s',
  async (city, where, zone, date, expected) => {
    const caterer = await catererAt(where);
    const cart = await makeReadyCart(newYork);
    const when = { start_date: date, start_time: '12:00' };
    const order = { ...when, headcount: 20, pickup: true, pickup_kitchen_id: caterer.kitchen.id };
    const address = { formatted_address: `1 Main St, ${city}` };

    const { body: seen } = (await cart.orderer
      .post(`${base}/packages/${caterer.pack.slug}/order/preview`)
      .send({ ...address, order })
      .expect(200)) as { body: Schemas['OrderPreview'] };
    expect(seen.error).toBeNull();
    expect(seen.order).toMatchObject({ time_zone: zone, cutoff_at: expected.cutoff_at });

    const { body: started } = (await cart.orderer
      .post(`${base}/packages/${caterer.pack.slug}/order`)
      .send({ ...address, order })
      .expect(201)) as { body: { id: number } };
    const at = `${base}/orders/${started.id}`;
    const read = async () => ((await cart.orderer.get(at).expect(200)) as { body: Schemas['Order'] }).body;
    expect(await read()).toMatchObject({ time_zone: zone, ...expected });

    await cart.orderer
      .patch(at)
      .send({ order: { credit_card_id: cart.order.credit_card_id, cost_center: 'A' } })
      .expect(200);
    expect(await read()).toMatchObject({ time_zone: zone, ...expected });

    await cart.orderer.post(`${at}/submit`).send({}).expect(200);
    expect(await read()).toMatchObject({ status: 'pending', time_zone: zone, ...expected });
    expect(await runAt(`authorize-${started.id}`)).toBe(hoursAfter(expected.start_at, -4 * 24));
    const cook = await signedIn(caterer.cook);
    await cook.post(`/cpi/v1/caterer/orders/${started.id}/accept`).expect(200);
    expect(await runAt(`wake-order-${started.id}`)).toBe(hoursAfter(expected.start_at, 1));
  },
  30_000,
);

test('an order that changes between delivery and pickup changes its clock, and back', async () => {
  const caterer = await catererAt('chattanooga');
  const cart = await makeCart(newYork);
  // Monteagle keeps Central time, 35 miles from a kitchen that keeps Eastern time.
  const { body: started } = (await cart.orderer
    .post(`${base}/packages/${caterer.pack.slug}/order`)
    .send({
      formatted_address: '1 Main St, Monteagle, TN 37356',
      order: { headcount: 20, start_date: forward, start_time: '12:00' },
    })
    .expect(201)) as { body: { id: number } };
  const at = `${base}/orders/${started.id}`;
  const changed = async (order: object) =>
    ((await cart.orderer.patch(at).send({ order }).expect(200)) as { body: Schemas['Order'] }).body;
  const central = { time_zone: 'America/Chicago', ...instants(forward, 5, 6) };
  const eastern = { time_zone: 'America/New_York', ...instants(forward, 4, 5) };

  expect((await cart.orderer.get(at).expect(200)).body).toMatchObject(central);
  // Without a chosen kitchen, the nearest one's clock applies.
  expect(await changed({ pickup: true })).toMatchObject({ ...eastern, start_time: '12:00' });
  expect(await changed({ cost_center: 'A' })).toMatchObject(eastern);
  expect(await changed({ pickup: false })).toMatchObject({ ...central, start_time: '12:00' });
  const stored = await sql.rows('select time_zone, start_at from orders where id = $1', [started.id]);
  expect(stored).toEqual([{ time_zone: 'America/Chicago', start_at: new Date(central.start_at) }]);
});

test('an hour that the clock of the kitchen leaves out is no start, though the clock of the address has it', async () => {
  const caterer = await catererAt('lasVegas');
  const cart = await makeCart(newYork);
  const preview = async (pickup: boolean) =>
    (
      (await cart.orderer
        .post(`${base}/packages/${caterer.pack.slug}/order/preview`)
        .send({
          // Kingman, in Arizona, never changes its clocks.
          formatted_address: '1 Main St, Kingman, AZ 86401',
          headcount: 20,
          start_date: forward,
          start_time: '02:30',
          order: { pickup, pickup_kitchen_id: caterer.kitchen.id },
        })
        .expect(200)) as { body: Schemas['OrderPreview'] }
    ).body.error?.fields;
  expect(await preview(true)).toMatchObject({ start_time: ['invalid'] });
  expect(await preview(false)).not.toHaveProperty('start_time');
});
