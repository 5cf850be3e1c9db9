import type { Schemas } from '@copper-carrot/contracts';
import { makeBrand, makeKitchen, makePackage, midtown } from '../catalog/catalog.factory';
import { sql } from '../database';
import { addDays, toLocal } from '../schedule';
import { client, makeUser, signedIn, useDatabase } from '../testing';

useDatabase();

type Query = Record<string, string | number | boolean | readonly (string | number)[]>;
const path = '/cpi/v2/public/brands/search/map';
const ask = async (query: Query) =>
  (await client().get(path).query(query).expect(200)).body as Schemas['SearchMap'];
const day = (ahead: number) => addDays(toLocal(new Date(), 'America/New_York').date, ahead);
const address = { google_place_id: 'local:10001' };
const north = (miles: number) => ({ latitude: midtown.latitude + miles / 69, longitude: midtown.longitude });

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
  const restaurant = await makeBrand(brand);
  const cook = await makeKitchen(restaurant.id, kitchen, setting);
  await makePackage(restaurant.id, pack);
  return { brand: restaurant, kitchen: cook };
}
const only = (...offers: { brand: { id: number } }[]) => ({ brand_id: offers.map(({ brand }) => brand.id) });
const of = (
  { records }: Schemas['SearchMap'],
  { kitchen }: { kitchen: { id: number } },
): Schemas['MapRecord'] | undefined => records.find(({ kitchen_id: id }) => id === kitchen.id);

it('says who delivers to an address, for what and from how far, the nearest first', async () => {
  const near = await makeOffer();
  const farther = await makeOffer({ kitchen: north(7) });
  const tooFar = await makeOffer({ kitchen: north(20) });
  const map = await ask({ ...address, headcount: 30, ...only(tooFar, farther, near) });
  expect(map.records.map(({ kitchen_id: id }) => id)).toEqual([
    near.kitchen.id,
    farther.kitchen.id,
    tooFar.kitchen.id,
  ]);
  expect(map).toMatchObject({ count: 3, place_id: 1 });
  expect(map.address?.latitude).toBeCloseTo(40.75, 1);
  expect(map.middle?.latitude).toBeCloseTo(40.7, 0);
  expect(of(map, near)).toMatchObject({
    brand_id: near.brand.id,
    name: near.brand.name,
    slug: near.brand.slug,
    ...midtown,
    max_distance_miles: 10,
    fee: 20,
    minimum: 100,
    delivers: true,
    reason: null,
  });
  expect(of(map, farther)).toMatchObject({ fee: 35, minimum: 200, delivers: true });
  expect(of(map, tooFar)).toMatchObject({
    fee: null,
    minimum: null,
    delivers: false,
    reason: 'outside_area',
  });
  expect(of(map, tooFar)?.distance_miles).toBeGreaterThan(15);
});

it('says how far a kitchen is from an address, and from nowhere while there is none: the middle is nobody’s door', async () => {
  const far = await makeOffer({ kitchen: north(7) });
  const near = await makeOffer({ kitchen: north(1) });
  const withAddress = await ask({ ...address, ...only(far, near) });
  expect(of(withAddress, far)?.distance_miles).toBeGreaterThan(5);
  const { records } = await ask({ place_id: 1, ...only(far, near) });
  expect(records.map(({ distance_miles: miles }) => miles)).toEqual([null, null]);
});

it('says what people gave the restaurant and what its cheapest package that fits costs', async () => {
  const { brand, kitchen } = await makeOffer({
    brand: { ratingAverage: '4.60', reviewCount: 12 },
    pack: { priceCents: 1450 },
  });
  const sweet = await makePackage(brand.id, {
    priceCents: 400,
    mealType: 'dessert',
  });
  const seen = async (query: Query) =>
    of(await ask({ ...address, ...only({ brand }), ...query }), { kitchen });
  expect(await seen({ package_type: 'lunch_or_dinner' })).toMatchObject({
    rating_average: 4.6,
    review_count: 12,
    lowest_price: 14.5,
  });
  expect((await seen({}))?.lowest_price).toBe(sweet.priceCents / 100);
});

it('counts among those that deliver the restaurants that the search finds, and no other', async () => {
  const offers = [
    await makeOffer(),
    await makeOffer({ kitchen: north(20) }),
    await makeOffer({ setting: { weekdays: [] } }),
    await makeOffer({ pack: { priceCents: 300 } }),
  ];
  await makeKitchen(offers[0]?.brand.id ?? 0, north(1));
  const query = { ...address, headcount: 20, start_date: day(5), start_time: '12:00', ...only(...offers) };
  const { records } = await ask(query);
  const { body } = (await client().get('/cpi/v2/public/brands/search').query(query).expect(200)) as {
    body: Schemas['BrandSearch'];
  };
  const delivering = new Set(records.filter(({ delivers }) => delivers).map(({ brand_id: id }) => id));
  expect(delivering.size).toBe(body.brands_count);
  expect([...delivering].sort()).toEqual(body.records.map(({ id }) => id).sort());
});

it('[CAT-10] [CAT-11] counts the kitchens of a restaurant wherever they are, for the link to it', async () => {
  const several = await makeOffer();
  await makeKitchen(several.brand.id, { placeId: 8, latitude: 47.61, longitude: -122.33 });
  const single = await makeOffer({ kitchen: north(1) });
  await makeKitchen(single.brand.id, { active: false });
  for (const where of [address, { place_id: 1 }]) {
    const map = await ask({ ...where, ...only(several, single) });
    expect(map.records).toHaveLength(2);
    expect(of(map, several)?.kitchen_count).toBe(2);
    expect(of(map, single)?.kitchen_count).toBe(1);
  }
});

