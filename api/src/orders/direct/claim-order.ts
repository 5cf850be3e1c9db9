import { databaseNow } from '../../clock';
import { database } from '../../database';
import type { Actor } from '../../http';
import { recognizeAddress } from '../cart/delivery-address';
import { fillAsLastTime } from '../cart/last-order';
import { lockOrder, requireWritableCart } from '../find-order';
import { recordHistory } from '../history';

/**
 * Claims a direct order for its customer (1 §4); only they may then change its address and submit it. Fills in their
 * saved address and card, which the caterer could not see. Idempotent.
 */
export const claimOrder = (orderId: number, actor: Actor): Promise<void> =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    if (order.claimedByCustomerAt) return;
    requireWritableCart(order);
    const now = await databaseNow(transaction);
    await fillAsLastTime(order, actor, now, transaction);
    await recognizeAddress(order, actor, transaction);
    order.claimedByCustomerAt = now;
    await order.save({ transaction });
    await recordHistory(
      { orderId, kind: 'claimed', actor, details: { lock_version: order.lockVersion } },
      transaction,
    );
  });
