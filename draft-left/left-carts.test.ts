import type { List, Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { makeUser, signedIn, useLocalServices, type TestClient } from '../../testing';
import { makeMenuCart, makeMenuCaterer } from '../offer/menu-order.factory';
import { inDays, makeCart, makeCaterer, makeReadyCart, type Caterer } from '../order.factory';

useLocalServices();

const path = '/cpi/v1/orderer/left_carts';
let caterer: Caterer;
beforeEach(async () => {
  caterer = await makeCaterer();
});
const left = async (client: TestClient, query: object = {}) =>
  ((await client.get(path).query(query).expect(200)).body as List<Schemas['OrderListRecord']>).records.map(
    ({ id }) => id,
  );

test('a cart that was left is there to go on with, for its person alone, by its package and restaurant too', async () => {
  const { orderer, orderId } = await makeCart(caterer);
  const other = await makeCaterer();
  expect(await left(orderer)).toEqual([orderId]);
  expect(await left(orderer, { package_id: caterer.pack.id })).toEqual([orderId]);
  expect(await left(orderer, { package_id: other.pack.id })).toEqual([]);
  expect(await left(orderer, { brand_id: caterer.brand.id })).toEqual([orderId]);
  expect(await left(orderer, { brand_id: other.brand.id })).toEqual([]);
  expect(await left(await signedIn(await makeUser()))).toEqual([]);
});

test.each([
  ['was not touched for two weeks', `update orders set updated_at = now() - interval '15 days' where id = $1`],
  ['was taken away', 'update orders set removed_at = now() where id = $1'],
  ['is too late for its date', `update orders set start_date = current_date where id = $1`],
  ['is of a package that is gone', 'update packages set active = false where id = (select package_id from orders where id = $1)'],
  ['is of a restaurant that has closed', 'update brands set active = false where id = (select brand_id from orders where id = $1)'],
])('a cart that %s is none to go on with', async (_name, statement) => {
  const { orderer, orderId } = await makeCart(caterer);
  expect(await left(orderer)).toEqual([orderId]);
  await sql.rows(statement, [orderId]);
  expect(await left(orderer)).toEqual([]);
}); // prettier-ignore

test('what was placed is none, and the latest comes first', async () => {
  const cart = await makeReadyCart(caterer);
  await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({}).expect(200);
  const start = async () =>
    (
      (await cart.orderer
        .post(`/cpi/v1/orderer/packages/${caterer.pack.slug}/order`)
        .send({ order: { headcount: 20, start_date: inDays(5), start_time: '12:00' } })
        .expect(201)) as { body: { id: number } }
    ).body.id;
  const [first, second] = [await start(), await start()];
  expect(await left(cart.orderer)).toEqual([second, first]);
  expect(await left(cart.orderer, { limit: 1 })).toEqual([second]);
});

test('a cart from a menu counts while its restaurant takes orders from it', async () => {
  const menu = await makeMenuCaterer([{ name: 'Soup', priceCents: 900 }]);
  const { orderer, orderId } = await makeMenuCart(menu, [{ menu_item_id: menu.dishes[0]?.id ?? 0, qty: 20 }]);
  expect(await left(orderer, { brand_id: menu.brand.id })).toEqual([orderId]);
  await sql.rows('update brands set full_menu_ordering_enabled = false where id = $1', [menu.brand.id]);
  expect(await left(orderer)).toEqual([]);
});
