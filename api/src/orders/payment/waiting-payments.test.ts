import { User } from '../../accounts';
import { sql } from '../../database';
import { client, intentsOf, runPendingJobs, stripeBehaves, timeComesFor } from '../../testing';
import { makeReadyCart, type Cart } from '../order.factory';
import { submitWaits } from '../submission/submit-order';
import { orderOf, passes, placeOrder, submit, usePayments } from './payment.factory';

const kitchen = usePayments();
beforeAll(() => {
  // No test waits for this limit.
  submitWaits.patienceMs = 2_000;
});

async function accepted(days?: number): Promise<Cart> {
  const cart = await placeOrder(kitchen.caterer, days ? { days } : undefined);
  await kitchen.cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).expect(200);
  await runPendingJobs();
  return cart;
}
/** Every try of every job has failed, and minutes have passed. */
async function allTriesFailed({ orderId }: Cart) {
  await sql.rows(
    `update graphile_worker._private_jobs set attempts = max_attempts where key ~ '^(settle|authorize|void|wake-payment)'`,
  );
  await sql.rows(
    `update orders set fulfilled_at = fulfilled_at - interval '5 minutes',
       submitted_at = submitted_at - interval '20 days' where id = $1`,
    [orderId],
  );
  await sql.rows(
    `update payment_attempts set claimed_at = claimed_at - interval '5 minutes',
       settled_at = settled_at - interval '5 minutes' where order_id = $1`,
    [orderId],
  );
}
const sweep = async () => {
  await sql.rows(`select graphile_worker.add_job('payment_sweep'), graphile_worker.add_job('process_sweep')`);
  await runPendingJobs();
};
const waiting = async (what: string) =>
  Number(
    new RegExp(`payments_waiting{for="${what}"} (\\d+)`).exec((await client().get('/metrics')).text)?.[1],
  );
const ledger = ({ orderId }: Cart) =>
  sql.rows('select kind, amount_cents from payments where order_id = $1', [orderId]);
const price = (cart: Cart) => Math.round(cart.order.pricing.customer_price * 100);

test('a charge whose every try failed is made by the sweep, once', async () => {
  const cart = await accepted();
  await stripeBehaves({ behaviour: 'dead' });
  await timeComesFor('order', cart.orderId);
  await allTriesFailed(cart);
  await stripeBehaves({ behaviour: 'normal' });
  expect(await waiting('charge')).toBe(1);
  await sweep();
  await sweep();
  expect(await ledger(cart)).toEqual([{ kind: 'capture', amount_cents: price(cart) }]);
  expect(await waiting('charge')).toBe(0);
});

test('a hold that Stripe had not decided when the food came is charged once it has', async () => {
  const cart = await accepted(9);
  await stripeBehaves({ behaviour: '500 after success', method: 'POST', path: '/v1/payment_intents' });
  await sql.rows(`update graphile_worker._private_jobs set run_at = now() where key = $1`, [
    `authorize-${cart.orderId}`,
  ]);
  await runPendingJobs();
  await timeComesFor('order', cart.orderId);
  expect(await ledger(cart)).toEqual([]);
  await stripeBehaves({ behaviour: 'normal' });
  await sql.rows(`update graphile_worker._private_jobs set run_at = now()`);
  await runPendingJobs();
  await sql.rows(`update graphile_worker._private_jobs set run_at = now()`);
  await runPendingJobs();
  expect(await ledger(cart)).toEqual([{ kind: 'capture', amount_cents: price(cart) }]);
});

test('an order whose hold nobody ever asked for is held by the sweep', async () => {
  const cart = await accepted(9);
  await sql.rows('select graphile_worker.remove_job($1)', [`authorize-${cart.orderId}`]);
  expect(await waiting('hold')).toBe(0);
  await sql.rows(`update orders set start_at = now() + interval '3 days' where id = $1`, [cart.orderId]);
  await allTriesFailed(cart);
  expect(await waiting('hold')).toBe(1);
  await sweep();
  await sweep();
  expect(await waiting('hold')).toBe(0);
  expect(await intentsOf(cart.orderId)).toMatchObject([{ status: 'requires_capture' }]);
});

test('an order that was delivered though nobody ever asked for its hold is charged all the same', async () => {
  const cart = await accepted(9);
  await sql.rows('select graphile_worker.remove_job($1)', [`authorize-${cart.orderId}`]);
  await timeComesFor('order', cart.orderId);
  expect(await ledger(cart)).toEqual([{ kind: 'capture', amount_cents: price(cart) }]);
  await sweep();
  expect(await intentsOf(cart.orderId)).toHaveLength(1);
});

test('a hold that was to be let go is let go by its own clock, though every try failed', async () => {
  const cart = await placeOrder(kitchen.caterer);
  await stripeBehaves({ behaviour: 'dead' });
  await kitchen.cook
    .post(`/cpi/v1/caterer/orders/${cart.orderId}/decline`)
    .send({ reason: 'Our oven broke.' })
    .expect(200);
  await runPendingJobs();
  await allTriesFailed(cart);
  await stripeBehaves({ behaviour: 'normal' });
  expect(await waiting('release')).toBe(1);
  await passes('2 minutes');
  expect(await intentsOf(cart.orderId)).toMatchObject([{ status: 'canceled' }]);
});

test('a submit that nobody went on with holds nothing for somebody who is gone', async () => {
  const cart = await makeReadyCart(kitchen.caterer);
  await stripeBehaves({ behaviour: 'dead' });
  await submit(cart).expect(409);
  await stripeBehaves({ behaviour: 'normal' });
  await User.update({ deactivatedAt: new Date('2026-01-01') }, { where: { id: cart.user.id } });
  await allTriesFailed(cart);
  expect(await waiting('submit')).toBe(1);
  await passes('2 minutes');
  expect(await waiting('submit')).toBe(0);
  // Stripe never received it, so there is nothing to cancel.
  expect(await intentsOf(cart.orderId)).toEqual([]);
  expect(await ledger(cart)).toEqual([]);
});

test('the order of somebody who paid in time is left alone', async () => {
  const cart = await accepted();
  await timeComesFor('order', cart.orderId);
  expect((await orderOf(cart)).status).toBe('fulfilled');
  await allTriesFailed(cart);
  await sweep();
  expect(await intentsOf(cart.orderId)).toHaveLength(1);
  expect(await ledger(cart)).toHaveLength(1);
});
