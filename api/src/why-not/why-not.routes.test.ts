import type { List, Schemas } from '@copper-carrot/contracts';
import { makeBrand, makeKitchen, makePackage, midtown } from '../catalog/catalog.factory';
import { sql } from '../database';
import { addDays, toLocal, weekdayOf } from '../schedule';
import { client, makeUser, signedIn, useDatabase } from '../testing';

useDatabase();

type Query = Record<string, string | number | boolean | readonly string[]>;
const path = '/cpi/v1/public/search/unavailable';
const today = toLocal(new Date(), 'America/New_York').date;
const day = (ahead: number) => addDays(today, ahead);
/** Ten days or more ahead, on that weekday. */
const next = (weekday: number) => day(10 + ((weekday - weekdayOf(day(10)) + 7) % 7));

async function ask(query: Query) {
  const { body } = (await client()
    .get(path)
    .query({ place_id: 1, ...query })
    .expect(200)) as { body: List<Schemas['UnavailableRecord']> };
  return body.records;
}

/** What is said of it; and that the nearest search it offers does find it. */
async function reasonOf(query: Query, id: number): Promise<Schemas['UnavailableRecord']> {
  const record = (await ask(query)).find((each) => each.id === id);
  if (!record) throw new Error('Nothing was said of it');
  if (record.nearest) {
    const changed = Object.entries({ place_id: 1, ...query, ...record.nearest.params, limit: 200 });
    const { body } = (await client()
      .get(record.kind === 'package' ? '/cpi/v1/public/packages/search' : '/cpi/v2/public/brands/search')
      .query(Object.fromEntries(changed.filter(([, value]) => value !== null)))
      .expect(200)) as { body: Schemas['PackageSearch'] };
    expect(body.records.map((each) => each.id)).toContain(id);
  }
  return record;
}

let made = 0;
const names = ['Quokka', 'Wombat', 'Lyrebird', 'Bandicoot', 'Kookaburra', 'Numbat', 'Dugong', 'Bilby', 'Potoroo', 'Cassowary', 'Echidna', 'Taipan', 'Currawong', 'Galah', 'Brolga']; // prettier-ignore

async function makeOffer({
  brand = {},
  kitchen = {},
  setting = {},
  pack = {},
}: {
  brand?: Parameters<typeof makeBrand>[0];
  kitchen?: Parameters<typeof makeKitchen>[1];
  setting?: Parameters<typeof makeKitchen>[2];
  pack?: Parameters<typeof makePackage>[1];
} = {}) {
  const name = names[made++] ?? 'Other';
  const restaurant = await makeBrand({ name: `${name} House`, ...brand });
  const cook = await makeKitchen(restaurant.id, kitchen, setting);
  const offered = await makePackage(restaurant.id, { name: `${name} Feast`, ...pack });
  return { text: `${name} feast`, house: `${name} House`, brand: restaurant, kitchen: cook, pack: offered };
}
const address = { google_place_id: 'local:10001' };

it('says nothing of what the search finds, nor of what nobody named', async () => {
  const { text, house } = await makeOffer();
  expect(await ask({ query: text, headcount: 20 })).toEqual([]);
  expect(await ask({ query: house })).toEqual([]);
  expect(await ask({ query: 'zzyzx qqfoo' })).toEqual([]);
});

it('too late: tells the notice, by when one had to order, and the next date that can be had', async () => {
  const offer = await makeOffer({ brand: { leadTimeHours: 96 } });
  const query = { query: offer.text, start_date: day(2), start_time: '12:00', headcount: 20 };
  const { reason, nearest, brand } = await reasonOf(query, offer.pack.id);
  expect(reason.code).toBe('too_late');
  expect(reason.params).toMatchObject({ notice_hours: 96 });
  expect(reason.message).toMatch(
    /needs 4 days of notice: for 12:00 pm on .+ it had to be ordered by 12:00 pm on /,
  );
  expect(nearest?.params.start_date && nearest.params.start_date > day(2)).toBe(true);
  expect(nearest?.label).toMatch(/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, /);
  expect(brand).toEqual({ id: offer.brand.id, name: offer.brand.name, slug: offer.brand.slug });
});

it('past, also on a day that lies before every rate', async () => {
  const offer = await makeOffer();
  const query = { start_date: '2010-06-01', start_time: '12:00', headcount: 20 };
  for (const [text, id] of [
    [offer.text, offer.pack.id],
    [offer.house, offer.brand.id],
  ] as const)
    expect((await reasonOf({ ...query, query: text }, id)).reason.code).toBe('date_in_past');
});

