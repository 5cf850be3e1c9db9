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

/** Each request sends a mail. */
const askLimit = rateLimit({
  name: 'payment_asks',
  tries: 20,
  seconds: 60 * 60,
  says: 'Too many people were asked to pay.',
});
/** Counts per asked person, over all askers and orders. */
const askedLimit = rateLimit({
  name: 'payment_asks_to',
  tries: 10,
  seconds: 60 * 60,
  says: 'This colleague was asked often enough for now.',
});

/**
 * Anyone who may read the organization's cards may pay for its orders (2 §6), so both use the same row of the
 * privileges table.
 */
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

/** Members of an order's organization who may be asked to pay for it, without its owner and the actor. */
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
 * Asks a colleague to pay for a cart and sends them one mail. Replaces an earlier request to somebody else; repeating
 * an open request sends no second mail. 403 if the actor has left the organization, 422 if the person may not pay or
 * the cart is incomplete, 409 while the order is being submitted, 429 past the limits.
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

/** Withdraws a payment request; idempotent. 404 if the request belongs to another order. */
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

/** Locks an organization's cart that a colleague can be asked to pay for. */
async function changeable(orderId: number, actor: Actor, transaction: Transaction): Promise<Order> {
  const order = await lockOrder(orderId, transaction);
  if (!orderPolicy.pay(actor, order)) throw forbidden();
  requireWritableCart(order);
  if (order.bypassPayment)
    throw new ApiError(409, errorCodes.order.notByCard, { message: 'No payment is needed for this order.' });
  return order;
}

/** Requires that only a card is missing, because the person who pays can't fix anything else. */
async function requireReady(order: Order, actor: Actor, transaction: Transaction): Promise<void> {
  // A payment request is always paid by card, also if the owner had chosen the invoice.
  order.paidWithInvoice = false;
  const assessment = await assessOrder(order, {
    actor,
    cardIsAskedFor: true,
    // The payer confirms a simultaneous delivery, so it is not checked here.
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
