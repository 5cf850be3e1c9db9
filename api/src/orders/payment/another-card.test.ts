import type { Schemas } from '@copper-carrot/contracts';
import { Membership } from '../../accounts';
import { sql } from '../../database';
import {
  bankSays,
  client,
  intentsOf,
  mailTo,
  makeUser,
  signedIn,
  stripeBehaves,
  timeComesFor,
  timeComesForJob,
} from '../../testing';
import type { Cart } from '../order.factory';
import { authorizeOrder } from '../order.jobs';
import { heldOrder, statuses, templates } from './lapsing.factory';
import { cardWaits } from './choose-card';
import { addCard, choose, orderOf, passes, placeOrder, usePayments } from './payment.factory';

const kitchen = usePayments();
beforeAll(() => Object.assign(cardWaits, { undecidedPauseMs: 50, patienceMs: 300 }));

describe('an order whose card was refused', () => {
  test('says so to its owner and its caterer, and until when another card may come', async () => {
    const cart = await heldOrder(kitchen);
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
    const cart = await heldOrder(kitchen);
    const cardId = await addCard(cart, 'pm_card_mastercard');
    const { body } = (await choose(cart, cardId).expect(200)) as { body: Schemas['Order'] };
    expect(body.payment).toMatchObject({ status: 'authorized', message: null, held_until: null });
    expect(body.credit_card_id).toBe(cardId);
    await timeComesFor('order', cart.orderId);
    expect((await orderOf(cart)).payment.status).toBe('captured');
  });

  test('goes on waiting when the other card is refused too, and no longer for it', async () => {
    const cart = await heldOrder(kitchen);
    const before = await orderOf(cart);
    const cardId = await addCard(cart, 'pm_card_chargeCustomerFail');
    const { body } = (await choose(cart, cardId).expect(402)) as { body: Schemas['Error'] };
    expect(body.fields).toEqual({ credit_card_id: ['generic_decline'] });
    expect((await orderOf(cart)).payment).toEqual(before.payment);
  });

  test('is confirmed with the bank, and the same call again hears it', async () => {
    const cart = await heldOrder(kitchen);
    const cardId = await addCard(cart, 'pm_card_authenticationRequired');
    const { body } = (await choose(cart, cardId).expect(402)) as { body: Schemas['Error'] };
    expect(body.code).toBe('submit_order-payment_authentication_required');
    await bankSays('succeeded', String(body.context.client_secret));
    await choose(cart, cardId).expect(200);
    expect((await orderOf(cart)).payment).toMatchObject({ status: 'authorized', held_until: null });
  });

  test('is not canceled while the bank is waited for, and its person reads for how long that is', async () => {
    const cart = await heldOrder(kitchen);
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
    const cart = await heldOrder(kitchen);
    const cardId = await addCard(cart, 'pm_card_authenticationRequired');
    await sql.rows(`update orders set start_at = now() + interval '10 minutes 40 seconds' where id = $1`, [
      cart.orderId,
    ]);
    const { body } = (await choose(cart, cardId).expect(402)) as { body: Schemas['Error'] };
    expect(body.message).toContain('within 10 minutes,');
  });

  test('is not cooked unpaid: the clock cancels it, frees the kitchen and tells both', async () => {
    const cart = await heldOrder(kitchen);
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

  test('and its caterer reads that it was on hold, wherever they read why it ended', async () => {
    const cart = await heldOrder(kitchen);
    await sql.rows('update orders set is_direct = true, claimed_by_customer_at = now() where id = $1', [
      cart.orderId,
    ]);
    await timeComesFor('order', cart.orderId);
    // An older release stored this reason in other words.
    await sql.rows(`update orders set end_reason = 'The bank refused its card.' where id = $1`, [
      cart.orderId,
    ]);
    const { body: order } = (await kitchen.cook
      .get(`/cpi/v2/caterer/orders/${cart.orderId}`)
      .expect(200)) as {
      body: Schemas['CatererOrder'];
    };
    const { end_reason: read } = await orderOf({ ...cart, orderer: kitchen.cook });
    const [letter] = (await mailTo(kitchen.caterer.cook.email)).filter(
      ({ template, data }) => template === 'order_unpaid_caterer' && data.orderId === cart.orderId,
    );
    const told = 'It was put on hold, and could not go ahead in time.';
    expect([order.end_reason, read, letter?.data.reason]).toEqual([told, told, told]);
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

  describe('that Stripe has not decided', () => {
    /** A payment that Stripe has not decided yet. */
    async function undecided(): Promise<{ cart: Cart; cardId: number }> {
      const cart = await heldOrder(kitchen);
      const cardId = await addCard(cart, 'pm_card_mastercard');
      await stripeBehaves({ behaviour: '429', path: '/v1/payment_intents' });
      const { body } = (await choose(cart, cardId).expect(409)) as { body: Schemas['Error'] };
      expect(body.code).toBe('order-payment_in_progress');
      expect(body.message).toContain('The order’s page says how it is paid once it does.');
      await stripeBehaves({ behaviour: 'normal' });
      return { cart, cardId };
    }

    test('is held by the clock', async () => {
      const { cart } = await undecided();
      await passes('1 minute');
      expect((await orderOf(cart)).payment).toMatchObject({ status: 'authorized', held_until: null });
    });

    test('is held by the same call again, once; another card waits until that is decided', async () => {
      const { cart, cardId } = await undecided();
      await choose(cart, Number(cart.order.credit_card_id)).expect(409);
      await choose(cart, cardId).expect(200);
      expect((await orderOf(cart)).payment).toMatchObject({ status: 'authorized', held_until: null });
      expect(await statuses(cart)).toEqual(['requires_capture', 'requires_payment_method']);
    });
  });

  test('is one that may pay, of an order that is not a cart any more', async () => {
    const cart = await placeOrder(kitchen.caterer);
    const other = await placeOrder(kitchen.caterer);
    const { body } = (await choose(cart, Number(other.order.credit_card_id)).expect(422)) as {
      body: Schemas['Error'];
    };
    expect(body).toMatchObject({
      message: 'This card can’t be charged by you. Please choose another one.',
      fields: { credit_card_id: ['inclusion'] },
      field_errors: { credit_card_id: ['This card can’t be charged by you. Please choose another one.'] },
    });
  });

  test('is chosen by whoever pays for the order; who only reads it may not, and a stranger finds nothing', async () => {
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
    // A caterer may edit a direct order, but not pay for it.
    await sql.rows('update orders set is_direct = true, claimed_by_customer_at = now() where id = $1', [
      cart.orderId,
    ]);
    expect((await orderOf(cart)).can.choose_card).toBe(true);
    expect((await orderOf({ ...cart, orderer: kitchen.cook })).can.choose_card).toBe(false);
    await choose({ ...cart, orderer: kitchen.cook }, cardId).expect(403);
  });
});
