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
 * The money of a change. Increasing an existing hold is not reliable, so a higher price gets a second hold for the
 * whole sum; once the change is applied, that one becomes the order's hold and the old one is released. A lower price
 * is captured from the existing hold.
 */

/** Card, start and sum of the order after the change. */
const payingAfter = (order: Order, { proposal, after }: OrderChange) => {
  const columns = { ...order.get(), ...proposal.columns };
  const startAt = columns.startAt === null ? null : new Date(columns.startAt);
  return {
    cardId: cardToCharge(columns),
    startAt,
    owed: owedCents({ ...columns, totalCents: after.totalCents }),
  };
};

/** Whether the hold is due now; later events are authorized on their due date. */
const isHeldBy = (startAt: Date | null, now: Date) => startAt !== null && isHeldAtOnce(startAt, now);

const pays = (attempt: PaymentAttempt | null, cardId: number, cents: number): boolean =>
  attempt !== null && attempt.creditCardId === cardId && attempt.amountCents >= cents;

/**
 * The card and sum to authorize before a change can be applied; null if the existing hold is enough, or none is due
 * yet.
 */
export async function holdNeeded(
  order: Order,
  change: OrderChange,
  now: Date,
  transaction: Transaction,
): Promise<{ cardId: number; amountCents: number } | null> {
  const { cardId, startAt, owed } = payingAfter(order, change);
  const amountCents = owed - (await chargedCents(order.id, transaction));
  if (cardId === null || amountCents <= 0 || !isHeldBy(startAt, now)) return null;
  // A change with the same card and no higher price needs no hold, whatever the state of the old one.
  if (cardId === cardToCharge(order) && owed <= owedCents(order)) return null;
  const stands = await liveAttempt(order.id, transaction);
  return stands?.status === 'authorized' && pays(stands, cardId, amountCents)
    ? null
    : { cardId, amountCents };
}

/** Claims the payment attempt for a change's hold, valid until the answer is due; the caller holds the order's lock. */
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

/** Adapts the order's hold, and the time it waits for another card, to its new sum, card and start. */
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
    // The customer chose another card while the restaurant decided.
    if (held.creditCardId !== cardId) await claimAgain(order, held.id, transaction);
    return;
  }
  if (heldUntil && startAt < heldUntil) await order.update({ heldUntil: startAt }, { transaction });
  if (!isHeldBy(startAt, now)) {
    // Released for now and authorized again when it is due.
    await letHoldGo(order.id, transaction);
    return holdAt(order, authorizationDue({ submittedAt: now, startsAt: startAt }), transaction);
  }
  const renewal = await liveRenewal(order.id, transaction);
  if (pays(renewal, cardId, cents)) return;
  if (renewal) await voidLater(renewal, transaction);
  const stands = await liveAttempt(order.id, transaction);
  if (pays(stands, cardId, cents)) return;
  // The old hold stays until the order's own card holds the new sum.
  if (stands?.status === 'authorized') return void (await claimAgain(order, stands.id, transaction));
  if (stands) await voidLater(stands, transaction);
  await holdAt(order, now, transaction);
}

/** The authorized hold of an applied change, locked. */
async function lockedHold(change: OrderChange, transaction: Transaction): Promise<PaymentAttempt | null> {
  const found = await changeAttempt(change.id, transaction);
  const attempt = found && (await lockAttempt(found.id, transaction));
  return attempt?.status === 'authorized' ? attempt : null;
}

const holdAt = (order: Order, runAt: Date, transaction: Transaction): Promise<void> =>
  authorizeOrder.enqueue(transaction, { orderId: order.id }, { runAt });
