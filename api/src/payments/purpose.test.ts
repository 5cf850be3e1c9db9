import { sql } from '../database';
import { asked, ownCard, pay, useAsking } from '../orders/asking/asking.factory';
import { modified, placed } from '../orders/changes/change.factory';
import { authorizeOrder } from '../orders/order.jobs';
import { addCard, choose, placeOrder } from '../orders/payment/payment.factory';
import { raise } from '../orders/tip/tip.factory';
import { runPendingJobs, timeComesFor, timeComesForJob } from '../testing';

const kitchen = useAsking();

interface Asked {
  purpose: string;
  offSession: boolean | null;
}
/** The purposes of an order's payments, oldest first, and whether each was off-session. */
const paymentsOf = ({ orderId }: { orderId: number }) =>
  sql.rows<Asked>(
    `select purpose, off_session as "offSession" from payment_attempts where order_id = $1 order by id`,
    [orderId],
  );
const there = (purpose: string) => ({ purpose, offSession: false });
const alone = (purpose: string) => ({ purpose, offSession: true });

describe('what a payment is for is written with its claim', () => {
  test('a cart that is sent off, by its owner or by a colleague who was asked', async () => {
    expect(await paymentsOf(await placeOrder(kitchen.caterer))).toEqual([there('submit')]);
    const cart = await asked();
    expect((await pay(cart, await ownCard(cart))).status).toBe(200);
    expect(await paymentsOf(cart)).toEqual([there('asked')]);
  });

  test('a hold by the clock, and another card that somebody chooses', async () => {
    const cart = await placeOrder(kitchen.caterer, { days: 10 });
    await timeComesForJob(authorizeOrder, { orderId: cart.orderId });
    await choose(cart, await addCard(cart, 'pm_card_mastercard')).expect(200);
    expect(await paymentsOf(cart)).toEqual([alone('hold'), there('card')]);
  });

  test('a change, also once its hold is the order’s', async () => {
    const cart = await placed(kitchen.caterer);
    await modified(cart, { headcount: 22 });
    expect(await paymentsOf(cart)).toEqual([there('submit'), there('change')]);
    expect(
      await sql.rows('select from payment_attempts where order_id = $1 and change_id is not null', [
        cart.orderId,
      ]),
    ).toEqual([]);
  });

  test('a higher tip', async () => {
    const cart = await placed(kitchen.caterer);
    await timeComesFor('order', cart.orderId);
    await runPendingJobs();
    await raise(cart, cart.order.pricing.tip + 5).expect(200);
    expect(await paymentsOf(cart)).toEqual([there('submit'), alone('tip')]);
  });
});

/** The purpose that a migration derives for claims of earlier releases; ended ones unless the columns say otherwise. */
async function derived(
  of: { order_id: number; requested_by: number },
  columns: Record<string, unknown> = {},
) {
  const [row] = await sql.rows<{ id: number; purpose: string }>(
    `insert into payment_attempts (order_id, credit_card_id, amount_cents, requested_by, order_lock_version,
       status, change_id, renews, off_session, tip_cents, claimed_at)
     select order_id, (select min(id) from credit_cards), 1000, requested_by, 0,
       'failed', change_id, renews, off_session, tip_cents, coalesce(claimed_at, clock_timestamp())
     from jsonb_populate_record(null::payment_attempts, $1::jsonb) returning id, purpose`,
    [JSON.stringify({ ...of, ...columns })],
  );
  if (!row) throw new Error('nothing was claimed');
  return row;
}

describe('what a release of before this claims is for what its other columns and its order say', () => {
  test('of a cart', async () => {
    const cart = await asked();
    const orders = { order_id: cart.orderId, requested_by: cart.user.id };
    expect((await derived(orders)).purpose).toBe('submit');
    expect((await derived({ ...orders, requested_by: cart.user2.id })).purpose).toBe('asked');
    await cart.sam.post(`${cart.path}/decline`).expect(204);
    expect((await derived({ ...orders, requested_by: cart.user2.id })).purpose).toBe('submit');
  });

  test('of an order that stands', async () => {
    const cart = await placed(kitchen.caterer);
    await modified(cart, { headcount: 22 });
    const of = { order_id: cart.orderId, requested_by: cart.user.id };
    const change = await sql.first<{ id: number; at: Date }>(
      'select id, created_at as at from order_change_requests where order_id = $1',
      [cart.orderId],
    );
    const hold = await derived(of, { off_session: true });
    expect(hold.purpose).toBe('hold');
    const told = [
      await derived(of),
      await derived(of, { off_session: true, renews: hold.id }),
      await derived(of, { off_session: false, renews: hold.id }),
      await derived(of, { off_session: false }),
      await derived(of, { off_session: false, change_id: change?.id }),
      await derived(of, { off_session: false, claimed_at: change?.at }),
      await derived(of, { off_session: true, tip_cents: 500 }),
      await derived(of, { claimed_at: '2020-01-01' }),
    ];
    expect(told.map(({ purpose }) => purpose)).toEqual([
      ...['hold', 'hold', 'card', 'card', 'change', 'change', 'tip', 'submit'],
    ]);
  });
});

test('what says another purpose than its columns is refused by the database', async () => {
  const cart = await placeOrder(kitchen.caterer);
  for (const columns of [`purpose = 'tip'`, 'tip_cents = 500', 'renews = id'])
    await expect(
      sql.rows(`update payment_attempts set ${columns} where order_id = $1`, [cart.orderId]),
    ).rejects.toThrow('payment_attempts_purpose_says');
});
