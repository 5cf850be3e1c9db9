import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import {
  intentsOf,
  makeUser,
  runPendingJobs,
  signedIn,
  stripeBehaves,
  timeComesFor,
  useLocalServices,
} from '../../testing';
import { makeCaterer, type Cart, type Caterer } from '../order.factory';
import { attemptOf } from '../payment/payment.factory';
import { bodyOf, heldFor, lettersTo, modified, modify, orderOf, placed } from './change.factory';
import { modifyWaits } from './change-steps';

useLocalServices();
jest.setTimeout(60_000);

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
  Object.assign(modifyWaits, { takeOverMs: 500, undecidedPauseMs: 100 });
});
afterEach(() => stripeBehaves({ behaviour: 'normal' }));

describe('exactly once', () => {
  test('20 of the same key at once are one change, one hold and one answer', async () => {
    const cart = await placed(caterer);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => modify(cart, { headcount: 40 }).set('Idempotency-Key', 'press-1')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await intentsOf(cart.orderId)).toHaveLength(2);
    const rows = await sql.rows('select 1 from order_change_requests where order_id = $1', [cart.orderId]);
    expect(rows).toHaveLength(1);
    await runPendingJobs();
    const told = await lettersTo(cart.user.email, cart.orderId);
    expect(told.filter((template) => template === 'order_change_requested')).toHaveLength(1);
  });

  test('a key is answered alike after its change is approved', async () => {
    const cart = await placed(caterer);
    const send = () => modify(cart, { headcount: 22 }).set('Idempotency-Key', 'press-2').expect(200);
    const first = await send();
    await modified(cart, { headcount: 21 });
    expect((await send()).body).toEqual(first.body);
    expect((await orderOf(cart)).headcount).toBe(21);
  });

  test.each(['500 after success', 'dropped', '409 in use', '429'] as const)(
    'Stripe’s %s makes no second hold',
    async (behaviour) => {
      const cart = await placed(caterer);
      await stripeBehaves({ behaviour, times: 1, method: 'POST', path: '/v1/payment_intents' });
      const body = await bodyOf(modify(cart, { headcount: 22 }).expect(200));
      expect(body).toMatchObject({ status: 'applied' });
      await runPendingJobs();
      expect(await heldFor(cart.orderId)).toHaveLength(1);
    },
  );

  test('a change that its process did not live to pay for is finished by the payment’s clock', async () => {
    const cart = await placed(caterer);
    modifyWaits.patienceMs = 1_000;
    await stripeBehaves({ behaviour: 'dead', method: 'POST', path: '/v1/payment_intents' });
    const body = await bodyOf(modify(cart, { headcount: 22 }).expect(409));
    expect(body.code).toBe('modify_order-in_progress');
    modifyWaits.patienceMs = 30_000;
    expect((await orderOf(cart)).headcount).toBe(20);
    await stripeBehaves({ behaviour: 'normal' });
    await timeComesFor('payment', (await attemptOf(cart)).id);
    const order = await orderOf(cart);
    expect(order.headcount).toBe(22);
    await runPendingJobs();
    expect(await heldFor(cart.orderId)).toEqual([order.pricing.customer_price]);
  });

  test('a key of other changes, or of somebody else, is refused and not answered by them', async () => {
    const cart = await placed(caterer);
    const send = (by: Cart, changes: Schemas['OrderChanges']) =>
      modify(by, changes).set('Idempotency-Key', 'press-3');
    await send(cart, { headcount: 22 }).expect(200);
    const other = await bodyOf(send(cart, { headcount: 21 }).expect(422));
    expect(other).toMatchObject({
      code: 'modify_order-key_used',
      fields: { 'Idempotency-Key': ['taken'] },
    });
    const admin = await makeUser();
    await sql.rows(`insert into memberships (team_id, user_id, role) values ($1, $2, 'admin')`, [
      cart.teamId,
      admin.id,
    ]);
    const colleague = { ...cart, orderer: await signedIn(admin) };
    await send(colleague, { headcount: 22 }).expect(422);
    expect((await orderOf(cart)).headcount).toBe(22);
  });
});
