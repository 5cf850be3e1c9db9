import { Client } from 'pg';
import { createWorld, stripeAt, stripeErrorOf, type World } from '../testing/world';
import { startLocalServices } from '../index';

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
const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { type: string; message: string; code?: string; param?: string } })
    .error;

describe('the door', () => {
  it.each(['', 'Bearer sk_live_abc', 'Bearer pk_test_abc', 'Bearer nonsense'])(
    'is closed to %p',
    async (Authorization) => {
      const response = await send('/v1/customers', 'name=A', { Authorization });
      expect(response.status).toBe(401);
      expect((await errorOf(response)).message).not.toContain('abc');
    },
  );

  it('takes a test key as a user name too', async () => {
    const Authorization = `Basic ${Buffer.from('sk_test_local:').toString('base64')}`;
    expect((await send('/v1/customers', 'name=A', { Authorization })).status).toBe(200);
  });

  it.each([
    ['/v1/payment_methods', 'type=card&card[number]=4242424242424242&card[exp_month]=12'],
    ['/v1/tokens', 'card[number]=4242424242424242'],
    ['/v1/customers', 'metadata[note]=4242 4242 4242 4242'],
    ['/v1/payment_intents', 'amount=500&currency=usd&payment_method_data[card][cvc]=123'],
  ])('refuses raw card data at %s', async (path, body) => {
    const response = await send(path, body, { 'Idempotency-Key': key() });
    expect(response.status).toBe(402);
    const error = await errorOf(response);
    expect(error.message).toContain('credit card numbers');
    const client = new Client({ connectionString: world.databaseUrl });
    await client.connect();
    const kept = await client.query(
      `select 1 from local_services.stripe_objects where data::text ~ '4242 ?4242 ?4242 ?4242'`,
    );
    await client.end();
    expect(kept.rowCount).toBe(0);
  });

  it('knows times and identifiers from card numbers', async () => {
    const response = await send('/v1/customers', 'metadata[at]=1763683200004&metadata[id]=4242424242424241');
    expect(response.status).toBe(200);
  });

  it('says which parameter is wrong', async () => {
    const cases: [string, string, string][] = [
      ['/v1/customers', 'nonsense=1', 'nonsense'],
      ['/v1/payment_intents', 'currency=usd', 'amount'],
      ['/v1/payment_intents', 'amount=abc&currency=usd', 'amount'],
      ['/v1/payment_intents', 'amount=49&currency=usd', 'amount'],
      ['/v1/payment_intents', 'amount=500&currency=usd&confirm=maybe', 'confirm'],
      ['/v1/payment_intents', 'amount=500&currency=usd&customer=cus_nobody', 'customer'],
      ['/v1/customers', 'metadata[a][b]=1', 'metadata[a]'],
      ['/v1/customers', 'name[a]=1', 'name'],
    ];
    for (const [path, body, param] of cases) {
      const response = await send(path, body);
      expect(response.status).toBe(400);
      expect(await errorOf(response)).toMatchObject({ type: 'invalid_request_error', param });
    }
  });

  it('answers malformed bodies in Stripe’s shape', async () => {
    for (const [body, type] of [
      ['{"name":"A"}', 'application/json'],
      ['name=%00', 'application/x-www-form-urlencoded'],
      [`name=${'x'.repeat(2_000_000)}`, 'application/x-www-form-urlencoded'],
    ] as const) {
      const response = await send('/v1/customers', body, { 'Content-Type': type });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect((await errorOf(response)).type).toBe('invalid_request_error');
    }
  });

  it('answers 404 for what it does not know', async () => {
    const error = await stripeErrorOf(world.stripe.subscriptions.list());
    expect(error).toMatchObject({ statusCode: 404, type: 'StripeInvalidRequestError' });
    expect(error.message).toContain('/v1/subscriptions');
    expect(error.requestId).toMatch(/^req_/);
  });
});

it('outlives the loss of all its database connections', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const customer = await world.stripe.customers.create({ name: 'Before' });
  const client = new Client({ connectionString: world.databaseUrl });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await client.end();
  const patient = stripeAt(world.services.stripePort, 3);
  expect(await patient.customers.retrieve(customer.id)).toMatchObject({ name: 'Before' });
  // One that was in use fails its query instead of being lost idle.
  expect(log.mock.calls.flat().map(String).join(' ')).toMatch(
    /lost a database connection|terminating connection/,
  );
  log.mockRestore();
});

it('keeps everything over a restart', async () => {
  const customer = await world.stripe.customers.create({ name: 'Kept' });
  const idempotencyKey = key();
  await world.stripe.customers.update(customer.id, { phone: '1' }, { idempotencyKey });
  const second = await startLocalServices({ databaseUrl: world.databaseUrl, port: 0, smtpPort: 0 });
  try {
    const stripe = stripeAt(second.stripePort);
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ name: 'Kept', phone: '1' });
    const replayed = await stripe.customers.update(customer.id, { phone: '1' }, { idempotencyKey });
    expect(replayed.lastResponse.headers['idempotent-replayed']).toBe('true');
  } finally {
    await second.stop();
  }
});
