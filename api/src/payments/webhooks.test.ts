import type { Schemas } from '@copper-carrot/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';
import { sql } from '../database';
import {
  attemptOf,
  orderOf,
  passes,
  placeOrder,
  submit,
  usePayments,
} from '../orders/payment/payment.factory';
import { makeReadyCart, type Cart } from '../orders/order.factory';
import { submitWaits } from '../orders/submission/submit-order';
import { bankSays, client, intentsOf, runPendingJobs, stripeBehaves } from '../testing';
import { holdWaits, stripe } from '.';

const kitchen = usePayments();

const secret = process.env.STRIPE_WEBHOOK_SECRET ?? '';
const post = (payload: string, signature: string) =>
  client()
    .post('/cpi/v1/webhooks/stripe')
    .set('Content-Type', 'application/json')
    .set('Stripe-Signature', signature)
    .send(payload);
/** Signed as by Stripe. */
const deliver = (event: object) => {
  const payload = JSON.stringify(event);
  return post(payload, stripe.webhooks.generateTestHeaderString({ payload, secret }));
};
/** Stripe's events about an order's payments, oldest first. */
async function eventsOf({ orderId }: Cart): Promise<Stripe.Event[]> {
  const ids = (await intentsOf(orderId)).map(({ id }) => id);
  const { data } = await stripe.events.list({ limit: 100 });
  return data
    .filter(({ data: { object } }) => {
      const about = object as { id: string; payment_intent?: string };
      return ids.includes(about.payment_intent ?? about.id);
    })
    .reverse();
}
const asked = async () => {
  const cart = await makeReadyCart(kitchen.caterer, { card: 'pm_card_authenticationRequired' });
  const { body } = (await submit(cart).expect(402)) as { body: Schemas['Error'] };
  return { cart, clientSecret: String(body.context.client_secret) };
};

test('what the bank said with the tab closed places the order as soon as Stripe tells it', async () => {
  const { cart, clientSecret } = await asked();
  await bankSays('succeeded', clientSecret);
  for (const event of await eventsOf(cart)) await deliver(event).expect(204);
  await runPendingJobs();
  expect((await orderOf(cart)).status).toBe('pending');
});

test('events that come twice, late and in the wrong order end in what Stripe says now', async () => {
  const { cart, clientSecret } = await asked();
  await bankSays('succeeded', clientSecret);
  const events = (await eventsOf(cart)).reverse();
  expect(events.length).toBeGreaterThan(2);
  for (const event of [...events, ...events]) await deliver(event).expect(204);
  await runPendingJobs();
  for (const event of events) await deliver(event).expect(204);
  await runPendingJobs();
  expect((await orderOf(cart)).status).toBe('pending');
  expect(await sql.rows('select id from stripe_events where handled_at is null')).toEqual([]);
  const heard = await sql.rows('select id from stripe_events where id = any($1)', [
    events.map(({ id }) => id),
  ]);
  expect(heard).toHaveLength(events.length);
  expect((await intentsOf(cart.orderId)).map(({ status }) => status)).toEqual(['requires_capture']);
});

test('what an event says of a payment is believed of nobody but Stripe itself', async () => {
  const { cart } = await asked();
  const [event] = await eventsOf(cart);
  const lie = {
    ...event,
    type: 'payment_intent.amount_capturable_updated',
    data: { object: { ...event?.data.object, status: 'requires_capture' } },
  };
  await deliver(lie).expect(204);
  await runPendingJobs();
  expect((await orderOf(cart)).status).toBe('in_cart');
});

test('an event before our own answer leaves the claim to whoever holds it, and places the order once', async () => {
  Object.assign(submitWaits, { takeOverMs: 400, undecidedPauseMs: 100, patienceMs: 20_000 });
  holdWaits.answerMs = 2_000;
  const cart = await makeReadyCart(kitchen.caterer);
  await stripeBehaves({
    behaviour: 'late',
    times: 1,
    method: 'POST',
    path: '/v1/payment_intents/',
  });
  const answer = submit(cart).then((done) => done);
  let events: Stripe.Event[] = [];
  while (!events.some(({ type }) => type === 'payment_intent.amount_capturable_updated'))
    [events] = await Promise.all([eventsOf(cart), sleep(50)]);
  for (const event of events) await deliver(event).expect(204);
  await runPendingJobs();
  expect((await answer).status).toBe(200);
  await passes('1 minute');
  expect((await intentsOf(cart.orderId)).map(({ status }) => status)).toEqual(['requires_capture']);
  const attempts = await sql.rows('select status from payment_attempts where order_id = $1', [cart.orderId]);
  expect(attempts).toEqual([{ status: 'authorized' }]);
});

test('a hold that was canceled at Stripe is noticed at once, and made anew', async () => {
  const cart = await placeOrder(kitchen.caterer);
  const [intent] = await intentsOf(cart.orderId);
  await stripe.paymentIntents.cancel(intent?.id ?? '');
  for (const event of await eventsOf(cart)) await deliver(event).expect(204);
  await runPendingJobs();
  expect((await intentsOf(cart.orderId)).map(({ status }) => status).sort()).toEqual([
    'canceled',
    'requires_capture',
  ]);
});

test('a payment that is over and that the bank confirms all the same is let go', async () => {
  const { cart, clientSecret } = await asked();
  await sql.rows(`update payment_attempts set status = 'voided' where order_id = $1`, [cart.orderId]);
  await bankSays('succeeded', clientSecret);
  for (const event of await eventsOf(cart)) await deliver(event).expect(204);
  await runPendingJobs();
  expect((await intentsOf(cart.orderId)).map(({ status }) => status)).toEqual(['canceled']);
  expect((await attemptOf(cart)).status).toBe('voided');
});

test('an event of a payment, or of a thing, that is none of ours is taken and changes nothing', async () => {
  const { id } = await stripe.paymentIntents.create({ amount: 1_000, currency: 'usd' });
  const event = { object: 'event', created: 1_700_000_000, api_version: null };
  const intent = { object: 'payment_intent', id };
  await deliver({ ...event, id: 'evt_1', type: 'payment_intent.created', data: { object: intent } }).expect(
    204,
  );
  await deliver({
    ...event,
    id: 'evt_2',
    type: 'payout.paid',
    data: { object: { object: 'payout' } },
  }).expect(204);
  await runPendingJobs();
  expect(
    await sql.rows(`select id, handled_at is not null as done from stripe_events where id like 'evt__'`),
  ).toEqual([
    { id: 'evt_1', done: true },
    { id: 'evt_2', done: true },
  ]);
});

describe('what Stripe has not signed is refused', () => {
  const payload = JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'payout.paid',
    created: 1,
    data: {},
  });
  const sign = (options: object) => stripe.webhooks.generateTestHeaderString({ payload, secret, ...options });
  test.each([
    ['without a signature', payload, ''],
    ['with another secret', payload, sign({ secret: 'whsec_of_somebody_else' })],
    ['with other bytes', `${payload} `, sign({})],
    ['long after it was signed', payload, sign({ timestamp: 1_700_000_000 })],
  ])('%s', async (_how, body, signature) => {
    const { body: error } = (await post(body, signature).expect(400)) as { body: Schemas['Error'] };
    expect(error.code).toBe('webhook-signature_invalid');
    expect(await sql.rows(`select 1 from stripe_events where id = 'evt_forged'`)).toEqual([]);
  });
});
