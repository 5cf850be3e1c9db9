import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { notFound } from '../errors';
import { authorize, type Actor } from '../http';
import { prepared } from '../prepared';
import { columnsOf, recordOf } from '../records';
import { Order } from './order.model';
import { catererOrderPolicy, orderPolicy } from './order.policy';

const { columns, list } = columnsOf(Order, 'o');
const found = prepared('order-record', columns, `select ${list} from orders o where o.id = $1`);
const locked = prepared(
  'order-record-locked',
  columns,
  `select ${list} from orders o where o.id = $1 for update`,
);

/** An order that the actor may read as its orderer; 404 for one that is not there or not theirs. */
export async function findOrder(orderId: number, actor: Actor): Promise<Order> {
  const row = await sql.first(found, [orderId]);
  if (!row) throw notFound();
  const order = recordOf(Order, row);
  authorize(orderPolicy, 'read', actor, order);
  return order;
}

/** An order that the actor may read as its caterer; 404 for one that is not there or not theirs. */
export async function findOrderForCaterer(orderId: number, actor: Actor): Promise<Order> {
  const row = await sql.first(found, [orderId]);
  if (!row) throw notFound();
  const order = recordOf(Order, row);
  authorize(catererOrderPolicy, 'read', actor, order);
  return order;
}

/** An order under its row lock, which the transaction holds to its end; 404 for one that is not there. */
export async function lockOrder(orderId: number, transaction: Transaction): Promise<Order> {
  const [row] = await sql.within(transaction, locked, [orderId]);
  if (!row) throw notFound();
  return recordOf(Order, row);
}
