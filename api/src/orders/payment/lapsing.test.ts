import { sql } from '../../database';
import {
  addJob,
  intentsOf,
  runPendingJobs,
  stripeBehaves,
  timeComesFor,
  timeComesForJob,
} from '../../testing';
import { hearPayment, stripe } from '../../payments';
import { makeReadyCart, type Cart } from '../order.factory';
import { authorizeOrder } from '../order.jobs';
import { accept, hours, lasts, movesLater, statuses, templates } from './lapsing.factory';
import {
  addCard,
  ages,
  attemptOf,
  bankLetsGo,
  breakCard,
  choose,
  orderOf,
  passes,
  placeOrder,
  submit,
  usePayments,
} from './payment.factory';

const kitchen = usePayments();

describe('a hold', () => {
  test('made while its person is there lasts seven days, and one made for them four days and 18 hours', async () => {
    const soon = await placeOrder(kitchen.caterer);
    expect(await lasts(soon)).toBe(7 * 24);
    const later = await placeOrder(kitchen.caterer, { days: 10 });
    const { start_at: start, payment } = await orderOf(later);
    expect(Date.parse(String(start)) - Date.parse(String(payment.authorize_on))).toBe(4 * 24 * hours);
    await timeComesForJob(authorizeOrder, { orderId: later.orderId });
    expect(await lasts(later)).toBe(4 * 24 + 18);
  });

  test('is renewed before it lapses: the new one is made first, and the old one let go then', async () => {
    const cart = await placeOrder(kitchen.caterer);
    const first = await attemptOf(cart);
    await movesLater(cart);
    await ages(cart, '3 days 13 hours');
    const second = await attemptOf(cart);
    expect(second.id).not.toBe(first.id);
    expect(second.status).toBe('authorized');
    expect(await statuses(cart)).toEqual(['canceled', 'requires_capture']);
    expect((await orderOf(cart)).payment).toMatchObject({ status: 'authorized', message: null });
    await passes('1 minute');
    expect(await statuses(cart)).toEqual(['canceled', 'requires_capture']);
  });

  test('that can not be renewed stays, the order is held, and its owner told once', async () => {
    const cart = await placeOrder(kitchen.caterer);
    await movesLater(cart);
    await breakCard(cart);
    await ages(cart, '3 days 13 hours');
    await ages(cart, '2 hours');
    expect(await statuses(cart)).toEqual(['requires_capture']);
    expect((await orderOf(cart)).payment).toMatchObject({ status: 'failed', code: 'unusable_card' });
    expect((await templates(cart.user.email)).slice(-1)).toEqual(['order_payment_failed']);
    expect(await templates(cart.user.email)).toHaveLength(3);
  });

  test('that somebody let go at Stripe is asked for again', async () => {
    const cart = await placeOrder(kitchen.caterer);
    await bankLetsGo(cart);
    expect(await statuses(cart)).toEqual(['canceled', 'requires_capture']);
    expect((await orderOf(cart)).payment.status).toBe('authorized');
  });

  test('that lapsed before the charge is made anew and charged', async () => {
    const cart = await placeOrder(kitchen.caterer);
    await accept(kitchen, cart);
    await sql.rows(
      `update local_services.stripe_objects set data = jsonb_set(data, '{payment_method_details,card,capture_before}', '1')
       where kind = 'charge' and payment_intent = (select stripe_payment_intent_id from payment_attempts where order_id = $1)`,
      [cart.orderId],
    );
    await timeComesFor('order', cart.orderId);
    expect((await orderOf(cart)).payment.status).toBe('captured');
    expect(await sql.rows('select kind from payments where order_id = $1', [cart.orderId])).toEqual([
      { kind: 'capture' },
    ]);
  });
});

