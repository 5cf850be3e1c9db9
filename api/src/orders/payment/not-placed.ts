import type { Transaction } from 'sequelize';
import { paidOrder, voidLater, type PaymentAttempt } from '../../payments';
import { recordHistory } from '../history';
import { orderEvents } from '../order.events';

/** Records that a submit failed and notifies its person; the caller holds the order's lock. */
export async function tellNotPlaced(
  attempt: Pick<PaymentAttempt, 'id' | 'orderId'>,
  reason: string,
  transaction: Transaction,
): Promise<void> {
  const { id: attemptId } = attempt;
  const orderId = paidOrder(attempt);
  await recordHistory({ orderId, kind: 'not_placed', actor: null, details: { reason } }, transaction);
  await orderEvents.notPlaced.publish(transaction, { kind: 'order', key: orderId }, { attemptId, reason });
}

const overtaken = 'Somebody else changed or paid for this order before the bank had confirmed.';

/**
 * Ends a submit that waits for its bank because a person continues with the cart; notifies the submitter unless it is
 * the same person.
 */
export async function endWaitingSubmit(
  attempt: PaymentAttempt,
  byUserId: number,
  transaction: Transaction,
): Promise<void> {
  if (attempt.requestedBy === byUserId) return voidLater(attempt, transaction);
  await voidLater(attempt, transaction, { reason: overtaken });
  await tellNotPlaced(attempt, overtaken, transaction);
}
