import type { List, Role, Schemas } from '@copper-carrot/contracts';
import { Membership } from '../../accounts';
import { sql } from '../../database';
import {
  intentsOf,
  mailTo,
  makeUser,
  runPendingJobs,
  signedIn,
  stripeBehaves,
  timeComesFor,
} from '../../testing';
import type { TestClient } from '../../testing';
import { asked, colleague, errorOf, ownCard, pay, seen, useAsking } from '../asking/asking.factory';
import { inDays, makeCart, makeReadyCart, type Cart } from '../order.factory';
import { attemptOf, orderOf, submit } from '../payment/payment.factory';
import { submitWaits } from '../submission/submit-order';

const kitchen = useAsking();

const base = '/cpi/v1/orderer/orders';
const remove = ({ orderId }: Pick<Cart, 'orderId'>, by: TestClient) => by.delete(`${base}/${orderId}`);
const cartsOf = async (by: TestClient) =>
  ((await by.get(`${base}?status=in_cart`).expect(200)) as { body: List<Schemas['OrderListRecord']> }).body;

async function directOrder() {
  const earlier = await makeReadyCart(kitchen.caterer);
  await submit(earlier).expect(200);
  const wish = { headcount: 30, start_date: inDays(5), start_time: '12:30' };
  const path = `/cpi/v2/caterer/orders/${earlier.orderId}/direct_orders`;
  const { body } = (await kitchen.cook.post(path).send(wish).expect(201)) as { body: { id: number } };
  return { ...earlier, orderId: body.id };
}
const asCaterer = async ({ orderId }: Pick<Cart, 'orderId'>) =>
  (
    (await kitchen.cook.get(`/cpi/v2/caterer/orders/${orderId}`).expect(200)) as {
      body: Schemas['CatererOrder'];
    }
  ).body;
const removalMails = async (email: string) =>
  (await mailTo(email)).filter(({ template }) => template.startsWith('order_removed'));

describe('a cart that its owner removes', () => {
  test('is gone for everybody and every call, and removing it again changes nothing', async () => {
    const cart = await makeReadyCart(kitchen.caterer);
    const kept = await makeCart(kitchen.caterer);
    await remove(cart, cart.orderer).expect(204);
    await remove(cart, cart.orderer).expect(204);
    expect(await cartsOf(cart.orderer)).toEqual({ records: [], count: 0 });
    expect((await cartsOf(kept.orderer)).count).toBe(1);
    const path = `${base}/${cart.orderId}`;
    for (const call of [
      cart.orderer.get(path),
      cart.orderer.patch(path).send({ order: { headcount: 25 } }),
      cart.orderer.post(`${path}/check_validity`).send({}),
      cart.orderer.post(`${path}/reset_choices`).send({}),
      cart.orderer.get(`${path}/addresses`),
      cart.orderer.get(`${path}/credit_cards`),
      submit(cart),
    ])
      expect(errorOf(await call.expect(404)).message).toBe('This order was removed.');
    const stranger = await signedIn(await makeUser());
    expect(errorOf(await stranger.get(path).expect(404)).message).not.toContain('removed');
    await runPendingJobs();
    expect(await removalMails(cart.user.email)).toEqual([]);
  });

  test('is not placed by a submit that was under way to it', async () => {
    const cart = await makeReadyCart(kitchen.caterer);
    const answers = await Promise.all([remove(cart, cart.orderer), submit(cart)]);
    const [removed, submitted] = answers.map(({ status }) => status);
    expect([[204, 404].join(), [409, 200].join()]).toContain([removed, submitted].join());
    const holds = (await intentsOf(cart.orderId)).filter(({ status }) => status === 'requires_capture');
    expect(holds).toHaveLength(submitted === 200 ? 1 : 0);
  });

  test('stays while its payment is being asked for, and once it is placed', async () => {
    const cart = await makeReadyCart(kitchen.caterer);
    const patience = submitWaits.patienceMs;
    submitWaits.patienceMs = 1;
    await stripeBehaves({ behaviour: '429', method: 'POST', path: '/v1/payment_intents' });
    await submit(cart).expect(409);
    expect((await attemptOf(cart)).status).toBe('claimed');
    expect(errorOf(await remove(cart, cart.orderer).expect(409)).code).toBe('order-submit_in_progress');
    await stripeBehaves({ behaviour: 'normal' });
    submitWaits.patienceMs = patience;
    await submit(cart).expect(200);
    const refused = errorOf(await remove(cart, cart.orderer).expect(409));
    expect(refused.code).toContain('order_already_submitted');
    expect((await orderOf(cart)).status).toBe('pending');
  });

  test('lets go of what a bank was asked to confirm', async () => {
    const cart = await makeReadyCart(kitchen.caterer, { card: 'pm_card_authenticationRequired' });
    await submit(cart).expect(402);
    await remove(cart, cart.orderer).expect(204);
    await runPendingJobs();
    expect((await attemptOf(cart)).status).toBe('voided');
  });
});

