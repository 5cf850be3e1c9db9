import { actorSource } from '../accounts';
import { databaseNow } from '../clock';
import { database } from '../database';
import { ApiError } from '../errors';
import type { JobList } from '../jobs';
import { logger } from '../logger';
import { captureHold, PaymentAttempt, releaseHold, voidAttempt } from '../payments';
import { authorizeDueOrder } from './payment/authorize-due-order';
import { Order } from './order.model';
import { submitOrder } from './submission/submit-order';
import { cardToCharge } from './payment/payment-methods';

type OfOrder = { orderId: number };
type OfAttempt = { attemptId: number };

/** What the clock does with orders, and what finishes a step that a crash left half done. */
export const orderJobs: JobList = {
  finish_submit: async ({ attemptId }: OfAttempt) => finishSubmit(attemptId),
  void_payment: async ({ attemptId }: OfAttempt) => voidAttempt(attemptId),
  authorize_order: async ({ orderId }: OfOrder) => authorizeDueOrder(orderId),
  settle_hold: async ({ orderId }: OfOrder) => settleHold(orderId),
};

/** Goes on with a submit whose process died between claim and finish; a refusal is an end like any other. */
async function finishSubmit(attemptId: number) {
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
      arrivedAt: await databaseNow(),
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 503) throw error;
  }
}

/** The food was there: what is held is charged, or let go where nobody's card pays. A repeat charges nothing more. */
async function settleHold(orderId: number) {
  const order = await Order.findByPk(orderId, { rejectOnEmpty: true });
  if (cardToCharge(order) === null)
    // What was held before a bypass or an invoice was agreed is nobody's money to take.
    await database.transaction((transaction) => releaseHold(orderId, transaction));
  else if (order.totalCents && !(await captureHold(orderId, order.totalCents))) {
    const done = await PaymentAttempt.count({ where: { orderId, status: 'captured' } });
    if (done === 0) logger.error({ orderId }, 'an order was delivered and no card was held for it');
  }
}
