import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { addDays, earliestStart, toLocal, toUtc, weekdayOf } from '../schedule';
import { client, useDatabase } from '../testing';
import { makeBrand, makeKitchen, makePackage, nashville, type KitchenSetting } from './catalog.factory';

useDatabase();

async function makeOffer(leadTimeHours: number, setting: KitchenSetting = {}, dayBeforeCutoff?: string) {
  const brand = await makeBrand({ leadTimeHours, ...(dayBeforeCutoff && { dayBeforeCutoff }) });
  const kitchen = await makeKitchen(brand.id, {}, setting);
  return { brand, kitchen, pack: await makePackage(brand.id) };
}
async function serviceOf({ pack }: { pack: { slug: string } }) {
  const { body } = (await client().get(`/cpi/v1/public/packages/${pack.slug}`).expect(200)) as {
    body: Schemas['Package'];
  };
  return body.service;
}

const zone = 'America/New_York';
/** The first day from today on whose noon lies more than so many hours ahead. */
function noonAfter(hours: number): string {
  const now = new Date();
  let { date } = toLocal(now, zone);
  while (toUtc({ date, time: '12:00', timeZone: zone }).getTime() < now.getTime() + hours * 3_600_000)
    date = addDays(date, 1);
  return date;
}

it('a package says the soonest noon that can still be ordered, and until when', async () => {
  const offer = await makeOffer(30);
  const date = noonAfter(30);
  const noon = toUtc({ date, time: '12:00', timeZone: zone }).getTime();
  expect((await serviceOf(offer)).map(({ place_id, soonest }) => ({ place_id, soonest }))).toEqual([
    {
      place_id: 1,
      soonest: {
        start_date: date,
        start_time: '12:00',
        cutoff_at: new Date(noon - 30 * 3_600_000).toISOString(),
      },
    },
  ]);
});

it('the clock of the day before counts, where it strikes earlier', async () => {
  const offer = await makeOffer(2, {}, '09:00');
  const [service] = await serviceOf(offer);
  const { start_date = '', cutoff_at = '' } = service?.soonest ?? {};
  const clock = toUtc({ date: addDays(start_date, -1), time: '09:00', timeZone: zone });
  expect(cutoff_at).toBe(clock.toISOString());
});

it('days on which no kitchen is open, is closed, or has no room for its smallest order are passed over', async () => {
  const open = noonAfter(30);
  const next = addDays(open, 1);
  const dayOff = await makeOffer(30, { weekdays: [weekdayOf(next)] });
  expect((await serviceOf(dayOff))[0]?.soonest?.start_date).toBe(next);

  const closed = await makeOffer(30);
  await sql.rows(
    `insert into kitchen_closures (kitchen_id, during) values ($1, tsrange($2::date, $2::date + interval '1 day'))`,
    [closed.kitchen.id, open],
  );
  expect((await serviceOf(closed))[0]?.soonest?.start_date).toBe(next);

  const booked = await makeOffer(30, { capacity: { maxHeadcount: 50, maxOrders: 9 } });
  await sql.rows(
    `insert into kitchen_days (kitchen_id, on_date, daypart, booked_headcount, booked_orders) values ($1, $2, 'lunch', 41, 1)`,
    [booked.kitchen.id, open],
  );
  expect((await serviceOf(booked))[0]?.soonest?.start_date).toBe(next);
});

it('what delivery costs and takes is said of each place in its own zone, and where nothing is brought', async () => {
  const offer = await makeOffer(30);
  await makeKitchen(offer.brand.id, { ...nashville, pickupAllowed: true }, { tiers: [] });
  await sql.rows(`update kitchens set pickup_allowed = false where id = $1`, [offer.kitchen.id]);
  expect(await serviceOf(offer)).toEqual([
    expect.objectContaining({
      ...{ place_id: 1, time_zone: zone, pickup_allowed: false },
      delivery: { lowest_fee: 20, highest_fee: 35, lowest_minimum: 100, radius_miles: 10 },
    }),
    expect.objectContaining({
      ...{ place_id: 10, time_zone: 'America/Chicago', pickup_allowed: true, delivery: null },
    }),
  ]);
});

it('a kitchen that never opens has no soonest event', async () => {
  const offer = await makeOffer(30, { weekdays: [] });
  expect((await serviceOf(offer))[0]?.soonest).toBeNull();
});

it('a restaurant says of each of its kitchens the first time at which that one is open', async () => {
  const open = addDays(toLocal(new Date(), zone).date, 3);
  const offer = await makeOffer(1, { weekdays: [weekdayOf(open)] });
  const soon = addDays(open, -1);
  await makeKitchen(offer.brand.id, {}, { weekdays: [weekdayOf(soon)] });
  const { body } = (await client().get(`/cpi/v2/public/brands/${offer.brand.slug}`).expect(200)) as {
    body: Schemas['Caterer'];
  };
  expect(body.kitchens.map(({ earliest_start }) => earliest_start)).toEqual(
    [open, soon].map((start_date) => ({ start_date, start_time: '06:00' })),
  );
});

it.each([
  ['hours of notice', 50, undefined],
  ['a clock of the day before', 1, '00:00'],
])(
  'with %s a restaurant says of a kitchen that never opens the first time that is not too late',
  async (_what, leadTimeHours, dayBeforeCutoff) => {
    const offer = await makeOffer(leadTimeHours, { weekdays: [] }, dayBeforeCutoff);
    const rule = { leadTimeHours, dayBeforeClock: dayBeforeCutoff ?? null };
    const before = earliestStart(rule, zone, new Date());
    const answer = await client().get(`/cpi/v2/public/brands/${offer.brand.slug}`).expect(200);
    const { kitchens } = answer.body as Schemas['Caterer'];
    const after = earliestStart(rule, zone, new Date());
    // A quarter of an hour may have begun meanwhile.
    const either = [before, after].map(({ date, time }) => ({ start_date: date, start_time: time }));
    expect(either).toContainEqual(kitchens[0]?.earliest_start);
  },
);
