import type { Schemas } from '@copper-carrot/contracts';
import { fn, Op, type Transaction } from 'sequelize';
import { database } from '../database';
import { defineJob, rowId } from '../jobs';
import { authorizePayment, keyOf, type Authorization } from './authorize-payment';
import { Payment, PaymentAttempt } from './payment.model';
import { ask, stripe } from './stripe';

/** Tells Stripe to let go what an attempt may hold. */
export const voidPayment = defineJob<{ attemptId: number }>('payment_void', {
  payload: { attemptId: rowId() },
  key: ['void', 'attemptId'],
  formerly: 'void_payment',
});

const live = ['claimed', 'authorized', 'requires_action'] as const;

/** The attempt that stands for an order now, if any; the database allows one at a time. */
export function liveAttempt(orderId: number, transaction: Transaction) {
  return PaymentAttempt.findOne({
    where: { orderId, changeId: null, status: { [Op.in]: live } },
    transaction,
  });
}

/** The attempt that stands for a change of an order, if any; one at a time as well. */
export function changeAttempt(changeId: number, transaction: Transaction) {
  return PaymentAttempt.findOne({ where: { changeId, status: { [Op.in]: live } }, transaction });
}

/** A change holds: from now on its attempt is the order's, which has none other that lives. */
export async function promoteAttempt(attempt: PaymentAttempt, transaction: Transaction) {
  await attempt.update({ changeId: null }, { transaction });
}

export interface Claim {
  orderId: number;
  /** The change of the order that it is for; absent for the order itself. */
  changeId?: number;
  creditCardId: number;
  amountCents: number;
  requestedBy: number;
  orderLockVersion: number;
  ignoreChecks: Schemas['IgnoreChecks'];
  /** Absent where nobody waits for an answer. */
  submitKey?: string | null;
}

/** Claims the right to ask Stripe, before Stripe is asked; the caller holds the order's row lock. */
export const claimAttempt = (claim: Claim, transaction: Transaction) =>
  PaymentAttempt.create({ ...claim }, { transaction });

/** Writes down what Stripe said; the caller's transaction holds the order's row lock. */
export async function settleAttempt(
  attempt: PaymentAttempt,
  result: Authorization,
  transaction: Transaction,
) {
  await attempt.update(
    {
      status: result.outcome,
      stripePaymentIntentId: result.intentId ?? attempt.stripePaymentIntentId,
      settledAt: fn('clock_timestamp'),
      ...(result.outcome === 'failed' ? { failureCode: result.code, failureMessage: result.message } : {}),
    },
    { transaction },
  );
}

/** Marks the live hold of an order for release; a job tells Stripe, and tells it again until it has answered. */
export async function releaseHold(orderId: number, transaction: Transaction) {
  const attempt = await liveAttempt(orderId, transaction);
  if (attempt) await voidLater(attempt, transaction);
}

/** Takes an attempt that waits for the bank up again, under the promise of who asks now. */
export async function resumeAttempt(
  attempt: PaymentAttempt,
  promise: Pick<Claim, 'submitKey' | 'ignoreChecks'>,
  transaction: Transaction,
) {
  await attempt.update(promise, { transaction });
}

/** Marks one attempt for release, with the intent where Stripe has named it; what Stripe may hold under it is let go by the job. */
export async function voidLater(
  attempt: PaymentAttempt,
  transaction: Transaction,
  intentId: string | null = attempt.stripePaymentIntentId,
) {
  await attempt.update({ status: 'voiding', stripePaymentIntentId: intentId }, { transaction });
  await voidPayment.enqueue(transaction, { attemptId: attempt.id });
}

/** The job behind `releaseHold`: cancels the intent at Stripe, whatever state a crash left it in. */
async function voidAttempt(attemptId: number) {
  const attempt = await PaymentAttempt.findByPk(attemptId, { rejectOnEmpty: true });
  if (attempt.status !== 'voiding') return;
  // A claim that was never answered may still exist at Stripe: asking once more with its key tells.
  const intentId = attempt.stripePaymentIntentId ?? (await authorizePayment(attempt)).intentId;
  if (intentId) {
    const intent = await ask(() => stripe.paymentIntents.retrieve(intentId));
    if (intent.status !== 'canceled') await ask(() => stripe.paymentIntents.cancel(intentId));
  }
  // By its id: what was read above forgets its changes when the transaction is done again.
  await database.transaction((transaction) =>
    PaymentAttempt.update(
      { status: 'voided', stripePaymentIntentId: intentId, settledAt: fn('clock_timestamp') },
      { where: { id: attemptId }, transaction },
    ),
  );
}

/** Captures an order's hold in part or whole (cents) and enters it in the ledger; a repeat captures nothing more. */
export async function captureHold(orderId: number, amountCents: number) {
  const attempt = await PaymentAttempt.findOne({ where: { orderId, changeId: null, status: 'authorized' } });
  const intentId = attempt?.stripePaymentIntentId;
  if (!attempt || !intentId) return null;
  // An earlier try may have captured without hearing of it.
  const held = await ask(() => stripe.paymentIntents.retrieve(intentId));
  const intent =
    held.status === 'succeeded'
      ? held
      : await ask(() =>
          stripe.paymentIntents.capture(
            intentId,
            { amount_to_capture: Math.min(amountCents, attempt.amountCents) },
            { idempotencyKey: keyOf(attempt, 'capture') },
          ),
        );
  return database.transaction(async (transaction) => {
    // Its own reading: a transaction that was broken off is done again whole.
    const captured = await PaymentAttempt.findByPk(attempt.id, {
      transaction,
      lock: true,
      rejectOnEmpty: true,
    });
    // Somebody who asked beside us has written it down.
    if (captured.status === 'captured')
      return Payment.findOne({ where: { paymentAttemptId: attempt.id, kind: 'capture' }, transaction });
    await captured.update({ status: 'captured', capturedCents: intent.amount_received }, { transaction });
    return Payment.create(
      {
        orderId,
        paymentAttemptId: attempt.id,
        kind: 'capture',
        amountCents: intent.amount_received,
        stripeId: intent.id,
      },
      { transaction },
    );
  });
}

export const paymentJobs = [voidPayment.handledBy(({ attemptId }) => voidAttempt(attemptId))];
