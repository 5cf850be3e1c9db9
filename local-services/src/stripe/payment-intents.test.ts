import { Client } from 'pg';
import { createWorld, idOf, stripeErrorOf, type World } from '../testing/world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function savedCard(name = 'pm_card_visa') {
  const customer = await world.stripe.customers.create({});
  const method = await world.stripe.paymentMethods.attach(name, { customer: customer.id });
  return { customer: customer.id, payment_method: method.id };
}

const authorise = async (card: { customer: string; payment_method: string }, amount = 12_345) =>
  world.stripe.paymentIntents.create({
    ...card,
    amount,
    currency: 'usd',
    capture_method: 'manual',
    confirm: true,
    off_session: true,
    allowed_payment_method_types: ['card'],
    metadata: { order_id: '17' },
  });

it('many calls at once about one customer and card wait for each other in one order', async () => {
  const card = await savedCard();
  const wish = { ...card, amount: 12_345, currency: 'usd' } as const;
  const manual = { capture_method: 'manual' as const, allowed_payment_method_types: ['card' as const] };
  const made = await Promise.all(
    Array.from({ length: 20 }, () => world.stripe.paymentIntents.create({ ...wish, ...manual })),
  );
  const calls = made.flatMap(({ id }) => [
    () => world.stripe.paymentIntents.confirm(id, { off_session: true }),
    () => authorise(card),
    () => world.stripe.customers.update(card.customer, { description: id }),
  ]);
  const ended = await Promise.allSettled(calls.map((call) => call()));
  expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
});

describe('an authorisation', () => {
  it('holds the amount without taking it', async () => {
    const card = await savedCard();
    const intent = await authorise(card);
    expect(intent).toMatchObject({
      status: 'requires_capture',
      amount: 12_345,
      amount_capturable: 12_345,
      amount_received: 0,
      metadata: { order_id: '17' },
      ...card,
    });
    const read = await world.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(read.latest_charge).toMatchObject({ captured: false, paid: true, amount_captured: 0 });
  });

  it.each([
    ['seven days while its person is there', 'pm_card_visa', false, 7 * 24],
    ['four days and 18 hours on Visa while nobody is', 'pm_card_visa', true, 4 * 24 + 18],
    ['seven days on another network', 'pm_card_mastercard', true, 7 * 24],
  ])('lasts %s, and says so', async (_how, name, offSession, hours) => {
    const made = await world.stripe.paymentIntents.create({
      ...(await savedCard(name)),
      amount: 12_345,
      currency: 'usd',
      capture_method: 'manual',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    });
    expect(made.status).toBe('requires_confirmation');
    const { latest_charge: charge } = await world.stripe.paymentIntents.confirm(made.id, {
      expand: ['latest_charge'],
      ...(offSession && { off_session: true }),
    });
    if (charge === null || typeof charge === 'string') throw new Error('the charge was to be expanded');
    const until = charge.payment_method_details?.card?.capture_before ?? 0;
    expect(until - charge.created).toBe(hours * 3600);
  });

  it('can not be captured once it has lapsed', async () => {
    const intent = await authorise(await savedCard());
    const client = new Client({ connectionString: world.databaseUrl });
    await client.connect();
    await client
      .query(
        `update local_services.stripe_objects set data = jsonb_set(data, '{payment_method_details,card,capture_before}', '1')
         where id = $1`,
        [idOf(intent.latest_charge)],
      )
      .finally(() => client.end());
    const error = await stripeErrorOf(world.stripe.paymentIntents.capture(intent.id));
    expect(error).toMatchObject({ statusCode: 400, code: 'charge_expired_for_capture' });
  });

  it('is captured whole', async () => {
    const intent = await authorise(await savedCard());
    const captured = await world.stripe.paymentIntents.capture(intent.id);
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 12_345, amount_capturable: 0 });
  });

  it('is captured in part, and the rest is released', async () => {
    const intent = await authorise(await savedCard());
    const captured = await world.stripe.paymentIntents.capture(intent.id, { amount_to_capture: 10_000 });
    expect(captured).toMatchObject({ status: 'succeeded', amount: 12_345, amount_received: 10_000 });
    const error = await stripeErrorOf(world.stripe.paymentIntents.capture(intent.id));
    expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
    const tooMuch = await stripeErrorOf(
      world.stripe.refunds.create({ payment_intent: intent.id, amount: 10_001 }),
    );
    expect(tooMuch.param).toBe('amount');
  });

  it('never gives more than it holds', async () => {
    const intent = await authorise(await savedCard());
    const error = await stripeErrorOf(
      world.stripe.paymentIntents.capture(intent.id, { amount_to_capture: 12_346 }),
    );
    expect(error).toMatchObject({ code: 'amount_too_large', param: 'amount_to_capture' });
    expect((await world.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_capture');
  });

  it('is canceled, and can not be captured or canceled after that', async () => {
    const intent = await authorise(await savedCard());
    const canceled = await world.stripe.paymentIntents.cancel(intent.id, {
      cancellation_reason: 'abandoned',
    });
    expect(canceled).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
      amount_capturable: 0,
    });
    for (const again of [
      () => world.stripe.paymentIntents.capture(intent.id),
      () => world.stripe.paymentIntents.cancel(intent.id),
    ]) {
      expect(await stripeErrorOf(again())).toMatchObject({ code: 'payment_intent_unexpected_state' });
    }
  });

  it('goes through once when it is captured ten times at once', async () => {
    const intent = await authorise(await savedCard());
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => world.stripe.paymentIntents.capture(intent.id)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const events = await world.stripe.events.list({ type: 'charge.captured', limit: 100 });
    const own = events.data.filter(
      ({ data }) => 'payment_intent' in data.object && data.object.payment_intent === intent.id,
    );
    expect(own).toHaveLength(1);
  });
});

