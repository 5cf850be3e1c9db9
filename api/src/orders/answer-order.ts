import type { Actor } from '../http';
import { orderProcess } from './order.process';

/**
 * Accepts a pending order for its caterer (2 §4). 409 if the order is no longer at the given version; null skips that
 * check.
 */
export const acceptOrder = (orderId: number, version: number | null, actor: Actor) =>
  orderProcess.take('accept', orderId, { actor, input: { version } });

/**
 * Confirms an accepted order for its caterer, from the day before on: they have gone through its details once more. 409 if
 * the order is no longer at the given version; null skips that check.
 */
export const confirmOrder = (orderId: number, version: number | null, actor: Actor) =>
  orderProcess.take('confirm', orderId, { actor, input: { version } });

/** Marks an order as delivered for its caterer, from an hour before its start on; otherwise the clock does an hour after it. */
export const deliverOrder = (orderId: number, actor: Actor) =>
  orderProcess.take('fulfil', orderId, { actor, input: undefined });

/** Declines a pending order for its caterer (2 §4): releases the hold and frees the kitchen's capacity for the day. */
export const declineOrder = (
  orderId: number,
  answer: { version: number | null; reason: string },
  actor: Actor,
) => orderProcess.take('decline', orderId, { actor, input: answer });
