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
  /** One for each reason to refund: the same refund asked for again under it is the same. */
  key: string;
  /** How it was sent by somebody at the site, such as by a check; absent where it goes back to its card. */
  sentOtherwise?: string | null;
}

/**
 * Sends a part (cents) of what was charged for an order back to its card, exactly once for a key; the caller holds the
 * order's row lock. It is claimed in the caller's transaction, and a job tells Stripe until it has answered; the ledger says
 * it then, and the balance is derived from that. What was sent otherwise is in the ledger at once. Throws a `RangeError` for
 * more than is left of what was charged.
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

/** Writes a refund that has arrived into the ledger; the payment that it is of says so once all of it went back. */
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
      // What went another way came to no card.
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

/** What was charged for an order and has not gone back, nor is on its way, in cents. */
export async function chargedCents(orderId: number, transaction: Transaction | null): Promise<number> {
  const charged = await PaymentAttempt.sum('capturedCents', { where: { orderId }, transaction });
  const where = { orderId, status: { [Op.ne]: 'failed' } };
  const gone = await PaymentRefund.sum('amountCents', { where, transaction });
  return (charged || 0) - (gone || 0);
}

/**
 * Sends back what was charged for an order beyond what is owed for it by now, and answers how much that is (cents); the caller
 * holds the order's row lock.
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

/** Whether somebody at the site has sent money of an order back so, in these words. */
export const wasSentOtherwise = async (
  orderId: number,
  sentOtherwise: string,
  transaction: Transaction,
): Promise<boolean> => (await PaymentRefund.count({ where: { orderId, sentOtherwise }, transaction })) > 0;

/** What of a charge has not gone back, and is not on its way. */
async function leftOf(attempt: PaymentAttempt, transaction: Transaction): Promise<number> {
  const gone = await PaymentRefund.sum('amountCents', {
    where: { paymentAttemptId: attempt.id, status: { [Op.ne]: 'failed' } },
    transaction,
  });
  return (attempt.capturedCents ?? 0) - (gone || 0);
}
