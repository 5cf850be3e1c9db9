import type { Schemas } from '@copper-carrot/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '../../database';
import { holdWaits, paymentWaits, stripe } from '../../payments';
import {
  client,
  intentsOf,
  mailTo,
  makeUser,
  runPendingJobs,
  signedIn,
  stripeBehaves,
  useLocalServices,
} from '../../testing';
import { makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';
import { goOnWithPayment } from '../payment/go-on-with-payment';
import { attemptOf } from '../payment/payment.factory';
import { submitWaits } from './submit-order';

useLocalServices();

const asking = { method: 'POST', path: '/v1/payment_intents' };
const submit = ({ orderer, orderId }: Cart) =>
  orderer.post(`/cpi/v1/orderer/orders/${orderId}/submit`).send({});
const read = async ({ orderer, orderId }: Cart) =>
  ((await orderer.get(`/cpi/v1/orderer/orders/${orderId}`).expect(200)) as { body: Schemas['Order'] }).body;

/** Checks that the order is placed once: one hold of its price, one mail to each side, and no failed payment. */
async function expectPlacedOnce(cart: Cart) {
  const order = await read(cart);
  expect(order.status).toBe('pending');
  expect(order.payment.status).toBe('authorized');
  expect(await intentsOf(cart.orderId)).toMatchObject([
    { status: 'requires_capture', amount: Math.round(order.pricing.customer_price * 100) },
  ]);
  const attempts = await sql.rows('select status from payment_attempts where order_id = $1', [cart.orderId]);
  expect(attempts).toEqual([{ status: 'authorized' }]);
  await runPendingJobs();
  expect(await mailTo(cart.user.email)).toHaveLength(1);
}

let caterer: Caterer;
beforeAll(async () => {
  holdWaits.answerMs = 1_000;
  caterer = await makeCaterer();
});
// A tenth of the real waits; the patience is long enough for a slow machine.
beforeEach(() => {
  Object.assign(submitWaits, { takeOverMs: 400, undecidedPauseMs: 100, patienceMs: 30_000 });
  paymentWaits.askMs = 800;
});
afterEach(() => stripeBehaves({ behaviour: 'normal' }));

describe('a submit whose payment Stripe has not decided', () => {
  test.each(['409 in use', '429', 'dead'] as const)('waits while Stripe is %s', async (behaviour) => {
    const cart = await makeReadyCart(caterer);
    await stripeBehaves({ behaviour, ...asking });
    const answers = Promise.all([submit(cart), submit(cart)]);
    // Longer than the take-over of a claim and the pause before Stripe is asked again.
    await sleep(600);
    await stripeBehaves({ behaviour: 'normal' });
    const [first, second] = await answers;
    expect(first.status).toBe(200);
    expect(second.text).toBe(first.text);
    await expectPlacedOnce(cart);
  });

  test('is taken over while its holder is still asking, and all get the one answer', async () => {
    const cart = await makeReadyCart(caterer);
    await stripeBehaves({ behaviour: 'late', times: 1, ...asking });
    holdWaits.answerMs = 12_000;
    const answered: string[] = [];
    const press = async (who: string) => {
      const answer = await submit(cart);
      answered.push(who);
      return answer;
    };
    const holder = press('holder');
    const claimed = () => sql.rows('select from payment_attempts where order_id = $1', [cart.orderId]);
    while ((await claimed()).length === 0) await sleep(20);
    holdWaits.answerMs = 1_000;
    const others = await Promise.all([press('another'), press('another')]);
    expect(answered).toEqual(['another', 'another']);
    const answers = [await holder, ...others];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await expectPlacedOnce(cart);
  });

  test.each([
    ['says 500 although it holds the card', { behaviour: '500 after success', times: 1 }],
    // Stripe's client retries once by itself after a closed connection, hence twice.
    ['closes the connection although it holds the card', { behaviour: 'dropped', times: 2 }],
    ['holds the card and answers after we gave up', { behaviour: 'late', times: 1 }],
  ] as const)('finds the hold when Stripe %s', async (_case, behaviour) => {
    const cart = await makeReadyCart(caterer);
    await stripeBehaves({ ...behaviour, ...asking });
    const answers = await Promise.all([submit(cart), submit(cart)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1].text).toBe(answers[0].text);
    await expectPlacedOnce(cart);
  });

  test('is not placed by somebody who lost the right to it while the bank was asked', async () => {
    const cart = await makeReadyCart(caterer);
    const admin = await makeUser({ isAdmin: true });
    const sender = await signedIn(admin);
    await stripeBehaves({ behaviour: 'late', times: 1, milliseconds: 3_000, ...asking });
    holdWaits.answerMs = 12_000;
    paymentWaits.askMs = 12_000;
    const pressed = submit({ ...cart, orderer: sender }).then((answer) => answer);
    const claimed = () => sql.rows('select from payment_attempts where order_id = $1', [cart.orderId]);
    while ((await claimed()).length === 0) await sleep(20);
    await admin.update({ isAdmin: false });
    const answer = await pressed;
    holdWaits.answerMs = 1_000;
    expect(answer.status).toBe(403);
    expect((await read(cart)).status).toBe('in_cart');
    await runPendingJobs();
    expect((await intentsOf(cart.orderId)).map(({ status }) => status)).toEqual(['canceled']);
  });

  test('is finished under the key that it was claimed with, whoever finishes it', async () => {
    const cart = await makeReadyCart(caterer);
    await sql.rows(
      `insert into payment_attempts (purpose, order_id, credit_card_id, amount_cents, requested_by, order_lock_version, claimed_at, submit_key)
       select 'submit', id, credit_card_id, $2, user_id, lock_version, now() - interval '1 minute', 'its-key' from orders where id = $1`,
      [cart.orderId, Math.round(cart.order.pricing.customer_price * 100)],
    );
    const other = await submit(cart).set('Idempotency-Key', 'another').expect(200);
    const again = await submit(cart).set('Idempotency-Key', 'its-key').expect(200);
    expect(again.text).toBe(other.text);
    await expectPlacedOnce(cart);
  });

  describe('is finished under the flags that it was claimed with', () => {
    /** A site admin's claim whose process died before it was settled, for an order below the minimum. */
    async function ignoringClaim() {
      const strict = await makeCaterer();
      const cart = await makeReadyCart(strict);
      await sql.rows('update delivery_areas set minimum_cents = 10000000 where kitchen_id = $1', [
        strict.kitchen.id,
      ]);
      await sql.rows(
        `insert into payment_attempts (purpose, order_id, credit_card_id, amount_cents, requested_by, order_lock_version, claimed_at, ignore_checks)
         select 'submit', id, credit_card_id, $2, user_id, lock_version, now() - interval '1 minute', '{"delivery_area_minimum": true}'
         from orders where id = $1`,
        [cart.orderId, Math.round(cart.order.pricing.customer_price * 100)],
      );
      return cart;
    }

    test('when its owner, who may ignore nothing, presses meanwhile', async () => {
      const cart = await ignoringClaim();
      await submit(cart).expect(200);
      await expectPlacedOnce(cart);
    });

    test('when an admin who ignores everything presses beside one that ignores nothing, whose own is another', async () => {
      const cart = await ignoringClaim();
      await sql.rows(
        `update payment_attempts set ignore_checks = '{}', claimed_at = now() - interval '5 seconds' where order_id = $1`,
        [cart.orderId],
      );
      const admin = await signedIn(await makeUser({ isAdmin: true }));
      const press = submit({ ...cart, orderer: admin }).send({
        ignore_checks: { delivery_area_minimum: true },
      });
      const placed = press.then(({ status }) => status);
      await sleep(1_000);
      expect((await read(cart)).status).toBe('in_cart');
      // Runs the payment job of the claim.
      await goOnWithPayment((await attemptOf(cart)).id);
      expect(await placed).toBe(200);
      await runPendingJobs();
      const attempts = await sql.rows(
        'select status, requested_by = $2 as own from payment_attempts where order_id = $1 order by id',
        [cart.orderId, cart.user.id],
      );
      expect(attempts).toEqual([
        { status: 'voided', own: true },
        { status: 'authorized', own: false },
      ]);
    });
  });

  test('that the database stands in the way of after the hold is in progress, not refused', async () => {
    const cart = await makeReadyCart(caterer);
    await sql.rows(
      `insert into coupons (code, description, amount_cents, effective)
       values ('IN-THE-WAY', 'Ten dollars off', 1000, tstzrange(now() - interval '1 day', now() + interval '1 day'))`,
    );
    await cart.orderer
      .patch(`/cpi/v1/orderer/orders/${cart.orderId}`)
      .send({ order: { coupon_code: 'IN-THE-WAY' } })
      .expect(200);
    // A unique key allows one redemption per order, so writing the second one fails.
    await sql.rows(
      `insert into coupon_redemptions (order_id, coupon_id, user_id, amount_cents)
       select o.id, c.id, o.user_id, 1000 from orders o, coupons c where o.id = $1 and c.code = 'IN-THE-WAY'`,
      [cart.orderId],
    );
    // Keeps the payment job from finishing it.
    paymentWaits.askMs = 60_000;
    const { body } = (await submit(cart).expect(409)) as { body: Schemas['Error'] };
    expect(body.code).toBe('submit_order-in_progress');
    await sql.rows('delete from coupon_redemptions where order_id = $1', [cart.orderId]);
    await runPendingJobs();
    await submit(cart).expect(200);
    await expectPlacedOnce(cart);
  });

  test('that a bank has to confirm goes on under the flags with which its person asks again', async () => {
    const strict = await makeCaterer();
    const cart = await makeReadyCart(strict, { card: 'pm_card_authenticationRequired' });
    const admin = await signedIn(await makeUser({ isAdmin: true }));
    await submit({ ...cart, orderer: admin }).expect(402);
    await sql.rows('update delivery_areas set minimum_cents = 10000000 where kitchen_id = $1', [
      strict.kitchen.id,
    ]);
    await submit({ ...cart, orderer: admin })
      .send({ ignore_checks: { delivery_area_minimum: true } })
      .expect(402);
    expect(
      await sql.rows('select status, ignore_checks from payment_attempts where order_id = $1', [
        cart.orderId,
      ]),
    ).toEqual([{ status: 'requires_action', ignore_checks: { delivery_area_minimum: true } }]);
  });

  test('that a bank has to confirm is no refusal in the history of the order', async () => {
    const cart = await makeReadyCart(caterer, { card: 'pm_card_authenticationRequired' });
    await submit(cart).expect(402);
    const { body } = (await cart.orderer.get(`/cpi/v1/orderer/orders/${cart.orderId}`).expect(200)) as {
      body: Schemas['Order'];
    };
    expect(body.history.map(({ text }) => text)).toEqual([
      'Order started',
      'The bank asked to confirm the payment',
    ]);
  });

  describe('that is older than Stripe remembers keys', () => {
    async function oldClaim(cart: Cart) {
      const [claim] = await sql.rows<{ id: number }>(
        `insert into payment_attempts (purpose, order_id, credit_card_id, amount_cents, requested_by, order_lock_version, claimed_at)
         select 'submit', id, credit_card_id, $2, user_id, lock_version, now() - interval '25 hours' from orders where id = $1
         returning id`,
        [cart.orderId, Math.round(cart.order.pricing.customer_price * 100)],
      );
      return claim?.id ?? 0;
    }

    test('is looked for at Stripe, and its hold places the order', async () => {
      const cart = await makeReadyCart(caterer);
      const attemptId = await oldClaim(cart);
      const [card] = await sql.rows<{ method: string; customer: string }>(
        `select stripe_payment_method_id as method, stripe_customer_id as customer
         from orders join credit_cards on credit_cards.id = credit_card_id join users on users.id = credit_cards.user_id
         where orders.id = $1`,
        [cart.orderId],
      );
      await stripe.paymentIntents.create({
        amount: Math.round(cart.order.pricing.customer_price * 100),
        currency: 'usd',
        capture_method: 'manual',
        confirm: true,
        customer: card?.customer,
        payment_method: card?.method,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        metadata: { order_id: String(cart.orderId), payment_attempt_id: String(attemptId) },
      });
      await submit(cart).expect(200);
      await expectPlacedOnce(cart);
    });

    test('is confirmed once where Stripe knows it and has not confirmed it', async () => {
      const cart = await makeReadyCart(caterer, { card: 'pm_card_mastercard' });
      await stripeBehaves({ behaviour: 'dead', method: 'POST', path: '/v1/payment_intents/' });
      submitWaits.patienceMs = 1_000;
      await submit(cart).expect(409);
      await stripeBehaves({ behaviour: 'normal' });
      expect(await intentsOf(cart.orderId)).toMatchObject([{ status: 'requires_confirmation' }]);
      await sql.rows(
        `update payment_attempts set claimed_at = claimed_at - interval '25 hours' where order_id = $1`,
        [cart.orderId],
      );
      await sql.rows('delete from local_services.stripe_idempotency_keys');
      await Promise.all([submit(cart).expect(200), submit(cart).expect(200)]);
      await expectPlacedOnce(cart);
    });

    test('is asked for anew where Stripe holds nothing', async () => {
      const cart = await makeReadyCart(caterer);
      await oldClaim(cart);
      await submit(cart).expect(200);
      await expectPlacedOnce(cart);
    });
  });

  test('says after its patience that the order is still being placed, and the job places it', async () => {
    submitWaits.patienceMs = 3_000;
    const carts = await Promise.all([1, 2, 3].map(() => makeReadyCart(caterer)));
    await stripeBehaves({ behaviour: 'dead', ...asking });
    const answers = await Promise.all(carts.flatMap((cart) => [submit(cart), submit(cart)]));
    for (const { status, body } of answers) {
      // Clients repeat a 503 silently before a person reads anything.
      expect(status).toBe(409);
      expect((body as Schemas['Error']).code).toBe('submit_order-in_progress');
    }
    for (const cart of carts) {
      expect((await read(cart)).status).toBe('in_cart');
      expect(await intentsOf(cart.orderId)).toEqual([]);
    }
    await stripeBehaves({ behaviour: 'normal' });
    await runPendingJobs();
    for (const cart of carts) await expectPlacedOnce(cart);
  });

  test('that the bank asks about after its patience is not placed, and nobody reads that confirming would place it', async () => {
    submitWaits.patienceMs = 1_000;
    const cart = await makeReadyCart(caterer, { card: 'pm_card_authenticationRequired' });
    await stripeBehaves({ behaviour: 'dead', ...asking });
    await submit(cart).expect(409);
    await stripeBehaves({ behaviour: 'normal' });
    await runPendingJobs();
    expect(await mailTo(cart.user.email)).toMatchObject([
      { template: 'order_not_placed', data: { reason: 'The payment was not confirmed with your bank.' } },
    ]);
    expect((await intentsOf(cart.orderId)).map(({ status }) => status)).toEqual(['canceled']);
  });

  test('a refusal of the card is an end even after Stripe was busy', async () => {
    const cart = await makeReadyCart(caterer, { card: 'pm_card_chargeCustomerFail' });
    await stripeBehaves({ behaviour: '409 in use', times: 1, ...asking });
    const { body } = (await submit(cart).expect(402)) as { body: Schemas['Error'] };
    expect(body.code).toBe('submit_order-payment_failed');
    expect(body.fields).toEqual({ credit_card_id: ['generic_decline'] });
    expect((await read(cart)).status).toBe('in_cart');
  });

  test('a refusal that Stripe hid behind a 500 is found as well', async () => {
    const cart = await makeReadyCart(caterer, { card: 'pm_card_chargeCustomerFail' });
    await stripeBehaves({ behaviour: '500 after success', times: 1, ...asking });
    const { body } = (await submit(cart).expect(402)) as { body: Schemas['Error'] };
    expect(body.fields).toEqual({ credit_card_id: ['generic_decline'] });
    expect((await read(cart)).status).toBe('in_cart');
  });
});

test('the site passes on what the stand-in is told', async () => {
  const site = client();
  await site.post('/local/stripe/behaviour').send({ behaviour: 'slow', milliseconds: 5 }).expect(200);
  const { body } = (await site.get('/local/stripe/behaviour').expect(200)) as { body: object };
  expect(body).toMatchObject({ behaviour: 'slow', milliseconds: 5 });
  const { body: refused } = (await site.post('/local/stripe/behaviour').send({}).expect(422)) as {
    body: Schemas['Error'];
  };
  expect(refused.fields).toEqual({ behaviour: ['blank'] });
});
