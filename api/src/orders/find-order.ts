import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { ApiError, notFound } from '../errors';
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

/** An order that the actor may read as its orderer; 404 for one that is not there, not theirs, or taken away. */
export async function findOrder(orderId: number, actor: Actor): Promise<Order> {
  const order = await findAlsoRemoved(orderId, actor);
  requireKept(order);
  return order;
}

/** The same, and a cart that was taken away as well. */
export async function findAlsoRemoved(orderId: number, actor: Actor): Promise<Order> {
  const row = await sql.first(found, [orderId]);
  if (!row) throw notFound();
  const order = recordOf(Order, row);
  authorize(orderPolicy, 'read', actor, order);
  return order;
}

/** An order that the actor may read as its caterer; 404 for one that is not there, not theirs, or taken away. */
export async function findOrderForCaterer(orderId: number, actor: Actor): Promise<Order> {
  const row = await sql.first(found, [orderId]);
  if (!row) throw notFound();
  const order = recordOf(Order, row);
  authorize(catererOrderPolicy, 'read', actor, order);
  requireKept(order);
  return order;
}

/** That a cart was not taken away; 404, which says so to those who could read it. */
export function requireKept({ removedAt }: { removedAt?: Date | null | undefined }): void {
  if (removedAt) throw notFound('This order was removed.');
}

/** A cart that may be written; 404 for one that was taken away, 409 for what was submitted or waits for its poll. */
export function requireWritableCart(order: Order): void {
  requireCart(order);
  requireNoScheduledPoll(order);
}

/** A cart, for whoever writes nothing of it; 404 for one that was taken away, 409 for what was submitted. */
export function requireCart(order: Order): void {
  requireKept(order);
  if (order.isInCart) return;
  throw new ApiError(409, errorCodes.submit.alreadySubmitted, {
    message: 'This order has already been submitted.',
    context: { order_id: order.id },
  });
}

/** That no poll is to send this order: until it has, or is unscheduled, the order is read-only (1 §4); 409 otherwise. */
export function requireNoScheduledPoll({ waitsForPoll }: Order): void {
  if (!waitsForPoll) return;
  throw new ApiError(409, errorCodes.poll.scheduled, {
    message: 'This order is sent by itself when its poll ends. Take that off first to change it.',
  });
}

/** An order under its row lock, which the transaction holds to its end; 404 for one that is not there. */
export async function lockOrder(orderId: number, transaction: Transaction): Promise<Order> {
  const [row] = await sql.within(transaction, locked, [orderId]);
  if (!row) throw notFound();
  return recordOf(Order, row);
}
