import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { modify, placed } from '../orders/changes/change.factory';
import { makeCaterer } from '../orders/order.factory';
import { usePayments } from '../orders/payment/payment.factory';
import { client, makeMember, type makeUser, signedIn, type TestClient } from '../testing';

const kitchen = usePayments();

const statsOf = async (by: TestClient) =>
  ((await by.get('/cpi/v2/user/stats').expect(200)) as { body: Schemas['Stats'] }).body;

async function withCoins(columns: Parameters<typeof makeUser>[0] = {}) {
  const { user, team } = await makeMember('orderer', undefined, columns);
  await sql.rows(
    `insert into coin_entries (user_id, team_id, coins, reason) values ($1, $2, 40, 'review'), ($1, null, 2, 'correction')`,
    [user.id, team.id],
  );
  return { user, team, by: await signedIn(user) };
}

const noItems = {
  orders_awaiting_review: [],
  orders_with_refused_payments: [],
  orders_with_pending_changes: [],
  polls_awaiting_answer: [],
};

test('[API-053] [NAV-03] [ENTI-20] counts coins, orders and messages, in all and per organization', async () => {
  const { user, team, by } = await withCoins();
  const { brand } = await makeCaterer();
  await sql.rows(
    `with thread as (
       insert into message_threads (brand_id, team_id) values ($1, $2) returning id),
     written as (
       insert into messages (thread_id, sender_id, from_caterer, body)
       select id, $3, from_caterer, body from thread, (values (true, 'old'), (false, 'mine'), (true, 'new')) said (from_caterer, body)
       returning id, thread_id, body)
     insert into message_reads (thread_id, user_id, read_through)
     select thread_id, $3, id from written where body = 'old'`,
    [brand.id, team.id, user.id],
  );
  expect(await statsOf(by)).toEqual({
    stats: { redeemable_points: 42, submitted_order_count: 0, unread_message_count: 1 },
    team_stats: { [team.id]: { redeemable_points: 40, submitted_order_count: 0, unread_message_count: 1 } },
    customer_action_items: noItems,
  });
  await client().get('/cpi/v2/user/stats').expect(401);
});

test.each([
  ['a site admin', { isAdmin: true }],
  ['somebody whose rewards are switched off', { rewardsDisabled: true }],
])('[RWD-03] [RWD-04] [NAV-09] %s sees no coin', async (_who, columns) => {
  const { team, by } = await withCoins(columns);
  const { stats, team_stats } = await statsOf(by);
  expect([stats.redeemable_points, team_stats[String(team.id)]?.redeemable_points]).toEqual([0, 0]);
});

test('nobody has less than no coins', async () => {
  const { user, by } = await withCoins();
  await sql.rows(`insert into coin_entries (user_id, coins, reason) values ($1, -100, 'refund')`, [user.id]);
  expect((await statsOf(by)).stats.redeemable_points).toBe(0);
});

test('says which orders wait for their caterer’s answer, and which want another card, to their owner alone', async () => {
  const changed = await placed(kitchen.caterer);
  await modify(changed, { headcount: 60 }).expect(200);
  const unpaid = await placed(kitchen.caterer);
  await sql.rows(`update orders set payment_hold_reason = 'Declined.' where id = $1`, [unpaid.orderId]);
  const item = { id: changed.orderId, team_id: changed.teamId, start_date: changed.order.start_date };
  expect((await statsOf(changed.orderer)).customer_action_items).toEqual({
    ...noItems,
    orders_with_pending_changes: [
      { ...item, title: `${kitchen.caterer.pack.name}, ${kitchen.caterer.brand.name}` },
    ],
  });
  expect((await statsOf(unpaid.orderer)).customer_action_items).toMatchObject({
    ...noItems,
    orders_with_refused_payments: [{ id: unpaid.orderId }],
  });
});

test('says which polls wait for somebody who was invited, until they answer', async () => {
  const cart = await placed(kitchen.caterer);
  const { user } = await makeMember('staff');
  const invited = await signedIn(user);
  const [choice] = await sql.rows<{ id: number }>(
    'select id from package_items where package_id = $1 order by id limit 1',
    [kitchen.caterer.pack.id],
  );
  await sql.rows(
    `insert into order_polls (code, order_id, package_item_id, created_by, expires_at)
     values ('waiting1', $1, $2, $3, now() + interval '1 hour')`,
    [cart.orderId, choice?.id, cart.user.id],
  );
  await sql.rows(
    `insert into poll_invitees (poll_id, email) select id, $1 from order_polls where code = 'waiting1'`,
    [user.email],
  );
  const polls = async () => (await statsOf(invited)).customer_action_items.polls_awaiting_answer;
  expect(await polls()).toMatchObject([{ id: cart.orderId, code: 'waiting1' }]);
  await sql.rows(
    `insert into poll_selections (poll_id, user_id, name, opted_out) select id, $1, 'Pat', true from order_polls where code = 'waiting1'`,
    [user.id],
  );
  expect(await polls()).toEqual([]);
});
