import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { Team } from '../../accounts';
import { makeMember, runPendingJobs, useLocalServices } from '../../testing';
import {
  addCard,
  answer,
  asCook,
  bodyOf,
  calculate,
  cancel,
  heldFor,
  lettersTo,
  modify,
  orderOf,
  placed,
  seenOf,
  startsIn,
  withdraw,
} from '../changes/change.factory';
import { inDays, makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';

useLocalServices();

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

/** A claimed and submitted direct order, with a client for each side. */
async function twoSides(placing = {}): Promise<{ customer: Cart; cook: Cart }> {
  const cart = await placed(caterer, placing);
  await sql.rows('update orders set is_direct = true, claimed_by_customer_at = now() where id = $1', [
    cart.orderId,
  ]);
  return { customer: cart, cook: { ...cart, orderer: await asCook(caterer) } };
}
const change = async (by: Cart, order: Schemas['OrderChanges']) =>
  modify(by, order, { lock_version: (await orderOf(by)).lock_version });

test('[OPERM-04] a caterer changes a direct order that was submitted, but makes it cost no more', async () => {
  const { cook } = await twoSides();
  const more = await change(cook, { headcount: 30 });
  expect(more).toMatchObject({ status: 403 });
  expect((more.body as Schemas['Error']).code).toBe('modify_order-customer_pays');
  expect((await change(cook, { headcount: 10 })).body).toMatchObject({ status: 'applied' });
});

test('what a caterer changes is shown as what nobody is asked about', async () => {
  const { customer, cook } = await twoSides();
  const isAsked = async (by: Cart) =>
    ((await calculate(by, { headcount: 10 }).expect(200)).body as Schemas['CalculatedChanges'])
      .needs_approval;
  expect(await isAsked(customer)).toBe(true);
  expect(await isAsked(cook)).toBe(false);
});

test('[OPERM-04] nor does a caterer make it cost more within what a site admin let pass without payment', async () => {
  const { customer, cook } = await twoSides({ waived: true });
  await change(customer, { headcount: 18 });
  const { pricing } = await orderOf(customer);
  const more = await change(cook, { headcount: 20 });
  expect(more).toMatchObject({ status: 403, body: { code: 'modify_order-customer_pays' } });
  expect((await orderOf(customer)).pricing).toEqual(pricing);
  expect((await change(customer, { headcount: 20 })).body).toMatchObject({ status: 'applied' });
  expect((await change(cook, { headcount: 19 })).body).toMatchObject({ status: 'applied' });
});

test('[OPERM-04] a caterer changes no order that was submitted and is not direct', async () => {
  const cart = await placed(caterer);
  const cook = { ...cart, orderer: await asCook(caterer) };
  const { lock_version } = await orderOf(cart);
  await modify(cook, { headcount: 10 }, { lock_version }).expect(404);
  await calculate(cook, { headcount: 10 }).expect(404);
  expect((await orderOf(cart)).headcount).toBe(20);
});

describe('[API-014] its caterer reads whether it may be changed', () => {
  const canEdit = async ({ orderer, orderId }: Cart) => {
    const { body } = (await orderer.get(`/cpi/v2/caterer/orders/${orderId}`).expect(200)) as {
      body: Schemas['CatererOrder'];
    };
    return body.can.edit;
  };

  test('one that was submitted, until it is canceled', async () => {
    const { customer, cook } = await twoSides();
    expect(await canEdit(cook)).toBe(true);
    await cancel(customer, 0).expect(200);
    expect(await canEdit(cook)).toBe(false);
  });

  test('no longer from when it begins', async () => {
    const { cook } = await twoSides();
    await startsIn(cook.orderId, 0);
    expect(await canEdit(cook)).toBe(false);
    expect((await change(cook, { headcount: 10 })).body).toMatchObject({
      code: 'modify_order-order_in_past',
    });
  });

  test('none that is not direct', async () => {
    const cart = await placed(caterer);
    expect(await canEdit({ ...cart, orderer: await asCook(caterer) })).toBe(false);
  });
});

test('what its caterer changed is told to its customer by a letter, and in its history', async () => {
  const { customer, cook } = await twoSides();
  await change(cook, { headcount: 10 });
  await runPendingJobs();
  const letters = await lettersTo(customer.user.email, customer.orderId);
  expect(letters).toContain('order_change_by_caterer');
  expect(letters).not.toContain('order_change_applied');
  const { history, change_request: last } = await orderOf(customer);
  expect(history.at(-1)).toMatchObject({
    kind: 'change_made',
    text: 'Order changed by its caterer',
    by: `Cook ${caterer.cook.lastName}`,
  });
  expect(last).toMatchObject({ status: 'applied', by: `Cook ${caterer.cook.lastName}`, by_you: false });
  // The customer's own changes use the wording for customers.
  await change(customer, { headcount: 11 });
  await runPendingJobs();
  expect(await lettersTo(customer.user.email, customer.orderId)).toContain('order_change_applied');
});

test('each side says which version it changes, after the submit as before', async () => {
  const { customer, cook } = await twoSides();
  for (const by of [customer, cook])
    expect(await bodyOf(modify(by, { headcount: 18 }).expect(422))).toMatchObject({
      fields: { lock_version: ['blank'] },
    });
  const { lock_version } = await orderOf(customer);
  await modify(cook, { headcount: 18 }, { lock_version }).expect(200);
  const late = await bodyOf(modify(customer, { headcount: 19 }, { lock_version }).expect(409));
  expect(late.context).toMatchObject({ changed_by: [`Cook ${caterer.cook.lastName}`] });
});

test('changes that its customer asked for are theirs alone to take back: a caterer declines, with a reason', async () => {
  const { customer, cook } = await twoSides();
  expect((await change(customer, { headcount: 60 })).body).toMatchObject({ status: 'requested' });
  expect((await orderOf(cook)).change_request?.can).toEqual({ withdraw: false, pay: false });
  expect(await withdraw(cook)).toMatchObject({ status: 403 });
  expect((await orderOf(customer)).change_request).toMatchObject({
    status: 'requested',
    can: { withdraw: true },
  });
  const other = await change(cook, { headcount: 18 });
  expect(other).toMatchObject({
    status: 409,
    body: {
      code: 'modify_order-change_pending',
      message: 'Your customer’s last changes wait for your answer. Approve or decline them first.',
    },
  });
  expect(await withdraw(customer)).toMatchObject({ status: 200 });
});

test('how its customer pays is not told to the caterer, nor what their bank says', async () => {
  const { customer, cook } = await twoSides();
  await sql.rows(
    `update orders set payment_hold_reason = 'Your card has insufficient funds.' where id = $1`,
    [customer.orderId],
  );
  const { credit_card_id, payment } = await orderOf(customer);
  expect([typeof credit_card_id, payment.message]).toEqual(['number', 'Your card has insufficient funds.']);
  expect(await orderOf(cook)).toMatchObject({
    credit_card_id: null,
    credit_card: null,
    payment: { status: 'authorized', code: null, message: null },
  });
});

describe('what its customer settles among their own people is not told to the caterer', () => {
  const asCaterer = async ({ orderer, orderId }: Cart) =>
    bodyOf<Schemas['CatererOrder']>(orderer.get(`/cpi/v2/caterer/orders/${orderId}`).expect(200));

  test('no change that their bank refused, nor that it was asked', async () => {
    const { customer, cook } = await twoSides();
    const told = await orderOf(cook);
    const credit_card_id = await addCard(customer, 'pm_card_chargeCustomerFail');
    expect(await change(customer, { headcount: 22, credit_card_id })).toMatchObject({ status: 402 });
    const own = await orderOf(customer);
    expect(own.change_request).toMatchObject({ status: 'refused', reason: expect.any(String) as string });
    expect(own.history.at(-1)).toMatchObject({ kind: 'payment_failed' });
    expect(await orderOf(cook)).toMatchObject({ change_request: null, history: told.history });
    expect(told.history).toEqual((await asCaterer(cook)).history);
  });

  test('no more of a change that waits for their bank, where the caterer sends another', async () => {
    const { customer, cook } = await twoSides();
    const credit_card_id = await addCard(customer, 'pm_card_authenticationRequired');
    expect(await change(customer, { headcount: 22, credit_card_id })).toMatchObject({ status: 402 });
    expect((await orderOf(cook)).change_request).toBeNull();
    expect(await change(cook, { headcount: 18 })).toMatchObject({
      status: 409,
      body: {
        code: 'modify_order-change_pending',
        message: 'Your customer is changing this order as well. Please try again later.',
      },
    });
  });

  test('of a change that they were asked about they read what they are asked, and nothing of the books', async () => {
    const { customer, cook } = await twoSides();
    await change(customer, { headcount: 60, cost_center: 'Secret project' });
    const { change_request: own } = await orderOf(customer);
    expect(own?.changes.map(({ field }) => field)).toContain('cost_center');
    const { change_request: told } = await orderOf(cook);
    expect(told).toMatchObject({ id: own?.id, status: 'requested' });
    expect(told?.changes).toEqual((await asCaterer(cook)).change_request?.changes);
  });

  test('no question of their bank’s while it is a cart', async () => {
    const cart = await makeReadyCart(caterer, { card: 'pm_card_authenticationRequired' });
    await sql.rows('update orders set is_direct = true, claimed_by_customer_at = now() where id = $1', [
      cart.orderId,
    ]);
    await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({}).expect(402);
    expect((await orderOf(cart)).payment.bank).toMatchObject({ by_you: true });
    expect((await orderOf({ ...cart, orderer: await asCook(caterer) })).payment.bank).toBeNull();
  });

  test('of a cart neither whom they ask to pay, nor their coupon, nor what their books call it', async () => {
    const cart = await makeReadyCart(caterer);
    const { user } = await makeMember('orderer', await Team.findByPk(cart.teamId, { rejectOnEmpty: true }));
    await sql.rows(
      `insert into coupons (code, description, amount_cents, effective) values ('SECRET', 'Off', 100, tstzrange(now(), null))`,
    );
    await sql.rows('update orders set is_direct = true, claimed_by_customer_at = now() where id = $1', [
      cart.orderId,
    ]);
    const theirs = { coupon_code: 'SECRET', cost_center: 'Kitchen', purchase_order_reference_code: 'PO-1' };
    const { lock_version } = await orderOf(cart);
    await cart.orderer
      .patch(`/cpi/v1/orderer/orders/${cart.orderId}`)
      .send({ order: { ...theirs, lock_version } })
      .expect(200);
    await cart.orderer
      .post(`/cpi/v1/orderer/orders/${cart.orderId}/payment_asks`)
      .send({ ask: { user_id: user.id } })
      .expect(200);
    expect(await orderOf(cart)).toMatchObject({ ...theirs, payment_ask: { user_id: user.id } });
    const told = await orderOf({ ...cart, orderer: await asCook(caterer) });
    expect(told).toMatchObject({
      ...{ coupon_code: null, cost_center: null, purchase_order_reference_code: null, payment_ask: null },
    });
    expect(told.history.map(({ kind }) => kind)).not.toContain('payment_asked');
  });
});

describe('a direct order that its caterer has moved nearer', () => {
  /** An order for a day far ahead, which its caterer moved to a few hours from now. */
  async function movedNear({ accepted = true, hours = 10 } = {}) {
    const sides = await twoSides({ days: 9, accepted });
    const moved = await change(sides.cook, { start_date: inDays(2) });
    expect(moved.body).toMatchObject({ status: 'applied' });
    if (!accepted) await sides.cook.orderer.post(answer(sides.cook, 'accept')).expect(200);
    // Simulates that two days have passed.
    await startsIn(sides.customer.orderId, hours);
    return sides;
  }

  test.each([true, false])('is canceled for nothing: accepted before, %s', async (accepted) => {
    const { customer } = await movedNear({ accepted });
    expect(await orderOf(customer)).toMatchObject({
      cancellation_policy: {
        fee: 0,
        sentence: 'Free to cancel until it begins, since its caterer has moved it.',
      },
      can: { cancel: true },
    });
    await cancel(customer, 0).expect(200);
    await runPendingJobs();
    expect(await orderOf(customer)).toMatchObject({
      status: 'canceled',
      cancellation_fee: 0,
      pricing: { balance: 0 },
    });
    expect(await heldFor(customer.orderId)).toEqual([]);
  });

  test('and moved once more is canceled by the start that its customer agreed to', async () => {
    const { customer, cook } = await twoSides({ days: 9 });
    await change(cook, { start_date: inDays(7) });
    await change(cook, { start_date: inDays(2) });
    await startsIn(customer.orderId, 3);
    expect((await orderOf(customer)).cancellation_policy).toMatchObject({ fee: 0 });
  });

  test('is canceled by its own start from when its customer moves it', async () => {
    const { customer, cook } = await twoSides({ days: 9 });
    await change(cook, { start_date: inDays(3) });
    await change(customer, { start_date: inDays(2) });
    await cook.orderer
      .post(answer(cook, 'approve_changes'))
      .send(await seenOf(customer.orderId))
      .expect(200);
    await startsIn(customer.orderId, 10);
    const { cancellation_policy: shown } = await orderOf(customer);
    expect(shown?.fee).toBeGreaterThan(0);
    expect(shown?.sentence).toBe('Canceling now costs 25% of the food.');
  });

  test('by less than its free hours says what they are counted to', async () => {
    const { customer, cook } = await twoSides();
    await change(cook, { start_time: '11:00' });
    expect((await orderOf(customer)).cancellation_policy?.sentence).toBe(
      'Free to cancel until 24 hours before the time that it was ordered for.',
    );
  });

  test('is delivered and charged by the start that its customer agreed to', async () => {
    const { customer, cook } = await movedNear({ hours: 0 });
    const { orderId } = customer;
    const deliver = () => cook.orderer.post(answer(cook, 'deliver'));
    expect(await bodyOf(deliver().expect(409))).toMatchObject({ code: 'order-not_delivered_yet' });
    const { can } = await bodyOf<Schemas['CatererOrder']>(
      cook.orderer.get(`/cpi/v2/caterer/orders/${orderId}`).expect(200),
    );
    expect(can.deliver).toBe(false);
    const clock = await sql.first<{ late: number }>(
      `select extract(epoch from p.due_at - o.customer_start_at)::int as late
       from orders o join processes p on p.kind = 'order' and p.key = o.id where o.id = $1`,
      [orderId],
    );
    expect(clock).toEqual({ late: 3600 });
    await sql.rows('update orders set customer_start_at = now() where id = $1', [orderId]);
    await deliver().expect(200);
  });

  test('is canceled by support alone once it has begun', async () => {
    const { customer } = await movedNear({ hours: 0 });
    expect((await orderOf(customer)).can.cancel).toBe(false);
    expect(await bodyOf(cancel(customer, 0).expect(409))).toMatchObject({
      code: 'cancel_order-support_only',
    });
  });
});
