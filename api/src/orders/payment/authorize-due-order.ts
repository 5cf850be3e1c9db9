import { isOpen } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { database } from '../../database';
import {
  authorizePayment,
  cardExpired,
  claimAttempt,
  CreditCard,
  liveAttempt,
  PaymentAttempt,
  settleAttempt,
  voidLater,
  type Authorization,
} from '../../payments';
import { mayStillCharge } from '../access';
import { databaseNow } from '../../clock';
import { recordHistory } from '../history';
import { orderEvents } from '../order.events';
import { settleHold } from '../order.jobs';
import { lockOrder } from '../find-order';
import type { Order } from '../order.model';
import { cardToCharge } from './payment-methods';

/**
 * Holds the card of an order that was submitted more than six days ahead. A refusal keeps the order, says why on it and
 * tells its owner; a crash in between is taken up again under the same claim.
 */
export async function authorizeDueOrder(orderId: number): Promise<void> {
  const attempt = await database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    const live = await liveAttempt(orderId, transaction);
    if (live) return live.status === 'claimed' ? live : null;
    const owed = isOpen(order.status) || order.status === 'fulfilled';
    const cardId = cardToCharge(order);
    if (!owed || cardId === null || !order.totalCents) return null;
    const claim = await claimAttempt(
      {
        orderId,
        creditCardId: cardId,
        amountCents: order.totalCents,
        requestedBy: order.submittedBy ?? order.userId,
        orderLockVersion: order.lockVersion,
        ignoreChecks: {},
      },
      transaction,
    );
    const card = await CreditCard.findByPk(cardId, { transaction, rejectOnEmpty: true });
    const isExpired = !card.isValidOn(await databaseNow(transaction));
    const mayCharge = await mayStillCharge(order, cardId, transaction);
    if (mayCharge && !isExpired) return claim;
    await settle(order, claim, mayCharge ? expired : notAllowedAnyMore, transaction);
    return null;
  });
  if (!attempt) return;
  const result = await authorizePayment(attempt);
  await database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    const claimed = await PaymentAttempt.findByPk(attempt.id, {
      transaction,
      lock: true,
      rejectOnEmpty: true,
    });
    if (claimed.status === 'claimed') await settle(order, claimed, result, transaction);
  });
}

/** The card's organization, or the person's role in it, is another one than when the order was sent. */
const notAllowedAnyMore: Authorization = {
  outcome: 'failed',
  intentId: null,
  code: 'card_not_permitted',
  message: 'This card may not be used for this order any more. Please choose another one.',
};

const expired: Authorization = { outcome: 'failed', intentId: null, ...cardExpired };

/** Writes down what became of a hold, and tells the owner where there is none. */
async function settle(
  order: Order,
  attempt: PaymentAttempt,
  result: Authorization,
  transaction: Transaction,
): Promise<void> {
  const orderId = order.id;
  await settleAttempt(attempt, result, transaction);
  if (result.outcome === 'authorized') {
    // Ended, or paid in another way, while Stripe was asked: what was held is let go again.
    if ((order.endedAt && !order.cancellationFeeCents) || cardToCharge(order) === null)
      return voidLater(attempt, transaction);
    await order.update({ paymentHoldReason: null }, { transaction });
    await recordHistory({ orderId, kind: 'payment_authorized', actor: null }, transaction);
    // Decided so late that the food was there before, or that it was canceled for a fee.
    if (order.status === 'fulfilled' || order.endedAt) await settleHold.enqueue(transaction, { orderId });
    return;
  }
  const reason = result.outcome === 'failed' ? result.message : 'Your bank asks you to confirm this payment.';
  await order.update({ paymentHoldReason: reason }, { transaction });
  await recordHistory({ orderId, kind: 'payment_failed', actor: null, details: { reason } }, transaction);
  const about = { kind: 'order', key: orderId };
  await orderEvents.paymentFailed.publish(transaction, about, { attemptId: attempt.id, reason });
}
