import type { Transaction } from 'sequelize';
import Stripe from 'stripe';
import { database } from '../database';
import { logger } from '../logger';
import { lockAttempt, lockPaid } from './attempts';
import { findIntent, readIntent } from './authorize-payment';
import { PaymentAttempt } from './payment.model';
import { paymentProcess } from './payment.process';
import { ask, hasMovedOn, stripe } from './stripe';

/** What follows a capture in its transaction: a refund of what is not owed, or invoices that are paid. */
type Afterwards = (attempt: PaymentAttempt, transaction: Transaction) => Promise<void>;

/**
 * Cancels an attempt's intent at Stripe, whatever state a crash left. If Stripe has captured it, the ledger gets an
 * entry and `afterwards` follows.
 */
export async function voidAttempt(attemptId: number, afterwards: Afterwards): Promise<void> {
  const attempt = await PaymentAttempt.findByPk(attemptId, { rejectOnEmpty: true });
  if (attempt.status !== 'voiding') return;
  const intentId = attempt.stripePaymentIntentId ?? (await unknownIntent(attempt));
  if (intentId && (await wasCharged(attempt, intentId, afterwards))) return;
  await database.transaction(async (transaction) => {
    await lockPaid(attempt, transaction);
    const voiding = await lockAttempt(attemptId, transaction);
    if (voiding.status === 'voiding')
      await paymentProcess.step('void', voiding, { actor: null, input: { intentId }, transaction });
  });
}

/** An intent whose id was not stored was never confirmed, except by an earlier release, which confirmed at once. */
const unknownIntent = async (attempt: PaymentAttempt) =>
  attempt.offSession === null ? ((await findIntent(attempt))?.id ?? null) : null;

/** Cancels an intent; returns true and adds a ledger entry if it was captured before. */
async function wasCharged(
  attempt: PaymentAttempt,
  intentId: string,
  afterwards: Afterwards,
): Promise<boolean> {
  const { status, amount_received: charged } = await cancel(intentId);
  if (status !== 'succeeded') return false;
  const { id: attemptId, orderId } = attempt;
  logger.warn({ attemptId, orderId, intentId }, 'a payment that was to be let go had been charged');
  await enterCapture(attempt, charged, afterwards);
  return true;
}

const isOver = ({ status }: Stripe.PaymentIntent) => status === 'succeeded' || status === 'canceled';

/** The intent after it holds nothing any more: canceled, or captured before. */
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

/** Releases what Stripe holds for an ended attempt, or adds a ledger entry if it was captured. */
export async function releaseLateHold(attempt: PaymentAttempt, afterwards: Afterwards): Promise<void> {
  const { id: attemptId, stripePaymentIntentId: intentId } = attempt;
  if (!intentId) return;
  const { status } = await readIntent(intentId);
  if (status !== 'requires_capture' && status !== 'requires_action' && status !== 'succeeded') return;
  logger.warn({ attemptId, intentId, status }, 'a payment that is over is held all the same, and let go');
  await wasCharged(attempt, intentId, afterwards);
}

/** The state of a hold at Stripe; `lapsed` if it expired or was canceled there, which ends it here as well. */
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

const lapse = (held: PaymentAttempt) =>
  database.transaction(async (transaction) => {
    await lockPaid(held, transaction);
    const attempt = await lockAttempt(held.id, transaction);
    if (attempt.status === 'authorized')
      await paymentProcess.step('lapse', attempt, { actor: null, input: undefined, transaction });
  });

/**
 * Captures a part (cents) or all of an order's hold and adds a ledger entry; a repeat captures nothing more. If it was
 * captured in Stripe's dashboard, `afterwards` follows all the same. False if nothing is held or the hold expired.
 */
export async function captureHold(
  orderId: number,
  amountCents: number,
  afterwards: Afterwards,
): Promise<boolean> {
  const attempt = await PaymentAttempt.findOne({ where: { orderId, changeId: null, status: 'authorized' } });
  return attempt !== null && captureAttempt(attempt, amountCents, afterwards);
}

/** The same for an authorized attempt. */
export async function captureAttempt(
  attempt: PaymentAttempt,
  amountCents: number,
  afterwards: Afterwards,
): Promise<boolean> {
  const intentId = attempt.stripePaymentIntentId;
  if (!intentId) return false;
  // An earlier try may have captured without getting the answer.
  const held = await readIntent(intentId);
  if (held.status === 'canceled') {
    await lapse(attempt);
    return false;
  }
  const intent =
    held.status === 'succeeded' ? held : await capture(intentId, Math.min(amountCents, attempt.amountCents));
  if (!intent) {
    await lapse(attempt);
    return false;
  }
  await enterCapture(attempt, intent.amount_received, afterwards);
  return true;
}

/**
 * The captured intent; null if the hold expired. It needs no idempotency key, because an intent can be captured only
 * once; a key would only repeat a failure for longer than the hold lasts.
 */
async function capture(intentId: string, amountCents: number) {
  try {
    return await ask(() => stripe.paymentIntents.capture(intentId, { amount_to_capture: amountCents }));
  } catch (error) {
    if (isTooLate(error)) return null;
    if (!hasMovedOn(error)) throw error;
    // A concurrent call captured it, or it was released.
    const intent = await readIntent(intentId);
    if (intent.status === 'succeeded') return intent;
    if (intent.status === 'canceled') return null;
    throw error;
  }
}

const isTooLate = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_expired_for_capture';

const enterCapture = (charged: PaymentAttempt, amountCents: number, afterwards?: Afterwards): Promise<void> =>
  database.transaction(async (transaction) => {
    await lockPaid(charged, transaction);
    const attempt = await lockAttempt(charged.id, transaction);
    // Otherwise a concurrent call has recorded it.
    if (!paymentProcess.definition.transitions.capture.from.includes(attempt.status)) return;
    const step = attempt.orderId === null ? 'captureInvoices' : 'capture';
    await paymentProcess.step(step, attempt, { actor: null, input: { amountCents }, transaction });
    await afterwards?.(attempt, transaction);
  });
