import Stripe from 'stripe';
import { type Behaviour } from './behaviour';
import { createWorld, stripeAt, stripeErrorOf, type World } from '../testing/world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
afterEach(() => behave({ behaviour: 'normal' }));

const behave = (body: unknown) =>
  fetch(world.url('/local/stripe/behaviour'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const current = async () => (await (await fetch(world.url('/local/stripe/behaviour'))).json()) as Behaviour;
const named = async (name: string) =>
  (await world.stripe.customers.list({ limit: 100 })).data.filter((customer) => customer.name === name);
const key = () => `key-${Math.random()}`;
/** A client without retries and with a timeout of a second. */
const hasty = () =>
  new Stripe('sk_test_local', {
    host: '127.0.0.1',
    port: world.services.stripePort,
    protocol: 'http',
    maxNetworkRetries: 0,
    timeout: 1000,
  });

describe('what it was told', () => {
  it('is said, and counts down', async () => {
    expect(await current()).toEqual({
      behaviour: 'normal',
      milliseconds: null,
      times: null,
      method: null,
      path: null,
    });
    const set = await behave({ behaviour: '429', times: 2, method: 'post', path: '/v1/customers' });
    expect(set.status).toBe(200);
    const told = { behaviour: '429', milliseconds: null, times: 2, method: 'POST', path: '/v1/customers' };
    expect(await set.json()).toEqual(told);
    await stripeErrorOf(world.stripe.customers.create({}));
    expect(await current()).toEqual({ ...told, times: 1 });
    await world.stripe.customers.list();
    await world.stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } });
    expect(await current()).toEqual({ ...told, times: 1 });
    await stripeErrorOf(world.stripe.customers.create({}));
    expect((await current()).behaviour).toBe('normal');
    expect((await world.stripe.customers.create({ name: 'After' })).name).toBe('After');
  });

  it('says of a key that it is in use only where there is a key', async () => {
    await behave({ behaviour: '409 in use', times: 1 });
    expect((await world.stripe.customers.list()).object).toBe('list');
    expect(await current()).toMatchObject({ behaviour: '409 in use', times: 1 });
    const refused = await stripeErrorOf(world.stripe.customers.create({}, { idempotencyKey: key() }));
    expect(refused.code).toBe('idempotency_key_in_use');
  });

  it.each([
    ['behaviour', {}],
    ['behaviour', { behaviour: 'kind' }],
    ['behaviour', { behaviour: 'toString' }],
    ['milliseconds', { behaviour: 'slow', milliseconds: -1 }],
    ['milliseconds', { behaviour: 'slow', milliseconds: '5' }],
    ['times', { behaviour: 'dead', times: 0 }],
    ['times', { behaviour: 'dead', times: 1.5 }],
    ['method', { behaviour: 'dead', method: 'PATCH' }],
    ['path', { behaviour: 'dead', path: '/local' }],
    ['path', { behaviour: 'dead', path: 7 }],
    ['until', { behaviour: 'dead', until: 'noon' }],
    ['body', []],
    ['body', '{'],
  ])('is refused with the name of the field: %s', async (field, body) => {
    const refused = await behave(body);
    expect(refused.status).toBe(422);
    expect(Object.keys(((await refused.json()) as { fields: object }).fields)).toEqual([field]);
    expect((await current()).behaviour).toBe('normal');
  });

  it('is shown on the page of payments, whose form sets it', async () => {
    const sent = await fetch(world.url('/local/stripe/behaviour'), {
      method: 'POST',
      body: new URLSearchParams({ behaviour: 'slow', milliseconds: '20', times: '', path: '/v1/refunds' }),
    });
    expect(sent.url).toBe(world.url('/local/stripe'));
    const page = await sent.text();
    expect(page).toContain('<option value="slow" selected>');
    expect(page).toContain('For any calls to /v1/refunds, until it is set anew.');
    expect(await current()).toMatchObject({ behaviour: 'slow', milliseconds: 20, times: null });
  });
});

