import { sql } from '../../database';
import type { Schemas } from '@copper-carrot/contracts';
import { stripe } from '../../payments';
import { bankSays, intentsOf, runPendingJobs, stripeBehaves, timeComesFor } from '../../testing';
import { inDays, type Cart } from '../order.factory';
import { attemptOf, bankLetsGo, passes, usePayments } from '../payment/payment.factory';
import {
  addCard,
  answer,
  answerChanges,
  bodyOf,
  cancel,
  heldFor,
  lettersTo,
  modified,
  modify,
  orderOf,
  placed,
  startsIn,
} from './change.factory';
import { modifyWaits } from './change-steps';

const kitchen = usePayments();
beforeAll(() => {
  Object.assign(modifyWaits, { takeOverMs: 400, undecidedPauseMs: 100 });
});

const place = (options?: Parameters<typeof placed>[1]) => placed(kitchen.caterer, options);
const templates = ({ user, orderId }: Cart) => lettersTo(user.email, orderId);
const choose = ({ orderer, orderId }: Cart, cardId: number) =>
  orderer.patch(`/cpi/v1/orderer/orders/${orderId}/payment`).send({ payment: { credit_card_id: cardId } });
const approve = (cart: Cart) => answerChanges(kitchen.cook, cart, 'approve');
/** Makes the order's card fail from now on, and removes its hold. */
async function refuse(cart: Cart): Promise<void> {
  await sql.rows(
    `update credit_cards set stripe_payment_method_id = 'pm_gone_' || id where id = (select credit_card_id from orders where id = $1)`,
    [cart.orderId],
  );
  await bankLetsGo(cart);
}

