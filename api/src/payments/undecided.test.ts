import type { Schemas } from '@copper-carrot/contracts';
import Stripe from 'stripe';
import { sql } from '../database';
import { authorizeOrder, chargeOrder } from '../orders/order.jobs';
import { makeCart, type Cart } from '../orders/order.factory';
import { orderOf, placeOrder, usePayments } from '../orders/payment/payment.factory';
import { intentsOf, runPendingJobs, stripeBehaves, timeComesFor, timeComesForJob } from '../testing';
import { Undecided, voidPayment } from '.';
import { ask, askOnce, stripe } from './stripe';

const kitchen = usePayments();

const unsure = ['409 in use', '429', 'dead', 'dropped', '500 after success', '500 without success'] as const;

test.each([
  [409, 'idempotency_key_in_use'],
  [429, 'lock_timeout'],
])('a %i is no refusal, whatever type Stripe gives it', async (statusCode, code) => {
  const raw = {
    statusCode,
    code,
    type: 'invalid_request_error',
    message: 'Please try again later.',
  } as const;
  const busy = new Stripe.errors.StripeInvalidRequestError(raw);
  await expect(ask(() => Promise.reject(busy))).rejects.toBeInstanceOf(Undecided);
});

test('what fails again and again is asked for under one new key a call', async () => {
  const keys: (string | undefined)[] = [];
  const failing = ({ idempotencyKey, maxNetworkRetries }: Stripe.RequestOptions) => {
    keys.push(idempotencyKey);
    // Stripe repeats a stored failure to the client's own retries and to later calls.
    const headers = { 'idempotent-replayed': String(maxNetworkRetries !== 0) };
    const raw = {
      statusCode: 500,
      type: 'api_error',
      message: 'An unknown error occurred.',
      headers,
    } as const;
    return Promise.reject(new Stripe.errors.StripeAPIError(raw));
  };
  const nothing = () => Promise.resolve(null);
  await expect(askOnce('refund-1', failing, nothing)).rejects.toBeInstanceOf(Undecided);
  expect(keys).toEqual(['refund-1', 'refund-1-2']);
});

describe('a hold to release', () => {
  test.each(unsure)('is released in the end where Stripe is %s at first', async (behaviour) => {
    const cart = await placeOrder(kitchen.caterer);
    await kitchen.cook
      .post(`/cpi/v1/caterer/orders/${cart.orderId}/decline`)
      .send({ reason: 'Our oven broke.' })
      .expect(200);
    await stripeBehaves({ behaviour, method: 'POST', path: '/v1/payment_intents' });
    await runPendingJobs();
    const attempt = () =>
      sql.rows<{ id: number; status: string }>(
        'select id, status from payment_attempts where order_id = $1',
        [cart.orderId],
      );
    const [before] = await attempt();
    expect(before?.status).toBe('voiding');

    await stripeBehaves({ behaviour: 'normal' });
    await timeComesForJob(voidPayment, { attemptId: Number(before?.id) });
    expect(await attempt()).toEqual([{ id: before?.id, status: 'voided' }]);
    expect(await intentsOf(cart.orderId)).toMatchObject([{ status: 'canceled', amount_captured: 0 }]);
  });
});

describe('a hold to capture', () => {
  test.each(unsure)('is captured once, and known, where Stripe is %s at first', async (behaviour) => {
    const cart = await placeOrder(kitchen.caterer);
    await kitchen.cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).expect(200);
    await stripeBehaves({ behaviour, method: 'POST', path: '/v1/payment_intents' });
    await timeComesFor('order', cart.orderId);
    const ledger = () =>
      sql.rows('select kind, amount_cents from payments where order_id = $1', [cart.orderId]);
    expect(await ledger()).toEqual([]);

    await stripeBehaves({ behaviour: 'normal' });
    await timeComesForJob(chargeOrder, { orderId: cart.orderId });
    const amount = Math.round(cart.order.pricing.customer_price * 100);
    expect(await ledger()).toEqual([{ kind: 'capture', amount_cents: amount }]);
    expect(await intentsOf(cart.orderId)).toMatchObject([{ status: 'succeeded', amount_captured: amount }]);
  });
});

