import type { Transaction } from 'sequelize';
import { earnCoins, takeBackCoins } from '../coins';
import { on, subscribe } from '../events';
import { lockOrder, orderEvents } from '../orders';
import { paymentEvents, refundedOfPrice } from '../payments';

/** After the delivery the owner earns the coins that were promised at submit or by the last change. */
async function earn(orderId: number, transaction: Transaction): Promise<void> {
  const { userId, teamId, pointsAwarded } = await lockOrder(orderId, transaction);
  const coins = pointsAwarded ?? 0;
  await earnCoins({ orderId, userId, teamId }, { coins, reason: 'order' }, transaction);
  // A refund may have come first.
  await takeBack(orderId, transaction);
}

/** Refunds of a delivered order take back their share of the coins. Returning an overcharge is not a refund. */
async function takeBack(orderId: number, transaction: Transaction): Promise<void> {
  const { status, userId, teamId, totalCents } = await lockOrder(orderId, transaction);
  if (status !== 'fulfilled' || !totalCents) return;
  const refundedCents = await refundedOfPrice({ id: orderId, totalCents }, transaction);
  await takeBackCoins({ orderId, userId, teamId }, { refundedCents, totalCents }, transaction);
}

export const rewardSubscription = subscribe(
  'coins',
  on(orderEvents.fulfilled, ({ subject }, transaction) => earn(subject.key, transaction)),
  on(paymentEvents.refunded, ({ data }, transaction) => takeBack(data.orderId, transaction)),
  on(paymentEvents.cameBack, ({ data }, transaction) => takeBack(data.orderId, transaction)),
);
