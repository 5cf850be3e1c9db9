import { databaseNow } from '../../clock';
import { database } from '../../database';
import type { Actor } from '../../http';
import { lockOrder, requireWritableCart } from '../find-order';
import { recordHistory } from '../history';

/** Makes a direct order its customer's own (1 §4): from now on they alone say where it goes and send it. Again changes nothing. */
export const claimOrder = (orderId: number, actor: Actor): Promise<void> =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    if (order.claimedByCustomerAt) return;
    requireWritableCart(order);
    await order.update({ claimedByCustomerAt: await databaseNow(transaction) }, { transaction });
    await recordHistory(
      { orderId, kind: 'claimed', actor, details: { lock_version: order.lockVersion } },
      transaction,
    );
  });
