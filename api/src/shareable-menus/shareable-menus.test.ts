import type { List, Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { colleagueOf, placedOrder } from '../messages/message.factory';
import { readPaper } from '../order-papers/paper.factory';
import { makeCart, makeCaterer, type Cart } from '../orders/order.factory';
import { client, makeUser, signedIn, useLocalServices, type TestClient } from '../testing';

useLocalServices();

const base = '/cpi/v2/orderer/shareable_menus';
const publicBase = '/cpi/v2/public/shareable_menus';
let cart: Cart;
beforeEach(async () => {
  cart = await placedOrder(await makeCaterer());
});
const share = async (by: TestClient, more: object = {}) =>
  (await by.post(base).send({ shareable_menu: { order_id: cart.orderId, ...more } }))
    .body as Schemas['ShareableMenu'];
const listed = async (by: TestClient, query: object = {}) =>
  ((await by.get(base).query(query).expect(200)).body as List<Schemas['ShareableMenu']>).records.map(
    ({ id }) => id,
  );

test('[API-097] the menu of an order is shared once, listed, renamed and taken back', async () => {
  const menu = await share(cart.orderer, { name: 'Lunch on Friday' });
  expect(menu).toMatchObject({
    order_id: cart.orderId,
    name: 'Lunch on Friday',
    can: { update: true, delete: true },
  });
  expect(menu.dishes.map(({ name }) => name)).toContain('Carnitas');
  expect((await share(cart.orderer)).code).toBe(menu.code);
  const peer = await colleagueOf(cart, 'orderer');
  expect([await listed(cart.orderer), await listed(peer.client)]).toEqual([[menu.id], []]);
  expect(await listed(peer.client, { team_id: cart.teamId, order_id: cart.orderId })).toEqual([menu.id]);
  await peer.client
    .patch(`${base}/${menu.id}`)
    .send({ shareable_menu: { name: 'Mine' } })
    .expect(403);
  const admin = await colleagueOf(cart, 'admin');
  const renamed = await admin.client
    .patch(`${base}/${menu.id}`)
    .send({ shareable_menu: { name: 'Tacos' } })
    .expect(200);
  expect(renamed.body).toMatchObject({ name: 'Tacos' });
  // Who leaves the organization leaves its menus to it.
  const former = await colleagueOf(cart, 'orderer');
  await sql.rows('update shareable_menus set user_id = $1 where id = $2', [former.user.id, menu.id]);
  await sql.rows('delete from memberships where user_id = $1', [former.user.id]);
  await former.client.delete(`${base}/${menu.id}`).expect(404);
  expect(await listed(former.client)).toEqual([]);
  await admin.client.delete(`${base}/${menu.id}`).expect(204);
  await client().get(`${publicBase}/${menu.code}`).expect(404);
  await cart.orderer.get(`${base}/${menu.id}`).expect(404);
});

test('is read by its link without an account, and says nothing of who ordered', async () => {
  const menu = await share(cart.orderer);
  const { body } = (await client().get(`${publicBase}/${menu.code}`).expect(200)) as { body: object };
  expect(Object.keys(body).toSorted()).toEqual([
    'brand_name',
    'code',
    'dishes',
    'name',
    'others',
    'start_date',
  ]);
  expect(JSON.stringify(body)).not.toContain(cart.user.lastName);
  await client().get(`${publicBase}/nosuchcode`).expect(404);
});

test('is a paper that says each dish', async () => {
  const menu = await share(cart.orderer, { name: 'Lunch on Friday' });
  const { lines } = await readPaper(client(), `${publicBase}/${menu.code}/file`);
  const said = lines.join('\n');
  for (const words of ['Lunch on Friday', menu.brand_name, ...menu.dishes.map(({ name }) => name)])
    expect(said).toContain(words);
});

test('is no business of strangers and staff, and none of a cart', async () => {
  const menu = await share(cart.orderer);
  const staff = await colleagueOf(cart, 'staff');
  for (const by of [staff.client, await signedIn(await makeUser())]) {
    await by
      .post(base)
      .send({ shareable_menu: { order_id: cart.orderId } })
      .expect(404);
    await by.get(`${base}/${menu.id}`).expect(404);
    await by.delete(`${base}/${menu.id}`).expect(404);
  }
  await staff.client.get(base).query({ team_id: cart.teamId }).expect(403);
  const open = await makeCart(await makeCaterer());
  await open.orderer
    .post(base)
    .send({ shareable_menu: { order_id: open.orderId } })
    .expect(409);
});
