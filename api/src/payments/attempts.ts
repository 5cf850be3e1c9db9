import type { Schemas } from '@copper-carrot/contracts';
import { Op, type Transaction } from 'sequelize';
import { User } from '../accounts';
import { database } from '../database';
import { addJob } from '../jobs';
import { CreditCard, Payment, PaymentAttempt } from './payment.model';
import { cardRefusal, isRefusedRequest, stripe } from './stripe';

const live = ['claimed', 'authorized', 'requires_action'] as const;

/** The attempt that stands for an order now, if any; the database allows one at a time. */
export function liveAttempt(orderId: number, transaction: Transaction) {
  return PaymentAttempt.findOne({ where: { orderId, status: { [Op.in]: live } }, transaction });
}

export interface Claim {
  orderId: number;
  creditCardId: number;
  amountCents: number;
  requestedBy: number;
  orderLockVersion: number;
  ignoreChecks: Schemas['IgnoreChecks'];
}

/** Claims the right to ask Stripe, before Stripe is asked; the caller holds the order's row lock. */
export const claimAttempt = (claim: Claim, transaction: Transaction) =>
  PaymentAttempt.create({ ...claim }, { transaction });

export type Authorization =
  | { outcome: 'authorized'; intentId: string }
  | { outcome: 'requires_action'; intentId: string; clientSecret: string }
  | { outcome: 'failed'; intentId: string | null; code: string; message: string };

/**
 * Asks Stripe to hold the attempt's amount on its card. Asking again for the same attempt asks nothing new: its id is
 * the idempotency key, and a known intent is read back. Throws only when Stripe could not be reached.
 */
export async function authorize(attempt: PaymentAttempt): Promise<Authorization> {
  if (attempt.stripePaymentIntentId) {
    return outcomeOf(await stripe.paymentIntents.retrieve(attempt.stripePaymentIntentId));
  }
  const card = await CreditCard.findByPk(attempt.creditCardId, { rejectOnEmpty: true });
  const owner = await User.findByPk(card.userId, { rejectOnEmpty: true });
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: attempt.amountCents,
        currency: 'usd',
        capture_method: 'manual',
        confirm: true,
        customer: owner.stripeCustomerId ?? undefined,
        payment_method: card.stripePaymentMethodId,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        metadata: { order_id: String(attempt.orderId), payment_attempt_id: String(attempt.id) },
      },
      { idempotencyKey: keyOf(attempt, 'authorize') },
    );
    return outcomeOf(intent);
  } catch (error) {
    const refusal = cardRefusal(error);
    if (refusal) return { outcome: 'failed', intentId: null, ...refusal };
    if (isRefusedRequest(error)) {
      return {
        outcome: 'failed',
        intentId: null,
        code: 'unusable_card',
        message: 'This card can no longer be used.',
      };
    }
    throw error;
  }
}

function outcomeOf(intent: {
  id: string;
  status: string;
  client_secret: string | null;
  last_payment_error?: { decline_code?: string; code?: string; message?: string } | null;
}): Authorization {
  if (intent.status === 'requires_capture' || intent.status === 'succeeded') {
    return { outcome: 'authorized', intentId: intent.id };
  }
  if (intent.status === 'requires_action' || intent.status === 'requires_confirmation') {
    return { outcome: 'requires_action', intentId: intent.id, clientSecret: intent.client_secret ?? '' };
  }
  const failure = intent.last_payment_error;
  return {
    outcome: 'failed',
    intentId: intent.id,
    code: failure?.decline_code ?? failure?.code ?? intent.status,
    message: failure?.message ?? 'The payment did not go through.',
  };
}

/** The attempt's own key at Stripe; the time of its claim keeps apart two databases that share an account. */
const keyOf = (attempt: PaymentAttempt, what: string) =>
  `${what}-${attempt.id}-${attempt.claimedAt.getTime()}`;

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
      settledAt: new Date(),
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

/** Marks one attempt for release; what Stripe may hold under it is let go by the job. */
export async function voidLater(attempt: PaymentAttempt, transaction: Transaction) {
  await attempt.update({ status: 'voiding' }, { transaction });
  await addJob(transaction, 'void_payment', { attemptId: attempt.id }, { jobKey: `void-${attempt.id}` });
}

/** The job behind `releaseHold`: cancels the intent at Stripe, whatever state a crash left it in. */
export async function voidAttempt(attemptId: number) {
  const attempt = await PaymentAttempt.findByPk(attemptId, { rejectOnEmpty: true });
  if (attempt.status !== 'voiding') return;
  // A claim that was never answered may still exist at Stripe: asking once more with its key tells.
  const intentId = attempt.stripePaymentIntentId ?? (await authorize(attempt)).intentId;
  if (intentId) {
    const intent = await stripe.paymentIntents.retrieve(intentId);
    if (intent.status !== 'canceled') await stripe.paymentIntents.cancel(intentId);
  }
  await attempt.update({ status: 'voided', stripePaymentIntentId: intentId, settledAt: new Date() });
}

/** Captures an order's hold in part or whole (cents) and enters it in the ledger; a repeat captures nothing more. */
export async function captureHold(orderId: number, amountCents: number) {
  const attempt = await PaymentAttempt.findOne({ where: { orderId, status: 'authorized' } });
  if (!attempt?.stripePaymentIntentId) return null;
  const intent = await stripe.paymentIntents.capture(
    attempt.stripePaymentIntentId,
    { amount_to_capture: Math.min(amountCents, attempt.amountCents) },
    { idempotencyKey: keyOf(attempt, 'capture') },
  );
  return database.transaction(async (transaction) => {
    await attempt.update({ status: 'captured', capturedCents: intent.amount_received }, { transaction });
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