it('closed that day, and the day beside it', async () => {
  const offer = await makeOffer({ setting: { weekdays: [1, 2, 3, 4, 5, 6] } });
  const query = { query: offer.text, start_date: next(0), start_time: '12:00' };
  const { reason, nearest } = await reasonOf(query, offer.pack.id);
  expect(reason).toMatchObject({ code: 'closed_that_day' });
  expect(reason.message).toContain('the kitchen is closed on Sundays');
  expect(nearest?.params).toEqual({ start_date: addDays(next(0), -1), start_time: '12:00' });
});

it('outside its hours, and the nearest hour of the same day', async () => {
  const offer = await makeOffer();
  const query = { query: offer.text, start_date: day(12), start_time: '22:30' };
  const { reason, nearest } = await reasonOf(query, offer.pack.id);
  expect(reason.code).toBe('outside_hours');
  expect(nearest?.params).toEqual({ start_date: day(12), start_time: '20:45' });
});

it('full that day, and how many it still takes', async () => {
  const offer = await makeOffer({ setting: { capacity: { maxHeadcount: 50, maxOrders: 5 } } });
  await sql.rows(
    `insert into kitchen_days (kitchen_id, on_date, daypart, booked_headcount, booked_orders)
     select $1, $2, daypart, 40, 1 from unnest(array['breakfast', 'lunch', 'afternoon', 'dinner']) daypart`,
    [offer.kitchen.id, day(12)],
  );
  const query = { query: offer.text, start_date: day(12), start_time: '12:00', headcount: 20 };
  const { reason, nearest } = await reasonOf(query, offer.pack.id);
  expect(reason).toMatchObject({ code: 'full', params: { headcount_left: 10 } });
  expect(reason.message).toContain('It still takes 10 people.');
  expect(nearest?.params).toEqual({ start_date: day(11), start_time: '12:00' });
});

it('outside its area: how far it is, how far it delivers, and a pickup', async () => {
  const offer = await makeOffer({
    kitchen: { latitude: midtown.latitude + 20 / 69, longitude: midtown.longitude },
  });
  const { reason, nearest } = await reasonOf({ query: offer.text, ...address }, offer.pack.id);
  expect(reason.code).toBe('outside_area');
  expect(reason.params.distance_miles).toBeGreaterThan(15);
  expect(reason.params.delivery_radius_miles).toBe(10);
  expect(reason.message).toMatch(/^“\w+ Feast” is [\d.]+ miles away and delivers up to 10 miles\.$/);
  expect(nearest).toEqual({ label: 'Picked up', params: { pickup: true } });

  const far = await makeOffer({
    kitchen: { latitude: midtown.latitude + 20 / 69, longitude: midtown.longitude, pickupAllowed: false },
  });
  expect((await reasonOf({ query: far.text, ...address }, far.pack.id)).nearest).toBeNull();
  const { reason: none } = await reasonOf({ query: far.text, ...address, pickup: true }, far.pack.id);
  expect(none.code).toBe('no_pickup');
});

it('minimum not met: how much is missing and how many people would meet it', async () => {
  const offer = await makeOffer({ pack: { priceCents: 900, minimumHeadcount: 5 } });
  const { reason, nearest } = await reasonOf({ query: offer.text, ...address, headcount: 10 }, offer.pack.id);
  expect(reason).toMatchObject({
    code: 'minimum_not_met',
    params: { minimum: 100, missing: 10, headcount_needed: 12 },
  });
  expect(reason.message).toContain(
    '$90.00 of food; this address has a minimum of $100.00, so $10.00 is missing. 12 people would meet it.',
  );
  expect(nearest).toEqual({ label: 'For 12 people', params: { headcount: 12 } });
});

it.each([
  [4, 'headcount_too_low', 10, 'is for 10 people or more'],
  [400, 'headcount_too_high', 100, 'is for at most 100 people'],
  [21, 'headcount_step', 20, 'goes in steps of 5'],
  [24, 'headcount_step', 25, 'the next possible headcount is 25'],
])('a headcount of %i is %s; the nearest is %i', async (headcount, code, nearest, words) => {
  const name = `Platypus ${headcount} Supper`;
  const offer = await makeOffer({ pack: { name, incrementBy: 5 } });
  const record = await reasonOf({ query: name, headcount }, offer.pack.id);
  expect(record.reason.code).toBe(code);
  expect(record.reason.message).toContain(words);
  expect(record.nearest?.params).toEqual({ headcount: nearest });
});

