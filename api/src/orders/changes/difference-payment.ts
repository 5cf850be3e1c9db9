import { isHeldAtOnce } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import {
  changeAttempt,
  chargedCents,
  claimAttempt,
  liveAttempt,
  liveRenewal,
  lockAttempt,
  type PaymentAttempt,
  promoteAttempt,
  releaseHold,
  voidLater,
} from '../../payments';
import { authorizationDue } from '../../schedule';
import { authorizeOrder } from '../order.jobs';
import type { Order } from '../order.model';
import { dueCents, owedCents } from '../owed';
import { claimAgain } from '../payment/authorize-due-order';
import { waitNoMore } from '../payment/hold-card';
import { letChangeHoldGo, letHoldGo } from '../payment/let-hold-go';
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
  return {
    cardId: cardToCharge(columns),
    startAt,
    owed: owedCents({ ...columns, totalCents: after.totalCents }),
  };
};

/** Whether the bank is asked at once: later ones are held on their day. */
const isHeldBy = (startAt: Date | null, now: Date) => startAt !== null && isHeldAtOnce(startAt, now);

const pays = (attempt: PaymentAttempt | null, cardId: number, cents: number): boolean =>
  attempt !== null && attempt.creditCardId === cardId && attempt.amountCents >= cents;

/** The card and sum that have to be held before a change can hold; null where what is held is enough, or nothing is yet. */
export async function holdNeeded(
  order: Order,
  change: OrderChange,
  now: Date,
  transaction: Transaction,
): Promise<{ cardId: number; amountCents: number } | null> {
  const { cardId, startAt, owed } = payingAfter(order, change);
  const amountCents = owed - (await chargedCents(order.id, transaction));
  if (cardId === null || amountCents <= 0 || !isHeldBy(startAt, now)) return null;
  // What costs neither more nor another card waits for nothing, whatever became of the hold.
  if (cardId === cardToCharge(order) && owed <= owedCents(order)) return null;
  const stands = await liveAttempt(order.id, transaction);
  return stands?.status === 'authorized' && pays(stands, cardId, amountCents)
    ? null
    : { cardId, amountCents };
}

/** Claims the right to ask for a change's hold, until it would have to be answered; the caller holds the order's lock. */
export const claimChangeHold = (
  order: Order,
  change: OrderChange,
  hold: { cardId: number; amountCents: number; validUntil: Date },
  now: Date,
  transaction: Transaction,
): Promise<PaymentAttempt> =>
  claimAttempt(
    {
      purpose: 'change',
      orderId: order.id,
      changeId: change.id,
      creditCardId: hold.cardId,
      amountCents: hold.amountCents,
      requestedBy: change.requestedBy,
      orderLockVersion: order.lockVersion,
      ignoreChecks: change.ignoreChecks,
      validUntil: hold.validUntil,
    },
    now,
    transaction,
  );

/** The order has its new sum, card and start: its hold goes by them, and so does the time that it waits for another card. */
export async function holdTheNewSum(
  order: Order,
  change: OrderChange,
  now: Date,
  transaction: Transaction,
): Promise<void> {
  const { startAt, heldUntil } = order;
  const cardId = cardToCharge(order);
  const cents = await dueCents(order, transaction);
  if (!startAt || cardId === null || cents === 0) {
    await letChangeHoldGo(change, transaction);
    await letHoldGo(order.id, transaction);
    return waitNoMore(order, transaction);
  }
  const held = await lockedHold(change, transaction);
  if (held) {
    await releaseHold(order.id, transaction);
    await promoteAttempt(held, now, transaction);
    await waitNoMore(order, transaction);
    // Another card was chosen while the restaurant thought about it.
    if (held.creditCardId !== cardId) await claimAgain(order, held.id, transaction);
    return;
  }
  if (heldUntil && startAt < heldUntil) await order.update({ heldUntil: startAt }, { transaction });
  if (!isHeldBy(startAt, now)) {
    // Held too early: asked for when it is due.
    await letHoldGo(order.id, transaction);
    return holdAt(order, authorizationDue({ submittedAt: now, startsAt: startAt }), transaction);
  }
  const renewal = await liveRenewal(order.id, transaction);
  if (pays(renewal, cardId, cents)) return;
  if (renewal) await voidLater(renewal, transaction);
  const stands = await liveAttempt(order.id, transaction);
  if (pays(stands, cardId, cents)) return;
  // What is held stays until the order's own card holds its own sum.
  if (stands?.status === 'authorized') return void (await claimAgain(order, stands.id, transaction));
  if (stands) await voidLater(stands, transaction);
  await holdAt(order, now, transaction);
}

/** The hold of a change that holds now, under its lock. */
async function lockedHold(change: OrderChange, transaction: Transaction): Promise<PaymentAttempt | null> {
  const found = await changeAttempt(change.id, transaction);
  const attempt = found && (await lockAttempt(found.id, transaction));
  return attempt?.status === 'authorized' ? attempt : null;
}

const holdAt = (order: Order, runAt: Date, transaction: Transaction): Promise<void> =>
  authorizeOrder.enqueue(transaction, { orderId: order.id }, { runAt });