describe('a payment', () => {
  it('is listed with its customer, newest first', async () => {
    const card = await savedCard();
    const first = await authorise(card, 1000);
    const second = await authorise(card, 2000);
    const listed = await world.stripe.paymentIntents.list({ customer: card.customer });
    expect(listed.data.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('is created first and confirmed later', async () => {
    const card = await savedCard();
    const created = await world.stripe.paymentIntents.create({
      ...card,
      amount: 500,
      currency: 'usd',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    });
    expect(created.status).toBe('requires_confirmation');
    await world.stripe.paymentIntents.update(created.id, { amount: 700, metadata: { order_id: '9' } });
    expect(await world.stripe.paymentIntents.confirm(created.id)).toMatchObject({
      status: 'succeeded',
      amount_received: 700,
      metadata: { order_id: '9' },
    });
  });

  it('needs a return address while redirects are allowed', async () => {
    const card = await savedCard();
    const error = await stripeErrorOf(
      world.stripe.paymentIntents.create({ ...card, amount: 500, currency: 'usd', confirm: true }),
    );
    expect(error.message).toContain('return_url');
  });

  it('is declined, and what happened stays readable', async () => {
    const card = await savedCard('pm_card_chargeCustomerFail');
    const error = await stripeErrorOf(authorise(card));
    expect(error).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
    const id = error.payment_intent?.id ?? '';
    const kept = await world.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(kept).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code: 'card_declined', payment_method: { id: card.payment_method } },
      latest_charge: { status: 'failed', paid: false },
    });
    const other = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: card.customer });
    expect((await world.stripe.paymentIntents.confirm(id, { payment_method: other.id })).status).toBe(
      'requires_capture',
    );
  });

  it('off session with a card that wants proof is declined', async () => {
    const error = await stripeErrorOf(authorise(await savedCard('pm_card_authenticationRequired')));
    expect(error).toMatchObject({
      type: 'StripeCardError',
      code: 'authentication_required',
      decline_code: 'authentication_required',
      payment_intent: { status: 'requires_payment_method' },
    });
  });

  it('takes only the cards of its own customer', async () => {
    const [own, foreign] = await Promise.all([savedCard(), savedCard()]);
    const error = await stripeErrorOf(
      authorise({ customer: own.customer, payment_method: foreign.payment_method }),
    );
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', param: 'payment_method' });
  });

  it('uses a card without a customer only once', async () => {
    const once = { amount: 500, currency: 'usd', confirm: true, allowed_payment_method_types: ['card'] };
    const paid = await world.stripe.paymentIntents.create({ ...once, payment_method: 'pm_card_visa' });
    expect(paid.status).toBe('succeeded');
    const again = world.stripe.paymentIntents.create({
      ...once,
      payment_method: idOf(paid.payment_method),
    });
    expect((await stripeErrorOf(again)).message).toContain('may not be used again');
  });
});

describe('refunds', () => {
  it('give back a part, then the rest, and not a cent more', async () => {
    const intent = await authorise(await savedCard(), 1000);
    await world.stripe.paymentIntents.capture(intent.id);
    const part = await world.stripe.refunds.create({
      payment_intent: intent.id,
      amount: 400,
      reason: 'requested_by_customer',
    });
    expect(part).toMatchObject({ amount: 400, status: 'succeeded', payment_intent: intent.id });
    const rest = await world.stripe.refunds.create({ charge: idOf(intent.latest_charge) });
    expect(rest.amount).toBe(600);
    const error = await stripeErrorOf(world.stripe.refunds.create({ payment_intent: intent.id }));
    expect(error.code).toBe('charge_already_refunded');
    expect(
      (await world.stripe.refunds.list({ payment_intent: intent.id })).data.map(({ amount }) => amount),
    ).toEqual([600, 400]);
    expect(await world.stripe.refunds.retrieve(part.id)).toMatchObject({ amount: 400 });
  });

  it('need a captured charge', async () => {
    const intent = await authorise(await savedCard());
    const error = await stripeErrorOf(world.stripe.refunds.create({ payment_intent: intent.id }));
    expect(error.message).toContain('does not have a successful charge');
  });
});
