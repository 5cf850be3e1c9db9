import { coinsPerReferral, referralFoodDollars } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { earnReferralCoins, moveReferralCoins } from '../coins';
import { sql } from '../database';
import { on, subscribe } from '../events';
import { lockOrder, type Order, orderEvents } from '../orders';
import { paymentEvents, refundedOfPrice } from '../payments';
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
async function reward(order: Order, transaction: Transaction): Promise<void> {
  if (!counts(order)) return;
  const [referral] = await sql.within(transaction, rewarded, [order.userId, order.id, order.brandId]);
  if (!referral) return;
  for (const earner of [referral.userId, referral.acceptedBy])
    await earnReferralCoins(earner, { referralId: referral.id, coins: coinsPerReferral }, transaction);
}

const takenBack = prepared(
  'referral-taken-back',
  { id: 'int4' },
  `update referrals set taken_back_at = now() where order_id = $1 and taken_back_at is null returning id`,
);

const givenBack = prepared(
  'referral-given-back',
  { id: 'int4' },
  `update referrals set taken_back_at = null where order_id = $1 and taken_back_at is not null returning id`,
);

/**
 * Follows an order and its refunds, in whatever order they are told: a delivered one earns the reward of both, once; refunded
 * whole it takes their coins back, and gives them again where the bank returned that refund.
 */
async function follow(orderId: number, transaction: Transaction): Promise<void> {
  const order = await lockOrder(orderId, transaction);
  if (order.status !== 'fulfilled') return;
  const totalCents = order.totalCents ?? 0;
  const refundedCents = await refundedOfPrice({ id: orderId, totalCents }, transaction);
  if (totalCents > 0 && refundedCents >= totalCents) {
    const [lost] = await sql.within(transaction, takenBack, [orderId]);
    if (lost) await moveReferralCoins(lost.id, 'back', transaction);
    return;
  }
  const [kept] = await sql.within(transaction, givenBack, [orderId]);
  if (kept) await moveReferralCoins(kept.id, 'again', transaction);
  else await reward(order, transaction);
}

export const referralSubscription = subscribe(
  'referral_rewards',
  on(orderEvents.fulfilled, ({ subject }, transaction) => follow(subject.key, transaction)),
  on(paymentEvents.refunded, ({ data }, transaction) => follow(data.orderId, transaction)),
  on(paymentEvents.cameBack, ({ data }, transaction) => follow(data.orderId, transaction)),
);
