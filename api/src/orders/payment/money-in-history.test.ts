import type { Schemas } from '@copper-carrot/contracts';
import { stripe } from '../../payments';
import { bodyOf, cancel, modified, placed, startsIn } from '../changes/change.factory';
import { intentsOf, runPendingJobs, timeComesFor } from '../../testing';
import { inDays, type Cart } from '../order.factory';
import { attemptOf, orderOf, passes, usePayments } from './payment.factory';

const kitchen = usePayments();

const moved = new Set(['payment_captured', 'payment_released', 'payment_refunded']);
/** What an order's history says of money, as its customer reads it. */
const moneyOf = async (cart: Cart) =>
  (await orderOf(cart)).history.filter(({ kind }) => moved.has(kind)).map(({ text }) => text);
/** The same as its caterer reads it. */
async function toldTo(cart: Cart) {
  const { history } = await bodyOf<Schemas['CatererOrder']>(
    kitchen.cook.get(`/cpi/v2/caterer/orders/${cart.orderId}`).expect(200),
  );
  return history.filter(({ kind }) => moved.has(kind)).map(({ text }) => text);
}
const inDollars = (sum: number) => `$${sum.toFixed(2)}`;

describe('an order’s history says what became of its money, once', () => {
  test('charged after the food was there', async () => {
    const cart = await placed(kitchen.caterer);
    await timeComesFor('order', cart.orderId);
    await runPendingJobs();
    await passes('2 minutes');
    const { pricing, status } = await orderOf(cart);
    expect(status).toBe('fulfilled');
    expect(await moneyOf(cart)).toEqual([`Payment captured: ${inDollars(pricing.customer_price)}`]);
  });

  test('charged for a cancellation', async () => {
    const cart = await placed(kitchen.caterer);
    await startsIn(cart.orderId, 20);
    const { fee = 0 } = (await orderOf(cart)).cancellation_policy ?? {};
    expect(fee).toBeGreaterThan(0);
    await cancel(cart, fee).expect(200);
    await passes('2 minutes');
    expect(await moneyOf(cart)).toEqual([`Payment captured: ${inDollars(fee)}`]);
  });

  test('let go where nothing is owed', async () => {
    const cart = await placed(kitchen.caterer, { accepted: false });
    await cancel(cart, 0).expect(200);
    await passes('2 minutes');
    expect(await moneyOf(cart)).toEqual(['Payment hold released']);
    expect(await toldTo(cart)).toEqual(['Payment hold released']);
  });

  test('let go where its caterer declines it', async () => {
    const cart = await placed(kitchen.caterer, { accepted: false });
    const { lock_version } = await orderOf(cart);
    await kitchen.cook
      .post(`/cpi/v1/caterer/orders/${cart.orderId}/decline`)
      .send({ reason: 'Full', lock_version })
      .expect(200);
    await passes('2 minutes');
    expect(await moneyOf(cart)).toEqual(['Payment hold released']);
  });

  test('let go where an invoice pays instead of the card', async () => {
    const cart = await placed(kitchen.caterer);
    await cart.user.update({ invoiceable: true });
    await modified(cart, { paid_with_invoice: true });
    await passes('2 minutes');
    expect(await moneyOf(cart)).toEqual(['Payment hold released']);
    // It is cooked and paid for all the same: its caterer has nothing to be afraid of.
    expect(await toldTo(cart)).toEqual([]);
  });

  test('let go where it is moved so far ahead that it is held on its day', async () => {
    const cart = await placed(kitchen.caterer, { accepted: false });
    expect(await modified(cart, { start_date: inDays(12) })).toMatchObject({ status: 'applied' });
    await passes('2 minutes');
    expect(await moneyOf(cart)).toEqual(['Payment hold released']);
    expect(await toldTo(cart)).toEqual([]);
  });

  test('sent back, which is none of its caterer’s', async () => {
    const cart = await placed(kitchen.caterer);
    const [intent] = await intentsOf(cart.orderId);
    await stripe.paymentIntents.capture(String(intent?.id));
    await timeComesFor('payment', (await attemptOf(cart)).id);
    await cancel(cart, 0).expect(200);
    await passes('2 minutes');
    const sum = inDollars(cart.order.pricing.customer_price);
    expect(await moneyOf(cart)).toEqual([`Payment captured: ${sum}`, `Sent back to the card: ${sum}`]);
    expect(await toldTo(cart)).toEqual(['Payment captured']);
  });
});
