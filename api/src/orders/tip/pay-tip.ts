import type { Transaction } from 'sequelize';
import { actorSource } from '../../accounts';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import type { Actor } from '../../http';
import {
  authorizePayment,
  lockAttempt,
  paidOrder,
  takeAnswer,
  voidLater,
  type PaymentAttempt,
} from '../../payments';
import { lockOrder } from '../find-order';
import { recordHistory } from '../history';
import { orderEvents } from '../order.events';
import { chargeOrder } from '../order.jobs';
import type { Order } from '../order.model';
import { settleClaim } from '../payment/settle-claim';
import { linesOf, replaceLines, type KeptLine } from '../price-lines';

/** How long a tip waits for Stripe before it is given up. */
const patienceMs = 10 * 60_000;

/** The outcome of a tip: added to the order, or not charged. */
export type PaidTip = { outcome: 'entered' } | { outcome: 'failed'; code: string; message: string };

/** A tip is charged off-session, so a card that needs the bank is refused. */
const unconfirmed = {
  outcome: 'failed',
  code: 'authentication_required',
  message:
    'Your bank would have to be asked about this card, which a tip can’t wait for. Nothing was charged.',
} as const;
const tooLate = {
  outcome: 'failed',
  code: 'payment_too_late',
  message: 'We could not reach the payment service in time. Nothing was charged.',
} as const;

/**
 * Authorizes a claimed tip at Stripe, then adds it to the order and enqueues its capture. A repeat changes nothing and
 * returns the outcome. Without an actor nobody waits for the answer, so a failure is mailed to the giver.
 */
export async function payTip(claimed: PaymentAttempt, actor: Actor | null): Promise<PaidTip> {
  const result = await authorizePayment(claimed);
  const giver = actor ?? (await actorSource.findActor(claimed.requestedBy));
  return settleClaim(claimed, result, async ({ order, attempt, waits }, transaction) => {
    if (!waits) return paidTip(attempt);
    if (result.outcome === 'requires_action') {
      await voidLater(attempt, transaction, { intentId: result.intentId });
      return unconfirmed;
    }
    await takeAnswer(attempt, result, await databaseNow(transaction), transaction);
    if (result.outcome === 'authorized') {
      await enterTip(order, attempt, giver, transaction);
      return { outcome: 'entered' };
    }
    const paid = paidTip(attempt);
    if (paid.outcome === 'failed' && !actor) await tellGiver(attempt, paid.message, transaction);
    return paid;
  });
}

/** The outcome of a tip whose claim is settled. */
export function paidTip({ status, failureCode, failureMessage }: PaymentAttempt): PaidTip {
  if (status === 'voiding' || status === 'voided') return tooLate;
  if (status !== 'failed') return { outcome: 'entered' };
  if (failureCode === unconfirmed.code) return unconfirmed;
  return {
    outcome: 'failed',
    code: failureCode ?? 'card_declined',
    message: failureMessage ?? 'The payment did not go through.',
  };
}

/** Handles a waiting tip for the payment job and Stripe's webhooks. */
export async function goOnWithTip(attempt: PaymentAttempt): Promise<void> {
  const now = await databaseNow(null);
  if (now.getTime() - attempt.claimedAt.getTime() <= patienceMs) {
    await payTip(attempt, null);
    return;
  }
  await database.transaction(async (transaction) => {
    await lockOrder(paidOrder(attempt), transaction);
    const waiting = await lockAttempt(attempt.id, transaction);
    if (waiting.status !== 'claimed') return;
    await voidLater(waiting, transaction);
    await tellGiver(waiting, tooLate.message, transaction);
  });
}

/** Notifies the giver of a failed tip, if they were told to wait. */
async function tellGiver(attempt: PaymentAttempt, reason: string, transaction: Transaction): Promise<void> {
  const { id: attemptId, amountCents, requestedBy: by } = attempt;
  const orderId = paidOrder(attempt);
  await recordHistory({ orderId, kind: 'tip_not_raised', actor: null, details: { reason } }, transaction);
  const about = { kind: 'order', key: orderId };
  await orderEvents.tipNotRaised.publish(transaction, about, { attemptId, by, amountCents, reason });
}

/** The tip in an order's price, in cents; also set by the default rate if the order names none. */
export const tipOf = async (orderId: number, transaction: Transaction): Promise<number> =>
  (await linesOf(orderId, transaction)).find(isTip)?.amountCents ?? 0;

const isTip = ({ code }: KeptLine) => code === 'tip';
const noTip: KeptLine = {
  ...{ code: 'tip', key: 'tip', label: 'Tip', taxable: false, taxableCents: 0 },
  ...{ amountCents: 0, catererCents: 0, platformCents: 0 },
};

async function enterTip(
  order: Order,
  attempt: PaymentAttempt,
  actor: Actor | null,
  transaction: Transaction,
): Promise<void> {
  const { amountCents, tipCents } = attempt;
  const lines = await linesOf(order.id, transaction);
  // Older orders have no tip line.
  const withTip = lines.some(isTip) ? lines : [...lines, noTip];
  const raised = (line: KeptLine): KeptLine => ({
    ...line,
    amountCents: line.amountCents + amountCents,
    catererCents: line.catererCents + amountCents,
  });
  const after = withTip.map((line) => (isTip(line) ? raised(line) : line));
  await replaceLines(order.id, after, transaction);
  await order.update(
    { tipCents, tipPpm: null, totalCents: (order.totalCents ?? 0) + amountCents },
    { transaction },
  );
  await recordHistory(
    {
      orderId: order.id,
      kind: 'tip_raised',
      actor,
      details: { amount_cents: amountCents, tip_cents: tipCents },
    },
    transaction,
  );
  // In a job, because Stripe may only be called after the tip is committed.
  await chargeOrder.enqueue(transaction, { orderId: order.id });
}