test('a cart that is removed while a job looks after its payment is not told to be not placed', async () => {
  const cart = await makeReadyCart(kitchen.caterer, { card: 'pm_card_authenticationRequired' });
  await submit(cart).expect(402);
  const { id } = await attemptOf(cart);
  // Removes the cart between the job's read of the payment and its lock of the order.
  await sql.rows('update orders set removed_at = now() where id = $1', [cart.orderId]);
  await timeComesFor('payment', id);
  await runPendingJobs();
  expect((await attemptOf(cart)).status).toBe('voided');
  expect((await mailTo(cart.user.email)).map(({ template }) => template)).not.toContain('order_not_placed');
});

describe('a cart that others are in', () => {
  const roles: [Role | 'stranger', number][] = [
    ['admin', 204],
    ['orderer', 403],
    ['staff', 404],
    ['stranger', 404],
  ];
  test.each(roles)('is removed by a colleague who is %s: %i', async (role, status) => {
    const cart = await makeCart(kitchen.caterer);
    const { person } =
      role === 'stranger' ? { person: await signedIn(await makeUser()) } : await colleague(cart.teamId, role);
    await remove(cart, person).expect(status);
    expect((await cartsOf(cart.orderer)).count).toBe(status === 204 ? 0 : 1);
  });

  test('is told to its owner, by name, where somebody else removed it', async () => {
    const cart = await makeCart(kitchen.caterer);
    const { user, person } = await colleague(cart.teamId, 'admin');
    await remove(cart, person).expect(204);
    await remove(cart, person).expect(204);
    await runPendingJobs();
    const name = `${user.firstName} ${user.lastName}`;
    expect(await removalMails(cart.user.email)).toMatchObject([
      { template: 'order_removed', data: { by: name, orderId: cart.orderId, headcount: 20 } },
    ]);
  });

  test('is not paid for by the colleague who was asked: they read that they are not asked any more', async () => {
    const cart = await asked();
    const card = await ownCard(cart);
    const { order } = await seen(cart);
    await remove(cart, cart.sam).expect(403);
    await remove(cart, cart.orderer).expect(204);
    const { ask, order: shown, cards } = await seen(cart);
    expect([ask.status, shown, cards]).toEqual(['taken_back', null, []]);
    const wish = {
      credit_card_id: card,
      total: order?.pricing.customer_price,
      lock_version: order?.lock_version,
    };
    await cart.sam.post(`${cart.path}/pay`).send(wish).expect(404);
    expect(await intentsOf(cart.orderId)).toEqual([]);
  });

  test('lets go of what their own bank was asked to confirm', async () => {
    const cart = await asked();
    await pay(cart, await ownCard(cart, 'pm_card_authenticationRequired'));
    expect((await attemptOf(cart)).status).toBe('requires_action');
    await remove(cart, cart.orderer).expect(204);
    await runPendingJobs();
    expect((await attemptOf(cart)).status).toBe('voided');
  });

  test('is the owner’s to remove after they left its organization', async () => {
    const cart = await makeCart(kitchen.caterer);
    await Membership.destroy({ where: { teamId: cart.teamId, userId: cart.user.id } });
    await remove(cart, cart.orderer).expect(204);
  });
});

