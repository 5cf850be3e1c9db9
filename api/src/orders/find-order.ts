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

/** An order that the actor may read as a customer; 404 if it does not exist, is not theirs, or was removed. */
export async function findOrder(orderId: number, actor: Actor): Promise<Order> {
  const order = await findAlsoRemoved(orderId, actor);
  requireKept(order);
  return order;
}

/** The same, including removed carts. */
export async function findAlsoRemoved(orderId: number, actor: Actor): Promise<Order> {
  const row = await sql.first(found, [orderId]);
  if (!row) throw notFound();
  const order = recordOf(Order, row);
  authorize(orderPolicy, 'read', actor, order);
  return order;
}

/** An order that the actor may read as its caterer; 404 if it does not exist, is not theirs, or was removed. */
export async function findOrderForCaterer(orderId: number, actor: Actor): Promise<Order> {
  const row = await sql.first(found, [orderId]);
  if (!row) throw notFound();
  const order = recordOf(Order, row);
  authorize(catererOrderPolicy, 'read', actor, order);
  requireKept(order);
  return order;
}

/** 404 for a removed cart, with a message for people who could read it. */
export function requireKept({ removedAt }: { removedAt?: Date | null | undefined }): void {
  if (removedAt) throw notFound('This order was removed.');
}

/** Requires a cart that may be written; 404 if removed, 409 if submitted or waiting for its poll. */
export function requireWritableCart(order: Order): void {
  requireCart(order);
  requireNoScheduledPoll(order);
}

/** Requires a cart, for reading only; 404 if removed, 409 if submitted. */
export function requireCart(order: Order): void {
  requireKept(order);
  if (order.isInCart) return;
  throw new ApiError(409, errorCodes.submit.alreadySubmitted, {
    message: 'This order has already been submitted.',
    context: { order_id: order.id },
  });
}

/** 409 while a poll is scheduled to submit the order: until then it is read-only (1 §4). */
export function requireNoScheduledPoll({ waitsForPoll }: Order): void {
  if (!waitsForPoll) return;
  throw new ApiError(409, errorCodes.poll.scheduled, {
    message: 'This order is sent automatically when its poll ends. To change it, turn that off first.',
  });
}

/** An order under its row lock, held until the transaction ends; 404 if it does not exist. */
export async function lockOrder(orderId: number, transaction: Transaction): Promise<Order> {
  const [row] = await sql.within(transaction, locked, [orderId]);
  if (!row) throw notFound();
  return recordOf(Order, row);
}