it('not offered at this place, and where it is; not on offer at all', async () => {
  const seattle = { placeId: 8, latitude: 47.61, longitude: -122.33 };
  const away = await makeOffer({ kitchen: seattle });
  const there = await reasonOf({ query: away.text }, away.pack.id);
  expect(there.reason).toMatchObject({ code: 'not_at_place', params: { place_ids: [8] } });
  expect(there.reason.message).toContain('You find it in Seattle.');
  expect(there.nearest).toBeNull();
  expect((await reasonOf({ query: away.text, ...address }, away.pack.id)).reason.code).toBe('not_at_place');

  const gone = await makeOffer({ pack: { active: false } });
  expect(await reasonOf({ query: gone.text }, gone.pack.id)).toMatchObject({
    reason: { code: 'inactive' },
    nearest: null,
  });
});

it('a restaurant speaks by the package that has the least against it', async () => {
  const brand = await makeBrand({ name: 'Marsupial Kitchen' });
  await makeKitchen(brand.id);
  await makePackage(brand.id, { minimumHeadcount: 50 });
  await makePackage(brand.id, { minimumHeadcount: 20 });
  const record = await reasonOf({ query: 'marsupial kitchen', headcount: 12 }, brand.id);
  expect(record).toMatchObject({
    kind: 'brand',
    name: 'Marsupial Kitchen',
    reason: { code: 'headcount_too_low', message: 'Marsupial Kitchen is for 20 people or more.' },
    nearest: { params: { headcount: 20 } },
  });
});

it('several reasons are mended together', async () => {
  const name = 'Thylacine Dinner';
  const offer = await makeOffer({
    setting: { weekdays: [1, 2, 3, 4, 5] },
    pack: { name, minimumHeadcount: 30 },
  });
  const query = { query: name, start_date: next(6), start_time: '12:00', headcount: 20 };
  const { nearest } = await reasonOf(query, offer.pack.id);
  expect(nearest?.params).toEqual({ start_date: addDays(next(6), -1), start_time: '12:00', headcount: 30 });
  expect(nearest?.label).toMatch(/^Friday, \w+ \d+ at 12:00 pm, for 30 people$/);
});

it('filters that leave it out are named, and only those', async () => {
  const name = 'Wallaby Picnic';
  const offer = await makeOffer({ pack: { name } });
  const query = {
    query: name,
    price_below_including: 10,
    presentation_type: 'mixed',
    package_type: 'breakfast',
  };
  const { reason, nearest } = await reasonOf(query, offer.pack.id);
  expect(reason.code).toBe('filtered_out');
  expect(reason.params.filters?.sort()).toEqual(['package_type', 'price_below_including']);
  expect(nearest?.params).toEqual({ package_type: null, price_below_including: null });
});

it('forgives a typo, gives the best name first, and at most three', async () => {
  for (const ending of ['', ' Deluxe', ' and Friends', ' for Everybody']) {
    await makeOffer({ pack: { name: `Kangaroo Banquet${ending}`, active: false } });
  }
  const records = await ask({ query: 'kangaro banquet' });
  expect(records).toHaveLength(3);
  expect(records[0]?.name).toBe('Kangaroo Banquet');
});

it('speaks of what is offered at the place before what only bears such a name elsewhere', async () => {
  const seattle = { placeId: 8, latitude: 47.61, longitude: -122.33 };
  for (let n = 1; n <= 3; n++) await makeOffer({ kitchen: seattle, pack: { name: `Wobbegong Bar ${n}` } });
  const here = await makeOffer({ pack: { name: 'A Long Name of a Wobbegong Bar', minimumHeadcount: 50 } });
  const [first, ...others] = await ask({ query: 'wobbegong bar', headcount: 20 });
  expect(first).toMatchObject({ id: here.pack.id, reason: { code: 'headcount_too_low' } });
  expect(others.map(({ reason }) => reason.code)).toEqual(['not_at_place', 'not_at_place']);
});

describe('bad input', () => {
  it.each([
    ['query', {}],
    ['query', { query: 'x'.repeat(10_000) }],
    ['headcount', { query: 'tacos', headcount: -3 }],
    ['start_date', { query: 'tacos', start_date: '2026-02-30' }],
    ['place_id', { query: 'tacos', place_id: 999 }],
    ['colour', { query: 'tacos', colour: 'red' }],
  ])('refuses a wrong %s by its field', async (field, query) => {
    const { body } = (await client().get(path).query(query).expect(422)) as { body: { fields: object } };
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it.each(['', 'a', '%%%', "'; drop table brands; --", '\\\\\\'])('takes %p for text', async (query) => {
    expect(await ask({ query })).toEqual([]);
  });

  it("does not look into another's address or past", async () => {
    const other = await makeUser();
    const stranger = await signedIn(await makeUser());
    await stranger.get(path).query({ query: 'tacos', address_id: 1 }).expect(404);
    await stranger.get(path).query({ query: 'tacos', ghosting_as: other.id }).expect(403);
  });
});