describe('a hold to make some days later', () => {
  const calls = unsure.flatMap((behaviour) =>
    // Calls that create intents, and calls on an existing one.
    ['/v1/payment_intents', '/v1/payment_intents/'].map((path) => [behaviour, path] as const),
  );
  test.each(calls)('is made once where Stripe is %s at first, at %s', async (behaviour, path) => {
    const cart = await placeOrder(kitchen.caterer, { days: 10 });
    const status = async () => (await orderOf(cart)).payment.status;
    await stripeBehaves({ behaviour, method: 'POST', path });
    await timeComesForJob(authorizeOrder, { orderId: cart.orderId });
    expect(await status()).toBe('saved');

    await stripeBehaves({ behaviour: 'normal' });
    await timeComesForJob(authorizeOrder, { orderId: cart.orderId });
    expect(await status()).toBe('authorized');
    expect(await intentsOf(cart.orderId)).toMatchObject([{ status: 'requires_capture' }]);
  });
});

describe('a card to save', () => {
  const add = ({ orderer, orderId, teamId }: Cart, token = 'pm_card_visa') =>
    orderer
      .post(`/cpi/v1/orderer/orders/${orderId}/credit_cards`)
      .send({ credit_card: { stripe_token: token, team_id: teamId } });
  const cards = async ({ orderer, orderId }: Cart) =>
    (
      (await orderer.get(`/cpi/v1/orderer/orders/${orderId}/credit_cards`).expect(200)) as {
        body: { records: Schemas['CreditCard'][] };
      }
    ).body.records.map(({ last4 }) => last4);

  const calls = unsure.flatMap((behaviour) =>
    ['/v1/customers', '/v1/payment_methods', '/v1/setup_intents'].map((path) => [behaviour, path] as const),
  );
  test.each(calls)('is no unusable card where Stripe is %s at %s', async (behaviour, path) => {
    const cart = await makeCart(kitchen.caterer);
    await stripeBehaves({ behaviour, method: 'POST', path });
    const { body } = (await add(cart).expect(503)) as { body: Schemas['Error'] };
    expect(body).toMatchObject({ code: 'payment-undecided', fields: {} });
    expect(await cards(cart)).toEqual([]);
    await stripeBehaves({ behaviour: 'normal' });
    await add(cart).expect(201);
    expect(await cards(cart)).toEqual(['4242']);
  });

  test.each(unsure)('is saved for whoever changed their name since Stripe was %s', async (behaviour) => {
    const cart = await makeCart(kitchen.caterer);
    await stripeBehaves({ behaviour, method: 'POST', path: '/v1/customers' });
    await add(cart).expect(503);
    await stripeBehaves({ behaviour: 'normal' });
    await sql.rows(
      "update users set first_name = 'Another' where id = (select user_id from orders where id = $1)",
      [cart.orderId],
    );
    await add(cart).expect(201);
    expect(await cards(cart)).toEqual(['4242']);
  });

  test('pays beside another one that came at once, under a new name', async () => {
    const cart = await makeCart(kitchen.caterer);
    const create = stripe.customers.create.bind(stripe.customers);
    jest.spyOn(stripe.customers, 'create').mockImplementationOnce(async (...given) => {
      await sql.rows(
        "update users set first_name = 'Another' where id = (select user_id from orders where id = $1)",
        [cart.orderId],
      );
      await add(cart, 'pm_card_mastercard').expect(201);
      return create(...given);
    });
    await add(cart).expect(201);
    jest.restoreAllMocks();
    expect(await cards(cart)).toEqual(['4444', '4242']);
    const kept = await sql.rows<{ customer: string; method: string }>(
      `select u.stripe_customer_id as customer, c.stripe_payment_method_id as method
       from credit_cards c join users u on u.id = c.user_id join orders o on o.user_id = u.id where o.id = $1`,
      [cart.orderId],
    );
    expect(kept).toHaveLength(2);
    for (const { customer, method } of kept)
      expect((await stripe.paymentMethods.retrieve(method)).customer).toBe(customer);
  });

  test('is refused as ever where Stripe says no', async () => {
    const cart = await makeCart(kitchen.caterer);
    const declined = (await add(cart, 'pm_card_chargeDeclined').expect(422)) as {
      body: Schemas['Error'];
    };
    expect(declined.body.fields).toEqual({ stripe_token: ['generic_decline'] });
    const unknown = (await add(cart, 'pm_nobody').expect(422)) as { body: Schemas['Error'] };
    expect(unknown.body.fields).toEqual({ stripe_token: ['invalid'] });
  });
});
