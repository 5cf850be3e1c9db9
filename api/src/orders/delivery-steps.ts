import { isAgreed } from '@copper-carrot/contracts';
import { databaseNow } from '../clock';
import { database } from '../database';
import { ApiError } from '../errors';
import type { Actor } from '../http';
import { toLocal } from '../schedule';
import { chargedStart } from './charged-start';
import { lockOrder } from './find-order';
import { recordHistory } from './history';
import { orderEvents } from './order.events';
import type { Order } from './order.model';
import { catererOrderPolicy, mayStill } from './order.policy';

const hour = 3_600_000;

type Delivered = Pick<
  Order,
  'status' | 'pickup' | 'startDate' | 'startAt' | 'customerStartAt' | 'timeZone' | 'heldUntil' | 'onItsWayAt'
>;

/** Whether a caterer can say that an order is on its way: on the day of its event, once. */
export const canSendOff = (order: Delivered, now: Date): boolean =>
  order.onItsWayAt === null && whyNotSentOff(order, now) === null;

/** Whether a caterer can say that an order is delivered: from an hour before its agreed start on. */
export const canDeliver = (order: Delivered, now: Date): boolean =>
  isAgreed(order.status) && isSoon(order, now) && order.heldUntil === null;

function isSoon(order: Delivered, now: Date): boolean {
  const start = chargedStart(order);
  return start !== null && now.getTime() >= start.getTime() - hour;
}

function whyNotSentOff(order: Delivered, now: Date): string | null {
  if (!isAgreed(order.status)) return 'This order is not one to be delivered.';
  if (order.pickup) return 'The customer picks this order up.';
  if (order.heldUntil) return 'The card of this order was refused: please do not bring it yet.';
  const isToday = order.timeZone !== null && toLocal(now, order.timeZone).date === order.startDate;
  return isToday ? null : 'This order is for another day.';
}

/** Refuses a delivery that is said before there can be one. */
export function aboutItsTime(order: Delivered, { now, actor }: { now: Date; actor: Actor | null }): void {
  // The clock comes an hour after the start.
  if (actor === null || (isSoon(order, now) && order.heldUntil === null)) return;
  throw new ApiError(409, 'order-not_delivered_yet', {
    message: order.heldUntil
      ? 'The card of this order was refused: please do not bring it yet.'
      : 'An order can be marked as delivered from an hour before the agreed start on.',
  });
}

/** Stores that a caterer has sent an order off, once, and tells its orderer. */
export const sendOff = (orderId: number, actor: Actor): Promise<void> =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    mayStill(catererOrderPolicy, 'deliver')(order, { actor });
    if (order.onItsWayAt) return;
    const now = await databaseNow(transaction);
    const why = whyNotSentOff(order, now);
    if (why) throw new ApiError(409, 'order-not_sent_off', { message: why });
    await order.update({ onItsWayAt: now }, { transaction });
    await recordHistory({ orderId, kind: 'on_its_way', actor }, transaction);
    await orderEvents.onItsWay.publish(transaction, { kind: 'order', key: orderId }, {});
  });
