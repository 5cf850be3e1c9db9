import type { Transaction } from 'sequelize';
import { voidLater, type PaymentAttempt } from '../../payments';
import { recordHistory } from '../history';
import { orderEvents } from '../order.events';

/** Writes down that a submit came to nothing, and has whoever pressed told why; the caller holds the order's lock. */
export async function tellNotPlaced(
  { id: attemptId, orderId }: Pick<PaymentAttempt, 'id' | 'orderId'>,
  reason: string,
  transaction: Transaction,
): Promise<void> {
  await recordHistory({ orderId, kind: 'not_placed', actor: null, details: { reason } }, transaction);
  await orderEvents.notPlaced.publish(transaction, { kind: 'order', key: orderId }, { attemptId, reason });
}

const overtaken = 'Somebody else changed or paid for this order before the bank had confirmed.';

/** Ends a submit that waits for its bank, since a person goes on with the cart; whoever pressed hears so, unless it is them. */
export async function endWaitingSubmit(
  attempt: PaymentAttempt,
  byUserId: number,
  transaction: Transaction,
): Promise<void> {
  if (attempt.requestedBy === byUserId) return voidLater(attempt, transaction);
  await voidLater(attempt, transaction, { reason: overtaken });
  await tellNotPlaced(attempt, overtaken, transaction);
}
