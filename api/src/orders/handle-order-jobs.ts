import { actorSource } from '../accounts';
import { databaseNow } from '../clock';
import { database } from '../database';
import { ApiError } from '../errors';
import { logger } from '../logger';
import { captureHold, PaymentAttempt, releaseHold } from '../payments';
import { authorizeDueOrder } from './payment/authorize-due-order';
import { authorizeOrder, finishSubmit, settleHold } from './order.jobs';
import { Order } from './order.model';
import { submitOrder } from './submission/submit-order';
import { cardToCharge } from './payment/payment-methods';

/** What the clock does with orders, and what finishes a step that a crash left half done. */
export const orderJobs = [
  finishSubmit.handledBy(({ attemptId }) => goOnWithSubmit(attemptId)),
  authorizeOrder.handledBy(({ orderId }) => authorizeDueOrder(orderId)),
  settleHold.handledBy(({ orderId }) => settle(orderId)),
];

/** Goes on with a submit whose process died between claim and finish; a refusal is an end like any other. */
async function goOnWithSubmit(attemptId: number) {
  const attempt = await PaymentAttempt.findByPk(attemptId, { rejectOnEmpty: true });
  if (attempt.status !== 'claimed') return;
  const actor = await actorSource.findActor(attempt.requestedBy);
  if (!actor) return;
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

/** The food was there: what is held is charged, or let go where nobody's card pays. A repeat charges nothing more. */
async function settle(orderId: number) {
  const order = await Order.findByPk(orderId, { rejectOnEmpty: true });
  if (cardToCharge(order) === null)
    // What was held before a bypass or an invoice was agreed is nobody's money to take.
    await database.transaction((transaction) => releaseHold(orderId, transaction));
  else if (order.totalCents && !(await captureHold(orderId, order.totalCents))) {
    const done = await PaymentAttempt.count({ where: { orderId, status: 'captured' } });
    if (done === 0) logger.error({ orderId }, 'an order was delivered and no card was held for it');
  }
}
