import { databaseNow } from '../../clock';
import { database } from '../../database';
import { forbidden } from '../../errors';
import type { Actor } from '../../http';
import { endAsk } from '../asking/payment-asks';
import { lockOrder, requireWritableCart } from '../find-order';
import { recordHistory } from '../history';
import { orderEvents } from '../order.events';
import { orderPolicy } from '../order.policy';
import { endEarlierSubmit } from './keep-cart';

/**
 * Removes a cart: releases its hold and withdraws its payment request; idempotent. 403 without the right, as for the
 * caterer of a direct order that its customer has claimed; 409 for a submitted order, and while its payment is in
 * progress.
 */
export const removeCart = (orderId: number, actor: Actor): Promise<void> =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    if (!orderPolicy.remove(actor, order)) throw forbidden();
    if (order.removedAt) return;
    requireWritableCart(order);
    await endEarlierSubmit(order, actor, transaction);
    await endAsk(order, 'taken_back', transaction);
    await order.update({ removedAt: await databaseNow(transaction) }, { transaction });
    await recordHistory({ orderId, kind: 'removed', actor }, transaction);
    const data = { by: actor.userId, byCaterer: actor.brandIds.includes(order.brandId) };
    await orderEvents.removed.publish(transaction, { kind: 'order', key: orderId }, data);
  });
