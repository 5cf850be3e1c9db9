import { databaseNow } from '../../clock';
import { database } from '../../database';
import type { Actor } from '../../http';
import { recognizeAddress } from '../cart/delivery-address';
import { fillAsLastTime } from '../cart/last-order';
import { lockOrder, requireWritableCart } from '../find-order';
import { recordHistory } from '../history';

/**
 * Makes a direct order its customer's own (1 §4): from now on they alone say where it goes and send it. It is filled with what
 * they would be asked for again, which was no caterer's to know: their saved address and their card. Again changes nothing.
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
