import { actorSource } from '../accounts';
import { databaseNow } from '../clock';
import { database } from '../database';
import { ApiError } from '../errors';
import type { JobList } from '../jobs';
import { captureHold, PaymentAttempt, releaseHold, voidAttempt } from '../payments';
import { expireOrder } from './answer-order';
import { holdLater } from './hold-later';
import { recordHistory } from './history';
import { Order } from './order.model';
import { submitOrder } from './submit-order';
import { cardToCharge } from './ways-to-pay';

type OfOrder = { orderId: number };
type OfAttempt = { attemptId: number };

/** What the clock does with orders, and what finishes a step that a crash left half done. */
export const orderJobs: JobList = {
  finish_submit: async ({ attemptId }: OfAttempt) => finishSubmit(attemptId),
  void_payment: async ({ attemptId }: OfAttempt) => voidAttempt(attemptId),
  authorize_order: async ({ orderId }: OfOrder) => holdLater(orderId),
  expire_order: async ({ orderId }: OfOrder) => {
    const order = await Order.findByPk(orderId, { rejectOnEmpty: true });
    if (order.status === 'pending') await expireOrder(orderId);
  },
  fulfil_order: async ({ orderId }: OfOrder) => fulfilOrder(orderId),
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

/** The event is over: the order is delivered and its hold captured, in that order, so that a retry captures once. */
async function fulfilOrder(orderId: number) {
  const order = await database.transaction(async (transaction) => {
    const found = await Order.findByPk(orderId, {
      transaction,
      lock: transaction.LOCK.UPDATE,
      rejectOnEmpty: true,
    });
    if (found.canMoveTo('fulfilled')) {
      await found.update(
        { status: 'fulfilled', fulfilledAt: await databaseNow(transaction) },
        { transaction },
      );
      await recordHistory({ orderId, kind: 'fulfilled', actor: null }, transaction);
    }
    // What was held before a bypass or an invoice was agreed is nobody's money to take.
    if (cardToCharge(found) === null) await releaseHold(orderId, transaction);
    return found;
  });
  if (order.status === 'fulfilled' && order.totalCents && cardToCharge(order) !== null)
    await captureHold(orderId, order.totalCents);
}
