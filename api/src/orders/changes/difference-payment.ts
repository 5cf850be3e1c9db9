import { authorizationLeadDays } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import {
  changeAttempt,
  claimAttempt,
  liveAttempt,
  type PaymentAttempt,
  promoteAttempt,
  releaseHold,
  voidLater,
} from '../../payments';
import { authorizationDue } from '../../schedule';
import { authorizeOrder } from '../order.jobs';
import type { Order } from '../order.model';
import { cardToCharge } from '../payment/payment-methods';
import type { OrderChange } from './order-change.model';

/**
 * The money of a change. A hold can't be counted on to grow, so that more is held anew and whole, beside what is held; once
 * the change holds, that hold is the order's and the one before is let go. Less is charged out of the hold that is there.
 */

/** What the order would be paid with after the change. */
const payingAfter = (order: Order, { proposal, after }: OrderChange) => {
  const columns = { ...order.get(), ...proposal.columns };
  const startAt = columns.startAt === null ? null : new Date(columns.startAt);
  return { cardId: cardToCharge(columns), startAt, totalCents: after.totalCents };
};

/** Whether the bank is asked at once: later ones are held on their day. */
const isHeldBy = (startAt: Date | null, now: Date) =>
  startAt !== null && startAt.getTime() - now.getTime() <= authorizationLeadDays * 86_400_000;

const covers = (attempt: PaymentAttempt | null, cardId: number, totalCents: number) =>
  attempt !== null &&
  attempt.status !== 'requires_action' &&
  attempt.creditCardId === cardId &&
  attempt.amountCents >= totalCents;

/** The card and sum that have to be held before a change can hold; null where what is held is enough, or nothing is yet. */
export async function holdNeeded(
  order: Order,
  change: OrderChange,
  now: Date,
  transaction: Transaction,
): Promise<{ cardId: number; amountCents: number } | null> {
  const { cardId, startAt, totalCents } = payingAfter(order, change);
  if (cardId === null || totalCents === 0 || !isHeldBy(startAt, now)) return null;
  // What costs neither more nor another card waits for nothing, whatever became of the hold.
  if (cardId === cardToCharge(order) && totalCents <= (order.totalCents ?? 0)) return null;
  if (covers(await liveAttempt(order.id, transaction), cardId, totalCents)) return null;
  return { cardId, amountCents: totalCents };
}

/** Claims the right to ask for a change's hold; the caller holds the order's lock. */
export const claimHold = (
  order: Order,
  change: OrderChange,
  { cardId, amountCents }: { cardId: number; amountCents: number },
  transaction: Transaction,
): Promise<PaymentAttempt> =>
  claimAttempt(
    {
      orderId: order.id,
      changeId: change.id,
      creditCardId: cardId,
      amountCents,
      requestedBy: change.requestedBy,
      orderLockVersion: order.lockVersion,
      ignoreChecks: change.ignoreChecks,
    },
    transaction,
  );

/** The hold that was asked for a change lets go, or is never made. */
export async function dropHold(change: OrderChange, transaction: Transaction): Promise<void> {
  const attempt = await changeAttempt(change.id, transaction);
  if (attempt) await voidLater(attempt, transaction);
}

/** The order has its new sum, card and start: its hold goes by them. */
export async function settleHolds(
  order: Order,
  change: OrderChange,
  now: Date,
  transaction: Transaction,
): Promise<void> {
  const held = await changeAttempt(change.id, transaction);
  if (held) {
    await releaseHold(order.id, transaction);
    await promoteAttempt(held, transaction);
    await order.update({ paymentHoldReason: null }, { transaction });
    return;
  }
  const cardId = cardToCharge(order);
  const totalCents = order.totalCents ?? 0;
  if (cardId === null || totalCents === 0) return releaseHold(order.id, transaction);
  const { startAt, submittedAt } = order;
  if (!startAt || !submittedAt) return;
  const isNow = isHeldBy(startAt, now);
  const attempt = await liveAttempt(order.id, transaction);
  if (isNow && covers(attempt, cardId, totalCents)) return;
  // Held too early, or by a change that came past the day on which it is held: asked for when it is due.
  if (attempt) await voidLater(attempt, transaction);
  const runAt = isNow ? now : authorizationDue({ submittedAt: now, startsAt: startAt });
  await authorizeOrder.enqueue(transaction, { orderId: order.id }, { runAt });
}
