import Stripe from 'stripe';
import { createWorld, stripeErrorOf, type World } from '../testing/world';

let world: World;
let stripe: Stripe;
beforeAll(async () => {
  world = await createWorld();
  ({ stripe } = world);
});
afterAll(() => world.close());

const seconds = () => Math.floor(Date.now() / 1000);
const customer = () => stripe.customers.create({ email: 'pat@example.com', metadata: { user_id: '7' } });
const cardsOnly = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } } as const;

async function savedCard(token = 'pm_card_visa') {
  const { id } = await customer();
  return { customer: id, payment_method: (await stripe.paymentMethods.attach(token, { customer: id })).id };
}

/** The authorisation that a submit requests. */
const hold = async (card: { customer: string; payment_method: string }, idempotencyKey?: string) =>
  stripe.paymentIntents.create(
    {
      ...card,
      ...cardsOnly,
      amount: 12_345,
      currency: 'usd',
      capture_method: 'manual',
      confirm: true,
      metadata: { order_id: '17', payment_attempt_id: '3' },
    },
    idempotencyKey ? { idempotencyKey } : {},
  );

/** The common fields of all authorisations. */
const held = {
  object: 'payment_intent',
  allowed_payment_method_types: null,
  amount: 12_345,
  amount_capturable: 12_345,
  amount_details: { tip: {} },
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'manual',
  confirmation_method: 'automatic',
  currency: 'usd',
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  livemode: false,
  managed_payments: null,
  metadata: { order_id: '17', payment_attempt_id: '3' },
  next_action: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: {
    card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
  },
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'requires_capture',
  transfer_group: null,
};

describe('a customer', () => {
  it('is made, and found by the e-mail', async () => {
    const before = seconds();
    const made = await stripe.customers.create({
      email: 'sam@example.com',
      name: 'Sam Orderer',
      metadata: { user_id: '8' },
    });
    expect(made).toMatchObject({
      object: 'customer',
      email: 'sam@example.com',
      name: 'Sam Orderer',
      metadata: { user_id: '8' },
      livemode: false,
      invoice_settings: { default_payment_method: null },
    });
    expect(made.id).toMatch(/^cus_\w{24}$/);
    expect(made.created).toBeGreaterThanOrEqual(before);
    const found = await stripe.customers.list({ email: 'sam@example.com', limit: 100 });
    expect(found).toEqual({ object: 'list', url: '/v1/customers', has_more: false, data: [made] });
  });
});

describe('a card', () => {
  it('is attached to its customer', async () => {
    const { id } = await customer();
    const method = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: id });
    expect(method).toMatchObject({
      object: 'payment_method',
      type: 'card',
      customer: id,
      customer_account: null,
      billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
      card: {
        brand: 'mastercard',
        last4: '4444',
        funding: 'credit',
        country: 'US',
        exp_year: new Date().getUTCFullYear() + 1,
        regulated_status: 'unregulated',
        networks: { available: ['mastercard'], preferred: null },
      },
    });
  });

  it('is verified, and the proof is found', async () => {
    const card = await savedCard();
    const setup = await stripe.setupIntents.create({
      ...card,
      ...cardsOnly,
      confirm: true,
      usage: 'off_session',
    });
    expect(setup).toMatchObject({
      object: 'setup_intent',
      ...card,
      ...cardsOnly,
      status: 'succeeded',
      usage: 'off_session',
      last_setup_error: null,
      next_action: null,
      payment_method_options: {
        card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
      },
      single_use_mandate: null,
    });
    const found = await stripe.setupIntents.list({ ...card, limit: 1 });
    expect(found).toEqual({ object: 'list', url: '/v1/setup_intents', has_more: false, data: [setup] });
  });

  it('is refused with what its issuer says', async () => {
    const { id } = await customer();
    const error = await stripeErrorOf(
      stripe.paymentMethods.attach('pm_card_chargeDeclinedInsufficientFunds', { customer: id }),
    );
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({
      statusCode: 402,
      rawType: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    });
  });
});

describe('a hold', () => {
  it('is made whole, and read back the same', async () => {
    const card = await savedCard();
    const made = await hold(card);
    const { id, client_secret, created, latest_charge, ...rest } = made;
    expect(rest).toEqual({ ...held, ...card });
    expect(id).toMatch(/^pi_\w{24}$/);
    expect(client_secret).toMatch(new RegExp(`^${id}_secret_\\w{25}$`));
    expect(latest_charge).toMatch(/^ch_\w{24}$/);
    expect(await stripe.paymentIntents.retrieve(id)).toEqual(made);
    const recent = await stripe.paymentIntents.list({
      customer: card.customer,
      created: { gte: created },
      limit: 100,
    });
    expect(recent).toEqual({ object: 'list', url: '/v1/payment_intents', has_more: false, data: [made] });
  });

  it('is captured in part, with what its charge and its events say', async () => {
    const { id } = await hold(await savedCard());
    const captured = await stripe.paymentIntents.capture(
      id,
      { amount_to_capture: 10_000 },
      { idempotencyKey: `capture-${id}` },
    );
    expect(captured).toMatchObject({
      id,
      status: 'succeeded',
      amount_capturable: 0,
      amount_received: 10_000,
    });
    const [charge] = (await stripe.charges.list({ payment_intent: id })).data;
    expect(charge).toMatchObject({
      object: 'charge',
      amount: 12_345,
      amount_captured: 10_000,
      amount_refunded: 2_345,
      captured: true,
      paid: true,
      status: 'succeeded',
      outcome: { network_status: 'approved_by_network', type: 'authorized', advice_code: null },
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242', network: 'visa' } },
    });
    const events = (await stripe.events.list({ types: ['payment_intent.succeeded'], limit: 100 })).data;
    const event = events.find(
      (found) => found.type === 'payment_intent.succeeded' && found.data.object.id === id,
    );
    expect(event).toMatchObject({
      object: 'event',
      livemode: false,
      pending_webhooks: 0,
      request: { idempotency_key: `capture-${id}` },
      data: { object: { id, status: 'succeeded', amount_received: 10_000 } },
    });
    const refund = await stripe.refunds.create({ payment_intent: id, amount: 400 });
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 400,
      currency: 'usd',
      payment_intent: id,
      charge: charge?.id,
      status: 'succeeded',
      transfer_reversal: null,
    });
  });

  it('is canceled', async () => {
    const before = seconds();
    const { id } = await hold(await savedCard());
    const canceled = await stripe.paymentIntents.cancel(id);
    expect(canceled).toMatchObject({ id, status: 'canceled', amount_capturable: 0, amount_received: 0 });
    expect(canceled.canceled_at).toBeGreaterThanOrEqual(before);
  });

  it('is declined with the attempt in the error', async () => {
    const error = await stripeErrorOf(hold(await savedCard('pm_card_chargeCustomerFail')));
    expect(error).toMatchObject({
      statusCode: 402,
      rawType: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      payment_intent: { object: 'payment_intent', status: 'requires_payment_method' },
    });
  });

  it('wants to be proven, and says where', async () => {
    const made = await hold(await savedCard('pm_card_authenticationRequired'));
    expect(made).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
  });

  it('can not be made with a card that is not there', async () => {
    const { customer: id } = await savedCard();
    const error = await stripeErrorOf(hold({ customer: id, payment_method: 'pm_gone' }));
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(error).toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'payment_method' });
  });
});
