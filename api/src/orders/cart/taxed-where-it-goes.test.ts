import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schemas } from '@copper-carrot/contracts';
import { makeBrand, makeKitchen, makePackage, nashville } from '../../catalog/catalog.factory';
import { sql } from '../../database';
import { client, useLocalServices } from '../../testing';
import { answerChanges, asCook, calculated, modified, placed, seenOf } from '../changes/change.factory';
import { inDays, makeCaterer, makeReadyCart, previewOf, type Cart, type Caterer } from '../order.factory';

useLocalServices();

const hoboken = '80 River St, Hoboken, NJ 07030';
const manhattan = '350 5th Ave, New York, NY 10001';
const event = { headcount: 20, start_date: inDays(3), start_time: '12:00' };

const labelsOf = ({ pricing }: Pick<Schemas['Order'], 'pricing'>) =>
  pricing.lines.filter(({ code }) => code === 'tax').map(({ label }) => label);
const priced = (order: Pick<Schemas['Order'], 'pricing'>) => ({
  total: order.pricing.customer_price,
  taxes: labelsOf(order),
});
const looked = async (cart: Cart, caterer: Caterer, formatted_address: string) => {
  const { order, error } = await previewOf(cart, caterer, { formatted_address, order: event });
  if (!order) throw new Error(error?.message);
  return priced(order);
};
const searched = async ({ brand }: { brand: { id: number } }, more: object) => {
  const query = { place_id: 1, brand_id: [brand.id], ...event, ...more };
  const { body } = (await client().get('/cpi/v1/public/packages/search').query(query).expect(200)) as {
    body: Schemas['PackageSearch'];
  };
  return body.records[0]?.total_price;
};
const patched = async ({ orderer, orderId }: Cart, order: object) =>
  (
    (await orderer.patch(`/cpi/v1/orderer/orders/${orderId}`).send({ order }).expect(200)) as {
      body: Schemas['Order'];
    }
  ).body;
const exempt = ({ teamId }: Cart, state: string) =>
  sql.rows(
    `insert into tax_exemptions (team_id, state, certificate_number, expires_on) values ($1, $2, 'EX-2', $3)`,
    [teamId, state, inDays(300)],
  );

test('food that goes over a state’s line is taxed by that state, the same in search, preview, cart, order and change', async () => {
  const caterer = await makeCaterer();
  const cart = await makeReadyCart(caterer);
  const there = await looked(cart, caterer, hoboken);
  expect(there.taxes).toEqual(['New Jersey sales tax']);
  expect((await looked(cart, caterer, manhattan)).taxes).toEqual(['New York City sales tax']);
  expect(await searched(caterer, { formatted_address: hoboken })).toBe(there.total);
  expect(priced(await patched(cart, { formatted_address: hoboken }))).toEqual(there);
  await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({}).expect(200);
  const { body: order } = (await cart.orderer.get(`/cpi/v1/orderer/orders/${cart.orderId}`).expect(200)) as {
    body: Schemas['Order'];
  };
  expect(priced(order)).toEqual(there);
  const wished = { headcount: 25, delivery_instructions: 'Ring twice.' };
  const { after } = await calculated(cart, wished);
  const { pricing } = await modified(cart, wished);
  expect(pricing.customer_price).toBe(after.customer_price);
  expect(await searched(caterer, { formatted_address: hoboken, headcount: 25 })).toBe(pricing.customer_price);
});

test.each([
  ['', () => Promise.resolve()],
  [', and was placed before that was kept', takenForItsKitchens],
])(
  'food that goes far from every city is taxed by its state, also in an order that changes its day%s',
  async (_when, happens) => {
    const caterer = await makeCaterer();
    const cart = await makeReadyCart(caterer);
    await caterer.kitchen.update({ latitude: 41.7, longitude: -73.92 });
    const there = { formatted_address: '1 Main St, Poughkeepsie, NY 12601' };
    await patched(cart, there);
    await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({}).expect(200);
    await happens(cart);
    const tomorrow = { start_date: inDays(4) };
    const { order } = await previewOf(cart, caterer, { ...there, order: { ...event, ...tomorrow } });
    expect(order && labelsOf(order)).toEqual(['New York State sales tax']);
    const { after } = await calculated(cart, tomorrow);
    expect(after.customer_price).toBe(order?.pricing.customer_price);
  },
);

