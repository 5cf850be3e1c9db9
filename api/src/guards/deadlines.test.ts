import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { makeCaterer, makeReadyCart, type Caterer } from '../orders/order.factory';
import { intentsOf, signedIn, timeComesFor, useLocalServices } from '../testing';

useLocalServices();

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

describe.each([
  ['past the time to answer', "expires_at = now() - interval '1 second'"],
  ['once the event has begun', "start_at = now() - interval '1 minute', expires_at = null"],
])('a caterer %s', (_when, columns) => {
  test.each([
    ['accepts', 'accept', {}],
    ['declines', 'decline', { reason: 'No gas.' }],
  ])('%s nothing, whether the worker runs or not', async (_what, act, body) => {
    const cart = await makeReadyCart(caterer);
    await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({}).expect(200);
    await sql.rows(`update orders set ${columns} where id = $1`, [cart.orderId]);
    const cook = await signedIn(caterer.cook);
    const { body: refused } = (await cook
      .post(`/cpi/v1/caterer/orders/${cart.orderId}/${act}`)
      .send(body)
      .expect(409)) as { body: Schemas['Error'] };
    expect(refused.code).toBe('order-answer_too_late');
    const [order] = await sql.rows<{ status: string }>('select status from orders where id = $1', [
      cart.orderId,
    ]);
    expect(order?.status).toBe('pending');
  });
});

test('an order that nobody answered expires by the worker, and its hold is let go', async () => {
  const cart = await makeReadyCart(caterer);
  await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({}).expect(200);
  await sql.rows("update orders set expires_at = now() - interval '1 second' where id = $1", [cart.orderId]);
  await timeComesFor('order', cart.orderId);
  const [order] = await sql.rows<{ status: string }>('select status from orders where id = $1', [
    cart.orderId,
  ]);
  expect(order?.status).toBe('expired');
  expect(await intentsOf(cart.orderId)).toMatchObject([{ status: 'canceled' }]);
});
