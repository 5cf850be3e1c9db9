import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { intentsOf, runPendingJobs, signedIn, useLocalServices } from '../testing';
import { answer, asCook, bodyOf, lettersTo, orderOf, placed } from './changes/change.factory';
import { makeCaterer, type Caterer } from './order.factory';

useLocalServices();

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

/** An accepted order that starts so many minutes from now, by the calendar of its zone. */
async function startsIn(minutes: number) {
  const cart = await placed(caterer);
  await sql.rows(
    `update orders set start_at = now() + make_interval(mins => $2),
       start_date = ((now() + make_interval(mins => $2)) at time zone time_zone)::date where id = $1`,
    [cart.orderId, minutes],
  );
  return cart;
}
const isToday = (orderId: number) =>
  sql.rows('update orders set start_date = (now() at time zone time_zone)::date where id = $1', [orderId]);
const read = async (orderId: number) =>
  bodyOf<Schemas['CatererOrder']>((await asCook(caterer)).get(`/cpi/v2/caterer/orders/${orderId}`));

test('a caterer sends an order off on its day, once, and its orderer is told', async () => {
  const cart = await startsIn(3 * 24 * 60);
  const cook = await asCook(caterer);
  const early = await bodyOf(cook.post(answer(cart, 'on_its_way')).expect(409));
  expect(early.code).toBe('order-not_sent_off');
  await isToday(cart.orderId);
  expect((await read(cart.orderId)).can.send_off).toBe(true);
  const sent = await bodyOf<Schemas['CatererOrder']>(cook.post(answer(cart, 'on_its_way')).expect(200));
  const again = await bodyOf<Schemas['CatererOrder']>(cook.post(answer(cart, 'on_its_way')).expect(200));
  expect(sent.on_its_way_at).not.toBeNull();
  expect(again.on_its_way_at).toBe(sent.on_its_way_at);
  expect(sent.can.send_off).toBe(false);
  await runPendingJobs();
  const letters = await lettersTo(cart.user.email, cart.orderId);
  expect(letters.filter((template) => template === 'order_on_its_way')).toHaveLength(1);
  expect((await orderOf(cart)).history.filter(({ kind }) => kind === 'on_its_way')).toHaveLength(1);
});

test.each([
  ['that is picked up', 'pickup = true'],
  ['that no card pays', `held_until = now() + interval '1 hour'`],
])('an order %s is not sent off', async (_which, columns) => {
  const cart = await startsIn(30);
  await isToday(cart.orderId);
  await sql.rows(`update orders set ${columns} where id = $1`, [cart.orderId]);
  expect((await read(cart.orderId)).can.send_off).toBe(false);
  await (await asCook(caterer)).post(answer(cart, 'on_its_way')).expect(409);
});

test('a caterer delivers an order about its time, which charges it, and not before', async () => {
  const later = await startsIn(90);
  const cook = await asCook(caterer);
  expect((await read(later.orderId)).can.deliver).toBe(false);
  expect((await bodyOf(cook.post(answer(later, 'deliver')).expect(409))).code).toBe(
    'order-not_delivered_yet',
  );
  const cart = await startsIn(20);
  expect((await read(cart.orderId)).can.deliver).toBe(true);
  await cook.post(answer(cart, 'deliver')).expect(200);
  await cook.post(answer(cart, 'deliver')).expect(200);
  await runPendingJobs();
  const order = await orderOf(cart);
  expect(order.status).toBe('fulfilled');
  expect(order.history.filter(({ kind }) => kind === 'fulfilled')).toMatchObject([
    { by: expect.stringContaining('Cook') as unknown },
  ]);
  expect(await intentsOf(cart.orderId)).toMatchObject([{ status: 'succeeded' }]);
});

test('people of another brand send off and deliver nothing', async () => {
  const cart = await startsIn(20);
  const other = await signedIn((await makeCaterer()).cook);
  for (const act of ['on_its_way', 'deliver']) {
    await other.post(answer(cart, act)).expect(404);
    await cart.orderer.post(answer(cart, act)).expect(404);
  }
  expect((await orderOf(cart)).status).toBe('accepted');
});
