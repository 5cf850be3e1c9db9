import type { Transaction } from 'sequelize';
import { lockOrder, type Order } from '../orders';
import { OrderPoll } from './poll.model';

/** A poll and its order, both locked. */
export interface LockedPoll {
  poll: OrderPoll;
  order: Order;
}

/** Locks a poll and its order, the order first as everywhere; null if there is none. */
export async function lockPoll(id: number, transaction: Transaction): Promise<LockedPoll | null> {
  const found = await OrderPoll.findByPk(id, { attributes: ['orderId'], transaction });
  if (!found) return null;
  const order = await lockOrder(found.orderId, transaction);
  const poll = await OrderPoll.findByPk(id, { transaction, lock: true, rejectOnEmpty: true });
  return { poll, order };
}
