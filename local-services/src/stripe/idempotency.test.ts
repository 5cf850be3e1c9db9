import { Client } from 'pg';
import Stripe from 'stripe';
import { createWorld, stripeAt, stripeErrorOf, type World } from '../testing/world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const key = () => `key-${Math.random()}`;
const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(world.url(path), {
    method: 'POST',
    headers: {
      Authorization: 'Bearer sk_test_local',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body,
  });
const setBehaviour = (body: object) =>
  fetch(world.url('/local/stripe/behaviour'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The number of rows changed by a statement. */
async function inDatabase(statement: string, values: unknown[]) {
  const client = new Client({ connectionString: world.databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(statement, values).finally(() => client.end());
  return rowCount;
}

async function readyPayment() {
  const customer = await world.stripe.customers.create({});
  const { id } = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  return {
    amount: 900,
    currency: 'usd',
    customer: customer.id,
    payment_method: id,
    confirm: true,
    off_session: true,
    allowed_payment_method_types: ['card'],
  };
}

describe('idempotency keys', () => {
  it('repeat the first answer to the same request, byte by byte', async () => {
    const headers = { 'Idempotency-Key': key() };
    const first = await send('/v1/customers', 'email=a%40example.com&metadata[x]=1', headers);
    const second = await send('/v1/customers', 'metadata[x]=1&email=a%40example.com', headers);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await second.text()).toBe(await first.text());
  });

  it('refuse another request', async () => {
    const idempotencyKey = key();
    const customer = await world.stripe.customers.create({ name: 'A' }, { idempotencyKey });
    const body = await stripeErrorOf(world.stripe.customers.create({ name: 'B' }, { idempotencyKey }));
    expect(body).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    const path = await stripeErrorOf(
      world.stripe.customers.update(customer.id, { name: 'A' }, { idempotencyKey }),
    );
    expect(path.type).toBe('StripeIdempotencyError');
  });

  it('make one payment of fifty equal requests at once; those that come too early hear that the key is in use', async () => {
    const payment = await readyPayment();
    // Slow, so that the requests overlap.
    await setBehaviour({ behaviour: 'slow', milliseconds: 2_000, times: 1 });
    const idempotencyKey = key();
    const pay = () => world.stripe.paymentIntents.create(payment, { idempotencyKey });
    const answers = await Promise.allSettled(Array.from({ length: 50 }, pay));
    const ids = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : []));
    const errors = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    expect(new Set(ids).size).toBe(1);
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors) {
      expect(error).toBeInstanceOf(Stripe.errors.StripeAPIError);
      expect(error).toMatchObject({
        statusCode: 409,
        rawType: 'idempotency_error',
        code: 'idempotency_key_in_use',
      });
    }
    expect((await pay()).id).toBe(ids[0]);
    expect((await world.stripe.paymentIntents.list({ customer: payment.customer })).data).toHaveLength(1);
  });

  it('are in use at once, while the first request works', async () => {
    const payment = await readyPayment();
    await setBehaviour({ behaviour: 'slow', milliseconds: 1500, times: 1 });
    const idempotencyKey = key();
    const pay = () => world.stripe.paymentIntents.create(payment, { idempotencyKey });
    const first = pay();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const asked = Date.now();
    expect(await stripeErrorOf(pay())).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    expect(Date.now() - asked).toBeLessThan(1000);
    // A request with another key does not wait.
    await world.stripe.customers.create({}, { idempotencyKey: key() });
    expect((await pay().catch(() => first)).id).toBe((await first).id);
    expect((await pay()).lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('are in use only for a while: the client asks again by itself', async () => {
    const payment = await readyPayment();
    await setBehaviour({ behaviour: 'slow', milliseconds: 700, times: 1 });
    const idempotencyKey = key();
    const patient = stripeAt(world.services.stripePort, 3);
    const both = await Promise.all(
      [1, 2].map(() => patient.paymentIntents.create(payment, { idempotencyKey })),
    );
    expect(both[1]?.id).toBe(both[0]?.id);
  });

  it('belong to an account', async () => {
    const idempotencyKey = key();
    const other = new Stripe('sk_test_other', {
      host: '127.0.0.1',
      port: world.services.stripePort,
      protocol: 'http',
    });
    const ours = await world.stripe.customers.create({ name: 'A' }, { idempotencyKey });
    const theirs = await other.customers.create({ name: 'B' }, { idempotencyKey });
    expect(theirs).toMatchObject({ name: 'B' });
    expect(theirs.id).not.toBe(ours.id);
  });

  it('are forgotten after a day', async () => {
    const idempotencyKey = key();
    const first = await world.stripe.customers.create({ name: 'A' }, { idempotencyKey });
    const age = (hours: number) =>
      inDatabase(
        `update local_services.stripe_idempotency_keys set created_at = now() - make_interval(hours => $1)
         where key like '%' || $2`,
        [hours, idempotencyKey],
      );
    expect(await age(23)).toBe(1);
    expect((await world.stripe.customers.create({ name: 'A' }, { idempotencyKey })).id).toBe(first.id);
    expect(await age(25)).toBe(1);
    const later = await world.stripe.customers.create({ name: 'B' }, { idempotencyKey });
    expect(later.id).not.toBe(first.id);
    expect((await world.stripe.customers.create({ name: 'B' }, { idempotencyKey })).id).toBe(later.id);
  });

  it('repeat a decline, and forget a request that was never understood', async () => {
    const payment = {
      amount: 900,
      currency: 'usd',
      payment_method: 'pm_card_chargeDeclined',
      confirm: true,
      allowed_payment_method_types: ['card'],
    };
    const idempotencyKey = key();
    const first = await stripeErrorOf(world.stripe.paymentIntents.create(payment, { idempotencyKey }));
    const second = await stripeErrorOf(world.stripe.paymentIntents.create(payment, { idempotencyKey }));
    expect(second.payment_intent?.id).toBe(first.payment_intent?.id);
    expect(second.headers?.['idempotent-replayed']).toBe('true');

    const headers = { 'Idempotency-Key': key() };
    expect((await send('/v1/customers', 'nonsense=1', headers)).status).toBe(400);
    expect((await send('/v1/customers', 'name=A', headers)).status).toBe(200);
  });
});