/** The state before the migration: the kitchen's place had replaced that of the order's address. */
async function takenForItsKitchens({ orderId }: Cart) {
  await sql.rows('update orders set place_id = 1 where id = $1', [orderId]);
  await migrate('0080-place-of-the-address');
}
const migrate = (name: string, way: 'up' | 'down' = 'up') =>
  sql.rows(readFileSync(join(__dirname, `../../../migrations/${name}.${way}.sql`), 'utf8'));

test.each([
  ['to the same address', {}],
  ['to another one', { formatted_address: '11 Wall St, New York, NY 10005' }],
])(
  'a change that waited while that was taken back does not write it once more, %s',
  async (_where, moved) => {
    const caterer = await makeCaterer();
    const cart = await placed(caterer);
    expect(await modified(cart, { ...moved, headcount: 40 })).toMatchObject({ status: 'requested' });
    const { change_id: id } = await seenOf(cart.orderId);
    await sql.rows(
      `update order_change_requests set proposal = jsonb_set(proposal, '{columns,placeId}', '2') where id = $1`,
      [id],
    );
    await migrate('0081-place-of-waiting-changes');
    expect(await answerChanges(await asCook(caterer), cart, 'approve')).toMatchObject({ status: 200 });
    expect(await sql.first('select place_id, headcount from orders where id = $1', [cart.orderId])).toEqual({
      place_id: 1,
      headcount: 40,
    });
  },
);

test('an order of which such a change was made has the place of its address again', async () => {
  const cart = await placed(await makeCaterer());
  await sql.rows('update orders set place_id = 2 where id = $1', [cart.orderId]);
  await migrate('0081-place-of-waiting-changes');
  expect(await sql.first('select place_id from orders where id = $1', [cart.orderId])).toEqual({
    place_id: 1,
  });
});

test.each([
  ['far from every city', null],
  ['to a saved address that has a city of its own', 2],
])(
  'a cart that was made like an order while that was so has the place that it goes to, %s',
  async (_where, savedPlaceId) => {
    const caterer = await makeCaterer();
    const cart = await makeReadyCart(caterer);
    await caterer.kitchen.update({ latitude: 41.7, longitude: -73.92 });
    await patched(cart, { formatted_address: '1 Main St, Poughkeepsie, NY 12601' });
    await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({}).expect(200);
    await sql.rows('update orders set place_id = 1 where id = $1', [cart.orderId]);
    const { body } = (await cart.orderer
      .post(`/cpi/v1/orderer/orders/${cart.orderId}/reorder`)
      .expect(200)) as { body: Schemas['Reorder'] };
    const again = { ...cart, orderId: body.id ?? 0 };
    if (savedPlaceId !== null) await savedNear(savedPlaceId, again);
    await migrate('0083-place-of-carts');
    expect(await sql.first('select place_id from orders where id = $1', [again.orderId])).toEqual({
      place_id: savedPlaceId,
    });
  },
);

test.each([
  ['near none, and the change moves it', null, { formatted_address: '11 Wall St, New York, NY 10005' }],
  ['near another city than its ZIP, and the change names the same door', 2, {}],
])(
  'an order and a change that waits have the place of the saved address that they go to: %s',
  async (_where, savedPlaceId, door) => {
    const caterer = await makeCaterer();
    const [standing, moved] = [await placed(caterer), await placed(caterer)];
    await savedNear(savedPlaceId, standing);
    const there = await makeReadyCart(caterer);
    await patched(there, door);
    const [saved] = await savedNear(savedPlaceId, { ...there, user: moved.user });
    const wish = { address_id: saved?.id ?? 0, headcount: 40 };
    expect(await modified(moved, wish)).toMatchObject({ status: 'requested' });
    // Repeats the earlier migration, which derived both places from the ZIP code.
    await migrate('0081-place-of-waiting-changes');
    for (const way of ['up', 'down', 'up'] as const) await migrate('0084-place-of-saved-addresses', way);
    expect(await answerChanges(await asCook(caterer), moved, 'approve')).toMatchObject({ status: 200 });
    const placesOf = `select distinct place_id, address_id is not null as saved from orders where id in ($1, $2)`;
    expect(await sql.rows(placesOf, [standing.orderId, moved.orderId])).toEqual([
      { place_id: savedPlaceId, saved: true },
    ]);
  },
);

