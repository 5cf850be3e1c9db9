import { sql } from '../../database';
import { runPendingJobs, timeComesFor, useLocalServices } from '../../testing';
import { makeCaterer, type Cart, type Caterer } from '../order.factory';
import { attemptOf } from '../payment/payment.factory';
import {
  addCard,
  adminOf,
  answerChanges,
  asCook,
  bodyOf,
  confirm,
  heldFor,
  lettersTo,
  modified,
  modify,
  orderOf,
  placed,
  strict,
} from './change.factory';
import { modifyWaits } from './change-steps';

useLocalServices();
jest.setTimeout(60_000);

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
  Object.assign(modifyWaits, { takeOverMs: 500, undecidedPauseMs: 100 });
});

describe('who sent a change and may not pay any more', () => {
  const leaves = ({ user, teamId }: Cart) =>
    sql.rows('delete from memberships where user_id = $1 and team_id = $2', [user.id, teamId]);

  test.each(['by the same press', 'by the clock'] as const)(
    'spends nothing once the bank says yes, heard %s',
    async (how) => {
      const cart = await placed(caterer);
      const changes = { headcount: 22, credit_card_id: await addCard(cart, strict) };
      const asked = await bodyOf(modify(cart, changes).expect(402));
      await leaves(cart);
      await confirm(asked);
      if (how === 'by the same press') await modify(cart, changes).expect(422);
      else await timeComesFor('payment', (await attemptOf(cart)).id);
      await runPendingJobs();
      const order = await orderOf(cart);
      expect(order).toMatchObject({ headcount: 20, change_request: { status: 'refused' } });
      expect(order.history.slice(-2).map(({ kind }) => kind)).toEqual([
        'change_not_permitted',
        'payment_released',
      ]);
      expect(await heldFor(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
      const letters = await lettersTo(cart.user.email, cart.orderId);
      expect(letters.includes('order_change_not_made')).toBe(how === 'by the clock');
    },
  );

  test('leaves no word behind that is not for everybody who reads the order', async () => {
    const cart = await placed(caterer);
    const changes = { headcount: 22, credit_card_id: await addCard(cart, strict) };
    const asked = await bodyOf(modify(cart, changes).expect(402));
    await sql.rows(
      `update teams set email_domain = 'secret.example', requires_email_domain = true where id = $1`,
      [cart.teamId],
    );
    await confirm(asked);
    await modify(cart, changes).expect(403);
    const { change_request: change } = await orderOf(cart);
    expect(change?.reason).toMatch(/takes orders from e-mail addresses of its own only\.$/);
  });

  test('spends nothing when the caterer approves', async () => {
    const cart = await placed(caterer);
    await modified(cart, { headcount: 40 });
    await leaves(cart);
    const cook = await asCook(caterer);
    expect(await answerChanges(cook, cart, 'approve')).toEqual({
      status: 409,
      code: 'modify_order-change_closed',
    });
    await runPendingJobs();
    const order = await orderOf(cart);
    expect(order).toMatchObject({ headcount: 20, change_request: { status: 'refused' } });
    expect(await heldFor(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
    expect(await lettersTo(cart.user.email, cart.orderId)).toContain('order_change_not_made');
  });

  test('has less approved all the same', async () => {
    const cart = await placed(caterer);
    await modified(cart, { headcount: 12 });
    await leaves(cart);
    expect(await answerChanges(await asCook(caterer), cart, 'approve')).toMatchObject({ status: 200 });
    expect((await orderOf(cart)).headcount).toBe(12);
  });

  test('has no other card renewed by it: who chose that one has lost the right to', async () => {
    const cart = await placed(caterer);
    const admin = { ...cart, orderer: await adminOf(cart) };
    await modified(admin, { headcount: 40 });
    const another = await addCard(cart);
    await cart.orderer
      .patch(`/cpi/v1/orderer/orders/${cart.orderId}/payment`)
      .send({ payment: { credit_card_id: another } })
      .expect(200);
    await sql.rows(`update memberships set role = 'staff' where user_id = $1`, [cart.user.id]);
    expect(await answerChanges(await asCook(caterer), cart, 'approve')).toMatchObject({ status: 200 });
    await runPendingJobs();
    const order = await orderOf(admin);
    expect(order.headcount).toBe(40);
    expect(order.payment.message).toContain('may not be used for this order any more');
    const charged = await sql.rows(
      `select 1 from payment_attempts where order_id = $1 and credit_card_id = $2 and amount_cents = $3
         and status = 'authorized'`,
      [cart.orderId, another, Math.round(order.pricing.customer_price * 100)],
    );
    expect(charged).toEqual([]);
  });
});
