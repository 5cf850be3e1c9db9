import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { actorSource } from '../../accounts';
import { database, sql } from '../../database';
import { ApiError, notFound } from '../../errors';
import type { Actor } from '../../http';
import { type CreditCard, type PaymentAttempt } from '../../payments';
import { prepared } from '../../prepared';
import { cardsToChoose, mayPayFor } from '../access';
import { endAskedPayment } from '../cart/keep-cart';
import { lockOrder } from '../find-order';
import { recordHistory } from '../history';
import { orderEvents } from '../order.events';
import type { Order } from '../order.model';
import { othersCard } from '../payment/payment-methods';
import { endAsk, paymentAsk, statusOf, type PaymentAsk } from './payment-asks';

/** The request that is answered and the card to pay with. */
export interface AskedPayment {
  askId: number;
  cardId: number;
}

const pressed = prepared(
  'payment-ask-pressed',
  { id: 'int4' },
  'update payment_asks set credit_card_id = $2 where id = $1 and until > clock_timestamp() returning id',
);

/**
 * The request that was sent to the actor. 404 for everybody else, including a site admin who ghosts the actor, and for
 * an actor who may no longer pay for the organization's orders.
 */
export async function askTo(
  actor: Actor,
  { askId, order }: { askId: number; order: Order },
  transaction: Transaction | null,
): Promise<PaymentAsk> {
  const ask = await paymentAsk(askId, order.id, transaction);
  if (ask?.askedUserId !== actor.userId || actor.ghostingAdmin !== null) throw notFound();
  if (!mayPayFor(actor, ask)) throw notFound();
  return ask;
}

/** Requires an open request; otherwise 409 with its outcome. */
export function requireOpen(ask: PaymentAsk, order: Order): void {
  const status = statusOf(ask, order);
  if (status === 'asked') return;
  if (status === 'paid' || status === 'settled')
    throw new ApiError(409, errorCodes.submit.alreadySubmitted, {
      message: 'This order has already been submitted.',
      context: { order_id: order.id },
    });
  throw askOver(status, ask.byName);
}

const askOver = (status: 'declined' | 'taken_back' | 'moved' | 'lapsed', byName = ''): ApiError =>
  new ApiError(409, 'order-ask_over', {
    message: {
      declined: 'You said that you do not pay for this order.',
      taken_back: `${byName} does not ask you to pay for this order any more.`,
      moved: 'This order is for another organization now.',
      lapsed: 'The time to pay for this order is over.',
    }[status],
  });

/** The cards that the asked person may pay with: their own and the organization's. */
export function cardsOfAsked(
  order: Order,
  ask: PaymentAsk,
  actor: Actor,
  transaction: Transaction | null,
): Promise<CreditCard[]> {
  order.payerId = ask.askedUserId;
  return cardsToChoose(order, actor, transaction);
}

/** Sets the asked person's card on the record to pay. The caller holds the order's lock. */
export async function payAsAsked(
  order: Order,
  { askId, cardId }: AskedPayment,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const ask = await askTo(actor, { askId, order }, transaction);
  requireOpen(ask, order);
  // After the deadline, a payment that was started in time may continue, but no new one may start.
  if (ask.isPast && cardId !== ask.creditCardId) throw askOver('lapsed');
  const cards = await cardsOfAsked(order, ask, actor, transaction);
  if (!cards.some(({ id }) => id === cardId)) throw othersCard();
  if (order.bypassPayment)
    throw new ApiError(409, errorCodes.order.notByCard, {
      message: 'No payment is needed for this order any more.',
    });
  order.set({ creditCardId: cardId, paidWithInvoice: false });
}

/**
 * Stores the card of a payment that starts; a call that waits for an earlier payment does not reach this. 409 if the
 * deadline has passed, also for the card of a payment that was started in time at another price.
 */
export async function notePressed({ askId, cardId }: AskedPayment, transaction: Transaction): Promise<void> {
  const [noted] = await sql.within(transaction, pressed, [askId, cardId]);
  if (!noted) throw askOver('lapsed');
}

/**
 * The asked person who made this payment attempt, with the record set to be paid by them; null if the attempt answers
 * no request. 403 if they may no longer pay for the organization, whoever continues the attempt.
 */
export async function payerOf(
  order: Order,
  { purpose, requestedBy, creditCardId }: Pick<PaymentAttempt, 'purpose' | 'requestedBy' | 'creditCardId'>,
): Promise<Actor | null> {
  if (purpose !== 'asked') return null;
  const actor = await actorSource.findActor(requestedBy);
  if (!actor || !mayPayFor(actor, order))
    throw new ApiError(403, 'card_not_permitted', {
      message: 'Who was asked to pay may not pay for this order any more. Nothing was ordered.',
    });
  order.set({ payerId: actor.userId, creditCardId, paidWithInvoice: false });
  return actor;
}

/** Declines a payment request and notifies the person who asked. 409 if the request is no longer open. */
export const declineToPay = (orderId: number, askId: number, actor: Actor): Promise<void> =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    const ask = await askTo(actor, { askId, order }, transaction);
    if (ask.outcome === 'declined') return;
    requireOpen(ask, order);
    await endAskedPayment(ask.askedUserId, order, transaction);
    await endAsk(order, 'declined', transaction);
    const details = { ask_id: askId };
    await recordHistory({ orderId, kind: 'payment_ask_declined', actor, details }, transaction);
    await orderEvents.payDeclined.publish(transaction, { kind: 'order', key: orderId }, { askId });
  });
