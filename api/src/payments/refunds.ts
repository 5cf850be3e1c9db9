import { Op, type Transaction } from 'sequelize';
import { databaseNow } from '../clock';
import { lockAttempt } from './attempts';
import { paymentEvents } from './payment.events';
import { sendRefund } from './payment.jobs';
import { Payment, PaymentAttempt, PaymentRefund } from './payment.model';
import { paymentProcess } from './payment.process';

interface RefundWish {
  orderId: number;
  amountCents: number;
  /** The idempotency key: one per reason to refund. */
  key: string;
  /** How a person at the site refunded it, such as by check; absent for a refund to the card. */
  sentOtherwise?: string | null;
}

/**
 * Refunds a part (cents) of an order's captured money to its card, exactly once per key; the caller holds the order's
 * row lock. It is claimed in the caller's transaction, and a job calls Stripe until it answers; then the ledger gets
 * the entry that the balance is derived from. A refund outside of Stripe is in the ledger at once. Throws a
 * `RangeError` for more than is left.
 */
export async function refundPayment(
  { orderId, amountCents, key, sentOtherwise = null }: RefundWish,
  transaction: Transaction,
): Promise<void> {
  if (await PaymentRefund.findOne({ where: { orderId, key }, transaction })) return;
  const charged = await PaymentAttempt.findAll({
    where: { orderId, status: 'captured' },
    order: [['id', 'DESC']],
    lock: transaction.LOCK.UPDATE,
    transaction,
  });
  let left = amountCents;
  for (const attempt of charged) {
    const part = Math.min(left, await leftOf(attempt, transaction));
    if (part <= 0) continue;
    const refund = await PaymentRefund.create(
      { orderId, paymentAttemptId: attempt.id, key, amountCents: part, sentOtherwise },
      { transaction },
    );
    if (sentOtherwise === null) await sendRefund.enqueue(transaction, { refundId: refund.id });
    else await enterRefund(refund, null, transaction);
    left -= part;
  }
  if (left > 0) throw new RangeError(`order ${orderId} has ${left} cents too few to refund`);
}

/** Adds a successful refund to the ledger; the payment becomes refunded once all of it is. */
export async function enterRefund(
  refund: PaymentRefund,
  stripeRefundId: string | null,
  transaction: Transaction,
): Promise<void> {
  const { orderId, paymentAttemptId, amountCents } = refund;
  const settledAt = await databaseNow(transaction);
  await refund.update({ status: 'done', stripeRefundId, settledAt }, { transaction });
  await Payment.create(
    {
      ...{ orderId, kind: 'refund', amountCents: -amountCents, stripeId: stripeRefundId },
      // A refund outside of Stripe belongs to no card payment.
      paymentAttemptId: stripeRefundId === null ? null : paymentAttemptId,
    },
    { transaction },
  );
  if (stripeRefundId !== null)
    await paymentEvents.refunded.publish(
      transaction,
      { kind: 'payment', key: paymentAttemptId },
      { orderId, amountCents },
    );
  const attempt = await lockAttempt(paymentAttemptId, transaction);
  const where = { paymentAttemptId, status: 'done' };
  const back = await PaymentRefund.sum('amountCents', { where, transaction });
  if (attempt.status === 'captured' && back === attempt.capturedCents)
    await paymentProcess.step('refund', attempt, { actor: null, input: undefined, transaction });
}

/** What was captured for an order, without done or pending refunds, in cents. */
export async function chargedCents(orderId: number, transaction: Transaction | null): Promise<number> {
  const charged = await PaymentAttempt.sum('capturedCents', { where: { orderId }, transaction });
  const where = { orderId, status: { [Op.ne]: 'failed' } };
  const gone = await PaymentRefund.sum('amountCents', { where, transaction });
  return (charged || 0) - (gone || 0);
}

/**
 * Refunds what was captured beyond the owed sum, and returns the refund in cents; the caller holds the order's row
 * lock.
 */
export async function refundBeyond(
  orderId: number,
  owedCents: number,
  transaction: Transaction,
  sentOtherwise: string | null = null,
): Promise<number> {
  const amountCents = (await chargedCents(orderId, transaction)) - owedCents;
  if (amountCents <= 0) return 0;
  const made = await PaymentRefund.count({ where: { orderId }, transaction });
  await refundPayment({ orderId, amountCents, key: `beyond-${made}`, sentOtherwise }, transaction);
  return amountCents;
}

/** Whether a person at the site has recorded a refund of this order with this text. */
export const wasSentOtherwise = async (
  orderId: number,
  sentOtherwise: string,
  transaction: Transaction,
): Promise<boolean> => (await PaymentRefund.count({ where: { orderId, sentOtherwise }, transaction })) > 0;

/** What is left of a captured attempt, without done or pending refunds. */
async function leftOf(attempt: PaymentAttempt, transaction: Transaction): Promise<number> {
  const gone = await PaymentRefund.sum('amountCents', {
    where: { paymentAttemptId: attempt.id, status: { [Op.ne]: 'failed' } },
    transaction,
  });
  return (attempt.capturedCents ?? 0) - (gone || 0);
}
