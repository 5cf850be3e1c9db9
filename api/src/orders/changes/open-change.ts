import type { Transaction } from 'sequelize';
import { actorOf } from '../../accounts';
import type { Actor } from '../../http';
import { lockOrder } from '../find-order';
import type { Order } from '../order.model';
import { OrderChange } from './order-change.model';

/** A change with its order, both locked. */
export interface OpenChange {
  change: OrderChange;
  order: Order;
}

/** Who sent a change, by the rights that they have now; null where they are nobody any more. */
export const senderOf = ({ requestedBy: userId, actingUserId = null }: OrderChange): Promise<Actor | null> =>
  actorOf({ userId, actingUserId });

/** A change and its order under their locks, the order's first as everywhere; null where there is none. */
export async function lockChange(id: number, transaction: Transaction): Promise<OpenChange | null> {
  const found = await OrderChange.findByPk(id, { attributes: ['orderId'], transaction });
  if (!found) return null;
  const order = await lockOrder(found.orderId, transaction);
  const change = await OrderChange.findByPk(id, { transaction, lock: true, rejectOnEmpty: true });
  return { change, order };
}
