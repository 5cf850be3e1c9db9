import type { Schemas } from '@copper-carrot/contracts';
import { Membership } from '../../accounts';
import { sql } from '../../database';
import {
  addJob,
  bankSays,
  client,
  intentsOf,
  mailTo,
  makeUser,
  runPendingJobs,
  signedIn,
  stripeBehaves,
  timeComesFor,
  timeComesForJob,
} from '../../testing';
import { hearPayment, stripe } from '../../payments';
import { inDays, makeReadyCart, type Cart } from '../order.factory';
import { authorizeOrder } from '../order.jobs';
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

const hours = 3_600_000;
const templates = async (email: string) => (await mailTo(email)).map(({ template }) => template);
const accept = ({ orderId }: Cart) =>
  kitchen.cook.post(`/cpi/v1/caterer/orders/${orderId}/accept`).expect(200);
const statuses = async ({ orderId }: Cart) => (await intentsOf(orderId)).map(({ status }) => status).sort();
/** How many hours the hold of an order lasts from its making. */
const lasts = async ({ orderId }: Cart) => {
  const row = await sql.first<{ until: Date; from: Date }>(
    'select capture_before as until, settled_at as from from payment_attempts where order_id = $1',
    [orderId],
  );
  return row && Math.round((row.until.getTime() - row.from.getTime()) / hours);
};

/** An order that was placed three days ago, for three days from now, is moved to a day past the end of its hold. */
async function movesLater(cart: Cart): Promise<void> {
  await ages(cart, '3 days');
  await sql.rows(`update orders set start_at = start_at + interval '3 days' where id = $1`, [cart.orderId]);
  const { lock_version, pricing } = await orderOf(cart);
  await cart.orderer
    .post(`/cpi/v1/orderer/orders/${cart.orderId}/modify`)
    .send({ order: { start_date: inDays(5) }, lock_version, total: pricing.customer_price })
    .expect(200);
}