describe('a call', () => {
  it('is slow', async () => {
    await behave({ behaviour: 'slow', milliseconds: 400, times: 1 });
    const asked = Date.now();
    expect((await world.stripe.customers.create({ name: 'Slow' })).name).toBe('Slow');
    expect(Date.now() - asked).toBeGreaterThanOrEqual(390);
  });

  it('meets a dead peer: nothing is done', async () => {
    await behave({ behaviour: 'dead' });
    const error = await stripeErrorOf(world.stripe.customers.create({ name: 'Dead' }));
    expect(error.type).toBe('StripeConnectionError');
    await behave({ behaviour: 'normal' });
    expect(await named('Dead')).toEqual([]);
  });

  it('is answered late: it was done, and its key knows', async () => {
    await behave({ behaviour: 'late', times: 1 });
    const idempotencyKey = key();
    const late = await stripeErrorOf(hasty().customers.create({ name: 'Late' }, { idempotencyKey }));
    expect(late.type).toBe('StripeConnectionError');
    const again = await world.stripe.customers.create({ name: 'Late' }, { idempotencyKey });
    expect((await named('Late')).map(({ id }) => id)).toEqual([again.id]);
  });

  it('is answered at last when the caller waits that long', async () => {
    await behave({ behaviour: 'late', milliseconds: 300, times: 1 });
    expect((await world.stripe.customers.create({ name: 'At last' })).name).toBe('At last');
  });

  it.each([
    ['500 after success', 1],
    ['500 without success', 0],
  ])('fails with %s, and the key hears the failure again', async (behaviour, done) => {
    await behave({ behaviour, times: 1 });
    const idempotencyKey = key();
    const create = () =>
      stripeAt(world.services.stripePort, 2).customers.create({ name: behaviour }, { idempotencyKey });
    const first = await stripeErrorOf(create());
    expect(first).toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    expect(first.headers?.['idempotent-replayed']).toBeUndefined();
    const again = await stripeErrorOf(create());
    expect(again).toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    expect(again.headers?.['idempotent-replayed']).toBe('true');
    expect(await named(behaviour)).toHaveLength(done);
  });

  it('is dropped: it was done, and its key knows', async () => {
    // Twice, because the client repeats the call after a closed connection.
    await behave({ behaviour: 'dropped', times: 2 });
    const idempotencyKey = key();
    const create = () => world.stripe.customers.create({ name: 'Dropped' }, { idempotencyKey });
    expect((await stripeErrorOf(create())).type).toBe('StripeConnectionError');
    const again = await create();
    expect((await named('Dropped')).map(({ id }) => id)).toEqual([again.id]);
  });

  it.each([
    ['409 in use', 'StripeAPIError', { statusCode: 409, code: 'idempotency_key_in_use' }],
    ['429', 'StripeRateLimitError', { statusCode: 429, code: 'lock_timeout' }],
  ])('is told %s: nothing is done, and the client asks again by itself', async (behaviour, type, details) => {
    await behave({ behaviour });
    const error = await stripeErrorOf(world.stripe.customers.create({ name: behaviour }));
    expect(error).toMatchObject({ type, ...details });
    await behave({ behaviour, times: 1 });
    await stripeAt(world.services.stripePort, 1).customers.create({ name: behaviour });
    expect(await named(behaviour)).toHaveLength(1);
  });
});

it('stops while a call is slow', async () => {
  const other = await createWorld();
  await fetch(other.url('/local/stripe/behaviour'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ behaviour: 'slow', milliseconds: 60_000 }),
  });
  const slow = other.stripe.customers.create({ name: 'Slow' }, { idempotencyKey: key() });
  await new Promise((resolve) => setTimeout(resolve, 200));
  const asked = Date.now();
  await Promise.all([other.close(), slow.catch(() => undefined)]);
  expect(Date.now() - asked).toBeLessThan(5000);
});
