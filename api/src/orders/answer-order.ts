import type { Actor } from '../http';
import { orderProcess } from './order.process';

/** A caterer takes a pending order (2 §4). */
export const acceptOrder = (orderId: number, actor: Actor) =>
  orderProcess.take('accept', orderId, { actor, input: undefined });

/** A caterer turns a pending order down (2 §4): the hold is released, the kitchen's day is free again. */
export const declineOrder = (orderId: number, reason: string, actor: Actor) =>
  orderProcess.take('decline', orderId, { actor, input: { reason } });
