import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { stripe } from '../../payments';
import {
  answerChanges,
  bodyOf,
  cancel,
  heldFor,
  modified,
  placed,
  seenOf,
  startsIn,
  withdraw,
} from '../changes/change.factory';
import { intentsOf, runPendingJobs, timeComesFor } from '../../testing';
import { inDays, type Cart } from '../order.factory';
import { attemptOf, bankLetsGo, orderOf, passes, usePayments } from './payment.factory';

const kitchen = usePayments();

const moved = new Set(['payment_captured', 'payment_released', 'payment_refunded']);
const moneyOf = async (cart: Cart) =>
  (await orderOf(cart)).history.filter(({ kind }) => moved.has(kind)).map(({ text }) => text);
async function toldTo(cart: Cart) {
  const { history } = await bodyOf<Schemas['CatererOrder']>(
    kitchen.cook.get(`/cpi/v2/caterer/orders/${cart.orderId}`).expect(200),
  );
  return history.filter(({ kind }) => moved.has(kind)).map(({ text }) => text);
}
const inDollars = (sum: number) => `$${sum.toFixed(2)}`;
const letGo = ({ order }: Cart) => `Payment hold released: ${inDollars(order.pricing.customer_price)}`;

describe('an order’s history says what became of its money, once', () => {
  test('charged after the food was there', async () => {
    const cart = await placed(kitchen.caterer);
    await timeComesFor('order', cart.orderId);
    await runPendingJobs();
    await passes('2 minutes');
    const { pricing, status } = await orderOf(cart);
    expect(status).toBe('fulfilled');
    expect(await moneyOf(cart)).toEqual([`Payment captured: ${inDollars(pricing.customer_price)}`]);
    expect(await toldTo(cart)).toEqual(['Payment captured']);
  });

  test('charged for a cancellation, which pays for no food of its caterer’s', async () => {
    const cart = await placed(kitchen.caterer);
    await startsIn(cart.orderId, 20);
    const { fee = 0 } = (await orderOf(cart)).cancellation_policy ?? {};
    expect(fee).toBeGreaterThan(0);
    await cancel(cart, fee).expect(200);
    await passes('2 minutes');
    expect(await moneyOf(cart)).toEqual([`Payment captured: ${inDollars(fee)}`]);
    expect(await toldTo(cart)).toEqual([]);
  });

  test('let go where nothing is owed', async () => {
    const cart = await placed(kitchen.caterer, { accepted: false });
    await cancel(cart, 0).expect(200);
    await passes('2 minutes');
    expect(await moneyOf(cart)).toEqual([letGo(cart)]);
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
    expect(await moneyOf(cart)).toEqual([letGo(cart)]);
  });

  test('let go where an invoice pays instead of the card', async () => {
    const cart = await placed(kitchen.caterer);
    await cart.user.update({ invoiceable: true });
    await modified(cart, { paid_with_invoice: true });
    await passes('2 minutes');
    expect(await moneyOf(cart)).toEqual([letGo(cart)]);
    // The order stays paid and cooked, so the caterer has nothing to act on.
    expect(await toldTo(cart)).toEqual([]);
  });

  test('let go where it is moved so far ahead that it is held on its day', async () => {
    const cart = await placed(kitchen.caterer, { accepted: false });
    expect(await modified(cart, { start_date: inDays(12) })).toMatchObject({ status: 'applied' });
    await passes('2 minutes');
    expect(await moneyOf(cart)).toEqual([letGo(cart)]);
    expect(await toldTo(cart)).toEqual([]);
  });

  test.each([
    ['with the order', (cart: Cart) => cancel(cart, 0).expect(200)],
    [
      'as an invoice pays',
      async (cart: Cart) => {
        await cart.user.update({ invoiceable: true });
        await modified(cart, { paid_with_invoice: true });
        await timeComesFor('order', cart.orderId);
      },
    ],
  ])('sent back %s, which is none of its caterer’s', async (_why, goesBack) => {
    const cart = await placed(kitchen.caterer);
    const [intent] = await intentsOf(cart.orderId);
    await stripe.paymentIntents.capture(String(intent?.id));
    await timeComesFor('payment', (await attemptOf(cart)).id);
    expect(await toldTo(cart)).toEqual(['Payment captured']);
    await goesBack(cart);
    await passes('2 minutes');
    const sum = inDollars(cart.order.pricing.customer_price);
    expect(await moneyOf(cart)).toEqual([`Payment captured: ${sum}`, `Sent back to the card: ${sum}`]);
    expect(await toldTo(cart)).toEqual([]);
  });
});

describe('an order’s history says what became of the hold of its changes, once', () => {
  /** An order with an open change, and the expected history entries when its hold is released. */
  async function changing() {
    const cart = await placed(kitchen.caterer);
    await modified(cart, { headcount: 40 });
    const sum = (await heldFor(cart.orderId)).at(-1) ?? 0;
    expect(sum).toBeGreaterThan(cart.order.pricing.customer_price);
    return { cart, letGoWithThem: `Payment hold for the changes released: ${inDollars(sum)}` };
  }
  async function lateFor({ orderId }: Cart) {
    const { change_id: id } = await seenOf(orderId);
    await sql.rows('update order_change_requests set expires_at = now() where id = $1', [id]);
    await timeComesFor('order_change', id);
  }

  test.each([
    ['declines them', 'declined', (cart: Cart) => answerChanges(kitchen.cook, cart, 'decline')],
    ['does not answer them', 'expired', lateFor],
    ['hears that they are taken back', 'withdrawn', withdraw],
  ] as const)('where the caterer %s, who reads nothing of it', async (_how, status, ends) => {
    const { cart, letGoWithThem } = await changing();
    await ends(cart);
    for (const look of ['1 minute', '2 minutes']) await passes(look);
    expect(await orderOf(cart)).toMatchObject({ status: 'accepted', change_request: { status } });
    expect(await moneyOf(cart)).toEqual([letGoWithThem]);
    expect(await toldTo(cart)).toEqual([]);
    expect(await heldFor(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
  });

  test('beside that of an order that ends with them, of which its caterer reads alone', async () => {
    const { cart, letGoWithThem } = await changing();
    await cancel(cart, 0).expect(200);
    await passes('2 minutes');
    expect(await moneyOf(cart)).toEqual([letGo(cart), letGoWithThem]);
    expect(await toldTo(cart)).toEqual(['Payment hold released']);
  });

  test('and nothing where the bank let it go by itself', async () => {
    const { cart } = await changing();
    await bankLetsGo(cart);
    expect(await moneyOf(cart)).toEqual([]);
  });

  test('and nothing where it is the order’s from then on', async () => {
    const { cart } = await changing();
    await answerChanges(kitchen.cook, cart, 'approve');
    await passes('2 minutes');
    expect(await moneyOf(cart)).toEqual([]);
  });
});
