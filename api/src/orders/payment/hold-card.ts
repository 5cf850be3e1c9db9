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

/** Claims a hold for a submitted order, by the payment job or for a chosen card; `renews` is the hold that it replaces. */
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

/** Authorizes a claimed hold of a submitted order and stores the result. */
export async function holdCard(claimed: PaymentAttempt): Promise<Authorization> {
  const result = await authorizePayment(claimed);
  await settleClaim(claimed, result, async ({ order, attempt, waits }, transaction) => {
    if (waits) await takeHoldAnswer(order, attempt, result, transaction);
  });
  return result;
}

/** Stores the result of a hold for a submitted order, and notifies the owner if it failed. */
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
    // Stripe may have captured that one already, which is not known here yet.
    if (stands.status === 'authorized') return voidLater(attempt, transaction, { intentId: result.intentId });
  }
  await takeAnswer(attempt, result, await databaseNow(transaction), transaction);
  if (result.outcome === 'authorized') {
    // The order ended, or its payment changed, during the call to Stripe: release the new hold.
    if (owedCents(order) === 0 || cardToCharge(order) === null) return releaseAgain(attempt, transaction);
    await waitNoMore(order, transaction);
    const details = { amount_cents: attempt.amountCents };
    await recordHistory({ orderId, kind: 'payment_authorized', actor: null, details }, transaction);
    // The answer came after the delivery or a cancellation with a fee.
    if (order.status === 'fulfilled' || order.endedAt) await chargeOrder.enqueue(transaction, { orderId });
    return;
  }
  // The API's answer tells the person to confirm with the bank; until then the order is unchanged.
  if (result.outcome === 'requires_action') return;
  await refuseCard(order, attempt, result.message, transaction);
}

/** Handles a refused card: the order keeps the card that still holds, or waits for another one. */
export async function refuseCard(
  order: Order,
  { id, purpose, creditCardId, renews }: PaymentAttempt,
  reason: string,
  transaction: Transaction,
): Promise<void> {
  // An ended order that owes nothing needs no card; a cancellation fee still does.
  if (order.endedAt && owedCents(order) === 0) return;
  if (purpose === 'card' && renews !== null && (await keepsOldCard(order, renews, transaction))) return;
  await refuseHold(order, { attemptId: id, cardId: creditCardId }, reason, transaction);
}

/** Whether the hold is being captured, by its own job. */
const isBeingCharged = ({ status, endedAt }: Order) => status === 'fulfilled' || endedAt !== null;

async function releaseAgain(attempt: PaymentAttempt, transaction: Transaction): Promise<void> {
  if (attempt.status === 'authorized') await voidLater(attempt, transaction);
}

/** Returns the order to the old card, if that is still authorized. */
async function keepsOldCard(order: Order, renews: number, transaction: Transaction): Promise<boolean> {
  const stands = await lockAttempt(renews, transaction);
  if (stands.status !== 'authorized') return false;
  await order.update(await cardAndPayer(order, stands.creditCardId, transaction), { transaction });
  return true;
}

/** Marks the order as waiting for another card, which its owner and caterer see; a job cancels it after the deadline. */
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

/**
 * Stores the deadline for another card; after the start or the end of the order there is none, because the sum is a
 * debt.
 */
async function waitForAnotherCard(order: Order, reason: string, transaction: Transaction): Promise<void> {
  const now = await databaseNow(transaction);
  const { startAt, agreed } = order;
  const isAhead = startAt !== null && now < startAt && isOpen(order.status);
  const cutoffAt = agreed?.cutoffAt ? new Date(agreed.cutoffAt) : null;
  // A second refused card does not extend the deadline.
  const until = isAhead
    ? (order.heldUntil ?? heldUntil({ refusedAt: now, cutoffAt, startsAt: startAt }))
    : null;
  await order.update({ paymentHoldReason: reason, heldUntil: until }, { transaction });
  await orderProcess.keep(order, now, transaction);
}

/** Clears the refused card from an order after another card was authorized or has paid. */
export async function waitNoMore(order: Order, transaction: Transaction): Promise<void> {
  if (order.paymentHoldReason === null && order.heldUntil === null) return;
  await order.update({ paymentHoldReason: null, heldUntil: null }, { transaction });
  await orderProcess.keep(order, await databaseNow(transaction), transaction);
}