/** An order ten days ahead whose card is refused when it is to be held. */
async function heldOrder(): Promise<Cart> {
  const cart = await placeOrder(kitchen.caterer, { days: 10, card: 'pm_card_chargeCustomerFail' });
  await accept(cart);
  await timeComesForJob(authorizeOrder, { orderId: cart.orderId });
  return cart;
}

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
    await accept(cart);
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
    await accept(cart);
    await timeComesForJob(authorizeOrder, { orderId: cart.orderId });
    await breakCard(cart);
    // Four days ahead when it was held, which lasts for 18 hours more.
    await sql.rows(`update orders set start_at = now() + interval '4 days' where id = $1`, [cart.orderId]);
    await ages(cart, '4 days 8 hours');
    expect(await intentsOf(cart.orderId)).toHaveLength(1);
    expect((await orderOf(cart)).payment).toMatchObject({ status: 'authorized', message: null });
    await timeComesFor('order', cart.orderId);
    expect(await orderOf(cart)).toMatchObject({ status: 'fulfilled', payment: { status: 'captured' } });
  });

  test('a renewal that was refused says nothing any more once the hold that stood has paid', async () => {
    const cart = await placeOrder(kitchen.caterer);
    await accept(cart);
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

  test('a hold that lapses leaves a debt and no canceled order, and another card pays it', async () => {
    const cart = await placeOrder(kitchen.caterer);
    await accept(cart);
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
    // Somebody at Stripe charges it all the same.
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
    await accept(cart);
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

describe('an order whose card was refused', () => {
  test('says so to its owner and its caterer, and until when another card may come', async () => {
    const cart = await heldOrder();
    const order = await orderOf(cart);
    expect(order).toMatchObject({
      status: 'accepted',
      can: { choose_card: true },
      payment: { status: 'failed', code: 'generic_decline', held_until: order.cutoff_at },
    });
    const { body } = (await kitchen.cook.get(`/cpi/v2/caterer/orders/${cart.orderId}`).expect(200)) as {
      body: Schemas['CatererOrder'];
    };
    expect(body.payment_held_until).toBe(order.cutoff_at);
    expect(await templates(cart.user.email)).toContain('order_payment_failed');
  });

  test('stands again with another card, which is held at once', async () => {
    const cart = await heldOrder();
    const cardId = await addCard(cart, 'pm_card_mastercard');
    const { body } = (await choose(cart, cardId).expect(200)) as { body: Schemas['Order'] };
    expect(body.payment).toMatchObject({ status: 'authorized', message: null, held_until: null });
    expect(body.credit_card_id).toBe(cardId);
    await timeComesFor('order', cart.orderId);
    expect((await orderOf(cart)).payment.status).toBe('captured');
  });

  test('goes on waiting when the other card is refused too, and no longer for it', async () => {
    const cart = await heldOrder();
    const before = await orderOf(cart);
    const cardId = await addCard(cart, 'pm_card_chargeCustomerFail');
    const { body } = (await choose(cart, cardId).expect(402)) as { body: Schemas['Error'] };
    expect(body.fields).toEqual({ credit_card_id: ['generic_decline'] });
    expect((await orderOf(cart)).payment).toEqual(before.payment);
  });

  test('is confirmed with the bank, and the same call again hears it', async () => {
    const cart = await heldOrder();
    const cardId = await addCard(cart, 'pm_card_authenticationRequired');
    const { body } = (await choose(cart, cardId).expect(402)) as { body: Schemas['Error'] };
    expect(body.code).toBe('submit_order-payment_authentication_required');
    await bankSays('succeeded', String(body.context.client_secret));
    await choose(cart, cardId).expect(200);
    expect((await orderOf(cart)).payment).toMatchObject({ status: 'authorized', held_until: null });
  });

  test('is not canceled while the bank is waited for, and its person reads for how long that is', async () => {
    const cart = await heldOrder();
    const cardId = await addCard(cart, 'pm_card_authenticationRequired');
    const { body } = (await choose(cart, cardId).expect(402)) as { body: Schemas['Error'] };
    expect(body.message).toBe(
      'Your bank asks you to confirm this payment. Please do so within 30 minutes, or choose another card.',
    );
    await timeComesFor('order', cart.orderId);
    expect((await orderOf(cart)).status).toBe('accepted');
    await passes('31 minutes');
    await timeComesFor('order', cart.orderId);
    expect((await orderOf(cart)).status).toBe('canceled');
  });

  test('waits for the bank until its start and no longer, and says so', async () => {
    const cart = await heldOrder();
    const cardId = await addCard(cart, 'pm_card_authenticationRequired');
    await sql.rows(`update orders set start_at = now() + interval '10 minutes 40 seconds' where id = $1`, [
      cart.orderId,
    ]);
    const { body } = (await choose(cart, cardId).expect(402)) as { body: Schemas['Error'] };
    expect(body.message).toContain('within 10 minutes,');
  });

  test('is not cooked unpaid: the clock cancels it, frees the kitchen and tells both', async () => {
    const cart = await heldOrder();
    await timeComesFor('order', cart.orderId);
    expect(await orderOf(cart)).toMatchObject({
      status: 'canceled',
      end_reason: 'Its card was not accepted, and no other one came in time.',
    });
    expect(await templates(cart.user.email)).toContain('order_unpaid');
    const toCook = (await mailTo(kitchen.caterer.cook.email)).filter(
      ({ data }) => data.orderId === cart.orderId,
    );
    expect(toCook.map(({ template }) => template)).toEqual(['order_received', 'order_unpaid_caterer']);
    expect(await sql.rows('select 1 from capacity_holds where order_id = $1', [cart.orderId])).toEqual([]);
    await choose(cart, await addCard(cart, 'pm_card_visa')).expect(409);
  });
});

describe('another card for an order that stands', () => {
  test('takes the place of the one that holds, which is let go after it', async () => {
    const cart = await placeOrder(kitchen.caterer);
    const cardId = await addCard(cart, 'pm_card_mastercard');
    await choose(cart, cardId).expect(200);
    await passes('1 minute');
    expect(await statuses(cart)).toEqual(['canceled', 'requires_capture']);
    expect((await orderOf(cart)).credit_card_id).toBe(cardId);
  });

  test('that is refused leaves the one that holds', async () => {
    const cart = await placeOrder(kitchen.caterer);
    const before = await orderOf(cart);
    await choose(cart, await addCard(cart, 'pm_card_chargeCustomerFail')).expect(402);
    await passes('1 minute');
    const after = await orderOf(cart);
    expect(after.credit_card_id).toBe(before.credit_card_id);
    expect(await statuses(cart)).toEqual(['requires_capture', 'requires_payment_method']);
    expect(await templates(cart.user.email)).toEqual(['order_submitted']);
  });

  test('that nobody confirmed with the bank leaves the one that holds, and the order shows that all the time', async () => {
    const cart = await placeOrder(kitchen.caterer);
    const before = await orderOf(cart);
    await choose(cart, await addCard(cart, 'pm_card_authenticationRequired')).expect(402);
    expect((await orderOf(cart)).payment).toEqual(before.payment);
    await passes('31 minutes');
    const after = await orderOf(cart);
    expect(after.credit_card_id).toBe(before.credit_card_id);
    expect(after.payment).toEqual(before.payment);
    expect(await statuses(cart)).toEqual(['canceled', 'requires_capture']);
    expect(await templates(cart.user.email)).toEqual(['order_submitted']);
  });

  test('that an admin of the organization chose is held when its time comes, though its owner may use none', async () => {
    const cart = await placeOrder(kitchen.caterer, { days: 10 });
    const admin = await makeUser();
    await Membership.create({ teamId: cart.teamId, userId: admin.id, role: 'admin' });
    const byAdmin = { ...cart, orderer: await signedIn(admin) };
    await choose(byAdmin, await addCard(byAdmin, 'pm_card_mastercard')).expect(200);
    await Membership.update({ role: 'staff' }, { where: { teamId: cart.teamId, userId: cart.user.id } });
    await timeComesForJob(authorizeOrder, { orderId: cart.orderId });
    expect((await orderOf(cart)).payment).toMatchObject({ status: 'authorized', message: null });
  });

  test('is tried twenty times an hour by one person, whatever the order, and then waits', async () => {
    const cart = await placeOrder(kitchen.caterer, { days: 10 });
    const cards = [await addCard(cart, 'pm_card_mastercard'), Number(cart.order.credit_card_id)];
    for (let tried = 0; tried < 20; tried += 1) await choose(cart, cards[tried % 2] ?? 0).expect(200);
    const { body } = (await choose(cart, cards[0] ?? 0).expect(429)) as { body: Schemas['Error'] };
    expect(body.code).toBe('too_many_requests');
    expect((await orderOf(cart)).credit_card_id).toBe(cards[1]);
  });

  test('is held when its time comes, where that is still far', async () => {
    const cart = await placeOrder(kitchen.caterer, { days: 10 });
    const cardId = await addCard(cart, 'pm_card_mastercard');
    await choose(cart, cardId).expect(200);
    expect(await intentsOf(cart.orderId)).toEqual([]);
    expect((await orderOf(cart)).credit_card_id).toBe(cardId);
  });

  test('that Stripe has not decided is held by the clock', async () => {
    const cart = await heldOrder();
    const cardId = await addCard(cart, 'pm_card_mastercard');
    await stripeBehaves({ behaviour: '429', path: '/v1/payment_intents' });
    const { body } = (await choose(cart, cardId).expect(503)) as { body: Schemas['Error'] };
    expect(body.code).toBe('payment-undecided');
    await choose(cart, cardId).expect(409);
    await stripeBehaves({ behaviour: 'normal' });
    await passes('1 minute');
    expect((await orderOf(cart)).payment).toMatchObject({ status: 'authorized', held_until: null });
  });

  test('is one that may pay, of an order that is not a cart any more', async () => {
    const cart = await placeOrder(kitchen.caterer);
    const other = await placeOrder(kitchen.caterer);
    const { body } = (await choose(cart, Number(other.order.credit_card_id)).expect(422)) as {
      body: Schemas['Error'];
    };
    expect(body.fields).toEqual({ credit_card_id: ['inclusion'] });
  });

  test('is chosen by whoever may edit the order; who only reads it may not, and a stranger finds nothing', async () => {
    const cart = await placeOrder(kitchen.caterer);
    const cardId = Number(cart.order.credit_card_id);
    const colleague = await makeUser();
    await Membership.create({ teamId: cart.teamId, userId: colleague.id, role: 'orderer' });
    const admin = await makeUser();
    await Membership.create({ teamId: cart.teamId, userId: admin.id, role: 'admin' });
    await choose({ ...cart, orderer: await signedIn(colleague) }, cardId).expect(403);
    await choose({ ...cart, orderer: kitchen.cook }, cardId).expect(404);
    await choose({ ...cart, orderer: client() }, cardId).expect(401);
    await choose({ ...cart, orderer: await signedIn(admin) }, cardId).expect(200);
  });
});
