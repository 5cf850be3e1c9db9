import type { Transaction } from 'sequelize';
import { database } from '../../database';
import { logger } from '../../logger';
import { captureHold, PaymentAttempt, refundBeyond } from '../../payments';
import { lockOrder } from '../find-order';
import { authorizeOrder, chargeOrder } from '../order.jobs';
import { Order } from '../order.model';
import { dueCents, owedCents } from '../owed';
import { letHoldGo } from './let-hold-go';
import { cardToCharge, owedByCard } from './payment-methods';

/**
 * The food was there, or was canceled for a fee: what is owed is charged out of what is held, and the rest let go, or all of
 * it where nobody's card pays, and what a card was charged before that goes back. A repeat charges nothing more.
 */
export async function chargeWhatIsDue(orderId: number): Promise<void> {
  const order = await Order.findByPk(orderId, { rejectOnEmpty: true });
  const due = await dueCents(order, null);
  // What was held before a bypass or an invoice was agreed is nobody's money to take.
  if (cardToCharge(order) === null || due === 0) return letGo(orderId);
  if (await captureHold(orderId, due, keepWhatIsOwed)) return;
  const attempts = await PaymentAttempt.findAll({ where: { orderId, changeId: null } });
  if (attempts.some(({ status }) => status === 'claimed'))
    throw new Error(`Stripe has not decided the hold of order ${orderId}`);
  // All of it was charged once, and sent back by somebody who meant that.
  if (attempts.reduce((sum, { capturedCents }) => sum + (capturedCents ?? 0), 0) >= owedCents(order)) return;
  logger.error({ orderId }, 'an order is owed for and no card was held for it');
  // What was held has lapsed: it is asked for again, and charged once it stands.
  await database.transaction((transaction) => authorizeOrder.enqueue(transaction, { orderId }));
}

/** Of what was charged though it was to be let go, what an order owes by card is kept; the rest goes back. */
export async function keepWhatIsOwed(orderId: number, transaction: Transaction): Promise<void> {
  const order = await lockOrder(orderId, transaction);
  await refundBeyond(orderId, owedByCard(order), transaction);
}

const letGo = (orderId: number) =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    // A tip may have been raised since nothing was due.
    if (cardToCharge(order) !== null && (await dueCents(order, transaction)) > 0)
      return chargeOrder.enqueue(transaction, { orderId });
    await letHoldGo(orderId, transaction);
    await refundBeyond(orderId, owedByCard(order), transaction);
  });
