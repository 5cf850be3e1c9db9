import type { Transaction } from 'sequelize';
import { actorSource } from '../../accounts';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import type { Actor } from '../../http';
import { authorizePayment, lockAttempt, takeAnswer, voidLater, type PaymentAttempt } from '../../payments';
import { lockOrder } from '../find-order';
import { recordHistory } from '../history';
import { orderEvents } from '../order.events';
import { chargeOrder } from '../order.jobs';
import type { Order } from '../order.model';
import { settleClaim } from '../payment/settle-claim';
import { linesOf, replaceLines, type KeptLine } from '../price-lines';

/** How long a tip waits for the payment service; after that nothing is charged. */
const patienceMs = 10 * 60_000;

/** What became of a tip: the order has it, or nothing was charged. */
export type PaidTip = { outcome: 'entered' } | { outcome: 'failed'; code: string; message: string };

/** The card is asked as if nobody were there. */
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
 * Asks Stripe for a tip that was claimed; once it is held the order has it, and a job charges it. A repeat changes nothing, and
 * answers what became of it. Without an actor nobody waits for the answer: where it comes to nothing its giver is told.
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

/** What became of a tip that is claimed no more. */
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

/** What the clock, or an event of Stripe's, does about a tip that waits for its answer. */
export async function goOnWithTip(attempt: PaymentAttempt): Promise<void> {
  const now = await databaseNow(null);
  if (now.getTime() - attempt.claimedAt.getTime() <= patienceMs) {
    await payTip(attempt, null);
    return;
  }
  await database.transaction(async (transaction) => {
    await lockOrder(attempt.orderId, transaction);
    const waiting = await lockAttempt(attempt.id, transaction);
    if (waiting.status !== 'claimed') return;
    await voidLater(waiting, transaction);
    await tellGiver(waiting, tooLate.message, transaction);
  });
}

/** Who was told to wait hears that it came to nothing. */
async function tellGiver(
  { id: attemptId, orderId, amountCents, requestedBy: by }: PaymentAttempt,
  reason: string,
  transaction: Transaction,
): Promise<void> {
  await recordHistory({ orderId, kind: 'tip_not_raised', actor: null, details: { reason } }, transaction);
  const about = { kind: 'order', key: orderId };
  await orderEvents.tipNotRaised.publish(transaction, about, { attemptId, by, amountCents, reason });
}

/** What of an order's price is its tip, in cents: the order itself may name none, and have that of the default rate. */
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
  // An order of before each had a line for it.
  const withTip = lines.some(isTip) ? lines : [...lines, noTip];
  const raised = (line: KeptLine): KeptLine => ({
    ...line,
    amountCents: line.amountCents + amountCents,
    catererCents: line.catererCents + amountCents,
  });
  const after = withTip.map((line) => (isTip(line) ? raised(line) : line));
  await replaceLines(order.id, after, transaction);
  await order.update({ tipCents, totalCents: (order.totalCents ?? 0) + amountCents }, { transaction });
  await recordHistory(
    {
      orderId: order.id,
      kind: 'tip_raised',
      actor,
      details: { amount_cents: amountCents, tip_cents: tipCents },
    },
    transaction,
  );
  // By a job of its own: Stripe is asked once the tip stands.
  await chargeOrder.enqueue(transaction, { orderId: order.id });
}
