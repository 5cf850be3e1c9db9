import type { Schemas } from '@copper-carrot/contracts';
import { Membership } from '../../accounts';
import { sql } from '../../database';
import { makeUser, signedIn, useLocalServices, type TestClient } from '../../testing';
import { makeCaterer, makeReadyCart, type Cart } from '../order.factory';

useLocalServices();

const base = '/cpi/v1/orderer/orders';
const readOf = async (client: TestClient, id: number) =>
  (await client.get(`${base}/${id}`).expect(200)).body as Schemas['Order'];
const again = async (client: TestClient, id: number) =>
  (await client.post(`${base}/${id}/reorder`).expect(200)).body as Schemas['Reorder'];
const carts = async (orderId: number) =>
  (
    await sql.rows<{ n: number }>('select count(*)::int as n from orders where reordered_from = $1', [
      orderId,
    ])
  )[0]?.n;

async function placed(): Promise<Cart> {
  const cart = await makeReadyCart(await makeCaterer());
  await cart.orderer.post(`${base}/${cart.orderId}/submit`).send({}).expect(200);
  return cart;
}

async function colleague({ teamId }: Cart, role: 'admin' | 'orderer') {
  const user = await makeUser();
  await Membership.create({ teamId, userId: user.id, role });
  return { user, client: await signedIn(user) };
}

test('an admin of its organization makes it again for its owner, and both go on with it', async () => {
  const cart = await placed();
  const admin = await colleague(cart, 'admin');
  const { id } = await again(admin.client, cart.orderId);
  const made = await readOf(admin.client, id ?? 0);
  expect([made.user_id, made.can.edit]).toEqual([cart.user.id, true]);
  expect((await readOf(cart.orderer, id ?? 0)).can.submit).toBe(true);
  expect((await again(cart.orderer, cart.orderId)).id).toBe(id);
});

test('who orders there reads it, and does not make it again; strangers know nothing of it', async () => {
  const cart = await placed();
  const { client: peer } = await colleague(cart, 'orderer');
  expect((await readOf(peer, cart.orderId)).can.reorder).toBe(false);
  await peer.post(`${base}/${cart.orderId}/reorder`).expect(403);
  const stranger = await signedIn(await makeUser());
  await stranger.post(`${base}/${cart.orderId}/reorder`).expect(404);
  expect(await carts(cart.orderId)).toBe(0);
});

test('a list says of each order whether its reader may make it again', async () => {
  const cart = await placed();
  const { client: peer } = await colleague(cart, 'orderer');
  const listed = async (client: TestClient) =>
    (
      (await client.get(`${base}?team_id=${cart.teamId}`).expect(200)) as {
        body: { records: Schemas['OrderListRecord'][] };
      }
    ).body.records.map(({ can }) => can.reorder);
  expect([await listed(cart.orderer), await listed(peer)]).toEqual([[true], [false]]);
});

test('nobody orders for an owner who has left; the owner does for themselves', async () => {
  const cart = await placed();
  const admin = await colleague(cart, 'admin');
  await sql.rows('delete from memberships where user_id = $1', [cart.user.id]);
  const { body } = (await admin.client.post(`${base}/${cart.orderId}/reorder`).expect(422)) as {
    body: Schemas['Error'];
  };
  expect(body).toMatchObject({ code: 'reorder_order-owner_left', fields: { user_id: ['inclusion'] } });
  const { id } = await again(cart.orderer, cart.orderId);
  expect(await readOf(cart.orderer, id ?? 0)).toMatchObject({ team_id: null, credit_card_id: null });
});

test('a cart that its owner has taken out of the organization is no answer to anybody else', async () => {
  const cart = await placed();
  const admin = await colleague(cart, 'admin');
  const { id } = await again(cart.orderer, cart.orderId);
  await cart.orderer
    .patch(`${base}/${id}`)
    .send({ order: { team_id: null } })
    .expect(200);
  await admin.client.get(`${base}/${id}`).expect(404);
  const seen = await admin.client.get(`${base}/${cart.orderId}/reorder`).expect(200);
  expect((seen.body as Schemas['Reorder']).id).toBeNull();
  const made = await again(admin.client, cart.orderId);
  expect(made.id).not.toBe(id);
  expect((await readOf(admin.client, made.id ?? 0)).team_id).toBe(cart.teamId);
});

test('what somebody began who has left is found again by nobody else', async () => {
  const cart = await placed();
  const admin = await colleague(cart, 'admin');
  await again(cart.orderer, cart.orderId);
  await sql.rows('delete from memberships where user_id = $1', [cart.user.id]);
  const answer = await admin.client.post(`${base}/${cart.orderId}/reorder`).expect(422);
  expect(answer.body).toMatchObject({ code: 'reorder_order-owner_left' });
  const seen = await admin.client.get(`${base}/${cart.orderId}/reorder`).expect(200);
  expect(seen.body).toMatchObject({ id: null, refusal: { code: 'reorder_order-owner_left' } });
});
