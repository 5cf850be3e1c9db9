import { databaseNow } from '../clock';
import { database } from '../database';
import { ApiError } from '../errors';
import type { Actor } from '../http';
import { lockOrder } from './find-order';
import { recordHistory } from './history';

/** Stores that a caterer has seen the cancellation of an order, once; 409 for an order that is not canceled. */
export const acknowledgeCancellation = (orderId: number, actor: Actor): Promise<void> =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    if (order.status !== 'canceled')
      throw new ApiError(409, 'order-not_canceled', { message: 'This order is not canceled.' });
    if (order.cancellationAcknowledgedAt) return;
    await order.update({ cancellationAcknowledgedAt: await databaseNow(transaction) }, { transaction });
    await recordHistory({ orderId, kind: 'cancellation_acknowledged', actor }, transaction);
  });
