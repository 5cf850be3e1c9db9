import type { Schemas } from '@copper-carrot/contracts';
import { Membership } from '../../accounts';
import { sql } from '../../database';
import {
  intentsOf,
  mailTo,
  makeUser,
  runPendingJobs,
  signedIn,
  stripeBehaves,
  useLocalServices,
} from '../../testing';
import { makeCart, makeCaterer, type Caterer } from '../order.factory';
import { bodyOf, bookedFor, cancel, heldFor, orderOf, placed, startsIn } from './change.factory';

useLocalServices();
jest.setTimeout(60_000);

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});
afterEach(() => stripeBehaves({ behaviour: 'normal' }));

const codeOf = (body: unknown) => (body as Schemas['Error']).code;
const templates = async (email: string, orderId: number) =>
  (await mailTo(email)).filter(({ data }) => data.orderId === orderId).map(({ template }) => template);

test('an order that nobody has accepted is canceled for nothing, once: hold, kitchen and mails', async () => {
  const cart = await placed(caterer, { accepted: false });
  expect((await orderOf(cart)).cancellation_policy?.sentence).toBe(
    'Free to cancel until the caterer accepts, and after that up to 24 hours before the event.',
  );
  await startsIn(cart.orderId, 3);
  expect((await orderOf(cart)).cancellation_policy).toMatchObject({
    fee: 0,
    sentence: 'Free to cancel until the caterer accepts.',
  });
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(cart, 0)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  await runPendingJobs();
  const order = await orderOf(cart);
  expect(order).toMatchObject({
    status: 'canceled',
    end_reason: 'The meeting is off.',
    cancellation_fee: 0,
    payment: { status: 'voided' },
    pricing: { balance: 0 },
    can: { cancel: false, modify: false },
  });
  expect(await heldFor(cart.orderId)).toEqual([]);
  expect(await bookedFor(cart.orderId)).toBeUndefined();
  expect(await templates(cart.user.email, cart.orderId)).toEqual(['order_submitted', 'order_canceled']);
  expect(await templates(caterer.cook.email, cart.orderId)).toEqual([
    'order_received',
    'order_canceled_for_caterer',
  ]);
  expect(order.history.filter(({ kind }) => kind === 'canceled')).toHaveLength(1);
});

test('an accepted order costs nothing a day before and more', async () => {
  const cart = await placed(caterer);
  const { body } = (await cancel(cart, 0).expect(200)) as { body: Schemas['Order'] };
  expect(body).toMatchObject({ status: 'canceled', cancellation_fee: 0 });
});

test('who canceled without a word reads of themselves, their colleagues their name, the caterer the customer', async () => {
  const cart = await placed(caterer);
  const canceled = await cart.orderer
    .post(`/cpi/v1/orderer/orders/${cart.orderId}/cancel`)
    .send({ fee: 0 })
    .expect(200);
  expect(canceled.body).toMatchObject({ end_reason: 'You canceled this order.' });
  const colleague = await makeUser();
  await Membership.create({ teamId: cart.teamId, userId: colleague.id, role: 'admin' });
  expect(await orderOf({ ...cart, orderer: await signedIn(colleague) })).toMatchObject({
    end_reason: `${cart.user.firstName} ${cart.user.lastName} canceled this order.`,
  });
  const kitchen = await signedIn(caterer.cook);
  const theirs = await kitchen.get(`/cpi/v2/caterer/orders/${cart.orderId}`).expect(200);
  expect(theirs.body).toMatchObject({ end_reason: 'Canceled by the customer.' });
});

test('what canceling costs is told to nobody who may not: a colleague who ordered beside them, or the cook of a direct order', async () => {
  const cart = await placed(caterer);
  await sql.rows('update orders set is_direct = true where id = $1', [cart.orderId]);
  const colleague = await makeUser();
  await Membership.create({ teamId: cart.teamId, userId: colleague.id, role: 'orderer' });
  for (const reader of [colleague, caterer.cook])
    expect(await orderOf({ ...cart, orderer: await signedIn(reader) })).toMatchObject({
      cancellation_policy: null,
      can: { cancel: false },
    });
  await startsIn(cart.orderId, 1);
  expect(await orderOf(cart)).toMatchObject({
    cancellation_policy: { sentence: 'It is too late to cancel here. Please call support.' },
    can: { cancel: false },
  });
});

