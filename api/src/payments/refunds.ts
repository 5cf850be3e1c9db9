import { Op, type Transaction } from 'sequelize';
import { databaseNow } from '../clock';
import { database } from '../database';
import { logger } from '../logger';
import { lockAttempt, lockOrderOf } from './attempts';
import { sendRefund } from './payment.jobs';
import { Payment, PaymentAttempt, PaymentRefund } from './payment.model';
import { paymentProcess } from './payment.process';
import { ask, isRefusedRequest, stripe, Undecided } from './stripe';

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

/** Stripe keeps keys for a day; an older refund is looked for before it is made again. */
const KEY_LIVES_MS = 23 * 3_600_000;

/** The job behind `refundPayment`. */
export async function sendBack(refundId: number): Promise<void> {
  const refund = await PaymentRefund.findByPk(refundId, { rejectOnEmpty: true });
  if (refund.status !== 'claimed') return;
  const attempt = await PaymentAttempt.findByPk(refund.paymentAttemptId, { rejectOnEmpty: true });
  const intentId = attempt.stripePaymentIntentId;
  if (!intentId) throw new Error(`the refund ${refundId} is of a payment that Stripe does not know`);
  try {
    const stripeId = await refundAtStripe(refund, intentId);
    await enterRefund(refund, stripeId);
  } catch (error) {
    if (!isRefusedRequest(error) || error instanceof Undecided) throw error;
    logger.error({ err: error, refundId, orderId: refund.orderId }, 'Stripe refuses a refund');
    const { message } = error as Error;
    await database.transaction(async (transaction) => {
      const claim = await lockRefund(refundId, transaction);
      const settledAt = await databaseNow(transaction);
      if (claim.status === 'claimed')
        await claim.update({ status: 'failed', failureMessage: message, settledAt }, { transaction });
    });
  }
}

async function refundAtStripe(refund: PaymentRefund, intentId: string): Promise<string> {
  const age = (await databaseNow(null)).getTime() - refund.claimedAt.getTime();
  const metadata = { payment_refund_id: String(refund.id) };
  const find = async () => {
    const { data } = await ask(() => stripe.refunds.list({ payment_intent: intentId, limit: 100 }));
    return data.find((made) => made.metadata?.payment_refund_id === metadata.payment_refund_id);
  };
  const known = age > KEY_LIVES_MS ? await find() : undefined;
  if (known) return known.id;
  try {
    const idempotencyKey = `refund-${refund.id}-${refund.claimedAt.getTime()}`;
    const made = await ask(() =>
      stripe.refunds.create(
        { payment_intent: intentId, amount: refund.amountCents, metadata },
        { idempotencyKey },
      ),
    );
    return made.id;
  } catch (error) {
    // Its answer may be what was lost.
    const made = error instanceof Undecided ? await find() : undefined;
    if (made) return made.id;
    throw error;
  }
}

const lockRefund = (id: number, transaction: Transaction) =>
  PaymentRefund.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE, rejectOnEmpty: true });

async function enterRefund({ id: refundId, orderId }: PaymentRefund, stripeRefundId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockOrderOf(orderId, transaction);
    const refund = await lockRefund(refundId, transaction);
    if (refund.status !== 'claimed') return;
    const settledAt = await databaseNow(transaction);
    await refund.update({ status: 'done', stripeRefundId, settledAt }, { transaction });
    const { paymentAttemptId, amountCents } = refund;
    await Payment.create(
      { orderId, paymentAttemptId, kind: 'refund', amountCents: -amountCents, stripeId: stripeRefundId },
      { transaction },
    );
    const attempt = await lockAttempt(paymentAttemptId, transaction);
    const back = await PaymentRefund.sum('amountCents', {
      where: { paymentAttemptId, status: 'done' },
      transaction,
    });
    if (attempt.status === 'captured' && back === attempt.capturedCents)
      await paymentProcess.step('refund', attempt, { actor: null, input: undefined, transaction });
  });
}
