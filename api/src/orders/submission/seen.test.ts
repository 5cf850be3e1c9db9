import type { Schemas } from '@copper-carrot/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { Membership } from '../../accounts';
import { sql } from '../../database';
import {
  intentsOf,
  makeUser,
  runPendingJobs,
  signedIn,
  stripeBehaves,
  useLocalServices,
} from '../../testing';
import { makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';
import { submitWaits } from './submit-order';

useLocalServices();

interface Wish {
  total?: number;
  lock_version?: number;
}
const seenOf = ({ pricing, lock_version }: Schemas['Order']): Required<Wish> => ({
  total: pricing.customer_price,
  lock_version,
});
const at = ({ orderId }: Cart) => `/cpi/v1/orderer/orders/${orderId}`;
const submit = (cart: Cart, seen: Wish = seenOf(cart.order)) =>
  cart.orderer.post(`${at(cart)}/submit`).send(seen);
const read = async (cart: Cart) =>
  ((await cart.orderer.get(at(cart)).expect(200)) as { body: Schemas['Order'] }).body;
const refused = ({ body }: { body: unknown }) => body as Schemas['Error'];

/** Another admin of the cart's organization changes it. */
async function changedBy(cart: Cart, firstName: string, order: object) {
  const admin = await makeUser({ firstName, lastName: 'Lee' });
  await Membership.create({ teamId: cart.teamId, userId: admin.id, role: 'admin' });
  await (await signedIn(admin)).patch(at(cart)).send({ order, should_redistribute: true }).expect(200);
}
const tripled = ({ pack }: Caterer) =>
  sql.rows('update packages set price_cents = price_cents * 3 where id = $1', [pack.id]);

async function expectNothingCharged(cart: Cart) {
  expect((await read(cart)).status).toBe('in_cart');
  await runPendingJobs();
  const held = (await intentsOf(cart.orderId)).filter(({ status }) => status !== 'canceled');
  expect(held).toEqual([]);
}

let caterer: Caterer;
beforeEach(async () => {
  caterer = await makeCaterer();
  Object.assign(submitWaits, { takeOverMs: 400, undecidedPauseMs: 100, patienceMs: 30_000 });
});
afterEach(() => stripeBehaves({ behaviour: 'normal' }));

describe('what was seen is what is charged', () => {
  test('a submit of what was shown is placed at that total', async () => {
    const cart = await makeReadyCart(caterer);
    const { body } = (await submit(cart).expect(200)) as { body: Schemas['SubmittedOrder'] };
    expect(body.pricing.customer_price).toBe(cart.order.pricing.customer_price);
  });

  test('a price that the caterer tripled meanwhile is not charged, and is said', async () => {
    const cart = await makeReadyCart(caterer);
    await tripled(caterer);
    const { pricing, lock_version } = await read(cart);
    const { code, context } = refused(await submit(cart).expect(409));
    expect(code).toBe('submit_order-changed');
    expect(context).toEqual({
      total: pricing.customer_price,
      lock_version,
      changed_by: [],
      changed_by_you: false,
    });
    await expectNothingCharged(cart);
    await submit(cart, { total: pricing.customer_price, lock_version }).expect(200);
  });

  test('a tip that a co-admin gave meanwhile is not charged, and who gave it is said', async () => {
    const cart = await makeReadyCart(caterer);
    await changedBy(cart, 'Sam', { tip: 500 });
    const { code, context } = refused(await submit(cart).expect(409));
    expect(code).toBe('submit_order-changed');
    expect(context).toMatchObject({ changed_by: ['Sam Lee'], changed_by_you: false });
    await expectNothingCharged(cart);
    expect((await read(cart)).pricing.tip).toBe(500);
  });

  test('a headcount that was changed in another window is not ordered unseen', async () => {
    const cart = await makeReadyCart(caterer);
    await cart.orderer
      .patch(at(cart))
      .send({ order: { headcount: 30 }, should_redistribute: true })
      .expect(200);
    const { context } = refused(await submit(cart).expect(409));
    expect(context).toMatchObject({ changed_by: [], changed_by_you: true });
    await expectNothingCharged(cart);
  });

  test('other dishes at the same price are another order', async () => {
    const cart = await makeReadyCart(caterer);
    const [main, ...others] = cart.order.chosen_options.filter(
      ({ item_choice_type: type }) => type === 'constant_sum',
    );
    const rest = cart.order.chosen_options.filter(({ item_choice_type: type }) => type !== 'constant_sum');
    const moved = [main!, ...others].map(({ option_id, qty }, index, all) => ({
      option_id,
      qty: all[(index + 1) % all.length]?.qty ?? qty,
    }));
    await changedBy(cart, 'Sam', {
      chosen_options: [...moved, ...rest.map(({ option_id, qty }) => ({ option_id, qty }))],
    });
    expect((await read(cart)).pricing.customer_price).toBe(cart.order.pricing.customer_price);
    const { code } = refused(await submit(cart).expect(409));
    expect(code).toBe('submit_order-changed');
    await expectNothingCharged(cart);
  });

  test('what nobody says that they saw is not looked at', async () => {
    const cart = await makeReadyCart(caterer);
    await changedBy(cart, 'Sam', { tip: 20 });
    await submit(cart, {}).expect(200);
  });

  test.each([
    [{ total: 12.345 }, 'total'],
    [{ total: -1 }, 'total'],
    [{ lock_version: -1 }, 'lock_version'],
    [{ lock_version: 1.5 }, 'lock_version'],
  ])('%j is no total and no version', async (seen, field) => {
    const cart = await makeReadyCart(caterer);
    expect(Object.keys(refused(await submit(cart, seen).expect(422)).fields)).toEqual([field]);
  });
});

describe('what was seen is asked again later', () => {
  const attempt = (cart: Cart, cents: number) =>
    sql.rows(
      `insert into payment_attempts (purpose, order_id, credit_card_id, amount_cents, requested_by, order_lock_version, claimed_at)
       select 'submit', id, credit_card_id, $2, user_id, lock_version, now() - interval '1 minute' from orders where id = $1`,
      [cart.orderId, cents],
    );
  const cents = (cart: Cart) => Math.round(cart.order.pricing.customer_price * 100);

  test('between the hold and the order: a price that moved there lets go of the hold', async () => {
    const cart = await makeReadyCart(caterer);
    await stripeBehaves({ behaviour: 'slow', times: 1, method: 'POST', path: '/v1/payment_intents' });
    const pressed = submit(cart).expect(409);
    const claimed = () => sql.rows('select from payment_attempts where order_id = $1', [cart.orderId]);
    const answer = pressed.then(refused);
    while ((await claimed()).length === 0) await sleep(20);
    await tripled(caterer);
    expect((await answer).code).toBe('submit_order-changed');
    await expectNothingCharged(cart);
  });

  test('when a claim is taken up again: an order that is not what was claimed is let go', async () => {
    const cart = await makeReadyCart(caterer);
    await attempt(cart, cents(cart));
    await sql.rows('update orders set lock_version = lock_version + 1 where id = $1', [cart.orderId]);
    expect(refused(await submit(cart, {}).expect(409)).code).toBe('submit_order-changed');
    await expectNothingCharged(cart);
  });

  test('of whoever finishes what another one claimed: they have not placed what they did not see', async () => {
    const cart = await makeReadyCart(caterer);
    await attempt(cart, cents(cart));
    const { code } = refused(await submit(cart, { total: 1 }).expect(409));
    expect(code).toBe('submit_order-order_already_submitted');
    expect((await read(cart)).status).toBe('pending');
  });

  test('of everybody who waited: only those who saw the order that was placed hear that theirs is', async () => {
    const cart = await makeReadyCart(caterer);
    const { total, lock_version } = seenOf(cart.order);
    const others = [{ total: total + 1 }, { lock_version: lock_version - 1 }, { total: 1, lock_version }];
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => submit(cart)),
      ...others.map((seen) => submit(cart, seen)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
    expect(new Set(answers.slice(0, 5).map(({ text }) => text)).size).toBe(1);
    expect(await intentsOf(cart.orderId)).toHaveLength(1);
  });
});