test('within a day it costs a quarter of the food, which was shown before and is all that is charged', async () => {
  const cart = await placed(caterer);
  await startsIn(cart.orderId, 20);
  const { cancellation_policy: shown, pricing } = await orderOf(cart);
  const fee = shown?.fee ?? 0;
  expect(fee).toBeCloseTo(pricing.order_items_price / 4, 2);
  const wrong = await cancel(cart, 0).expect(409);
  expect(codeOf(wrong.body)).toBe('cancel_order-fee_changed');
  expect((wrong.body as Schemas['Error']).context).toEqual({ fee });
  await cancel(cart, fee).expect(200);
  await runPendingJobs();
  expect(await orderOf(cart)).toMatchObject({
    status: 'canceled',
    cancellation_fee: fee,
    payment: { status: 'captured' },
    pricing: { balance: 0 },
  });
  expect(
    (await intentsOf(cart.orderId)).map(({ status, amount_captured }) => [status, amount_captured]),
  ).toEqual([['succeeded', Math.round(fee * 100)]]);
  const letter = (await mailTo(cart.user.email)).find(({ template }) => template === 'order_canceled');
  expect(letter).toMatchObject({ data: { feeCents: Math.round(fee * 100) } });
});

test('a fee that Stripe would not take at once is charged later, and once', async () => {
  const cart = await placed(caterer);
  await startsIn(cart.orderId, 20);
  const fee = (await orderOf(cart)).cancellation_policy?.fee ?? 0;
  await stripeBehaves({
    behaviour: '500 after success',
    times: 1,
    method: 'POST',
    path: '/v1/payment_intents',
  });
  await cancel(cart, fee).expect(200);
  await runPendingJobs().catch(() => undefined);
  await sql.rows(`update graphile_worker._private_jobs set run_at = now() where attempts > 0`);
  await runPendingJobs();
  const paid = await sql.rows<{ amount_cents: number }>(
    'select amount_cents from payments where order_id = $1',
    [cart.orderId],
  );
  expect(paid).toEqual([{ amount_cents: Math.round(fee * 100) }]);
});

test('close to the start support alone cancels, for the fee', async () => {
  const cart = await placed(caterer);
  await startsIn(cart.orderId, 5);
  const { cancellation_policy: shown, can } = await orderOf(cart);
  expect(can.cancel).toBe(false);
  const body = await bodyOf(cancel(cart, shown?.fee ?? 0).expect(409));
  expect(body.code).toBe('cancel_order-support_only');
  const support = { ...cart, orderer: await signedIn(await makeUser({ isAdmin: true })) };
  await cancel(support, shown?.fee ?? 0).expect(200);
});

test('the policy is the one that the order was submitted under', async () => {
  const cart = await placed(caterer);
  await startsIn(cart.orderId, 20);
  await sql.rows(
    `update orders set cancellation_policy = '{"freeHoursBefore": 10, "supportOnlyHoursBefore": 2, "feePpm": 500000}' where id = $1`,
    [cart.orderId],
  );
  await cancel(cart, 0).expect(200);
});

test('its coupon can be used again', async () => {
  const [coupon] = await sql.rows<{ id: number; code: string }>(
    `insert into coupons (code, description, amount_cents, effective, usage_limit)
     values ('CANCELED', 'Once', 500, tstzrange(null, null), 1) returning id, code`,
  );
  const cart = await placed(caterer, { accepted: false });
  await sql.rows(
    `insert into coupon_redemptions (order_id, coupon_id, user_id, amount_cents) values ($1, $2, $3, 500)`,
    [cart.orderId, coupon?.id, cart.user.id],
  );
  await cancel(cart, 0).expect(200);
  expect(await sql.rows('select 1 from coupon_redemptions where order_id = $1', [cart.orderId])).toEqual([]);
});

test('a cart is not canceled, what has ended in another way neither, and a stranger finds nothing', async () => {
  const cart = await makeCart(caterer);
  expect(codeOf((await cancel(cart, 0).expect(409)).body)).toBe('order-wrong_state');
  const order = await placed(caterer, { accepted: false });
  const cook = await signedIn(caterer.cook);
  await cancel({ ...order, orderer: cook }, 0).expect(404);
  await cook.post(`/cpi/v1/caterer/orders/${order.orderId}/decline`).send({ reason: 'No gas.' }).expect(200);
  await cancel(order, 0).expect(409);
  const body = await bodyOf(cancel(order, -1).expect(422));
  expect(body.fields).toHaveProperty('fee');
});

test('who cooks a direct order cancels it for nobody’s fee, before its claim neither', async () => {
  const cart = await placed(caterer);
  const cook = { ...cart, orderer: await signedIn(caterer.cook) };
  for (const claimed of [null, new Date()]) {
    await sql.rows('update orders set is_direct = true, claimed_by_customer_at = $2 where id = $1', [
      cart.orderId,
      claimed,
    ]);
    expect((await orderOf(cook)).can.cancel).toBe(false);
    await cancel(cook, 0).expect(403);
  }
  await cancel(cart, 0).expect(200);
});
