import type { Transaction } from 'sequelize';
import Stripe from 'stripe';
import { database } from '../database';
import { logger } from '../logger';
import { lockAttempt, lockOrderOf } from './attempts';
import { findIntent, readIntent } from './authorize-payment';
import { Payment, PaymentAttempt } from './payment.model';
import { paymentProcess } from './payment.process';
import { ask, hasMovedOn, stripe } from './stripe';

/** What is done, in the same transaction, about what was charged and nobody owes. */
type SendBack = (orderId: number, transaction: Transaction) => Promise<void>;

/**
 * Cancels what Stripe holds, or may hold, under an attempt, whatever state a crash left it in. Where Stripe has charged it all
 * the same that is entered in the ledger, and `sendBack` sees to what of it nobody owes.
 */
export async function voidAttempt(attemptId: number, sendBack: SendBack): Promise<void> {
  const attempt = await PaymentAttempt.findByPk(attemptId, { rejectOnEmpty: true });
  if (attempt.status !== 'voiding') return;
  const intentId = attempt.stripePaymentIntentId ?? (await unknownIntent(attempt));
  if (intentId && (await wasCharged(attempt, intentId, sendBack))) return;
  await database.transaction(async (transaction) => {
    await lockOrderOf(attempt.orderId, transaction);
    const voiding = await lockAttempt(attemptId, transaction);
    if (voiding.status === 'voiding')
      await paymentProcess.step('void', voiding, { actor: null, input: { intentId }, transaction });
  });
}

/** An intent whose id was never stored was never confirmed and holds nothing, save of a release that confirmed as it asked. */
const unknownIntent = async (attempt: PaymentAttempt) =>
  attempt.offSession === null ? ((await findIntent(attempt))?.id ?? null) : null;

/** Cancels an intent; whether it was too late for that, and what was charged is in the ledger. */
async function wasCharged(attempt: PaymentAttempt, intentId: string, sendBack: SendBack): Promise<boolean> {
  const { status, amount_received: charged } = await cancel(intentId);
  if (status !== 'succeeded') return false;
  const { id: attemptId, orderId } = attempt;
  logger.warn({ attemptId, orderId, intentId }, 'a payment that was to be let go had been charged');
  await enterCapture(attempt, charged, sendBack);
  return true;
}

const isOver = ({ status }: Stripe.PaymentIntent) => status === 'succeeded' || status === 'canceled';

/** The intent once it holds nothing any more: canceled, or charged by somebody before it was. */
async function cancel(intentId: string): Promise<Stripe.PaymentIntent> {
  const intent = await readIntent(intentId);
  if (isOver(intent)) return intent;
  try {
    return await ask(() => stripe.paymentIntents.cancel(intentId));
  } catch (error) {
    const moved = hasMovedOn(error) ? await readIntent(intentId) : null;
    if (moved && isOver(moved)) return moved;
    throw error;
  }
}

/** Lets go what Stripe came to hold under an attempt that is over, or enters it where it was charged: nobody's order is behind it. */
export async function releaseLateHold(attempt: PaymentAttempt, sendBack: SendBack): Promise<void> {
  const { id: attemptId, stripePaymentIntentId: intentId } = attempt;
  if (!intentId) return;
  const { status } = await readIntent(intentId);
  if (status !== 'requires_capture' && status !== 'requires_action' && status !== 'succeeded') return;
  logger.warn({ attemptId, intentId, status }, 'a payment that is over is held all the same, and let go');
  await wasCharged(attempt, intentId, sendBack);
}

/** How a hold stands at Stripe: `lapsed` where its time was over or somebody let it go there, and then it is no hold any more. */
export async function lookAfterHold(attempt: PaymentAttempt): Promise<'held' | 'lapsed' | 'captured'> {
  const intentId = attempt.stripePaymentIntentId;
  if (!intentId) return 'held';
  const intent = await readIntent(intentId);
  if (intent.status === 'succeeded') {
    await enterCapture(attempt, intent.amount_received);
    return 'captured';
  }
  if (intent.status !== 'canceled') return 'held';
  await lapse(attempt);
  return 'lapsed';
}

const lapse = ({ id, orderId }: PaymentAttempt) =>
  database.transaction(async (transaction) => {
    await lockOrderOf(orderId, transaction);
    const attempt = await lockAttempt(id, transaction);
    if (attempt.status === 'authorized')
      await paymentProcess.step('lapse', attempt, { actor: null, input: undefined, transaction });
  });

/**
 * Captures an order's hold in part or whole (cents) and enters it in the ledger; a repeat captures nothing more. Where somebody
 * captured it at Stripe, `sendBack` sees to what of that nobody owes. Null where nothing is held, or the hold has lapsed.
 */
export async function captureHold(
  orderId: number,
  amountCents: number,
  sendBack: SendBack,
): Promise<Payment | null> {
  const attempt = await PaymentAttempt.findOne({ where: { orderId, changeId: null, status: 'authorized' } });
  const intentId = attempt?.stripePaymentIntentId;
  if (!attempt || !intentId) return null;
  // An earlier try may have captured without hearing of it.
  const held = await readIntent(intentId);
  if (held.status === 'canceled') {
    await lapse(attempt);
    return null;
  }
  const intent =
    held.status === 'succeeded' ? held : await capture(intentId, Math.min(amountCents, attempt.amountCents));
  if (!intent) {
    await lapse(attempt);
    return null;
  }
  return enterCapture(attempt, intent.amount_received, sendBack);
}

/**
 * The captured intent; null where the hold has lapsed. An intent is captured once by itself: a key would only repeat a failure,
 * for longer than the hold may stand.
 */
async function capture(intentId: string, amountCents: number) {
  try {
    return await ask(() => stripe.paymentIntents.capture(intentId, { amount_to_capture: amountCents }));
  } catch (error) {
    if (isTooLate(error)) return null;
    if (!hasMovedOn(error)) throw error;
    // Somebody who asked beside us has captured it, or it was let go.
    const intent = await readIntent(intentId);
    if (intent.status === 'succeeded') return intent;
    if (intent.status === 'canceled') return null;
    throw error;
  }
}

const isTooLate = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_expired_for_capture';

const enterCapture = (
  { id: attemptId, orderId }: PaymentAttempt,
  amountCents: number,
  sendBack?: SendBack,
): Promise<Payment | null> =>
  database.transaction(async (transaction) => {
    await lockOrderOf(orderId, transaction);
    const attempt = await lockAttempt(attemptId, transaction);
    // Otherwise somebody who asked beside us has written it down.
    if (paymentProcess.definition.transitions.capture.from.includes(attempt.status)) {
      await paymentProcess.step('capture', attempt, { actor: null, input: { amountCents }, transaction });
      await sendBack?.(orderId, transaction);
    }
    return Payment.findOne({ where: { paymentAttemptId: attemptId, kind: 'capture' }, transaction });
  });
