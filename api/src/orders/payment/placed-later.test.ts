import { setTimeout as sleep } from 'node:timers/promises';
import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { holdWaits, paymentWaits } from '../../payments';
import { bankSays, intentsOf, mailTo, runPendingJobs, stripeBehaves, timeComesFor } from '../../testing';
import { colleague } from '../asking/asking.factory';
import { makeReadyCart, type Cart } from '../order.factory';
import { submitWaits } from '../submission/submit-order';
import { attemptOf, orderOf, passes, submit, usePayments, waitingPayments } from './payment.factory';

const kitchen = usePayments();
beforeAll(() => {
  holdWaits.answerMs = 1_000;
});
// The job must not be due before the person's patience ends.
beforeEach(
  () => void Object.assign(submitWaits, { takeOverMs: 400, undecidedPauseMs: 100, patienceMs: 1_500 }),
);

const ready = (card?: string) => makeReadyCart(kitchen.caterer, card ? { card } : {});
const templates = async ({ user }: Cart) => (await mailTo(user.email)).map(({ template }) => template);
const holds = async ({ orderId }: Cart) =>
  (await intentsOf(orderId)).filter(({ status }) => status === 'requires_capture').length;
const dead = { behaviour: 'dead', path: '/v1/payment_intents' } as const;
const stillPlacing = 'submit_order-in_progress';
const codeOf = (body: unknown) => (body as Schemas['Error']).code;
const settles = async (cart: Cart) => timeComesFor('payment', (await attemptOf(cart)).id);

describe('while Stripe has not said whether an order is placed', () => {
  test('every call and the order itself say that it is still being placed, and then what became of it', async () => {
    const cart = await ready();
    await stripeBehaves(dead);
    const { body } = (await submit(cart).expect(409)) as { body: Schemas['Error'] };
    expect(body).toMatchObject({
      code: 'submit_order-in_progress',
      message:
        'We are still placing your order. It is placed within 30 minutes or not at all, and we e-mail you which.',
    });
    expect(await orderOf(cart)).toMatchObject({ status: 'in_cart', placing: true });
    const path = `/cpi/v1/orderer/orders/${cart.orderId}`;
    const changed = await cart.orderer.patch(path).send({ order: { headcount: 30 } });
    expect([changed.status, (changed.body as Schemas['Error']).code]).toEqual([
      409,
      'order-submit_in_progress',
    ]);

    await stripeBehaves({ behaviour: 'normal' });
    await settles(cart);
    expect(await orderOf(cart)).toMatchObject({ status: 'pending', placing: false });
    expect(await templates(cart)).toEqual(['order_submitted']);
  });

  test('an order of which nobody heard that it may be placed later is let go, and its person is told', async () => {
    const cart = await ready();
    await stripeBehaves({ behaviour: '500 after success', ...{ path: '/v1/payment_intents' } });
    const press = submit(cart);
    const gone = press.then(
      () => 'answered',
      () => 'gone',
    );
    const claims = () => sql.rows('select id from payment_attempts where order_id = $1', [cart.orderId]);
    while ((await claims()).length === 0) await sleep(20);
    press.abort();
    // Waits until the request has given up on Stripe too.
    await sleep(submitWaits.patienceMs + 1_500);
    expect(await Promise.race([gone, sleep(1, 'gone')])).toBe('gone');
    await stripeBehaves({ behaviour: 'normal' });
    await passes('1 minute');
    expect(await orderOf(cart)).toMatchObject({
      status: 'in_cart',
      placing: false,
      payment: { status: 'saved', message: 'We could not reach the payment service in time.' },
    });
    expect(await holds(cart)).toBe(0);
    expect(await templates(cart)).toEqual(['order_not_placed']);
    expect(await waitingPayments(cart)).toEqual([]);
  });

  test('a job asks Stripe once and comes again later, so that five such orders stand in nobody’s way', async () => {
    const cart = await ready();
    await stripeBehaves(dead);
    await submit(cart).expect(409);
    submitWaits.patienceMs = 30_000;
    const began = performance.now();
    await settles(cart);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(await orderOf(cart)).toMatchObject({ status: 'in_cart', placing: true });
    await stripeBehaves({ behaviour: 'normal' });
    await passes('1 minute');
    expect((await orderOf(cart)).status).toBe('pending');
  });

  test('an order is not placed once the time that its person was told is over', async () => {
    const cart = await ready();
    await stripeBehaves(dead);
    await submit(cart).expect(409);
    await passes('31 minutes');
    await stripeBehaves({ behaviour: 'normal' });
    await passes('5 minutes');
    expect((await orderOf(cart)).status).toBe('in_cart');
    expect(await holds(cart)).toBe(0);
    expect(await templates(cart)).toEqual(['order_not_placed']);
    await submit(cart).expect(200);
  });

  test('a claim that ended while Stripe was being asked is never confirmed, so that nothing is held under it', async () => {
    const cart = await ready();
    await stripeBehaves({
      behaviour: 'slow',
      milliseconds: 700,
      times: 1,
      method: 'POST',
      path: '/v1/payment_intents',
    });
    const answer = submit(cart).then((done) => done);
    const claims = () => sql.rows('select id from payment_attempts where order_id = $1', [cart.orderId]);
    while ((await claims()).length === 0) await sleep(20);
    await sql.rows(`update payment_attempts set status = 'voiding' where order_id = $1`, [cart.orderId]);
    // The person is still waiting, with their own claim.
    expect((await answer).status).toBe(200);
    expect((await intentsOf(cart.orderId)).map(({ status }) => status).sort()).toEqual([
      'requires_capture',
      'requires_confirmation',
    ]);
  });

  test('a refusal that comes later is told, and nothing is asked for a second time', async () => {
    const cart = await ready('pm_card_chargeCustomerFail');
    await stripeBehaves(dead);
    await submit(cart).expect(409);
    await stripeBehaves({ behaviour: 'normal' });
    await settles(cart);
    await passes('1 hour');
    expect(await templates(cart)).toEqual(['order_not_placed']);
    expect(await sql.rows('select status from payment_attempts where order_id = $1', [cart.orderId])).toEqual(
      [{ status: 'failed' }],
    );
  });
});

