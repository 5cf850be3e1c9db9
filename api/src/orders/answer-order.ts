import type { Actor } from '../http';
import { orderProcess } from './order.process';

/** A caterer takes a pending order (2 §4) in the version that they saw: 409 where it is another one by now; null is whichever it is. */
export const acceptOrder = (orderId: number, version: number | null, actor: Actor) =>
  orderProcess.take('accept', orderId, { actor, input: { version } });

/** A caterer turns a pending order down (2 §4), as they saw it: the hold is released, the kitchen's day is free again. */
export const declineOrder = (
  orderId: number,
  answer: { version: number | null; reason: string },
  actor: Actor,
) => orderProcess.take('decline', orderId, { actor, input: answer });
