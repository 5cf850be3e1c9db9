import { actorSource } from '../accounts';
import { databaseNow } from '../clock';
import { database } from '../database';
import { ApiError } from '../errors';
import { logger } from '../logger';
import { captureHold, PaymentAttempt, releaseHold } from '../payments';
import { authorizeDueOrder } from './payment/authorize-due-order';
import { lockOrder } from './find-order';
import { authorizeOrder, finishSubmit, settleHold, sweepPayments } from './order.jobs';
import { Order } from './order.model';
import { owedCents } from './owed';
import { submitOrder } from './submission/submit-order';
import { cardToCharge } from './payment/payment-methods';
import { sweepWaitingPayments } from './payment/waiting-payments';

/** What is done about the money of orders later, and what finishes a submit that a crash left half done. */
export const orderJobs = [
  finishSubmit.handledBy(({ attemptId }) => goOnWithSubmit(attemptId)),
  authorizeOrder.handledBy(({ orderId }) => authorizeDueOrder(orderId)),
  settleHold.handledBy(({ orderId }) => settle(orderId)),
  sweepPayments.handledBy(sweepWaitingPayments),
];

/** Goes on with a submit whose process died between claim and finish; a refusal is an end like any other. */
async function goOnWithSubmit(attemptId: number) {
  const attempt = await PaymentAttempt.findByPk(attemptId, { rejectOnEmpty: true });
  if (attempt.status !== 'claimed') return;
  const actor = await actorSource.findActor(attempt.requestedBy);
  // Whoever sent it is nobody any more: what may be held is let go.
  if (!actor) return giveUp(attempt.orderId);
  try {
    await submitOrder({
      orderId: attempt.orderId,
      actor,
      ignoreChecks: attempt.ignoreChecks,
      submitKey: null,
      arrivedAt: await databaseNow(null),
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 503) throw error;
  }
}

const giveUp = (orderId: number) =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    if (order.status === 'in_cart') await releaseHold(orderId, transaction);
  });

/**
 * The food was there, or was canceled for a fee: what is owed is charged out of what is held, or that is let go where
 * nobody's card pays. A repeat charges nothing more.
 */
async function settle(orderId: number) {
  const order = await Order.findByPk(orderId, { rejectOnEmpty: true });
  if (cardToCharge(order) === null)
    // What was held before a bypass or an invoice was agreed is nobody's money to take.
    await database.transaction((transaction) => releaseHold(orderId, transaction));
  else if (owedCents(order) > 0 && !(await captureHold(orderId, owedCents(order)))) {
    const attempts = await PaymentAttempt.findAll({ where: { orderId } });
    const some = (status: string) => attempts.some((attempt) => attempt.status === status);
    if (some('claimed')) throw new Error(`Stripe has not decided the hold of order ${orderId}`);
    if (!some('captured')) logger.error({ orderId }, 'an order is owed for and no card was held');
  }
}
