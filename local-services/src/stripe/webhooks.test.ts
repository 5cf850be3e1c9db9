import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { startLocalServices } from '../index';
import { createWorld, type World } from '../testing/world';

const secret = 'whsec_test_only';

/** A webhook endpoint like the API's: checks the signature over the raw body, and can be made to fail. */
class Endpoint {
  readonly events: Stripe.Event[] = [];
  readonly rejected: string[] = [];
  status = 200;
  private server: Server | undefined;

  async open(port = 0): Promise<number> {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const signature = String(request.headers['stripe-signature']);
        try {
          const event = Stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, secret);
          if (this.status === 200) this.events.push(event);
          else this.rejected.push(event.id);
          response.writeHead(this.status).end();
        } catch {
          response.writeHead(400).end();
        }
      });
    });
    await new Promise<void>((resolve) => this.server?.listen(port, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server?.closeAllConnections();
      this.server?.close(() => resolve());
    });
  }
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('nothing came in 15 seconds');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

let endpoint: Endpoint;
let port: number;
let world: World;
beforeEach(async () => {
  endpoint = new Endpoint();
  port = await endpoint.open();
  world = await createWorld({ webhook: { url: `http://127.0.0.1:${port}/webhooks`, secret } });
});
afterEach(async () => {
  await world.close();
  await endpoint.close();
});

it('posts signed events, each once, with the object as it was', async () => {
  const customer = await world.stripe.customers.create({ name: 'Before' });
  await world.stripe.customers.update(customer.id, { name: 'After' });
  await until(() => endpoint.events.length === 2);
  const byType = new Map(endpoint.events.map((event) => [event.type, event]));
  expect(byType.get('customer.created')?.data.object).toMatchObject({ id: customer.id, name: 'Before' });
  expect(byType.get('customer.updated')?.data.object).toMatchObject({ name: 'After' });
  const listed = await world.stripe.events.list();
  expect(listed.data.map(({ id }) => id).sort()).toEqual(endpoint.events.map(({ id }) => id).sort());
  const event = endpoint.events[0];
  expect(await world.stripe.events.retrieve(event?.id ?? '')).toEqual(
    expect.objectContaining({ type: event?.type }),
  );
});

it('delivers later what a sleeping endpoint missed', async () => {
  await endpoint.close();
  const customer = await world.stripe.customers.create({});
  await new Promise((resolve) => setTimeout(resolve, 300));
  await endpoint.open(port);
  await until(() => endpoint.events.length === 1);
  expect(endpoint.events[0]?.data.object).toMatchObject({ id: customer.id });
});

it('delivers after a restart what was queued before it', async () => {
  await endpoint.close();
  const customer = await world.stripe.customers.create({});
  await world.services.stop();
  await endpoint.open(port);
  const webhook = { url: `http://127.0.0.1:${port}/webhooks`, secret };
  const restarted = await startLocalServices({
    databaseUrl: world.databaseUrl,
    port: 0,
    smtpPort: 0,
    webhook,
  });
  await until(() => endpoint.events.length === 1);
  await restarted.stop();
  expect(endpoint.events[0]?.data.object).toMatchObject({ id: customer.id });
});

it('tries again after an answer that is no success', async () => {
  endpoint.status = 500;
  await world.stripe.customers.create({});
  await until(() => endpoint.rejected.length > 0);
  endpoint.status = 200;
  await until(() => endpoint.events.length === 1);
  expect(endpoint.events[0]?.id).toBe(endpoint.rejected[0]);
});

it('tells the whole story of an authorisation', async () => {
  const customer = await world.stripe.customers.create({});
  const method = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  const intent = await world.stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    customer: customer.id,
    payment_method: method.id,
    capture_method: 'manual',
    confirm: true,
    off_session: true,
    allowed_payment_method_types: ['card'],
  });
  await world.stripe.paymentIntents.capture(intent.id, { amount_to_capture: 800 });
  await world.stripe.refunds.create({ payment_intent: intent.id, amount: 100 });
  await until(() => endpoint.events.some(({ type }) => type === 'charge.refunded'));
  await until(() => endpoint.events.length === 9);
  expect(endpoint.events.map(({ type }) => type).sort()).toEqual([
    'charge.captured',
    'charge.refunded',
    'charge.succeeded',
    'customer.created',
    'payment_intent.amount_capturable_updated',
    'payment_intent.created',
    'payment_intent.succeeded',
    'payment_method.attached',
    'refund.created',
  ]);
});

it('queues nothing for a call that failed', async () => {
  await expect(
    world.stripe.paymentMethods.attach('pm_card_visa', { customer: 'cus_nobody' }),
  ).rejects.toThrow();
  expect((await world.stripe.events.list()).data).toEqual([]);
});
