import type { Transaction } from 'sequelize';
import { earnCoins, takeBackCoins } from '../coins';
import { sql } from '../database';
import { on, subscribe } from '../events';
import { lockOrder, orderEvents } from '../orders';
import { paymentEvents } from '../payments';
import { prepared } from '../prepared';
import { takeBackReferral } from '../referrals';

const paid = prepared(
  'coins-paid-of-order',
  { capturedCents: 'int8?', refundedCents: 'int8?' },
  `select sum(amount_cents) filter (where amount_cents > 0 and kind <> 'refund_failed') as "capturedCents",
     -sum(amount_cents) filter (where kind in ('refund', 'refund_failed')) as "refundedCents"
   from payments where order_id = $1`,
);

/** After the delivery the owner earns the coins that were promised at submit or by the last change. */
async function earn(orderId: number, transaction: Transaction): Promise<void> {
  const { userId, teamId, pointsAwarded } = await lockOrder(orderId, transaction);
  const coins = pointsAwarded ?? 0;
  await earnCoins({ orderId, userId, teamId }, { coins, reason: 'order' }, transaction);
}

/** Refunds of a delivered order take back their share of the coins. Returning an overcharge is not a refund. */
async function takeBack(orderId: number, transaction: Transaction): Promise<void> {
  const { status, userId, teamId, totalCents } = await lockOrder(orderId, transaction);
  if (status !== 'fulfilled' || !totalCents) return;
  const [money] = await sql.within(transaction, paid, [orderId]);
  const refunded = money?.refundedCents ?? 0;
  const tooMuch = Math.max(0, (money?.capturedCents ?? 0) - totalCents);
  const refundedCents = Math.max(0, refunded - tooMuch);
  await takeBackCoins({ orderId, userId, teamId }, { refundedCents, totalCents }, transaction);
  if (refundedCents >= totalCents) await takeBackReferral(orderId, transaction);
}

export const rewardSubscription = subscribe(
  'coins',
  on(orderEvents.fulfilled, ({ subject }, transaction) => earn(subject.key, transaction)),
  on(paymentEvents.refunded, ({ data }, transaction) => takeBack(data.orderId, transaction)),
  on(paymentEvents.cameBack, ({ data }, transaction) => takeBack(data.orderId, transaction)),
);