test('an order whose saved address is somewhere else by now keeps its place', async () => {
  const cart = await placed(await makeCaterer());
  await savedNear(2, cart);
  await sql.rows(
    `update addresses set formatted_address = '1 Main St, Poughkeepsie, NY 12601'
     where id = (select address_id from orders where id = $1)`,
    [cart.orderId],
  );
  await migrate('0084-place-of-saved-addresses');
  expect(await sql.first('select place_id from orders where id = $1', [cart.orderId])).toEqual({
    place_id: 1,
  });
});

/** Saves the order's address for its owner, near a city or near none. */
const savedNear = (placeId: number | null, { orderId, user }: Pick<Cart, 'orderId' | 'user'>) =>
  sql.rows<{ id: number }>(
    `with saved as (
       insert into addresses (user_id, formatted_address, google_place_id, city, state, zip, latitude, longitude,
         place_id, time_zone)
       select $3, formatted_address, google_place_id, 'Poughkeepsie', 'NY', '12601', latitude, longitude,
         $2, 'America/New_York' from orders where id = $1
       returning id)
     update orders set address_id = saved.id from saved where orders.id = $1 returning saved.id`,
    [orderId, placeId, user.id],
  );

test('what is picked up in another city from then on is taxed there', async () => {
  const caterer = await makeCaterer();
  const there = await makeKitchen(caterer.brand.id, { ...nashville, pickupAllowed: true });
  const cart = await makeReadyCart(caterer);
  await patched(cart, { pickup: true, pickup_kitchen_id: caterer.kitchen.id });
  await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({}).expect(200);
  const moved = { pickup: true, pickup_kitchen_id: there.id };
  const { order } = await previewOf(cart, caterer, {
    formatted_address: manhattan,
    order: { ...event, ...moved },
  });
  expect(order && labelsOf(order)).toEqual(['Nashville sales tax']);
  const { after } = await calculated(cart, moved);
  expect(after.customer_price).toBe(order?.pricing.customer_price);
});

test('an exemption holds in the state that the food goes to, and in no other', async () => {
  const caterer = await makeCaterer();
  const cart = await makeReadyCart(caterer);
  await exempt(cart, 'NY');
  expect((await looked(cart, caterer, manhattan)).taxes).toEqual([]);
  expect((await looked(cart, caterer, hoboken)).taxes).toEqual(['New Jersey sales tax']);
  await exempt(cart, 'NJ');
  expect((await looked(cart, caterer, hoboken)).taxes).toEqual([]);
  expect(
    (await patched(cart, { formatted_address: hoboken })).pricing.lines.map(({ code }) => code),
  ).not.toContain('tax');
});

test('what is picked up is taxed by the state of the kitchen', async () => {
  const brand = await makeBrand();
  await makeKitchen(brand.id, { state: 'NJ', city: 'Hoboken', zip: '07030', pickupAllowed: true });
  const pack = await makePackage(brand.id);
  const cart = await makeReadyCart(await makeCaterer());
  const { body } = (await cart.orderer
    .post(`/cpi/v1/orderer/packages/${pack.slug}/order/preview`)
    .send({ formatted_address: manhattan, order: { ...event, pickup: true } })
    .expect(200)) as { body: Schemas['OrderPreview'] };
  if (!body.order) throw new Error(body.error?.message);
  expect(labelsOf(body.order)).toEqual(['New Jersey sales tax']);
  expect(await searched({ brand }, { formatted_address: manhattan, pickup: true })).toBe(
    body.order.pricing.customer_price,
  );
});

test('a state whose tax nobody knows is not billed that of the city next door', async () => {
  const caterer = await makeCaterer();
  const cart = await makeReadyCart(caterer);
  await sql.rows(`update tax_jurisdictions set covers_state = false where state = 'NJ'`);
  try {
    expect((await looked(cart, caterer, hoboken)).taxes).toEqual([]);
  } finally {
    await sql.rows(`update tax_jurisdictions set covers_state = true where state = 'NJ'`);
  }
});
