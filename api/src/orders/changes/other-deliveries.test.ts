import type { Schemas } from '@copper-carrot/contracts';
import { User } from '../../accounts';
import { database, sql } from '../../database';
import { intentsOf, useLocalServices } from '../../testing';
import { makeCaterer, type Cart } from '../order.factory';
import {
  answerChanges,
  asCook,
  bodyOf,
  calculated,
  modified,
  modify,
  orderOf,
  placed,
} from './change.factory';

useLocalServices();
jest.setTimeout(60_000);

const meant = { ignore_checks: { simultaneous_delivery: true } };

/** Two orders of one person to the same address, at noon and at six; the later one is from `caterer`. */
async function twoOrders() {
  const first = await placed(await makeCaterer());
  const caterer = await makeCaterer();
  const cart = await placed(caterer);
  await sql.rows(
    `update orders set user_id = $2, team_id = $3, credit_card_id = $4, start_time = '18:00',
       start_at = start_at + interval '6 hours' where id = $1`,
    [cart.orderId, first.user.id, first.teamId, first.order.credit_card_id],
  );
  const later: Cart = { ...cart, orderer: first.orderer, user: first.user, teamId: first.teamId };
  return { first, later: { ...later, order: await orderOf(later) }, caterer };
}

test('[OERR-09] a change that brings a second delivery to the same door at the same time is asked about, and made once it is meant', async () => {
  const { first, later, caterer } = await twoOrders();
  const noon = { start_time: '12:15' };
  expect((await calculated(later, noon)).errors).toMatchObject([
    { code: 'submit_order-has_simultaneous_delivery' },
  ]);
  expect(await bodyOf(modify(later, noon).expect(409))).toMatchObject({
    code: 'submit_order-has_simultaneous_delivery',
    context: { order_ids: [first.orderId] },
  });
  expect(await intentsOf(later.orderId)).toHaveLength(1);
  await modify(later, noon, meant).expect(200);
  // The caterer does not know the other delivery; the customer has already confirmed it.
  expect(await answerChanges(await asCook(caterer), later, 'approve')).toMatchObject({ status: 200 });
  expect((await orderOf(later)).start_time).toBe('12:15');
  // A change of neither time nor address is not checked again.
  expect(await modified(later, { headcount: 21 })).toMatchObject({ status: 'applied' });
});

test('[OERR-09] a delivery that comes to be while a change waits for its turn is asked about as well', async () => {
  const { first, later } = await twoOrders();
  const isWaiting = async () =>
    (
      await sql.rows(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and query ilike '%users%for no key update%'`,
      )
    ).length > 0;
  const moved = await database.transaction(async (transaction) => {
    await User.findByPk(later.user.id, { transaction, lock: transaction.LOCK.NO_KEY_UPDATE });
    const changed = modify(later, { start_time: '15:00', headcount: 18 }).then((answer) => answer);
    // The order has been read, and the request waits for the lock on its person.
    while (!(await isWaiting())) await new Promise((resolve) => setImmediate(resolve));
    await database.query(`update orders set start_at = start_at + interval '3 hours' where id = :id`, {
      replacements: { id: first.orderId },
      transaction,
    });
    return [changed];
  });
  const [answer] = await Promise.all(moved);
  expect(answer).toMatchObject({ status: 409 });
  expect((answer?.body as Schemas['Error']).context).toEqual({ order_ids: [first.orderId] });
  expect((await orderOf(later)).start_time).toBe('18:00');
});
