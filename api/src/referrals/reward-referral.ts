import { coinsPerReferral, referralFoodDollars } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { earnReferralCoins, returnReferralCoins } from '../coins';
import { sql } from '../database';
import { on, subscribe } from '../events';
import { lockOrder, type Order, orderEvents } from '../orders';
import { prepared } from '../prepared';

const rewarded = prepared(
  'referral-rewarded',
  { id: 'int4', userId: 'int4', acceptedBy: 'int4' },
  `update referrals r set rewarded_at = now(), order_id = $2 where accepted_by = $1 and rewarded_at is null
     and not exists (select from brand_members b where b.brand_id = $3 and b.user_id in (r.user_id, r.accepted_by))
   returning id, user_id as "userId", accepted_by as "acceptedBy"`,
);

/** Whether an order is worth a reward: food that somebody pays for. */
const counts = ({ bypassPayment, waivedCents, foodCents }: Order): boolean =>
  !bypassPayment && waivedCents == null && (foodCents ?? 0) >= referralFoodDollars * 100;

/** Rewards a referred person and their referrer with the person's first delivered order that counts, of neither's brand. */
async function reward(orderId: number, transaction: Transaction): Promise<void> {
  const order = await lockOrder(orderId, transaction);
  if (!counts(order)) return;
  const [referral] = await sql.within(transaction, rewarded, [order.userId, orderId, order.brandId]);
  if (!referral) return;
  for (const earner of [referral.userId, referral.acceptedBy])
    await earnReferralCoins(earner, { referralId: referral.id, coins: coinsPerReferral }, transaction);
}

const takenBack = prepared(
  'referral-taken-back',
  { id: 'int4' },
  `update referrals set taken_back_at = now() where order_id = $1 and taken_back_at is null returning id`,
);

/** Takes the coins of both back, once, where the order that earned them was refunded whole. */
export async function takeBackReferral(orderId: number, transaction: Transaction): Promise<void> {
  const [referral] = await sql.within(transaction, takenBack, [orderId]);
  if (referral) await returnReferralCoins(referral.id, transaction);
}

export const referralSubscription = subscribe(
  'referral_rewards',
  on(orderEvents.fulfilled, ({ subject }, transaction) => reward(subject.key, transaction)),
);
