import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { ApiError } from '../../errors';
import { sql } from '../../database';
import type { Actor } from '../../http';
import { hasLiveAttempt, liveAttempt, voidLater, type PaymentAttempt } from '../../payments';
import { prepared } from '../../prepared';
import type { Assessment } from '../assessment/assessment';
import { recordHistory } from '../history';
import { storeDishes } from '../offer/store-dishes';
import { orderEvents } from '../order.events';
import type { Order } from '../order.model';
import { endWaitingSubmit } from '../payment/not-placed';
import { storeChosen } from './chosen-options';
import { presentationOf } from './presentation';

const standingQuery = prepared(
  'cart-standing',
  { now: 'timestamptz', hasAttempt: 'bool' },
  `select clock_timestamp() as now, ${hasLiveAttempt('$1')} as "hasAttempt"`,
);

/**
 * Releases the hold of an earlier submit and notifies the person who started it, if it was somebody else; 409 while a
 * submit is in progress. Returns the instant to assess the cart by; the caller holds its lock.
 */
export async function endEarlierSubmit(order: Order, actor: Actor, transaction: Transaction): Promise<Date> {
  const [standing] = await sql.within(transaction, standingQuery, [order.id]);
  if (!standing) throw new Error('the database does not tell how a cart stands');
  const waits = standing.hasAttempt && (await waitingSubmit(order, transaction));
  if (waits) await endWaitingSubmit(waits, actor.userId, transaction);
  return standing.now;
}

/** The same for a payment that one asked person has made; other payments are kept. 409 while any payment is in progress. */
export async function endAskedPayment(
  userId: number | undefined,
  order: Order,
  transaction: Transaction,
): Promise<void> {
  const attempt = await waitingSubmit(order, transaction);
  if (attempt?.purpose === 'asked' && attempt.requestedBy === userId) await voidLater(attempt, transaction);
}

/** The payment of an earlier submit that waits for the bank. */
async function waitingSubmit(order: Order, transaction: Transaction): Promise<PaymentAttempt | null> {
  const attempt = await liveAttempt(order.id, transaction);
  if (attempt?.status === 'claimed') {
    throw new ApiError(409, errorCodes.submit.onItsWay, {
      message: 'This order is being placed right now.',
    });
  }
  return attempt;
}

/** Copies an assessment to the cart's record: time, place, presentation and price. */
export function setAssessed(
  order: Order,
  { terms, priced, chosenKitchen, startAt, cutoffAt, timeZone }: Assessment,
): void {
  order.set({
    timeZone,
    startAt,
    cutoffAt,
    presentationType: presentationOf(terms.offer, terms.chosen, terms.presentationType),
    kitchenId: chosenKitchen?.kitchen.id ?? null,
    distanceMiles: chosenKitchen?.distanceMiles ?? null,
    savedCents: terms.headcount === null ? null : priced.totalCents,
    savedBeforeDelivery: !terms.pickup && priced.lines.every(({ code }) => code !== 'delivery'),
  });
}

/** Saves a cart as assessed, with its changes; increments its version. */
export async function keepCart(
  order: Order,
  assessment: Assessment,
  { actor, keys }: { actor: Actor; keys: string[] },
  transaction: Transaction,
): Promise<void> {
  const { terms } = assessment;
  const { startAt: before, cutoffAt: lastBefore } = order;
  setAssessed(order, assessment);
  // A change of choices alone must increment the order's version too.
  order.changed('headcount', true);
  await order.save({ transaction });
  await storeChosen(order.id, terms.chosen, terms.offer.choices, transaction, terms.stored?.chosen);
  await storeDishes(order.id, terms.dishes, terms.stored?.dishes ?? [], transaction);
  const details = {
    keys,
    lock_version: order.lockVersion,
    ...(keys.includes('credit_card_id') && { credit_card_id: order.creditCardId }),
  };
  await recordHistory({ orderId: order.id, kind: 'changed', actor, details }, transaction);
  // The poll's deadline follows the cutoff, which may move without the start.
  const hasMoved =
    before?.getTime() !== order.startAt?.getTime() || lastBefore?.getTime() !== order.cutoffAt?.getTime();
  if (terms.poll && hasMoved) {
    const moved = { before: before?.toISOString() ?? null, after: order.startAt?.toISOString() ?? null };
    await orderEvents.moved.publish(transaction, { kind: 'order', key: order.id }, moved);
  }
}
