import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import {
  intentsOf,
  mailTo,
  makeUser,
  runPendingJobs,
  signedIn,
  stripeBehaves,
  timeComesFor,
  useLocalServices,
} from '../../testing';
import { inDays, makeCart, makeCaterer, type Cart, type Caterer } from '../order.factory';
import {
  answer,
  asCook,
  bodyOf,
  bookedFor,
  calculated,
  heldFor,
  modified,
  modify,
  orderOf,
  placed,
  startsIn,
  withdraw,
} from './change.factory';
import { attemptOf } from '../payment/payment.factory';
import { modifyWaits } from './change-steps';

useLocalServices();
jest.setTimeout(60_000);

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
  Object.assign(modifyWaits, { takeOverMs: 500, undecidedPauseMs: 100 });
});
afterEach(() => stripeBehaves({ behaviour: 'normal' }));

const templates = async (email: string, orderId: number) =>
  (await mailTo(email)).filter(({ data }) => data.orderId === orderId).map(({ template }) => template);

describe('a small change', () => {
  test('[MOD-03] [API-021] [API-022] holds at once: the order, its price, its hold and its kitchen', async () => {
    const cart = await placed(caterer);
    const shown = await calculated(cart, { headcount: 22 });
    const body = await modified(cart, { headcount: 22 });
    expect(body).toEqual({
      id: cart.orderId,
      change_id: body.change_id,
      status: 'applied',
      pricing: { customer_price: shown.after.customer_price },
      changes: shown.changes,
      from_referral: false,
    });
    const order = await orderOf(cart);
    expect(order).toMatchObject({
      headcount: 22,
      status: 'accepted',
      change_request: { status: 'applied' },
      payment: { status: 'authorized' },
    });
    expect(order.pricing.customer_price).toBe(shown.after.customer_price);
    expect(order.pricing.lines).toEqual(shown.after.lines);
    expect((await bookedFor(cart.orderId))?.own).toBe(22);
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toEqual([shown.after.customer_price]);
    expect(await templates(cart.user.email, cart.orderId)).toContain('order_change_applied');
    expect(await templates(caterer.cook.email, cart.orderId)).toContain('order_change_made');
    expect(order.history.map(({ kind }) => kind)).toContain('change_applied');
  });

  test('that costs less keeps the hold that is there, and charges less of it', async () => {
    const cart = await placed(caterer);
    const held = await heldFor(cart.orderId);
    const body = await modified(cart, { headcount: 18 });
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toEqual(held);
    await startsIn(cart.orderId, -2);
    await timeComesFor('order', cart.orderId);
    await runPendingJobs();
    const order = await orderOf(cart);
    expect(order).toMatchObject({
      status: 'fulfilled',
      payment: { status: 'captured' },
      pricing: { balance: 0 },
    });
    expect((await intentsOf(cart.orderId)).map(({ amount_captured }) => amount_captured / 100)).toEqual([
      body.pricing.customer_price,
    ]);
  });

  test('and its opposite leave the balance, the hold and the kitchen as they were', async () => {
    const cart = await placed(caterer);
    const booked = await bookedFor(cart.orderId);
    await modified(cart, { headcount: 23 });
    await modified(cart, { headcount: 20 });
    const order = await orderOf(cart);
    expect(order.pricing).toEqual(cart.order.pricing);
    expect(order.chosen_options).toEqual(cart.order.chosen_options);
    expect(await bookedFor(cart.orderId)).toEqual(booked);
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toHaveLength(1);
    await startsIn(cart.orderId, -2);
    await timeComesFor('order', cart.orderId);
    await runPendingJobs();
    expect((await orderOf(cart)).pricing.balance).toBe(0);
    const paid = await sql.first<{ cents: number }>(
      'select sum(amount_cents)::int as cents from payments where order_id = $1',
      [cart.orderId],
    );
    expect(paid?.cents).toBe(Math.round(cart.order.pricing.customer_price * 100));
  });

  test('of words alone asks neither kitchen nor bank, however late it is', async () => {
    const cart = await placed(caterer);
    await startsIn(cart.orderId, 2);
    expect((await orderOf(cart)).can).toMatchObject({ edit: false, edit_address: true, modify: true });
    const body = await modified(cart, { delivery_instructions: 'Use the freight lift.' });
    expect(body).toMatchObject({
      status: 'applied',
      pricing: { customer_price: cart.order.pricing.customer_price },
    });
    expect((await orderOf(cart)).address.delivery_instructions).toBe('Use the freight lift.');
    expect(await intentsOf(cart.orderId)).toHaveLength(1);
  });

  test('[MOD-05] that changes nothing answers no changes, and writes none', async () => {
    const cart = await placed(caterer);
    const body = await modified(cart, { headcount: 20, start_time: '12:00' });
    expect(body).toMatchObject({ change_id: null, status: 'unchanged', changes: [] });
    expect(await orderOf(cart)).toEqual(cart.order);
  });

  test('[MOD-06] wants no payment method of an order that an invoice pays', async () => {
    const cart = await placed(caterer);
    await sql.rows('update orders set credit_card_id = null, paid_with_invoice = true where id = $1', [
      cart.orderId,
    ]);
    const lost = await bodyOf(modify(cart, { headcount: 22 }).expect(422));
    expect(lost.fields).toEqual({ paid_with_invoice: ['inclusion'] });
    await sql.rows('update users set invoiceable = true where id = $1', [cart.user.id]);
    expect(await modified(cart, { headcount: 22 })).toMatchObject({ status: 'applied' });
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toEqual([]);
  });
});

