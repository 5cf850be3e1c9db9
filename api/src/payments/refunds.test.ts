import { sql } from '../database';
import type { Cart } from '../orders/order.factory';
import { attemptOf, orderOf, passes } from '../orders/payment/payment.factory';
import { runPendingJobs, stripeBehaves, timeComesForJob } from '../testing';
import { sendRefund } from '.';
import { charged, ledger, price, refund, useRefunds } from './refunds.factory';

useRefunds();

test('a part of a charge goes back once, however often it is asked for under one key', async () => {
  const cart = await charged();
  await Promise.all([1, 2, 3].map(() => refund(cart, 1_234, 'cancel-1')));
  await runPendingJobs();
  await refund(cart, 1_234, 'cancel-1');
  await runPendingJobs();
  expect(await ledger(cart)).toEqual([
    { kind: 'capture', cents: price(cart) },
    { kind: 'refund', cents: -1_234 },
  ]);
  expect((await attemptOf(cart)).status).toBe('captured');
  expect((await orderOf(cart)).pricing.balance).toBe(12.34);
});

test('all of a charge goes back in parts, and then it is refunded', async () => {
  const cart = await charged();
  await refund(cart, 1_000, 'modify-1');
  await refund(cart, price(cart) - 1_000, 'modify-2');
  await runPendingJobs();
  expect((await attemptOf(cart)).status).toBe('refunded');
  expect((await orderOf(cart)).payment.status).toBe('refunded');
  await expect(refund(cart, 1, 'modify-3')).rejects.toThrow('1 cents too few');
});

test('no more goes back than was charged, also of what is on its way', async () => {
  const cart = await charged();
  await refund(cart, price(cart) - 100, 'modify-1');
  await expect(refund(cart, 101, 'modify-2')).rejects.toThrow(RangeError);
  await refund(cart, 100, 'modify-2');
});

const refundOf = async ({ orderId }: Cart) => ({
  refundId: Number(
    (await sql.first<{ id: number }>('select id from payment_refunds where order_id = $1', [orderId]))?.id,
  ),
});
const failures = ['500 after success', '500 without success', '409 in use', '429'] as const;
test.each(['slow', 'dead', 'late', 'dropped', ...failures] as const)(
  'goes back once where Stripe is %s at first',
  async (behaviour) => {
    const cart = await charged();
    await stripeBehaves({ behaviour, milliseconds: 300, times: 2, method: 'POST', path: '/v1/refunds' });
    await refund(cart, 500, 'cancel-1');
    await runPendingJobs();
    await stripeBehaves({ behaviour: 'normal' });
    await timeComesForJob(sendRefund, await refundOf(cart));
    expect(await ledger(cart)).toEqual([
      { kind: 'capture', cents: price(cart) },
      { kind: 'refund', cents: -500 },
    ]);
    expect(await sql.rows(`select 1 from payment_refunds where status <> 'done'`)).toEqual([]);
  },
);

test('one that Stripe was asked for before it forgot the key is found there, and not made again', async () => {
  const cart = await charged();
  await stripeBehaves({ behaviour: 'dropped', path: '/v1/refunds' });
  await refund(cart, 500, 'cancel-1');
  await runPendingJobs();
  expect(await ledger(cart)).toHaveLength(1);
  await stripeBehaves({ behaviour: 'normal' });
  await sql.rows('delete from local_services.stripe_idempotency_keys');
  await passes('25 hours');
  expect(await ledger(cart)).toHaveLength(2);
  const made = await sql.rows(
    `select 1 from local_services.stripe_objects where kind = 'refund' and data->>'amount' = '500'
       and payment_intent = (select stripe_payment_intent_id from payment_attempts where order_id = $1)`,
    [cart.orderId],
  );
  expect(made).toHaveLength(1);
});