describe('once the food was there', () => {
  test('a hold that outlasts the charge is not renewed, however late the clock is, and pays', async () => {
    const cart = await placeOrder(kitchen.caterer, { days: 10 });
    await accept(kitchen, cart);
    await timeComesForJob(authorizeOrder, { orderId: cart.orderId });
    await breakCard(cart);
    // Four days ahead when it was authorized; the hold lasts for 18 more hours.
    await sql.rows(`update orders set start_at = now() + interval '4 days' where id = $1`, [cart.orderId]);
    await ages(cart, '4 days 8 hours');
    expect(await intentsOf(cart.orderId)).toHaveLength(1);
    expect((await orderOf(cart)).payment).toMatchObject({ status: 'authorized', message: null });
    await timeComesFor('order', cart.orderId);
    expect(await orderOf(cart)).toMatchObject({ status: 'fulfilled', payment: { status: 'captured' } });
  });

  test('a renewal that was refused says nothing any more once the hold that stood has paid', async () => {
    const cart = await placeOrder(kitchen.caterer);
    await accept(kitchen, cart);
    await breakCard(cart);
    await sql.rows(`update orders set start_at = now() - interval '10 minutes' where id = $1`, [
      cart.orderId,
    ]);
    await sql.rows(
      `update payment_attempts set capture_before = now() + interval '2 hours' where order_id = $1`,
      [cart.orderId],
    );
    await timeComesFor('payment', (await attemptOf(cart)).id);
    expect((await orderOf(cart)).payment).toMatchObject({ status: 'failed', code: 'unusable_card' });
    await timeComesFor('order', cart.orderId);
    await runPendingJobs();
    expect(await orderOf(cart)).toMatchObject({
      status: 'fulfilled',
      payment: { status: 'captured', message: null },
      pricing: { balance: 0 },
    });
  });

  test('a renewal that Stripe decides after the hold that stood has paid there is let go, and charged no more', async () => {
    const cart = await placeOrder(kitchen.caterer);
    await accept(kitchen, cart);
    await sql.rows(`update orders set start_at = now() - interval '10 minutes' where id = $1`, [
      cart.orderId,
    ]);
    await sql.rows(
      `update payment_attempts set capture_before = now() + interval '2 hours' where order_id = $1`,
      [cart.orderId],
    );
    await stripeBehaves({ behaviour: '429', method: 'POST', path: '/v1/payment_intents' });
    await timeComesFor('payment', (await attemptOf(cart)).id);
    const second = await attemptOf(cart);
    expect(second).toMatchObject({ status: 'claimed' });
    await timeComesFor('order', cart.orderId);
    await stripeBehaves({ behaviour: 'normal' });
    // Captured at Stripe without an event to the API.
    const [held] = await intentsOf(cart.orderId);
    await stripe.paymentIntents.capture(String(held?.id));
    await addJob(hearPayment, { attemptId: second.id });
    await passes('2 minutes');
    const order = await orderOf(cart);
    expect(order).toMatchObject({ status: 'fulfilled', pricing: { balance: 0 } });
    expect(order.history.filter(({ kind }) => kind === 'payment_authorized')).toHaveLength(1);
    expect((await statuses(cart)).sort()).toEqual(['canceled', 'succeeded']);
  });

  test('a hold that lapses leaves a debt and no canceled order, and another card pays it', async () => {
    const cart = await placeOrder(kitchen.caterer);
    await accept(kitchen, cart);
    const cardId = await addCard(cart, 'pm_card_mastercard');
    await breakCard(cart);
    await sql.rows(`update orders set start_at = now() - interval '10 minutes' where id = $1`, [
      cart.orderId,
    ]);
    await bankLetsGo(cart);
    expect(await orderOf(cart)).toMatchObject({
      status: 'accepted',
      payment: { status: 'failed', code: 'unusable_card', held_until: null },
    });
    await timeComesFor('order', cart.orderId);
    expect(await orderOf(cart)).toMatchObject({
      status: 'fulfilled',
      payment: { status: 'failed' },
      can: { choose_card: true },
    });
    await choose(cart, cardId).expect(200);
    await runPendingJobs();
    expect(await orderOf(cart)).toMatchObject({
      payment: { status: 'captured', message: null },
      pricing: { balance: 0 },
      can: { choose_card: false },
    });
  });
});