describe('a larger change', () => {
  test('waits for the caterer, and the order stands until they approve', async () => {
    const cart = await placed(caterer);
    const cook = await asCook(caterer);
    const body = await modified(cart, { headcount: 40 });
    expect(body.status).toBe('requested');
    const waiting = await orderOf(cart);
    expect(waiting).toMatchObject({
      headcount: 20,
      pricing: cart.order.pricing,
      payment: { status: 'authorized' },
      change_request: {
        status: 'requested',
        before: { headcount: 20 },
        after: { headcount: 40, customer_price: body.pricing.customer_price },
        can: { withdraw: true },
      },
    });
    expect(await heldFor(cart.orderId)).toEqual([
      cart.order.pricing.customer_price,
      body.pricing.customer_price,
    ]);
    const { body: seen } = (await cook.get(`/cpi/v2/caterer/orders/${cart.orderId}`).expect(200)) as {
      body: Schemas['CatererOrder'];
    };
    expect(seen.change_request).toMatchObject({
      after: { headcount: 40 },
      can: { approve: true, decline: true },
    });
    expect(seen.change_request?.after.payout).toBeGreaterThan(seen.pricing.payout);
    expect(JSON.stringify(seen.change_request)).not.toContain('customer_price');

    const approve = () =>
      cook.post(answer(cart, 'approve_changes')).send({ change_id: body.change_id }).expect(200);
    await approve();
    await approve();
    await runPendingJobs();
    const order = await orderOf(cart);
    expect(order).toMatchObject({ headcount: 40, change_request: { status: 'applied' } });
    expect(order.pricing.customer_price).toBe(body.pricing.customer_price);
    expect(await heldFor(cart.orderId)).toEqual([body.pricing.customer_price]);
    expect((await bookedFor(cart.orderId))?.own).toBe(40);
    expect(order.history.map(({ kind }) => kind).slice(-3)).toEqual([
      'payment_authorized',
      'change_requested',
      'change_approved',
    ]);
    expect((await templates(cart.user.email, cart.orderId)).slice(-2)).toEqual([
      'order_change_requested',
      'order_change_applied',
    ]);
    expect(await templates(caterer.cook.email, cart.orderId)).toContain('order_change_received');
  });

  test('that is declined lets its hold go and leaves everything', async () => {
    const cart = await placed(caterer);
    await modified(cart, { headcount: 40 });
    const cook = await asCook(caterer);
    await cook.post(answer(cart, 'decline_changes')).send({ reason: 'Our oven is small.' }).expect(200);
    await runPendingJobs();
    const order = await orderOf(cart);
    expect(order).toMatchObject({ headcount: 20, pricing: cart.order.pricing, status: 'accepted' });
    expect(order.change_request).toMatchObject({ status: 'declined', reason: 'Our oven is small.' });
    expect(await heldFor(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
    const [letter] = (await mailTo(cart.user.email)).slice(-1);
    expect(letter).toMatchObject({
      template: 'order_change_declined',
      data: { reason: 'Our oven is small.' },
    });
    await cook.post(answer(cart, 'approve_changes')).send({}).expect(409);
  });

  test('that nobody answers expires, and its hold with it', async () => {
    const cart = await placed(caterer);
    const { change_id: id } = await modified(cart, { headcount: 40 });
    await timeComesFor('order_change', id ?? 0);
    expect((await orderOf(cart)).change_request?.status).toBe('expired');
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
    expect(await templates(cart.user.email, cart.orderId)).toContain('order_change_expired');
  });

  test('is one at a time, until it is withdrawn', async () => {
    const cart = await placed(caterer);
    await modified(cart, { headcount: 40 });
    const body = await bodyOf(modify(cart, { headcount: 50 }).expect(409));
    expect(body.code).toBe('modify_order-change_pending');
    await withdraw(cart).expect(200);
    await withdraw(cart).expect(409);
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
    expect(await modified(cart, { headcount: 50 })).toMatchObject({ status: 'requested' });
  });

  test('ends with its order', async () => {
    const cart = await placed(caterer);
    await modified(cart, { headcount: 40 });
    await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/cancel`).send({ fee: 0 }).expect(200);
    const cook = await asCook(caterer);
    const body = await bodyOf(cook.post(answer(cart, 'approve_changes')).send({}).expect(409));
    expect(body.code).toBe('modify_order-change_closed');
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toEqual([]);
    expect((await orderOf(cart)).change_request?.status).toBe('expired');
  });

  test('of the day moves kitchen, cutoff and the time at which it is fulfilled', async () => {
    const cart = await placed(caterer);
    await modified(cart, { start_date: inDays(5), start_time: '18:00' });
    await (await asCook(caterer)).post(answer(cart, 'approve_changes')).send({}).expect(200);
    const order = await orderOf(cart);
    expect(order).toMatchObject({ start_date: inDays(5), start_time: '18:00' });
    expect(order.cutoff_at).not.toBe(cart.order.cutoff_at);
    const row = await sql.first<{ on: string; daypart: string; late: number }>(
      `select h.on_date::text as on, daypart, extract(epoch from p.due_at - o.start_at)::int as late
       from orders o join capacity_holds h on h.order_id = o.id
         join processes p on p.kind = 'order' and p.key = o.id where o.id = $1`,
      [cart.orderId],
    );
    expect(row).toEqual({ on: inDays(5), daypart: 'dinner', late: 3600 });
  });

  test('to a day further ahead than the bank holds lets the hold go until it is due', async () => {
    const cart = await placed(caterer);
    await modified(cart, { start_date: inDays(12) });
    await (await asCook(caterer)).post(answer(cart, 'approve_changes')).send({}).expect(200);
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toEqual([]);
    expect((await orderOf(cart)).payment.authorize_on).not.toBeNull();
  });
});

describe('exactly once', () => {
  test('20 of the same key at once are one change, one hold and one answer', async () => {
    const cart = await placed(caterer);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => modify(cart, { headcount: 40 }).set('Idempotency-Key', 'press-1')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await intentsOf(cart.orderId)).toHaveLength(2);
    const rows = await sql.rows('select 1 from order_change_requests where order_id = $1', [cart.orderId]);
    expect(rows).toHaveLength(1);
    await runPendingJobs();
    const told = await templates(cart.user.email, cart.orderId);
    expect(told.filter((template) => template === 'order_change_requested')).toHaveLength(1);
  });

  test('a key is answered alike after its change is approved', async () => {
    const cart = await placed(caterer);
    const send = () => modify(cart, { headcount: 22 }).set('Idempotency-Key', 'press-2').expect(200);
    const first = await send();
    await modified(cart, { headcount: 21 });
    expect((await send()).body).toEqual(first.body);
    expect((await orderOf(cart)).headcount).toBe(21);
  });

  test.each(['500 after success', 'dropped', '409 in use', '429'] as const)(
    'Stripe’s %s makes no second hold',
    async (behaviour) => {
      const cart = await placed(caterer);
      await stripeBehaves({ behaviour, times: 1, method: 'POST', path: '/v1/payment_intents' });
      const body = await bodyOf(modify(cart, { headcount: 22 }).expect(200));
      expect(body).toMatchObject({ status: 'applied' });
      await runPendingJobs();
      expect(await heldFor(cart.orderId)).toHaveLength(1);
    },
  );

  test('a change that its process did not live to pay for is finished by the payment’s clock', async () => {
    const cart = await placed(caterer);
    modifyWaits.patienceMs = 1_000;
    await stripeBehaves({ behaviour: 'dead', method: 'POST', path: '/v1/payment_intents' });
    const body = await bodyOf(modify(cart, { headcount: 22 }).expect(503));
    expect(body.code).toBe('modify_order-in_progress');
    modifyWaits.patienceMs = 30_000;
    expect((await orderOf(cart)).headcount).toBe(20);
    await stripeBehaves({ behaviour: 'normal' });
    await timeComesFor('payment', (await attemptOf(cart)).id);
    const order = await orderOf(cart);
    expect(order.headcount).toBe(22);
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toEqual([order.pricing.customer_price]);
  });
});

describe('a change that can not be paid', () => {
  test('leaves the order and its hold as they were', async () => {
    const cart = await placed(caterer);
    await sql.rows(
      `update credit_cards set stripe_payment_method_id = 'pm_gone_' || id where id = (select credit_card_id from orders where id = $1)`,
      [cart.orderId],
    );
    const body = await bodyOf(modify(cart, { headcount: 22 }).expect(402));
    expect(body.code).toBe('submit_order-payment_failed');
    await runPendingJobs();
    const order = await orderOf(cart);
    expect(order).toMatchObject({ headcount: 20, payment: { status: 'authorized' }, change_request: null });
    expect(await heldFor(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
  });

  test('by a card of somebody else is refused before the bank is asked', async () => {
    const cart = await placed(caterer);
    await sql.rows(
      `update credit_cards set team_id = null where id = (select credit_card_id from orders where id = $1)`,
      [cart.orderId],
    );
    const admin = await makeUser();
    await sql.rows(`insert into memberships (team_id, user_id, role) values ($1, $2, 'admin')`, [
      cart.teamId,
      admin.id,
    ]);
    const asAdmin = { ...cart, orderer: await signedIn(admin) };
    const body = await bodyOf(modify(asAdmin, { headcount: 22 }).expect(422));
    expect(body.fields).toEqual({ credit_card_id: ['inclusion'] });
    expect(await intentsOf(cart.orderId)).toHaveLength(1);
    await modify(asAdmin, { headcount: 18 }).expect(200);
  });
});

describe('a change that the bank wants confirmed', () => {
  const strictCard = async (cart: Cart) => {
    const { body } = (await cart.orderer
      .post(`/cpi/v1/orderer/orders/${cart.orderId}/credit_cards`)
      .send({
        credit_card: {
          stripe_token: 'pm_card_authenticationRequired',
          nickname: 'Strict',
          team_id: cart.teamId,
        },
      })
      .expect(201)) as { body: { id: number } };
    return body.id;
  };
  /** What the bank's page says of the payment that a refusal names. */
  const confirm = async ({ context }: Schemas['Error']) => {
    const { client_secret: secret, payment_intent_id: intent } = context as Record<string, string>;
    await fetch(`${process.env.LOCAL_SERVICES_URL}/local/stripe/authenticate/${intent}`, {
      method: 'POST',
      body: new URLSearchParams({ client_secret: secret ?? '', outcome: 'succeeded' }),
      redirect: 'manual',
    });
  };

  test('holds once it is, by the same changes sent again', async () => {
    const cart = await placed(caterer);
    const changes = { headcount: 22, credit_card_id: await strictCard(cart) };
    const asked = await bodyOf(modify(cart, changes).expect(402));
    expect(asked.code).toBe('submit_order-payment_authentication_required');
    expect((await orderOf(cart)).headcount).toBe(20);
    await confirm(asked);
    expect(await modified(cart, changes)).toMatchObject({ status: 'applied' });
    const order = await orderOf(cart);
    expect(order).toMatchObject({ headcount: 22, payment: { status: 'authorized' } });
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toEqual([order.pricing.customer_price]);
  });

  test('gives way to other changes, and the caterer never hears of it', async () => {
    const cart = await placed(caterer);
    await modify(cart, { headcount: 22, credit_card_id: await strictCard(cart) }).expect(402);
    expect(await modified(cart, { headcount: 23 })).toMatchObject({ status: 'applied' });
    await runPendingJobs();
    const { change_request: change, pricing } = await orderOf(cart);
    expect(change).toMatchObject({ status: 'applied', after: { headcount: 23 } });
    expect(await heldFor(cart.orderId)).toEqual([pricing.customer_price]);
    expect(await templates(caterer.cook.email, cart.orderId)).not.toContain('order_change_withdrawn');
  });

  test('is given up by the clock where nobody confirms it', async () => {
    const cart = await placed(caterer);
    await modify(cart, { headcount: 22, credit_card_id: await strictCard(cart) }).expect(402);
    const row = await sql.first<{ id: number }>('select id from order_change_requests where order_id = $1', [
      cart.orderId,
    ]);
    await timeComesFor('order_change', row?.id ?? 0);
    await runPendingJobs();
    const order = await orderOf(cart);
    expect(order).toMatchObject({ headcount: 20, change_request: null, payment: { status: 'authorized' } });
    expect(await heldFor(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
    expect(await intentsOf(cart.orderId)).toMatchObject([{ status: 'canceled' }, {}]);
    expect(await templates(cart.user.email, cart.orderId)).not.toContain('order_change_expired');
  });
});

describe('what the person saw', () => {
  test('is what is charged: another version or another total is a 409 with what changed', async () => {
    const cart = await placed(caterer);
    const { after, lock_version } = await calculated(cart, { headcount: 22 });
    const stale = await modify(cart, { headcount: 22 }, { lock_version: lock_version - 1 }).expect(409);
    expect(stale.body).toMatchObject({
      code: 'submit_order-changed',
      context: {
        total: cart.order.pricing.customer_price,
        lock_version,
        changed_by: [],
        changed_by_you: false,
      },
    });
    const other = await modify(cart, { headcount: 22 }, { total: after.customer_price - 1 }).expect(409);
    expect(other.body).toMatchObject({
      code: 'submit_order-changed',
      context: { total: after.customer_price, lock_version },
    });
    await modify(cart, { headcount: 22 }, { lock_version, total: after.customer_price }).expect(200);
    const late = await modify(cart, { headcount: 24 }, { lock_version }).expect(409);
    expect((late.body as Schemas['Error']).context).toMatchObject({ changed_by: [], changed_by_you: true });
  });

  test('is never dropped in silence: a dish that nobody would get has to be given up by hand', async () => {
    const own = await makeCaterer({ minimumHeadcount: 1 });
    const cart = await placed(own, { headcount: 20 });
    await sql.rows('update brands set auto_approve_people = 100 where id = $1', [own.brand.id]);
    await sql.rows('update delivery_areas set minimum_cents = 0 where kitchen_id = $1', [own.kitchen.id]);
    await sql.rows(
      `update order_terms set terms = jsonb_set(terms, '{delivery,minimumCents}', '0') where order_id = $1`,
      [cart.orderId],
    );
    const body = await bodyOf(modify(cart, { headcount: 1 }).expect(422));
    expect(body.code).toBe('modify_order-choices_dropped');
    const { chosen_options } = await calculated(cart, { headcount: 1 });
    const chosen = chosen_options.map(({ option_id, qty }) => ({ option_id, qty }));
    await modify(cart, { headcount: 1, chosen_options: chosen }).expect(200);
  });
});

describe('who', () => {
  test('[OERR-14] an order in the past is not changed by anybody', async () => {
    const cart = await placed(caterer);
    await startsIn(cart.orderId, -1);
    const body = await bodyOf(modify(cart, { headcount: 22 }).expect(409));
    expect(body.code).toBe('modify_order-order_in_past');
  });

  test('a cart is not modified, and a stranger finds nothing', async () => {
    const cart = await makeCart(caterer);
    const body = await bodyOf(modify(cart, { headcount: 22 }).expect(409));
    expect(body.code).toBe('modify_order-order_not_submitted');
    const order = await placed(caterer);
    const stranger = await signedIn((await makeCaterer()).cook);
    await modify({ ...order, orderer: stranger }, { headcount: 22 }).expect(404);
    await stranger.post(answer(order, 'approve_changes')).send({}).expect(404);
    await stranger.post(answer(order, 'decline_changes')).send({ reason: 'No.' }).expect(404);
  });

  test('[OPERM-11] [OPERM-12] a site admin alone lets checks pass and asks for silence', async () => {
    const cart = await placed(caterer);
    await modify(cart, { headcount: 22 }, { skip_notifications: true }).expect(403);
    await modify(cart, { headcount: 22 }, { ignore_checks: { availability: true } }).expect(403);
    const admin = { ...cart, orderer: await signedIn(await makeUser({ isAdmin: true })) };
    const body = { skip_notifications: true, ignore_checks: { availability: true } };
    expect((await modify(admin, { headcount: 40 }, body).expect(200)).body).toMatchObject({
      status: 'applied',
    });
    await runPendingJobs();
    expect(await templates(cart.user.email, cart.orderId)).toEqual(['order_submitted', 'order_accepted']);
  });

  test('[OPERM-04] a caterer changes a direct order, but makes it cost no more', async () => {
    const cart = await placed(caterer);
    await sql.rows('update orders set is_direct = true, claimed_by_customer_at = now() where id = $1', [
      cart.orderId,
    ]);
    const cook = { ...cart, orderer: await asCook(caterer) };
    const body = await bodyOf(modify(cook, { headcount: 30 }).expect(403));
    expect(body.code).toBe('modify_order-customer_pays');
    expect((await modify(cook, { headcount: 10 }).expect(200)).body).toMatchObject({ status: 'applied' });
  });
});
