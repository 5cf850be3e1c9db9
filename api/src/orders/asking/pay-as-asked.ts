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

/** With which card somebody answers the question whether they pay. */
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
 * The question that was put to the actor themselves; 404 for everybody else, also a site admin behind them, and for somebody
 * who may not pay for the organization's orders any more.
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

/** That a question stands; 409 with what became of it. */
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

/** The cards that somebody who is asked may pay with: their own, and those of the organization. */
export function cardsOfAsked(
  order: Order,
  ask: PaymentAsk,
  actor: Actor,
  transaction: Transaction | null,
): Promise<CreditCard[]> {
  order.payerId = ask.askedUserId;
  return cardsToChoose(order, actor, transaction);
}

/** Has the record be paid by whoever was asked, with the card that they say. The caller holds the order's lock. */
export async function payAsAsked(
  order: Order,
  { askId, cardId }: AskedPayment,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const ask = await askTo(actor, { askId, order }, transaction);
  requireOpen(ask, order);
  // What was pressed in time is gone on with; nothing new is begun.
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
 * Keeps the card of a payment that begins: a press that only waits for an earlier one takes its card from nobody. 409 where
 * the time to pay is over, be it with the card of a payment that was begun in time at another price.
 */
export async function notePressed({ askId, cardId }: AskedPayment, transaction: Transaction): Promise<void> {
  const [noted] = await sql.within(transaction, pressed, [askId, cardId]);
  if (!noted) throw askOver('lapsed');
}

/**
 * Whoever was asked to pay and claimed this attempt, as they are now, with the record paid as they said; null where nobody
 * was asked for it. 403 for somebody who may not pay for the organization any more, whoever goes on for them.
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

/** Says no to paying; who asked is told. 409 where the question does not stand any more. */
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
