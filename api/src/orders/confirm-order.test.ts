import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { runPendingJobs, signedIn, useLocalServices } from '../testing';
import { answer, asCook, bodyOf, cancel, lettersTo, orderOf, placed } from './changes/change.factory';
import { makeCaterer, type Caterer } from './order.factory';

useLocalServices();

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

/** An accepted order whose event is so many days from today, by its own calendar. */
async function inDays(days: number) {
  const cart = await placed(caterer);
  await sql.rows(
    `update orders set start_date = (now() at time zone time_zone)::date + $2::int where id = $1`,
    [cart.orderId, days],
  );
  return cart;
}
const read = async (orderId: number) =>
  bodyOf<Schemas['CatererOrder']>((await asCook(caterer)).get(`/cpi/v2/caterer/orders/${orderId}`));

test('[ACT-02] a caterer confirms tomorrow’s order, once: its orderer is told, and it is in the history', async () => {
  const cart = await inDays(1);
  const cook = await asCook(caterer);
  const { lock_version, can } = await read(cart.orderId);
  expect(can.confirm).toBe(true);
  await cook
    .post(answer(cart, 'confirm'))
    .send({ lock_version: lock_version - 1 })
    .expect(409);
  const confirmed = await cook.post(answer(cart, 'confirm')).send({ lock_version }).expect(200);
  expect(confirmed.body).toMatchObject({ status: 'confirmed', can: { confirm: false } });
  await cook.post(answer(cart, 'confirm')).send({ lock_version }).expect(200);
  await runPendingJobs();
  const letters = await lettersTo(cart.user.email, cart.orderId);
  expect(letters.filter((template) => template === 'order_confirmed')).toHaveLength(1);
  const { status, history } = await orderOf(cart);
  expect(status).toBe('confirmed');
  expect(history.filter(({ kind }) => kind === 'confirmed')).toHaveLength(1);
});

test.each([
  ['two days before its event', 2, 'true', 'order-confirmed_too_early'],
  ['while no card pays for it', 1, `held_until = now() + interval '1 hour'`, 'order-payment_held'],
  ['once its event has begun', 0, `start_at = now() - interval '1 minute'`, 'order-answer_too_late'],
])('[ACT-02] an order can not be confirmed %s', async (_when, days, columns, code) => {
  const cart = await inDays(days);
  if (columns !== 'true') await sql.rows(`update orders set ${columns} where id = $1`, [cart.orderId]);
  expect((await read(cart.orderId)).can.confirm).toBe(false);
  const refused = await bodyOf((await asCook(caterer)).post(answer(cart, 'confirm')).send({}));
  expect([refused.status, refused.code]).toEqual([409, code]);
});

test('[ACT-06] a caterer acknowledges a canceled order, once, and no order that stands', async () => {
  const cart = await placed(caterer);
  const cook = await asCook(caterer);
  await cook.post(answer(cart, 'acknowledge')).expect(409);
  await cancel(cart, 0).expect(200);
  expect((await read(cart.orderId)).can.acknowledge).toBe(true);
  const first = await bodyOf<Schemas['CatererOrder']>(cook.post(answer(cart, 'acknowledge')).expect(200));
  const again = await bodyOf<Schemas['CatererOrder']>(cook.post(answer(cart, 'acknowledge')).expect(200));
  expect(first.cancellation_acknowledged_at).not.toBeNull();
  expect(again.cancellation_acknowledged_at).toBe(first.cancellation_acknowledged_at);
  expect(first.can.acknowledge).toBe(false);
  expect(again.history.filter(({ kind }) => kind === 'cancellation_acknowledged')).toHaveLength(1);
});

test('people of another brand confirm and acknowledge nothing', async () => {
  const cart = await inDays(1);
  const other = await signedIn((await makeCaterer()).cook);
  await other.post(answer(cart, 'confirm')).send({}).expect(404);
  await other.post(answer(cart, 'acknowledge')).expect(404);
  await cart.orderer.post(answer(cart, 'confirm')).send({}).expect(404);
  expect((await orderOf(cart)).status).toBe('accepted');
});
