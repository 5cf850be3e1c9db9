import type { Transaction } from 'sequelize';
import { database } from '../../database';
import { ApiError, forbidden } from '../../errors';
import type { Actor } from '../../http';
import { refundBeyond, wasSentOtherwise } from '../../payments';
import { lockOrder } from '../find-order';
import { recordHistory } from '../history';
import { orderPolicy } from '../order.policy';
import { owedByCard } from './payment-methods';

/**
 * Sends what was charged for an order, and no card took back so far, to its card once more, or writes down how somebody at the
 * site has sent it. Asked for again it sends nothing: what is on its way, or has gone, is with us no more. 409 for a hand that
 * comes too late, as after somebody else tried the card: it would go twice.
 */
export async function sendBack(orderId: number, sentOtherwise: string | null, actor: Actor): Promise<void> {
  await database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    if (!orderPolicy.sendBack(actor, order)) throw forbidden();
    const cents = await refundBeyond(orderId, owedByCard(order), transaction, sentOtherwise);
    if (cents === 0) {
      if (sentOtherwise !== null) await requireWrittenDown(orderId, sentOtherwise, transaction);
      return;
    }
    const kind = sentOtherwise === null ? 'refund_sent_again' : 'refund_sent_otherwise';
    const details = { amount_cents: cents, ...(sentOtherwise !== null && { how: sentOtherwise }) };
    await recordHistory({ orderId, kind, actor, details }, transaction);
  });
}

/** The same words again are a repeat of what was written down. */
async function requireWrittenDown(orderId: number, how: string, transaction: Transaction): Promise<void> {
  if (await wasSentOtherwise(orderId, how, transaction)) return;
  throw new ApiError(409, 'order-nothing_to_send_back', {
    message: 'Nothing is left to send back: it is on its way to its card, or was sent already.',
  });
}
