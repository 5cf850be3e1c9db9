import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { refused } from '../errors';
import { prepared } from '../prepared';

/** The balance is the sum of a person's entries and is not stored. */
interface OfOrder {
  userId: number;
  teamId: number | null;
  orderId: number;
}

const earned = prepared(
  'coins-earned',
  { id: 'int8' },
  `insert into coin_entries (user_id, team_id, order_id, coins, reason)
   select u.id, $2, $3, $4, $5 from users u where u.id = $1 and not u.is_admin and not u.rewards_disabled
   on conflict (order_id, reason) where reason in ('order', 'review') do nothing returning id`,
);

/** Adds the coins of an order or its review, once per order and reason. Site admins and people without rewards get none. */
export async function earnCoins(
  { userId, teamId, orderId }: OfOrder,
  { coins, reason }: { coins: number; reason: 'order' | 'review' },
  transaction: Transaction,
): Promise<void> {
  if (coins > 0) await sql.within(transaction, earned, [userId, teamId, orderId, coins, reason]);
}

const earnedByReferral = prepared(
  'coins-earned-by-referral',
  {},
  `insert into coin_entries (user_id, referral_id, coins, reason)
   select u.id, $2, $3, 'referral' from users u
   where u.id = $1 and not u.is_admin and not u.rewards_disabled and u.deactivated_at is null
   on conflict (referral_id, user_id) where referral_id is not null do nothing`,
);

/** Adds the coins of a referral, once for each of its two people. */
export async function earnReferralCoins(
  userId: number,
  { referralId, coins }: { referralId: number; coins: number },
  transaction: Transaction,
): Promise<void> {
  await sql.within(transaction, earnedByReferral, [userId, referralId, coins]);
}

const referralReturned = prepared(
  'coins-of-referral-returned',
  {},
  // Like everything that takes coins, under the lock of the person's row.
  `insert into coin_entries (user_id, coins, reason)
   select u.id, -c.coins, 'refund' from coin_entries c
     join (select id from users where id in (select user_id from coin_entries where referral_id = $1)
       order by id for no key update) u on u.id = c.user_id
   where c.referral_id = $1`,
);

/** Takes back what a referral earned. */
export async function returnReferralCoins(referralId: number, transaction: Transaction): Promise<void> {
  await sql.within(transaction, referralReturned, [referralId]);
}

const left = prepared(
  'coins-left',
  { coins: 'int4?' },
  'select sum(coins)::integer as coins from coin_entries where user_id = $1',
);

/** How many coins a person has; negative if a refund took back coins that were already spent. */
export async function coinsLeft(userId: number, transaction: Transaction | null): Promise<number> {
  const [row] = await sql.within(transaction, left, [userId]);
  return row?.coins ?? 0;
}

const owner = prepared(
  'coins-owner-locked',
  { canBeRewarded: 'bool' },
  `select not is_admin and not rewards_disabled as "canBeRewarded" from users where id = $1 for no key update`,
);
const standing = prepared(
  'coins-standing',
  { left: 'int4?', redeemed: 'int4?' },
  `select sum(coins)::integer as left,
     -sum(coins) filter (where order_id = $2 and reason = 'redemption')::integer as redeemed
   from coin_entries where user_id = $1`,
);
const moved = prepared(
  'coins-moved',
  {},
  `insert into coin_entries (user_id, team_id, order_id, coins, reason) values ($1, $2, $3, $4, $5)`,
);

/** How much of a credit the order has redeemed already, and why the rest is refused. Locks the person's row. */
async function judge({ userId, orderId }: OfOrder, creditCents: number, transaction: Transaction) {
  const [person] = await sql.within(transaction, owner, [userId]);
  const [now] = await sql.within(transaction, standing, [userId, orderId]);
  const redeemed = now?.redeemed ?? 0;
  // Coins and cents are the same number: a hundred coins are a dollar.
  const needed = creditCents - redeemed;
  const available = person?.canBeRewarded ? Math.max(0, now?.left ?? 0) : 0;
  const problem =
    needed > 0 && needed > available
      ? refused(
          'credit',
          'not_enough_coins',
          `This takes ${count(needed)}, and ${count(available)} are there. Please redeem fewer, or take them off the order.`,
          errorCodes.submit.invalid,
        )
      : null;
  return { redeemed, problem };
}
const count = (coins: number) => `${coins.toLocaleString('en-US')} ${coins === 1 ? 'coin' : 'coins'}`;

/** Why a person's coins cannot pay a credit; null if they can. */
export const coinsProblem = async (of: OfOrder, creditCents: number, transaction: Transaction) =>
  (await judge(of, creditCents, transaction)).problem;

/**
 * Has an order redeem what its price's credit line says, no more and no less: what is new is taken, what is not needed any
 * more comes back. A second call for the same credit changes nothing; 422 where there are not enough coins.
 */
export async function settleCredit(
  of: OfOrder,
  creditCents: number,
  transaction: Transaction,
): Promise<void> {
  const { redeemed, problem } = await judge(of, creditCents, transaction);
  if (problem) throw problem;
  const coins = redeemed - creditCents;
  if (coins !== 0)
    await sql.within(transaction, moved, [of.userId, of.teamId, of.orderId, coins, 'redemption']);
}

const kept = prepared(
  'coins-kept-of-order',
  { earned: 'int4?', takenBack: 'int4?' },
  `select sum(coins) filter (where reason = 'order')::integer as earned,
     -sum(coins) filter (where reason = 'refund')::integer as "takenBack"
   from coin_entries where order_id = $1 and user_id = $2`,
);

/**
 * Takes back the share of an order's coins that its refund is of its price, and gives it back where the bank returned the
 * refund. A second call for the same sums changes nothing.
 */
export async function takeBackCoins(
  of: OfOrder,
  { refundedCents, totalCents }: { refundedCents: number; totalCents: number },
  transaction: Transaction,
): Promise<void> {
  await sql.within(transaction, owner, [of.userId]);
  const [row] = await sql.within(transaction, kept, [of.orderId, of.userId]);
  const earnedCoins = row?.earned ?? 0;
  if (earnedCoins === 0 || totalCents <= 0) return;
  const share = Math.floor((earnedCoins * Math.min(refundedCents, totalCents)) / totalCents);
  const coins = share - (row?.takenBack ?? 0);
  if (coins !== 0) await sql.within(transaction, moved, [of.userId, of.teamId, of.orderId, -coins, 'refund']);
}