it('knows of no streets where none are set up', async () => {
  expect(await ask({ place_id: 1 })).toMatchObject({ street_style_url: null });
});

it('still shows the kitchens where none of them delivers', async () => {
  const offer = await makeOffer({ kitchen: north(20) });
  const map = await ask({ ...address, headcount: 30, ...only(offer) });
  expect(map.records).toMatchObject([{ delivers: false, reason: 'outside_area' }]);
});

it('says why a kitchen in reach does not: closed, full, too late, below its minimum', async () => {
  const open = await makeOffer();
  const closed = await makeOffer({ setting: { weekdays: [] } });
  const full = await makeOffer({ setting: { capacity: { maxHeadcount: 10, maxOrders: 5 } } });
  const slow = await makeOffer({ brand: { leadTimeHours: 240 } });
  const small = await makeOffer({ pack: { priceCents: 300 } });
  const event = { ...address, headcount: 20, start_date: day(5), start_time: '12:00' };
  const map = await ask({ ...event, ...only(open, closed, full, slow, small) });
  expect(of(map, open)).toMatchObject({ delivers: true, reason: null });
  for (const [offer, reason] of [
    [closed, 'closed'],
    [full, 'full'],
    [slow, 'too_late'],
    [small, 'minimum_not_met'],
  ] as const) {
    expect(of(map, offer)).toMatchObject({ delivers: false, reason });
  }
});

it('keeps to the filters of the restaurant search, and to what is active', async () => {
  const woman = await makeOffer({ brand: { minorityFlags: ['woman'] } });
  const other = await makeOffer();
  const gone = await makeOffer({ brand: { active: false, minorityFlags: ['woman'] } });
  const moved = await makeOffer({ kitchen: { active: false }, brand: { minorityFlags: ['woman'] } });
  const all = only(woman, other, gone, moved);
  const kitchens = async (more: Query) =>
    (await ask({ ...address, ...all, ...more })).records.map(({ kitchen_id: id }) => id);
  expect(await kitchens({ brand_has_minority_flag: 'woman' })).toEqual([woman.kitchen.id]);
  expect((await kitchens({})).sort()).toEqual([woman.kitchen.id, other.kitchen.id].sort());
  expect(await kitchens({ package_type: 'dessert' })).toEqual([]);
  expect(await kitchens({ headcount: 5 })).toEqual([]);
  const far = await makeOffer({ kitchen: north(7) });
  const near = await ask({ ...address, ...only(far, woman), within_delivery_radius_miles: 5 });
  expect(near.records.map(({ kitchen_id: id }) => id)).toEqual([woman.kitchen.id]);
});

it('shows the kitchens of a place while no address is known, and nothing without a place', async () => {
  const here = await makeOffer();
  const seattle = await makeOffer({ kitchen: { placeId: 8, latitude: 47.61, longitude: -122.33 } });
  const map = await ask({ place_id: 1, ...only(here, seattle) });
  expect(map.records).toMatchObject([
    { kitchen_id: here.kitchen.id, delivers: true, fee: null, minimum: null },
  ]);
  expect(map).toMatchObject({ address: null, place_id: 1 });
  expect(await ask(only(here))).toMatchObject({ records: [], count: 0, address: null, middle: null });
});

it.each(['Mars/Olympus', 'XYZ3', 'Etc/GMT+14', 'somewhere'])(
  'answers everybody though a kitchen was to have the zone %s, which nobody knows: the database refuses it',
  async (timeZone) => {
    const offer = await makeOffer();
    const refused = expect(makeOffer({ kitchen: { timeZone } })).rejects.toThrow(/time zone|time_zone_check/);
    const event = { ...address, start_date: day(5), start_time: '12:00' };
    expect((await ask(event)).records.map(({ kitchen_id: id }) => id)).toContain(offer.kitchen.id);
    await refused;
  },
);

it('shows at most 200', async () => {
  const brand = await makeBrand();
  await makePackage(brand.id);
  const { id } = await makeKitchen(brand.id);
  await sql.rows(
    `insert into kitchens (brand_id, place_id, name, formatted_address, city, state, zip, latitude, longitude, time_zone)
     select brand_id, place_id, name, formatted_address, city, state, zip, latitude + n / 10000.0, longitude, time_zone
     from kitchens, generate_series(1, 210) n where id = $1`,
    [id],
  );
  const map = await ask({ place_id: 1, brand_id: [brand.id] });
  expect(map.records).toHaveLength(200);
  expect(map.count).toBe(211);
});

describe('bad input', () => {
  it.each([
    ['place_id', { place_id: 999 }],
    ['headcount', { headcount: -1 }],
    ['start_date', { start_date: '2026-02-30' }],
    ['colour', { colour: 'red' }],
    ['formatted_address', { formatted_address: 'x'.repeat(10_000) }],
  ])('refuses a wrong %s by its field', async (field, query) => {
    const { body } = (await client().get(path).query(query).expect(422)) as { body: { fields: object } };
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it("does not tell a stranger where another's address lies", async () => {
    const stranger = await signedIn(await makeUser());
    await stranger.get(path).query({ address_id: 1 }).expect(404);
  });
});
