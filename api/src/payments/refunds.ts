import { Op, type Transaction } from 'sequelize';
import { sendRefund } from './payment.jobs';
import { PaymentAttempt, PaymentRefund } from './payment.model';

interface RefundWish {
  orderId: number;
  amountCents: number;
  /** One for each reason to refund: the same refund asked for again under it is the same. */
  key: string;
}

/**
 * Sends a part (cents) of what was charged for an order back to its card, exactly once for a key; the caller holds the
 * order's row lock. It is claimed in the caller's transaction, and a job tells Stripe until it has answered; the ledger says
 * it then, and the balance is derived from that. Throws a `RangeError` for more than is left of what was charged.
 */
export async function refundPayment(
  { orderId, amountCents, key }: RefundWish,
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
      { orderId, paymentAttemptId: attempt.id, key, amountCents: part },
      { transaction },
    );
    await sendRefund.enqueue(transaction, { refundId: refund.id });
    left -= part;
  }
  if (left > 0) throw new RangeError(`order ${orderId} has ${left} cents too few to refund`);
}

/** What was charged for an order and has not gone back, nor is on its way, in cents. */
export async function chargedCents(orderId: number, transaction: Transaction | null): Promise<number> {
  const charged = await PaymentAttempt.sum('capturedCents', { where: { orderId }, transaction });
  const where = { orderId, status: { [Op.ne]: 'failed' } };
  const gone = await PaymentRefund.sum('amountCents', { where, transaction });
  return (charged || 0) - (gone || 0);
}

/** Sends back what was charged for an order beyond what is owed for it by now (cents); the caller holds the order's row lock. */
export async function refundBeyond(
  orderId: number,
  owedCents: number,
  transaction: Transaction,
): Promise<void> {
  const amountCents = (await chargedCents(orderId, transaction)) - owedCents;
  if (amountCents <= 0) return;
  const made = await PaymentRefund.count({ where: { orderId }, transaction });
  await refundPayment({ orderId, amountCents, key: `beyond-${made}` }, transaction);
}

/** What of a charge has not gone back, and is not on its way. */
async function leftOf(attempt: PaymentAttempt, transaction: Transaction): Promise<number> {
  const gone = await PaymentRefund.sum('amountCents', {
    where: { paymentAttemptId: attempt.id, status: { [Op.ne]: 'failed' } },
    transaction,
  });
  return (attempt.capturedCents ?? 0) - (gone || 0);
}