describe('a hold that was to be let go and was charged all the same', () => {
  const charge = async (cart: Cart) => {
    const [held] = (await intentsOf(cart.orderId)).filter(({ status }) => status === 'requires_capture');
    await stripe.paymentIntents.capture(held?.id ?? '');
  };
  const ledger = ({ orderId }: Cart) =>
    sql.rows<{ kind: string; cents: number }>(
      'select kind, amount_cents as cents from payments where order_id = $1 order by id',
      [orderId],
    );

  test('is written down and goes back where nobody owes it', async () => {
    const cart = await placeOrder(kitchen.caterer);
    const path = `/cpi/v1/caterer/orders/${cart.orderId}/decline`;
    await kitchen.cook.post(path).send({ reason: 'Our oven broke.' }).expect(200);
    await charge(cart);
    await passes('1 minute');
    const cents = Math.round(cart.order.pricing.customer_price * 100);
    expect(await ledger(cart)).toEqual([
      { kind: 'capture', cents },
      { kind: 'refund', cents: -cents },
    ]);
    expect((await attemptOf(cart)).status).toBe('refunded');
  });

  test('between the question how it stands and the word to let it go is written down too', async () => {
    const cart = await placeOrder(kitchen.caterer);
    const path = `/cpi/v1/caterer/orders/${cart.orderId}/decline`;
    await kitchen.cook.post(path).send({ reason: 'Our oven broke.' }).expect(200);
    const letGo = stripe.paymentIntents.cancel.bind(stripe.paymentIntents);
    const asked = jest.spyOn(stripe.paymentIntents, 'cancel').mockImplementationOnce(async (id) => {
      await charge(cart);
      return letGo(id);
    });
    await runPendingJobs();
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    const cents = Math.round(cart.order.pricing.customer_price * 100);
    expect(await ledger(cart)).toEqual([
      { kind: 'capture', cents },
      { kind: 'refund', cents: -cents },
    ]);
  });

  test('is written down and goes back also where it was over by then', async () => {
    const cart = await makeReadyCart(kitchen.caterer, { card: 'pm_card_authenticationRequired' });
    await submit(cart).expect(402);
    await passes('31 minutes');
    const { id, status } = await attemptOf(cart);
    expect(status).toBe('voided');
    // Captured in Stripe's dashboard.
    await sql.rows(
      `update local_services.stripe_objects
       set data = data || jsonb_build_object('status', 'succeeded', 'amount_received', data -> 'amount')
       where id = (select stripe_payment_intent_id from payment_attempts where id = $1)`,
      [id],
    );
    await addJob(hearPayment, { attemptId: id });
    await runPendingJobs();
    const cents = Math.round(cart.order.pricing.customer_price * 100);
    expect((await ledger(cart))[0]).toEqual({ kind: 'capture', cents });
    const [back] = await sql.rows(
      'select key, amount_cents as cents from payment_refunds where order_id = $1 order by id',
      [cart.orderId],
    );
    expect(back).toEqual({ key: 'beyond-0', cents });
  });

  test('pays for the order that stands, whose other hold is let go', async () => {
    const cart = await placeOrder(kitchen.caterer);
    await accept(kitchen, cart);
    await choose(cart, await addCard(cart, 'pm_card_mastercard')).expect(200);
    const [first] = await intentsOf(cart.orderId);
    const old = (await sql.first<{ id: string }>(
      `select stripe_payment_intent_id as id from payment_attempts where order_id = $1 and status = 'voiding'`,
      [cart.orderId],
    )) ?? { id: first?.id ?? '' };
    await stripe.paymentIntents.capture(old.id);
    await passes('1 minute');
    await timeComesFor('order', cart.orderId);
    await passes('1 minute');
    const cents = Math.round(cart.order.pricing.customer_price * 100);
    expect(await ledger(cart)).toEqual([{ kind: 'capture', cents }]);
    expect(await statuses(cart)).toEqual(['canceled', 'succeeded']);
    expect(await orderOf(cart)).toMatchObject({ payment: { status: 'captured' }, pricing: { balance: 0 } });
  });
});