describe('a payment that the bank asks to confirm', () => {
  const asked = async () => {
    const cart = await ready('pm_card_authenticationRequired');
    const { body } = (await submit(cart).expect(402)) as { body: Schemas['Error'] };
    return { cart, error: body, secret: String(body.context.client_secret) };
  };

  test('says until when it waits, and that the order is placed though its person leaves', async () => {
    const { error } = await asked();
    expect(error.message).toBe(
      'Your bank asks you to confirm this payment. Your order is placed once you have, also if you leave this page; after 30 minutes it is not placed and nothing is held.',
    );
  });

  test('is said by the order to whoever reads it: until when, and whose bank it is', async () => {
    const { cart, secret } = await asked();
    const row = await sql.first<{ until: Date }>(
      'select valid_until as until from payment_attempts where order_id = $1',
      [cart.orderId],
    );
    const { payment, user_name: by, credit_card_id } = await orderOf(cart);
    const bank = { until: row?.until.toISOString(), by, by_you: true, credit_card_id };
    expect(payment).toMatchObject({ status: 'saved', bank });
    const { person: orderer } = await colleague(cart.teamId, 'admin');
    expect((await orderOf({ ...cart, orderer })).payment.bank).toEqual({
      ...bank,
      by_you: false,
      credit_card_id: null,
    });
    await bankSays('succeeded', secret);
    await settles(cart);
    expect((await orderOf(cart)).payment).toMatchObject({ status: 'authorized', bank: null });
  });

  test('is let go by another change of the cart, which says so no more', async () => {
    const { cart } = await asked();
    const path = `/cpi/v1/orderer/orders/${cart.orderId}`;
    await cart.orderer
      .patch(path)
      .send({ order: { suite: '20' } })
      .expect(200);
    expect((await orderOf(cart)).payment).toMatchObject({ bank: null, message: null });
  });

  test('places the order where it is confirmed and the tab closed', async () => {
    const { cart, secret } = await asked();
    await bankSays('succeeded', secret);
    await settles(cart);
    expect((await orderOf(cart)).status).toBe('pending');
    expect(await holds(cart)).toBe(1);
    expect(await templates(cart)).toEqual(['order_submitted']);
  });

  test('is let go where it was never confirmed, an hour later at the latest, and its person is told', async () => {
    const { cart } = await asked();
    await passes('29 minutes');
    expect((await attemptOf(cart)).status).toBe('requires_action');
    await passes('31 minutes');
    expect((await attemptOf(cart)).status).toBe('voided');
    expect((await intentsOf(cart.orderId)).map(({ status }) => status)).toEqual(['canceled']);
    expect(await templates(cart)).toEqual(['order_not_placed']);
    expect(await waitingPayments(cart)).toEqual([]);
  });

  test('that the bank refused is told, and holds nothing', async () => {
    const { cart, secret } = await asked();
    await bankSays('failed', secret);
    await settles(cart);
    expect((await orderOf(cart)).status).toBe('in_cart');
    expect((await attemptOf(cart)).status).toBe('failed');
    expect(await templates(cart)).toEqual(['order_not_placed']);
  });

  test('never waits past the cutoff', async () => {
    const cart = await ready('pm_card_authenticationRequired');
    const cutoff = String(cart.order.cutoff_at);
    paymentWaits.bankMs = 365 * 24 * 3_600_000;
    await submit(cart).expect(402);
    paymentWaits.bankMs = 30 * 60_000;
    const row = await sql.first<{ until: Date }>(
      'select valid_until as until from payment_attempts where order_id = $1',
      [cart.orderId],
    );
    expect(row?.until).toEqual(new Date(cutoff));
  });
});

describe('an hour of the clock after a submit', () => {
  const modes = [
    { behaviour: 'slow', milliseconds: 600 },
    { behaviour: 'dead' },
    { behaviour: 'late' },
    { behaviour: '500 after success' },
    { behaviour: 'dropped' },
    { behaviour: '409 in use' },
    { behaviour: '429' },
  ] as const;
  const lengths = [
    ['once', { times: 1 }],
    ['until nobody waits', {}],
  ] as const;
  const cases = modes.flatMap((mode) =>
    lengths.map(([name, times]) => [mode.behaviour, name, { ...mode, ...times }] as const),
  );

  test.each(cases)(
    'with Stripe %s %s nothing waits, nothing is held twice or without an order, and the answer was true',
    async (_name, _length, behaviour) => {
      const cart = await ready();
      await stripeBehaves({ ...behaviour, path: '/v1/payment_intents' });
      const answers = await Promise.all([submit(cart), submit(cart)]);
      await stripeBehaves({ behaviour: 'normal' });
      await runPendingJobs();
      await passes('1 minute');
      await passes('1 hour');
      expect(await waitingPayments(cart)).toEqual([]);
      const { status, payment } = await orderOf(cart);
      // Within its deadline, or answered at once: it is placed exactly once.
      expect([status, payment.status]).toEqual(['pending', 'authorized']);
      expect(await holds(cart)).toBe(1);
      expect(await templates(cart)).toEqual(['order_submitted']);
      const untrue = answers.filter(({ status, body }) => status !== 200 && codeOf(body) !== stillPlacing);
      expect(untrue).toEqual([]);
    },
  );
});
