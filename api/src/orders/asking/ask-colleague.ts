import { errorCodes, grants, roles } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../../clock';
import { database, inList, sql } from '../../database';
import { ApiError, forbidden, invalid, notFound } from '../../errors';
import { defineList, rateLimit, type Actor, type Paging } from '../../http';
import { prepared } from '../../prepared';
import { assessOrder } from '../assessment/assess-order';
import { requireNoProblems } from '../assessment/assessment';
import { endAskedPayment } from '../cart/keep-cart';
import { lockOrder, requireWritableCart } from '../find-order';
import { recordHistory } from '../history';
import { orderEvents } from '../order.events';
import type { Order } from '../order.model';
import { orderPolicy } from '../order.policy';
import { endAsk, paymentAsk, unansweredAsk } from './payment-asks';

/** Each is a mail to somebody. */
const askLimit = rateLimit({
  name: 'payment_asks',
  tries: 20,
  seconds: 60 * 60,
  says: 'Too many people were asked to pay.',
});
/** To one person, from whoever asks and for whatever order. */
const askedLimit = rateLimit({
  name: 'payment_asks_to',
  tries: 10,
  seconds: 60 * 60,
  says: 'This colleague was asked often enough for now.',
});

/** By the same row of the table as the organization's cards: who may read those may pay for its orders (2 §6). */
const payers = `memberships m join users u on u.id = m.user_id where m.team_id = $1
  and m.role in (${inList(roles.filter((role) => grants(role, 'credit_cards', 'read')))})`;

const found = defineList({
  name: 'order-payers',
  columns: { id: 'int4', name: 'text', email: 'text' },
  select: `u.id, trim(u.first_name || ' ' || u.last_name) as name, u.email::text`,
  from: `${payers} and u.id <> $2 and u.id <> $3
    and ($4::text is null or strpos(lower(u.first_name || ' ' || u.last_name || ' ' || u.email), lower($4)) > 0)`,
  order: 'name',
  key: 'u.id',
});

/** Members of an order's organization who may be asked to pay for it: neither its owner, nor who asks. */
export const payersOf = (
  { teamId, userId }: Order,
  actor: Actor,
  { query, ...page }: Paging & { query?: string },
) => found.page([teamId, userId, actor.userId, query ?? null], page);

const payer = prepared(
  'order-payer',
  { id: 'int4', isAtIt: 'bool' },
  `select u.id, u.id in ($2, $3) as "isAtIt" from ${payers} and (u.id = $4 or u.email = $5)`,
);
const asked = prepared(
  'payment-ask-made',
  { id: 'int4' },
  `insert into payment_asks (order_id, team_id, asked_by, asked_user_id, until)
   values ($1, $2, $3, $4, clock_timestamp() + interval '3 days') returning id`,
);

type Whom = { user_id?: number; email?: string };

/**
 * Asks a colleague to pay for a cart, by one mail: who was asked before them is not any more, and who is asked again while
 * the question stands gets no second mail. 403 for who left the organization, 422 for somebody who may not pay and for what
 * is missing of the cart, 409 while the order is being placed, 429 past the limits.
 */
export const askColleague = (orderId: number, whom: Whom, actor: Actor): Promise<void> =>
  database.transaction(async (transaction) => {
    const order = await changeable(orderId, actor, transaction);
    if (!orderPolicy.askToPay(actor, order)) throw forbidden();
    const stands = await unansweredAsk(order, transaction);
    const askedId = await payerAmong(order, whom, actor, transaction);
    if (stands && !stands.isOver && stands.askedUserId === askedId) return;
    await requireReady(order, actor, transaction);
    await endAskedPayment(stands?.askedUserId, order, transaction);
    await askLimit.spend(String(actor.userId));
    await askedLimit.spend(String(askedId));
    await endAsk(order, stands?.isOver ? 'lapsed' : 'taken_back', transaction);
    const [made] = await sql.within(transaction, asked, [orderId, order.teamId, actor.userId, askedId]);
    if (!made) throw new Error('the question was not stored');
    const details = { ask_id: made.id, asked_user_id: askedId };
    await recordHistory({ orderId, kind: 'payment_asked', actor, details }, transaction);
    await orderEvents.payAsked.publish(transaction, { kind: 'order', key: orderId }, { askId: made.id });
  });

/** Asks nobody any more; again changes nothing. 404 for a question that is none of this order. */
export const takeAskBack = (orderId: number, askId: number, actor: Actor): Promise<void> =>
  database.transaction(async (transaction) => {
    const order = await changeable(orderId, actor, transaction);
    const ask = await paymentAsk(askId, orderId, transaction);
    if (!ask) throw notFound();
    if (ask.outcome) return;
    await endAskedPayment(ask.askedUserId, order, transaction);
    await endAsk(order, 'taken_back', transaction);
    const details = { ask_id: askId };
    await recordHistory({ orderId, kind: 'payment_ask_taken_back', actor, details }, transaction);
  });

/** A cart of an organization that somebody is to pay for, under its lock. */
async function changeable(orderId: number, actor: Actor, transaction: Transaction): Promise<Order> {
  const order = await lockOrder(orderId, transaction);
  if (!orderPolicy.pay(actor, order)) throw forbidden();
  requireWritableCart(order);
  if (order.bypassPayment)
    throw new ApiError(409, errorCodes.order.notByCard, { message: 'No payment is needed for this order.' });
  return order;
}

/** That nothing but a card is missing: what only its owner can put right is no surprise for whoever is to pay. */
async function requireReady(order: Order, actor: Actor, transaction: Transaction): Promise<void> {
  // It is paid by card from here on, whatever its owner chose.
  order.paidWithInvoice = false;
  const assessment = await assessOrder(order, {
    actor,
    cardIsAskedFor: true,
    // Whoever pays is asked about another delivery at that time.
    ignoreChecks: { simultaneous_delivery: true },
    now: await databaseNow(transaction),
    transaction,
  });
  requireNoProblems(assessment);
}

async function payerAmong(order: Order, whom: Whom, actor: Actor, transaction: Transaction): Promise<number> {
  const [found] = await sql.within(transaction, payer, [
    ...[order.teamId, order.userId, actor.userId],
    ...[whom.user_id ?? null, whom.email ?? null],
  ]);
  if (found && !found.isAtIt) return found.id;
  const words = found
    ? 'can choose a card for this order without being asked'
    : 'is nobody of this organization who may pay for this order';
  throw invalid(whom.email === undefined ? 'user_id' : 'email', 'inclusion', words);
}
