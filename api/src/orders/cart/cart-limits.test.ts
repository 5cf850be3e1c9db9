import type { Schemas } from '@copper-carrot/contracts';
import { client, useLocalServices } from '../../testing';
import { inDays, makeCaterer, makeReadyCart, type Caterer } from '../order.factory';
import { cartLimit, previewLimit } from './cart-limits';

useLocalServices();

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

const base = '/cpi/v1/orderer';
const order = () => ({ headcount: 20, start_date: inDays(3), start_time: '12:00' });
const address = { formatted_address: '350 5th Ave, New York, NY 10001' };

test('somebody starts two hundred orders an hour that are not placed, and then waits; one that is placed counts no more', async () => {
  const { orderer, orderId, user } = await makeReadyCart(caterer);
  const start = () =>
    orderer.post(`${base}/packages/${caterer.pack.slug}/order`).send({ ...address, order: order() });
  await cartLimit.spend(String(user.id), { points: 198 });
  await start().expect(201);
  const refused = await start().expect(429);
  expect(refused.body).toMatchObject({
    code: 'too_many_requests',
    message: 'You started too many orders that were not placed. Please wait 60 minutes.',
  } satisfies Partial<Schemas['Error']>);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  await orderer.post(`${base}/orders/${orderId}/submit`).send({}).expect(200);
  // Repeating the submit frees no second place.
  await orderer.post(`${base}/orders/${orderId}/submit`).send({});
  await orderer.post(`${base}/orders/${orderId}/reorder`).send({}).expect(429);
  expect((await start()).status).toBe(429);
});

test('strangers of one network look at three thousand prices in ten minutes, and whoever is signed in goes on', async () => {
  const { orderer } = await makeReadyCart(caterer);
  const network = '203.0.113.20';
  const path = `${base}/packages/${caterer.pack.slug}/order/preview`;
  const stranger = client().always({ 'X-Forwarded-For': network });
  await previewLimit.spend(network, { points: 2999 });
  await stranger.post(path).send({ order: order() }).expect(200);
  const refused = await stranger.post(path).send({ order: order() }).expect(429);
  expect((refused.body as Schemas['Error']).message).toMatch(
    /^Too many prices were asked for from here\. Please wait/,
  );
  await orderer.post(path).set('X-Forwarded-For', network).send({ order: order() }).expect(200);
  await client().post(path).send({ order: order() }).expect(200);
});