describe('the hold of a change', () => {
  test('is the order’s once the change holds, and is charged as that', async () => {
    const cart = await place();
    await modified(cart, { headcount: 40 });
    expect(await approve(cart)).toMatchObject({ status: 200 });
    await passes('1 minute');
    const order = await orderOf(cart);
    expect(order.payment.status).toBe('authorized');
    expect(await heldFor(cart.orderId)).toEqual([order.pricing.customer_price]);
    const said = (sum: number) => `$${sum.toFixed(2)} held`;
    expect(order.history.filter(({ kind }) => kind === 'payment_authorized').map(({ text }) => text)).toEqual(
      [
        `Payment authorized: ${said(cart.order.pricing.customer_price)}`,
        `Payment authorized for the changes: ${said(order.pricing.customer_price)} in all`,
      ],
    );
    const { body: theirs } = (await kitchen.cook
      .get(`/cpi/v2/caterer/orders/${cart.orderId}`)
      .expect(200)) as { body: Schemas['CatererOrder'] };
    expect(theirs.history.map(({ text }) => text).join()).not.toContain('$');
    await timeComesFor('order', cart.orderId);
    const after = await orderOf(cart);
    expect(after).toMatchObject({ payment: { status: 'captured' }, pricing: { balance: 0 } });
    expect(await heldFor(cart.orderId)).toEqual([]);
  });

  test('that Stripe has not decided is asked for again by its own clock', async () => {
    const cart = await place();
    modifyWaits.patienceMs = 600;
    await stripeBehaves({ behaviour: '429', path: '/v1/payment_intents' });
    const body = await bodyOf(modify(cart, { headcount: 22 }).expect(409));
    expect(body.message).toBe(
      'We are still sending your changes. They are made within 30 minutes or not at all: your order’s page says which.',
    );
    modifyWaits.patienceMs = 30_000;
    await stripeBehaves({ behaviour: 'normal' });
    await passes('1 minute');
    const order = await orderOf(cart);
    expect(order.headcount).toBe(22);
    expect(await heldFor(cart.orderId)).toEqual([order.pricing.customer_price]);
  });

  test('that the bank was told of with the tab closed makes the change', async () => {
    const cart = await place();
    const changes = { headcount: 22, credit_card_id: await addCard(cart, 'pm_card_authenticationRequired') };
    const asked = await bodyOf(modify(cart, changes).expect(402));
    expect(asked.message).toBe(
      'Your bank asks you to confirm this payment. Your changes are sent once you have, also if you leave this page; after 30 minutes nothing changes and nothing more is held.',
    );
    await bankSays('succeeded', String(asked.context.client_secret));
    await timeComesFor('payment', (await attemptOf(cart)).id);
    expect(await orderOf(cart)).toMatchObject({ headcount: 22, payment: { status: 'authorized' } });
  });

  test('that nobody confirmed in half an hour is let go, and the order stands as it was', async () => {
    const cart = await place();
    const changes = { headcount: 22, credit_card_id: await addCard(cart, 'pm_card_authenticationRequired') };
    await modify(cart, changes).expect(402);
    await passes('31 minutes');
    expect(await orderOf(cart)).toMatchObject({ headcount: 20, change_request: { status: 'refused' } });
    expect(await heldFor(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
    expect((await attemptOf(cart)).status).toBe('voided');
    await modified(cart, { headcount: 21 });
  });

  test('that lapses while the caterer thinks ends the request, and both are told', async () => {
    const cart = await place();
    await modified(cart, { headcount: 40 });
    await bankLetsGo(cart);
    expect(await approve(cart)).toMatchObject({ status: 409, code: 'order_change-wrong_state' });
    expect(await orderOf(cart)).toMatchObject({ headcount: 20, change_request: { status: 'refused' } });
    expect(await templates(cart)).toContain('order_change_lapsed');
    expect(await templates({ ...cart, user: kitchen.caterer.cook })).toContain('order_change_withdrawn');
    expect(await heldFor(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
  });
});

describe('a change of an order whose card was refused', () => {
  test('may bring the new card, and nothing waits any more', async () => {
    const cart = await place();
    await refuse(cart);
    expect((await orderOf(cart)).payment.held_until).not.toBeNull();
    await modified(cart, { headcount: 22, credit_card_id: await addCard(cart) });
    await passes('1 minute');
    const order = await orderOf(cart);
    expect(order).toMatchObject({
      status: 'accepted',
      payment: { status: 'authorized', message: null, held_until: null },
    });
    expect(await heldFor(cart.orderId)).toEqual([order.pricing.customer_price]);
    await timeComesFor('order', cart.orderId);
    expect((await orderOf(cart)).payment.status).toBe('captured');
  });

  test('buys no time where it brings none', async () => {
    const cart = await place();
    await refuse(cart);
    const { payment } = await orderOf(cart);
    await modified(cart, { headcount: 19 });
    await passes('1 minute');
    expect((await orderOf(cart)).payment).toMatchObject({ status: 'failed', held_until: payment.held_until });
    await timeComesFor('order', cart.orderId);
    expect((await orderOf(cart)).status).toBe('canceled');
  });

  test('waits for another card no longer than until the start to which it moves', async () => {
    const cart = await place({ days: 5, accepted: false });
    await refuse(cart);
    await modified(cart, { start_date: inDays(3) });
    await passes('1 minute');
    const { start_at: start, payment } = await orderOf(cart);
    expect(payment).toMatchObject({ status: 'failed', held_until: start });
  });

  test('ends with the order where that is not paid in time', async () => {
    const cart = await place();
    await modified(cart, { headcount: 40 });
    await sql.rows(`update orders set held_until = now() - interval '1 minute' where id = $1`, [
      cart.orderId,
    ]);
    await sql.rows(`update processes set due_at = now() where kind = 'order' and key = $1`, [cart.orderId]);
    await timeComesFor('order', cart.orderId);
    await runPendingJobs();
    expect(await orderOf(cart)).toMatchObject({
      status: 'canceled',
      change_request: { status: 'expired' },
    });
    expect(await heldFor(cart.orderId)).toEqual([]);
  });
});

describe('a change beside another card', () => {
  test('holds by the card that was chosen while the caterer thought', async () => {
    const cart = await place();
    await modified(cart, { headcount: 40 });
    const cardId = await addCard(cart);
    await choose(cart, cardId).expect(200);
    expect(await approve(cart)).toMatchObject({ status: 200 });
    await passes('1 minute');
    const order = await orderOf(cart);
    expect(order).toMatchObject({ headcount: 40, credit_card_id: cardId, payment: { status: 'authorized' } });
    expect(await heldFor(cart.orderId)).toEqual([order.pricing.customer_price]);
    const holds = await sql.rows(
      `select credit_card_id as card from payment_attempts where order_id = $1 and status = 'authorized'`,
      [cart.orderId],
    );
    expect(holds).toEqual([{ card: cardId }]);
  });

  test.each([
    ['another card', async (cart: Cart) => ({ credit_card_id: await addCard(cart) })],
    [
      'an invoice',
      async ({ user }: Cart) => (await user.update({ invoiceable: true }), { paid_with_invoice: true }),
    ],
  ])('that names %s takes no other choice until it is answered', async (_way, wayOf) => {
    const cart = await place();
    const way = await wayOf(cart);
    expect(await modified(cart, { headcount: 40, ...way })).toMatchObject({ status: 'requested' });
    const other = await addCard(cart);
    const refused = await bodyOf(choose(cart, other).expect(409));
    expect(refused).toMatchObject({ code: 'modify_order-change_pending', context: { status: 'requested' } });
    expect((await orderOf(cart)).credit_card_id).toBe(cart.order.credit_card_id);
    expect(await approve(cart)).toMatchObject({ status: 200 });
    expect(await orderOf(cart)).toMatchObject({ headcount: 40, ...way });
    if ('paid_with_invoice' in way) return;
    await choose(cart, other).expect(200);
    expect((await orderOf(cart)).credit_card_id).toBe(other);
  });

  test('lets a renewal go that was asked for before the order cost more', async () => {
    const cart = await place();
    const full = await orderOf(cart);
    await modified(cart, { headcount: 18 });
    // The hold is renewed for the current price while Stripe answers late.
    await stripeBehaves({ behaviour: '429', method: 'POST', path: '/v1/payment_intents' });
    await passes('6 days 13 hours');
    expect((await attemptOf(cart)).status).toBe('claimed');
    await stripeBehaves({ behaviour: 'normal' });
    await modified(cart, { headcount: 20 });
    await passes('2 minutes');
    const order = await orderOf(cart);
    expect(order.pricing.customer_price).toBe(full.pricing.customer_price);
    expect(Math.max(...(await heldFor(cart.orderId)))).toBeGreaterThanOrEqual(order.pricing.customer_price);
  });

  test('keeps the question of the bank open for a card that still covers it', async () => {
    const cart = await place();
    const cardId = await addCard(cart, 'pm_card_authenticationRequired');
    const { body } = (await choose(cart, cardId).expect(402)) as { body: Schemas['Error'] };
    await modified(cart, { headcount: 19 });
    await bankSays('succeeded', String(body.context.client_secret));
    await choose(cart, cardId).expect(200);
    await passes('1 minute');
    expect(await orderOf(cart)).toMatchObject({ headcount: 19, credit_card_id: cardId });
    expect(await heldFor(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
  });
});

describe('money that was charged before its time', () => {
  const captureUnheard = async (cart: Cart) => {
    const [intent] = await intentsOf(cart.orderId);
    await stripe.paymentIntents.capture(String(intent?.id));
  };
  const captureAtStripe = async (cart: Cart) => {
    await captureUnheard(cart);
    await timeComesFor('payment', (await attemptOf(cart)).id);
    expect((await orderOf(cart)).payment.status).toBe('captured');
  };

  test('goes back when the order is canceled', async () => {
    const cart = await place();
    await captureAtStripe(cart);
    await cancel(cart, 0).expect(200);
    await runPendingJobs();
    expect(await orderOf(cart)).toMatchObject({ status: 'canceled', pricing: { balance: 0 } });
    expect(
      await sql.rows('select kind from payments where order_id = $1 order by id', [cart.orderId]),
    ).toEqual([{ kind: 'capture' }, { kind: 'refund' }]);
  });

  test.each(['decline', 'expire'] as const)('goes back where the caterer lets it %s', async (how) => {
    const cart = await place({ accepted: false });
    await captureAtStripe(cart);
    if (how === 'decline') {
      await kitchen.cook.post(answer(cart, 'decline')).send({ reason: 'Our oven broke.' }).expect(200);
      await runPendingJobs();
    } else {
      await sql.rows(`update orders set expires_at = now() where id = $1`, [cart.orderId]);
      await timeComesFor('order', cart.orderId);
    }
    expect(await orderOf(cart)).toMatchObject({
      status: how === 'decline' ? 'declined' : 'expired',
      pricing: { balance: 0 },
    });
    const [intent] = await intentsOf(cart.orderId);
    expect(intent).toMatchObject({ amount_captured: intent?.amount, amount_refunded: intent?.amount });
  });

  test('does not hide a rest whose hold was let go: that is held anew, and charged', async () => {
    const cart = await place();
    await captureAtStripe(cart);
    await modified(cart, { headcount: 22 });
    const rest = (await intentsOf(cart.orderId)).find(({ status }) => status === 'requires_capture');
    await stripe.paymentIntents.cancel(String(rest?.id));
    await timeComesFor('order', cart.orderId);
    await passes('2 minutes');
    const order = await orderOf(cart);
    expect(order).toMatchObject({ status: 'fulfilled', pricing: { balance: 0 } });
    const taken = (await intentsOf(cart.orderId)).map(({ amount_captured: captured }) => captured ?? 0);
    expect(taken.reduce((sum, cents) => sum + cents, 0)).toBe(Math.round(order.pricing.customer_price * 100));
  });

  test('leaves nothing to hold on another card', async () => {
    const cart = await place();
    await captureAtStripe(cart);
    await choose(cart, await addCard(cart)).expect(200);
    expect(await heldFor(cart.orderId)).toEqual([]);
  });

  test('is kept for the fee of a cancellation, and the rest goes back', async () => {
    const cart = await place();
    await captureAtStripe(cart);
    await startsIn(cart.orderId, 20);
    const { fee = 0 } = (await orderOf(cart)).cancellation_policy ?? {};
    expect(fee).toBeGreaterThan(0);
    await cancel(cart, fee).expect(200);
    await runPendingJobs();
    const paid = await sql.first<{ cents: number }>(
      'select sum(amount_cents)::int as cents from payments where order_id = $1',
      [cart.orderId],
    );
    expect(paid?.cents).toBe(Math.round(fee * 100));
  });

  test('goes back in part where a change makes the order cost less, and nothing is held any more', async () => {
    const cart = await place();
    await captureAtStripe(cart);
    await modified(cart, { headcount: 18 });
    await passes('1 minute');
    expect(await heldFor(cart.orderId)).toEqual([]);
    expect((await intentsOf(cart.orderId)).length).toBe(1);
    await timeComesFor('order', cart.orderId);
    await runPendingJobs();
    expect((await orderOf(cart)).pricing.balance).toBe(0);
  });

  test('goes back in part also where nobody heard of it before the food was there', async () => {
    const cart = await place();
    await modified(cart, { headcount: 18 });
    await captureUnheard(cart);
    await timeComesFor('order', cart.orderId);
    await runPendingJobs();
    const order = await orderOf(cart);
    expect(order).toMatchObject({ status: 'fulfilled', pricing: { balance: 0 } });
    const [intent] = await intentsOf(cart.orderId);
    const kept = Number(intent?.amount_captured) - Number(intent?.amount_refunded);
    expect(kept).toBe(Math.round(order.pricing.customer_price * 100));
    expect(kept).toBeLessThan(Number(intent?.amount));
  });

  test('is no part of what is held for a change that costs more', async () => {
    const cart = await place();
    await captureAtStripe(cart);
    const before = cart.order.pricing.customer_price;
    await modified(cart, { headcount: 22 });
    const after = (await orderOf(cart)).pricing.customer_price;
    expect(await heldFor(cart.orderId)).toEqual([Math.round((after - before) * 100) / 100]);
    await timeComesFor('order', cart.orderId);
    expect((await orderOf(cart)).pricing.balance).toBe(0);
  });
});
