import type { Transaction } from 'sequelize';
import { database } from '../../database';
import { logger } from '../../logger';
import { captureHold, paidOrder, PaymentAttempt, refundBeyond } from '../../payments';
import { lockOrder } from '../find-order';
import { authorizeOrder, chargeOrder } from '../order.jobs';
import { Order } from '../order.model';
import { dueCents, owedCents } from '../owed';
import { letHoldGo } from './let-hold-go';
import { cardToCharge, owedByCard } from './payment-methods';

/**
 * Captures what is owed after the delivery, or after a cancellation with a fee, and releases the rest of the hold;
 * releases all of it and refunds earlier charges if no card pays. A repeat captures nothing more.
 */
export async function chargeWhatIsDue(orderId: number): Promise<void> {
  const order = await Order.findByPk(orderId, { rejectOnEmpty: true });
  const due = await dueCents(order, null);
  // A hold from before a bypass or an invoice was agreed must not be captured.
  if (cardToCharge(order) === null || due === 0) return letGo(orderId);
  if (await captureHold(orderId, due, keepWhatIsOwed)) return;
  const attempts = await PaymentAttempt.findAll({ where: { orderId, changeId: null } });
  if (attempts.some(({ status }) => status === 'claimed'))
    throw new Error(`Stripe has not decided the hold of order ${orderId}`);
  // Everything was captured once and refunded on purpose by somebody at the site.
  if (attempts.reduce((sum, { capturedCents }) => sum + (capturedCents ?? 0), 0) >= owedCents(order)) return;
  logger.error({ orderId }, 'an order is owed for and no card was held for it');
  // The hold expired: authorize again, and capture after that.
  await database.transaction((transaction) => authorizeOrder.enqueue(transaction, { orderId }));
}

/** Refunds what was captured instead of released, except what the order owes by card. */
export async function keepWhatIsOwed(attempt: PaymentAttempt, transaction: Transaction): Promise<void> {
  const order = await lockOrder(paidOrder(attempt), transaction);
  await refundBeyond(order.id, owedByCard(order), transaction);
}

const letGo = (orderId: number) =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    // A tip may have been raised since the first check.
    if (cardToCharge(order) !== null && (await dueCents(order, transaction)) > 0)
      return chargeOrder.enqueue(transaction, { orderId });
    await letHoldGo(orderId, transaction);
    await refundBeyond(orderId, owedByCard(order), transaction);
  });
