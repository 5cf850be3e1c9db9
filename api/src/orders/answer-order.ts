import type { OrderStatus } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../clock';
import { database } from '../database';
import { giveBackCapacity } from '../delivery';
import { ApiError, notFound } from '../errors';
import type { Actor } from '../http';
import { addJob } from '../jobs';
import { releaseHold } from '../payments';
import { recordHistory, type HistoryKind } from './history';
import { mailOrderAccepted, mailOrderEnded } from './order-mails';
import { Order } from './order.model';

/** Runs a change of status under the order's row lock; 409 `order-wrong_state` where its state does not allow it. */
async function moveOrder(
  orderId: number,
  to: OrderStatus,
  change: (order: Order, now: Date, transaction: Transaction) => Promise<void>,
): Promise<Order> {
  return database.transaction(async (transaction) => {
    const order = await Order.findByPk(orderId, { transaction, lock: transaction.LOCK.UPDATE });
    if (!order) throw notFound();
    // The same answer twice is no conflict: a caterer's second tap finds what the first one did.
    if (order.status === to) return order;
    if (!order.canMoveTo(to)) {
      throw new ApiError(409, 'order-wrong_state', {
        message: `This order is ${order.status} and can't be ${to}.`,
        context: { status: order.status },
      });
    }
    await change(order, await databaseNow(transaction), transaction);
    return order;
  });
}

/** Whether a caterer still answers in time: 409 past the deadline or the start, though nobody has ended the order yet. */
function requireInTime({ expiresAt, startAt }: Order, now: Date): void {
  if ([expiresAt, startAt].every((end) => end === null || now < end)) return;
  throw new ApiError(409, 'order-answer_too_late', {
    message: 'The time to answer this order is over.',
  });
}

/** A caterer takes a pending order (2 §4). */
export const acceptOrder = (orderId: number, actor: Actor) =>
  moveOrder(orderId, 'accepted', async (order, now, transaction) => {
    requireInTime(order, now);
    await order.update({ status: 'accepted', acceptedAt: now, expiresAt: null }, { transaction });
    await recordHistory({ orderId, kind: 'accepted', actor }, transaction);
    await mailOrderAccepted(order, transaction);
    const fulfilAt = new Date((order.startAt ?? now).getTime() + 3_600_000);
    await addJob(transaction, 'fulfil_order', { orderId }, { jobKey: `fulfil-${orderId}`, runAt: fulfilAt });
  });

/** A caterer turns a pending order down (2 §4): the hold is released, the kitchen's day is free again. */
export const declineOrder = (orderId: number, reason: string, actor: Actor) =>
  endOrder(orderId, 'declined', reason, actor);

/** Nobody answered in time: the same, by the clock. */
export const expireOrder = (orderId: number) =>
  endOrder(orderId, 'expired', 'The caterer did not answer in time.', null);

function endOrder(
  orderId: number,
  to: Extract<OrderStatus & HistoryKind, 'declined' | 'expired'>,
  reason: string,
  actor: Actor | null,
) {
  return moveOrder(orderId, to, async (order, now, transaction) => {
    if (actor) requireInTime(order, now);
    await order.update({ status: to, endedAt: now, endReason: reason, expiresAt: null }, { transaction });
    await recordHistory({ orderId, kind: to, actor, details: { reason } }, transaction);
    await giveBackCapacity(orderId, transaction);
    await releaseHold(orderId, transaction);
    await database.query('delete from coupon_redemptions where order_id = :orderId', {
      replacements: { orderId },
      transaction,
    });
    await mailOrderEnded(order, reason, transaction);
  });
}
