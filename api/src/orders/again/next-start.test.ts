import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { useLocalServices } from '../../testing';
import { inDays, makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';

useLocalServices();

const base = '/cpi/v1/orderer/orders';
let caterer: Caterer;
beforeEach(async () => {
  caterer = await makeCaterer();
});

async function reordered(): Promise<Cart & { cartId: number }> {
  const cart = await makeReadyCart(caterer);
  await cart.orderer.post(`${base}/${cart.orderId}/submit`).send({}).expect(200);
  const { body } = (await cart.orderer.post(`${base}/${cart.orderId}/reorder`).expect(200)) as {
    body: Schemas['Reorder'];
  };
  return { ...cart, cartId: body.id ?? 0 };
}
const nextOf = async ({ orderer, cartId }: Cart & { cartId: number }) =>
  (await orderer.get(`${base}/${cartId}/next_start`).expect(200)).body as Schemas['NextStart'];
async function closeUntil(days: number) {
  await sql.rows('delete from kitchen_closures where kitchen_id = $1', [caterer.kitchen.id]);
  await sql.rows(
    `insert into kitchen_closures (kitchen_id, during, reason) values ($1, tsrange($2::timestamp, $3::timestamp), 'Holiday')`,
    [caterer.kitchen.id, `${inDays(0)} 00:00`, `${inDays(days)} 00:00`],
  );
}

test('[CHK-09] the next time that works is at the hour of last time, and the cart can be placed at it', async () => {
  const cart = await reordered();
  await closeUntil(3);
  const { start_date, start_time } = await nextOf(cart);
  expect(start_time).toBe('12:00');
  expect((start_date ?? '') >= inDays(3)).toBe(true);
  await cart.orderer.patch(`${base}/${cart.cartId}`).send({ order: { start_date, start_time } }).expect(200);
  await cart.orderer
    .post(`${base}/${cart.cartId}/submit`)
    .send({ ignore_checks: { simultaneous_delivery: true } })
    .expect(200);
});

test('days on which its kitchen is closed are passed over, and there may be none', async () => {
  const cart = await reordered();
  await closeUntil(8);
  expect(((await nextOf(cart)).start_date ?? '') >= inDays(8)).toBe(true);
  await closeUntil(60);
  expect(await nextOf(cart)).toMatchObject({ start_date: null, start_time: null });
});

test('what was placed has no next time', async () => {
  const cart = await reordered();
  const { body } = (await cart.orderer.get(`${base}/${cart.orderId}/next_start`).expect(409)) as {
    body: Schemas['Error'];
  };
  expect(body).toMatchObject({ code: 'submit_order-order_already_submitted' });
});