describe('a direct order', () => {
  test('is taken back by its caterer until it is claimed, and its customer hears of it', async () => {
    const order = await directOrder();
    expect((await asCaterer(order)).can.remove).toBe(true);
    await remove(order, kitchen.cook).expect(204);
    await kitchen.cook.get(`/cpi/v2/caterer/orders/${order.orderId}`).expect(404);
    const list = await kitchen.cook.get('/cpi/v1/caterer/orders?status=in_cart&limit=200').expect(200);
    const { records } = list.body as List<Schemas['CatererOrderListRecord']>;
    expect(records.map(({ id }) => id)).not.toContain(order.orderId);
    await runPendingJobs();
    expect(await removalMails(order.user.email)).toHaveLength(1);
    expect(await removalMails(kitchen.caterer.cook.email)).toEqual([]);
  });

  test('is its customer’s alone to remove once they claimed it, and its caterer hears of it', async () => {
    const order = await directOrder();
    await order.orderer.post(`${base}/${order.orderId}/claim`).send({}).expect(200);
    expect((await asCaterer(order)).can.remove).toBe(false);
    await remove(order, kitchen.cook).expect(403);
    await remove(order, order.orderer).expect(204);
    await order.orderer.post(`${base}/${order.orderId}/claim`).send({}).expect(404);
    await runPendingJobs();
    expect(await removalMails(order.user.email)).toEqual([]);
    const mails = await removalMails(kitchen.caterer.cook.email);
    expect(mails).toMatchObject([
      { template: 'order_removed_for_caterer', data: { orderId: order.orderId, headcount: 30 } },
    ]);
  });
});

describe('what a cart costs stands in its list', () => {
  const priceOf = async (cart: Cart) => (await cartsOf(cart.orderer)).records[0]?.saved_price;

  test('as it was saved last: at its start, and after each change', async () => {
    const cart = await makeCart(kitchen.caterer);
    expect(await priceOf(cart)).toEqual({
      amount: cart.order.pricing.customer_price,
      before_delivery: false,
    });
    const path = `${base}/${cart.orderId}`;
    const body = { order: { headcount: 35, tip: 50 }, should_redistribute: true };
    const { body: changed } = (await cart.orderer.patch(path).send(body).expect(200)) as {
      body: Schemas['Order'];
    };
    expect(await priceOf(cart)).toEqual({
      amount: changed.pricing.customer_price,
      before_delivery: false,
    });
    expect(changed.pricing.customer_price).toBeGreaterThan(cart.order.pricing.customer_price);
  });

  test('without the delivery while nobody has said where it goes, and not at all without a headcount', async () => {
    const { orderer, ...cart } = await makeCart(kitchen.caterer);
    await remove(cart, orderer).expect(204);
    const started = await orderer
      .post(`/cpi/v1/orderer/packages/${kitchen.caterer.pack.slug}/order`)
      .send({ order: { headcount: 20 } })
      .expect(201);
    const { id } = started.body as { id: number };
    const other = { ...cart, orderer, orderId: id };
    const order = await orderOf(other);
    expect(await priceOf(other)).toEqual({
      amount: order.pricing.customer_price,
      before_delivery: true,
    });
    await orderer
      .patch(`${base}/${id}`)
      .send({ order: { headcount: null } })
      .expect(200);
    expect(await priceOf(other)).toBeNull();
  });

  test('of a direct order too, and of none that was placed', async () => {
    const order = await directOrder();
    const { pricing } = await orderOf(order);
    expect((await priceOf(order))?.amount).toBe(pricing.customer_price);
    const placed = await order.orderer.get(`${base}?when=upcoming`).expect(200);
    const { records } = placed.body as List<Schemas['OrderListRecord']>;
    expect(records.map(({ saved_price: saved }) => saved)).toEqual([null]);
  });
});
