import { database } from '../../database';
import { forbidden } from '../../errors';
import type { Actor } from '../../http';
import { refundBeyond } from '../../payments';
import { lockOrder } from '../find-order';
import { recordHistory } from '../history';
import { orderPolicy } from '../order.policy';
import { owedByCard } from './payment-methods';

/**
 * Sends what was charged for an order, and no card took back so far, to its card once more, or writes down how somebody at the
 * site has sent it. Asked for again it sends nothing: what is on its way, or has gone, is with us no more.
 */
export async function sendBack(orderId: number, sentOtherwise: string | null, actor: Actor): Promise<void> {
  await database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    if (!orderPolicy.sendBack(actor, order)) throw forbidden();
    const cents = await refundBeyond(orderId, owedByCard(order), transaction, sentOtherwise);
    if (cents === 0) return;
    const kind = sentOtherwise === null ? 'refund_sent_again' : 'refund_sent_otherwise';
    const details = { amount_cents: cents, ...(sentOtherwise !== null && { how: sentOtherwise }) };
    await recordHistory({ orderId, kind, actor, details }, transaction);
  });
}
