import type { Transaction } from 'sequelize';
import { actorOf } from '../../accounts';
import type { Actor } from '../../http';
import { lockOrder } from '../find-order';
import type { Order } from '../order.model';
import { OrderChange } from './order-change.model';

/** A change and its order, both locked. */
export interface OpenChange {
  change: OrderChange;
  order: Order;
}

/** The sender of a change with their current rights; null if the account no longer exists. */
export const senderOf = ({ requestedBy: userId, actingUserId = null }: OrderChange): Promise<Actor | null> =>
  actorOf({ userId, actingUserId });

/** Locks a change and its order, the order first as everywhere; null if there is none. */
export async function lockChange(id: number, transaction: Transaction): Promise<OpenChange | null> {
  const found = await OrderChange.findByPk(id, { attributes: ['orderId'], transaction });
  if (!found) return null;
  const order = await lockOrder(found.orderId, transaction);
  const change = await OrderChange.findByPk(id, { transaction, lock: true, rejectOnEmpty: true });
  return { change, order };
}
