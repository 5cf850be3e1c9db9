import type { Transaction } from 'sequelize';
import { notFound } from '../errors';
import { authorize, type Actor } from '../http';
import { Order } from './order.model';
import { catererOrderPolicy, orderPolicy } from './order.policy';

/** An order that the actor may read as its orderer; 404 for one that is not there or not theirs. */
export async function findOrder(orderId: number, actor: Actor): Promise<Order> {
  const order = await Order.findByPk(orderId);
  if (!order) throw notFound();
  authorize(orderPolicy, 'read', actor, order);
  return order;
}

/** An order that the actor may read as its caterer; 404 for one that is not there or not theirs. */
export async function findOrderForCaterer(orderId: number, actor: Actor): Promise<Order> {
  const order = await Order.findByPk(orderId);
  if (!order) throw notFound();
  authorize(catererOrderPolicy, 'read', actor, order);
  return order;
}

/** An order under its row lock, which the transaction holds to its end; 404 for one that is not there. */
export async function lockOrder(orderId: number, transaction: Transaction): Promise<Order> {
  const order = await Order.findByPk(orderId, { transaction, lock: transaction.LOCK.UPDATE });
  if (!order) throw notFound();
  return order;
}
