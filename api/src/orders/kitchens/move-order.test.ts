import type { List, Schemas } from '@copper-carrot/contracts';
import { makeKitchen, nashville } from '../../catalog/catalog.factory';
import { sql } from '../../database';
import { signedIn, useLocalServices, type TestClient } from '../../testing';
import { answer, asCook, bodyOf, bookedFor, modified, orderOf, placed } from '../changes/change.factory';
import { makeCaterer, type Caterer } from '../order.factory';

useLocalServices();

let caterer: Caterer;
let cook: TestClient;
let uptown: number;
beforeAll(async () => {
  caterer = await makeCaterer();
  cook = await asCook(caterer);
  uptown = (await makeKitchen(caterer.brand.id, { name: 'Uptown kitchen', latitude: 40.79 })).id;
});

const possible = async (orderId: number, query = '') =>
  bodyOf<List<Schemas['KitchenForOrder']>>(
    cook.get(`/cpi/v1/caterer/orders/${orderId}/possible_kitchens${query}`).expect(200),
  );
const move = (orderId: number, kitchen_id: number, more: object = {}) =>
  cook.post(answer({ orderId }, 'move')).send({ kitchen_id, ...more });
const read = (orderId: number) =>
  bodyOf<Schemas['CatererOrder']>(cook.get(`/cpi/v2/caterer/orders/${orderId}`));
const holdOf = (orderId: number) =>
  sql.first<{ kitchen_id: number }>('select kitchen_id from capacity_holds where order_id = $1', [orderId]);

test('[API-077] [ENTI-04] names the kitchens of the brand, the nearest first, and which of them can cook the order', async () => {
  const { orderId, order } = await placed(caterer);
  const weekday = new Date(order.start_date ?? '').toLocaleDateString('en-US', {
    ...{ weekday: 'long', timeZone: 'UTC' },
  });
  const far = await makeKitchen(caterer.brand.id, { ...nashville, name: 'Nashville kitchen' });
  const closed = await makeKitchen(
    caterer.brand.id,
    { name: 'Closed kitchen', latitude: 40.76 },
    { weekdays: [] },
  );
  const { records, count } = await possible(orderId);
  expect(records.map(({ kitchen, ...rest }) => [kitchen.name, rest])).toEqual([
    ['Midtown kitchen', { is_current: true, can_take: false, reason: null }],
    [
      'Closed kitchen',
      { is_current: false, can_take: false, reason: `The kitchen is closed on ${weekday}s.` },
    ],
    ['Uptown kitchen', { is_current: false, can_take: true, reason: null }],
    [
      'Nashville kitchen',
      { is_current: false, can_take: false, reason: 'It does not deliver to this address.' },
    ],
  ]);
  expect(records[0]?.kitchen).toMatchObject({ id: caterer.kitchen.id, pickup_allowed: true });
  expect(records[2]?.kitchen.distance_miles).toBeGreaterThan(records[0]?.kitchen.distance_miles ?? Infinity);
  expect((await possible(orderId, '?limit=1&offset=2')).records).toEqual(records.slice(2, 3));
  expect(count).toBe(4);
  for (const { id } of [far, closed]) {
    const refused = await bodyOf(move(orderId, id).expect(422));
    expect(refused.fields).toEqual({ kitchen_id: ['unavailable'] });
  }
  await sql.rows('update kitchens set active = false where id = any($1)', [[far.id, closed.id]]);
});

test('[API-077] moves an order with its share of the capacity, once, and its price stays', async () => {
  const cart = await placed(caterer);
  const before = await orderOf(cart);
  const { lock_version } = await read(cart.orderId);
  await move(cart.orderId, uptown, { lock_version: lock_version - 1 }).expect(409);
  const moved = await bodyOf<Schemas['CatererOrder']>(
    move(cart.orderId, uptown, { lock_version }).expect(200),
  );
  expect(moved.kitchen).toEqual({ id: uptown, name: 'Uptown kitchen' });
  await move(cart.orderId, uptown, { lock_version }).expect(200);
  expect(await holdOf(cart.orderId)).toEqual({ kitchen_id: uptown });
  expect((await bookedFor(cart.orderId))?.own).toBe(20);
  const after = await orderOf(cart);
  expect(after.pricing).toEqual(before.pricing);
  expect(after.history.filter(({ kind }) => kind === 'kitchen_moved')).toHaveLength(1);
  // A later change of the headcount is still priced with the delivery that was agreed.
  await modified(cart, { headcount: 21 });
  expect((await read(cart.orderId)).kitchen?.id).toBe(uptown);
});

test('a full kitchen takes no order, and the order keeps its place', async () => {
  const { orderId } = await placed(caterer);
  await sql.rows('update kitchen_capacities set max_headcount = 5 where kitchen_id = $1', [uptown]);
  await move(orderId, uptown).expect(422);
  await sql.rows('update kitchen_capacities set max_headcount = 1000 where kitchen_id = $1', [uptown]);
  expect(await holdOf(orderId)).toEqual({ kitchen_id: caterer.kitchen.id });
});

test.each([
  ['that is picked up', 'pickup = true'],
  ['that has begun', `start_at = now() - interval '1 minute'`],
])('an order %s stays where it is', async (_which, columns) => {
  const { orderId } = await placed(caterer);
  await sql.rows(`update orders set ${columns} where id = $1`, [orderId]);
  expect((await read(orderId)).can.move).toBe(false);
  expect((await bodyOf(move(orderId, uptown).expect(409))).code).toBe('order-kitchen_fixed');
  expect((await possible(orderId)).records.some(({ can_take }) => can_take)).toBe(false);
});

test('open changes are answered before an order moves', async () => {
  const cart = await placed(caterer);
  await modified(cart, { headcount: 60 });
  expect((await bodyOf(move(cart.orderId, uptown).expect(409))).code).toBe('modify_order-change_pending');
});

test('no kitchen of another brand, and nobody of another brand', async () => {
  const { orderId, orderer } = await placed(caterer);
  const other = await makeCaterer();
  const refused = await bodyOf(move(orderId, other.kitchen.id).expect(422));
  expect(refused.fields).toEqual({ kitchen_id: ['not_found'] });
  const stranger = await signedIn(other.cook);
  for (const by of [stranger, orderer]) {
    await by.get(`/cpi/v1/caterer/orders/${orderId}/possible_kitchens`).expect(404);
    await by.post(answer({ orderId }, 'move')).send({ kitchen_id: uptown }).expect(404);
  }
});
