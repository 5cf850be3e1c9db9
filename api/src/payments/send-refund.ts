import type Stripe from 'stripe';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../clock';
import { database } from '../database';
import { logger } from '../logger';
import { lockAttempt, lockOrderOf } from './attempts';
import { paymentEvents } from './payment.events';
import { sendRefund } from './payment.jobs';
import { Payment, PaymentAttempt, PaymentRefund } from './payment.model';
import { paymentProcess } from './payment.process';
import { enterRefund } from './refunds';
import { ask, askOnce, isRefusedRequest, stripe, Undecided } from './stripe';

/** Stripe keeps idempotency keys for a day, so an older refund is searched before it is created again. */
const KEY_LIVES_MS = 23 * 3_600_000;
const anHour = 3_600_000;
/** Tries at Stripe, an hour apart, before a person has to act. */
const mostTries = 3;

/**
 * The job of `refundPayment`: creates a refund at Stripe, or reads the state of an existing one. A successful one is
 * added to the ledger, a failed one is created again.
 */
export async function sendBack(refundId: number): Promise<void> {
  const refund = await PaymentRefund.findByPk(refundId, { rejectOnEmpty: true });
  const { status, stripeRefundId, claimedAt } = refund;
  if (status === 'failed') return;
  if (stripeRefundId) return enter(refund, await ask(() => stripe.refunds.retrieve(stripeRefundId)));
  if (claimedAt > (await databaseNow(null))) return;
  let made: Stripe.Refund;
  try {
    made = await refundAtStripe(refund);
  } catch (error) {
    if (!isRefusedRequest(error) || error instanceof Undecided) throw error;
    logger.error({ err: error, refundId, orderId: refund.orderId }, 'Stripe refuses a refund');
    const { message } = error as Error;
    return locked(refund, (claim, transaction) => fail(claim, message, transaction));
  }
  await enter(refund, made);
}

async function refundAtStripe(refund: PaymentRefund): Promise<Stripe.Refund> {
  const attempt = await PaymentAttempt.findByPk(refund.paymentAttemptId, { rejectOnEmpty: true });
  const intentId = attempt.stripePaymentIntentId;
  if (!intentId) throw new Error(`the refund ${refund.id} is of a payment that Stripe does not know`);
  const age = (await databaseNow(null)).getTime() - refund.claimedAt.getTime();
  const metadata = { payment_refund_id: String(refund.id) };
  const find = async () => {
    const { data } = await ask(() => stripe.refunds.list({ payment_intent: intentId, limit: 100 }));
    return data.find((made) => made.metadata?.payment_refund_id === metadata.payment_refund_id) ?? null;
  };
  const known = age > KEY_LIVES_MS ? await find() : null;
  if (known) return known;
  const wanted = { payment_intent: intentId, amount: refund.amountCents, metadata };
  try {
    const key = `refund-${refund.id}-${refund.claimedAt.getTime()}`;
    return await askOnce(key, (options) => stripe.refunds.create(wanted, options), find);
  } catch (error) {
    // The refund may exist although its answer was lost.
    const made = error instanceof Undecided ? await find() : null;
    if (made) return made;
    throw error;
  }
}

/** Runs an action on a refund that has not failed, under its lock; the order is locked first. */
const locked = (
  { id, orderId }: PaymentRefund,
  act: (refund: PaymentRefund, transaction: Transaction) => Promise<void>,
): Promise<void> =>
  database.transaction(async (transaction) => {
    await lockOrderOf(orderId, transaction);
    const lock = transaction.LOCK.UPDATE;
    const refund = await PaymentRefund.findByPk(id, { transaction, lock, rejectOnEmpty: true });
    if (refund.status !== 'failed') await act(refund, transaction);
  });

const enter = (of: PaymentRefund, made: Stripe.Refund): Promise<void> =>
  locked(of, async (refund, transaction) => {
    if (made.status === 'failed' || made.status === 'canceled')
      return fail(refund, made.failure_reason ?? made.status, transaction);
    if (refund.status === 'done') return;
    return made.status === 'succeeded'
      ? enterRefund(refund, made.id, transaction)
      : lookLater(refund, made.id, transaction);
  });

/** A bank may take days. Stripe sends an event when it is done; in case that is lost, it is asked every hour. */
async function lookLater(refund: PaymentRefund, stripeRefundId: string, transaction: Transaction) {
  const runAt = new Date((await databaseNow(transaction)).getTime() + anHour);
  await refund.update({ stripeRefundId, claimedAt: runAt }, { transaction });
  await sendRefund.enqueue(transaction, { refundId: refund.id }, { runAt });
}

/** Reverts the ledger entry of a returned refund, and the payment's refunded status. */
async function comeBack(
  of: Pick<PaymentRefund, 'orderId' | 'paymentAttemptId' | 'amountCents'>,
  transaction: Transaction,
): Promise<void> {
  await Payment.create({ ...of, kind: 'refund_failed', stripeId: null }, { transaction });
  const { orderId, amountCents } = of;
  const about = { kind: 'payment', key: of.paymentAttemptId };
  await paymentEvents.cameBack.publish(transaction, about, { orderId, amountCents });
  const attempt = await lockAttempt(of.paymentAttemptId, transaction);
  if (attempt.status === 'refunded')
    await paymentProcess.step('comeBack', attempt, { actor: null, input: undefined, transaction });
}

/** Handles a failed refund, also one that the ledger already has: creates it again, or reports it to a person. */
async function fail(refund: PaymentRefund, failureMessage: string, transaction: Transaction) {
  const { id: refundId, orderId, paymentAttemptId, amountCents } = refund;
  const now = await databaseNow(transaction);
  const of = { orderId, paymentAttemptId, amountCents };
  if (refund.status === 'done') await comeBack(of, transaction);
  await refund.update({ status: 'failed', failureMessage, settledAt: now }, { transaction });
  const [key = '', before = '1'] = refund.key.split('#');
  const nth = Number(before) + 1;
  if (nth <= mostTries) {
    const claimedAt = new Date(now.getTime() + anHour);
    const again = await PaymentRefund.create({ ...of, key: `${key}#${nth}`, claimedAt }, { transaction });
    return sendRefund.enqueue(transaction, { refundId: again.id }, { runAt: claimedAt });
  }
  logger.error({ refundId, orderId, amountCents, failureMessage }, 'a refund failed at every try');
  const about = { kind: 'order', key: orderId };
  await paymentEvents.refundFailed.publish(transaction, about, { refundId, amountCents });
}
