import { sql } from '../../database';
import { stripe } from '../../payments';
import { intentsOf, runPendingJobs, timeComesFor } from '../../testing';
import type { Cart } from '../order.factory';
import { attemptOf, orderOf, passes, usePayments } from '../payment/payment.factory';
import { asSiteAdmin, cancel, modified, placed, startsIn } from './change.factory';

const kitchen = usePayments();

/** An accepted order whose card was captured in Stripe's dashboard before the delivery. */
async function chargedEarly(): Promise<Cart> {
  const cart = await placed(kitchen.caterer);
  await cart.user.update({ invoiceable: true });
  const [intent] = await intentsOf(cart.orderId);
  await stripe.paymentIntents.capture(String(intent?.id));
  await timeComesFor('payment', (await attemptOf(cart)).id);
  expect((await orderOf(cart)).payment.status).toBe('captured');
  return cart;
}
/** The amount captured minus refunds, in cents. */
const kept = async ({ orderId }: Cart) =>
  (await intentsOf(orderId)).reduce((sum, each) => sum + each.amount_captured - each.amount_refunded, 0);
const invoicesOf = ({ orderId }: Cart) =>
  sql.rows('select amount_cents as cents from invoices where order_id = $1', [orderId]);
const cents = (dollars: number) => Math.round(dollars * 100);

describe('what a card was charged early goes back to it', () => {
  test('where an invoice pays by then: the order is paid for once', async () => {
    const cart = await chargedEarly();
    await modified(cart, { paid_with_invoice: true });
    await timeComesFor('order', cart.orderId);
    await runPendingJobs();
    const { pricing, payment } = await orderOf(cart);
    expect(await kept(cart)).toBe(0);
    expect(await invoicesOf(cart)).toEqual([{ cents: cents(pricing.customer_price) }]);
    expect([pricing.balance, payment.stuck_refund]).toEqual([pricing.customer_price, null]);
  });

  test('where an invoice pays the fee of its cancellation', async () => {
    const cart = await chargedEarly();
    await modified(cart, { paid_with_invoice: true });
    await startsIn(cart.orderId, 20);
    const { fee = 0 } = (await orderOf(cart)).cancellation_policy ?? {};
    expect(fee).toBeGreaterThan(0);
    await cancel(cart, fee).expect(200);
    await runPendingJobs();
    expect(await kept(cart)).toBe(0);
    expect(await invoicesOf(cart)).toEqual([{ cents: cents(fee) }]);
  });

  test('where whoever runs the site has let it pass without payment', async () => {
    const cart = await chargedEarly();
    await modified(await asSiteAdmin(cart), { bypass_payment: true });
    await timeComesFor('order', cart.orderId);
    await passes('1 minute');
    expect(await kept(cart)).toBe(0);
    expect((await orderOf(cart)).pricing.balance).toBe(0);
  });
});
