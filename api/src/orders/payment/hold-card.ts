import { isOpen } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../../clock';
import {
  authorizePayment,
  claimAttempt,
  lockAttempt,
  takeAnswer,
  voidLater,
  type Authorization,
  type PaymentAttempt,
} from '../../payments';
import { heldUntil } from '../../schedule';
import { recordHistory } from '../history';
import { orderEvents } from '../order.events';
import { chargeOrder } from '../order.jobs';
import type { Order } from '../order.model';
import { orderProcess } from '../order.process';
import { owedCents, dueCents } from '../owed';
import { cardAndPayer } from './card-and-payer';
import { colleagueOf, refusedOf } from './colleagues-card';
import { cardToCharge } from './payment-methods';
import { settleClaim } from './settle-claim';

/** Claims a hold for an order that stands, by the clock or on a card that somebody chose; with the one that it is to take the place of, if there is one. */
export const claimOrderHold = async (
  order: Order,
  claim: { purpose: 'hold' | 'card'; cardId: number; requestedBy: number; renews: number | null },
  now: Date,
  transaction: Transaction,
): Promise<PaymentAttempt> =>
  claimAttempt(
    {
      purpose: claim.purpose,
      orderId: order.id,
      creditCardId: claim.cardId,
      amountCents: await dueCents(order, transaction),
      requestedBy: claim.requestedBy,
      orderLockVersion: order.lockVersion,
      ignoreChecks: {},
      validUntil: order.startAt,
      renews: claim.renews,
    },
    now,
    transaction,
  );

/** Asks Stripe for a hold that was claimed for an order that stands, and writes down what came of it. */
export async function holdCard(claimed: PaymentAttempt): Promise<Authorization> {
  const result = await authorizePayment(claimed);
  await settleClaim(claimed, result, async ({ order, attempt, waits }, transaction) => {
    if (waits) await takeHoldAnswer(order, attempt, result, transaction);
  });
  return result;
}

/** Writes down what became of a hold for an order that stands, and tells the owner where there is none. */
export async function takeHoldAnswer(
  order: Order,
  attempt: PaymentAttempt,
  result: Authorization,
  transaction: Transaction,
): Promise<void> {
  const orderId = order.id;
  const { renews } = attempt;
  if (result.outcome === 'authorized' && renews !== null && isBeingCharged(order)) {
    const stands = await lockAttempt(renews, transaction);
    // Stripe may have charged that one already, without our having heard of it.
    if (stands.status === 'authorized') return voidLater(attempt, transaction, { intentId: result.intentId });
  }
  await takeAnswer(attempt, result, await databaseNow(transaction), transaction);
  if (result.outcome === 'authorized') {
    // Ended, or paid in another way, while Stripe was asked: what was held is let go again.
    if (owedCents(order) === 0 || cardToCharge(order) === null) return releaseAgain(attempt, transaction);
    await waitNoMore(order, transaction);
    const details = { amount_cents: attempt.amountCents };
    await recordHistory({ orderId, kind: 'payment_authorized', actor: null, details }, transaction);
    // Decided so late that the food was there before, or that it was canceled for a fee.
    if (order.status === 'fulfilled' || order.endedAt) await chargeOrder.enqueue(transaction, { orderId });
    return;
  }
  // Who is there is asked by the answer to their call; until they have confirmed it the order stands as it did.
  if (result.outcome === 'requires_action') return;
  await refuseCard(order, attempt, result.message, transaction);
}

/** A card that came to nothing: the order goes on with the one that still holds, or waits for another. */
export async function refuseCard(
  order: Order,
  { id, purpose, creditCardId, renews }: PaymentAttempt,
  reason: string,
  transaction: Transaction,
): Promise<void> {
  // What ended and owes nothing needs no card; the fee of a cancellation waits for one.
  if (order.endedAt && owedCents(order) === 0) return;
  if (purpose === 'card' && renews !== null && (await keepsOldCard(order, renews, transaction))) return;
  await refuseHold(order, { attemptId: id, cardId: creditCardId }, reason, transaction);
}

/** From here on what is held is charged, by a job of its own. */
const isBeingCharged = ({ status, endedAt }: Order) => status === 'fulfilled' || endedAt !== null;

async function releaseAgain(attempt: PaymentAttempt, transaction: Transaction): Promise<void> {
  if (attempt.status === 'authorized') await voidLater(attempt, transaction);
}

/** A card that somebody tried in the place of one that still pays: the order goes on with that one. */
async function keepsOldCard(order: Order, renews: number, transaction: Transaction): Promise<boolean> {
  const stands = await lockAttempt(renews, transaction);
  if (stands.status !== 'authorized') return false;
  await order.update(await cardAndPayer(order, stands.creditCardId, transaction), { transaction });
  return true;
}

/** The order waits for another card: its owner and its caterer read so, and the clock ends it where none comes. */
async function refuseHold(
  order: Order,
  { attemptId, cardId }: { attemptId: number; cardId: number },
  reason: string,
  transaction: Transaction,
): Promise<void> {
  const colleague = await colleagueOf(order, cardId, transaction);
  await waitForAnotherCard(order, colleague ? refusedOf(colleague.name) : reason, transaction);
  const orderId = order.id;
  await recordHistory({ orderId, kind: 'payment_failed', actor: null, details: { reason } }, transaction);
  const about = { kind: 'order', key: orderId };
  await orderEvents.paymentFailed.publish(transaction, about, {
    attemptId,
    reason,
    ...(colleague && { colleague }),
  });
}

/** Until when another card may come is kept on the order; past its start, and once it is over, what it owes is a debt. */
async function waitForAnotherCard(order: Order, reason: string, transaction: Transaction): Promise<void> {
  const now = await databaseNow(transaction);
  const { startAt, agreed } = order;
  const isAhead = startAt !== null && now < startAt && isOpen(order.status);
  const cutoffAt = agreed?.cutoffAt ? new Date(agreed.cutoffAt) : null;
  // A second refused card buys no more time.
  const until = isAhead
    ? (order.heldUntil ?? heldUntil({ refusedAt: now, cutoffAt, startsAt: startAt }))
    : null;
  await order.update({ paymentHoldReason: reason, heldUntil: until }, { transaction });
  await orderProcess.keep(order, now, transaction);
}

/** A card holds, or has paid: whatever card was refused before, the order waits for no other one any more. */
export async function waitNoMore(order: Order, transaction: Transaction): Promise<void> {
  if (order.paymentHoldReason === null && order.heldUntil === null) return;
  await order.update({ paymentHoldReason: null, heldUntil: null }, { transaction });
  await orderProcess.keep(order, await databaseNow(transaction), transaction);
}
