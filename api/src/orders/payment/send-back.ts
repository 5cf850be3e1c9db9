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
 * Retries a failed refund of an order to its card, or records that somebody at the site has refunded it another way.
 * Idempotent: a refund that is pending or done is not sent again. 409 for a manual refund that comes too late, after
 * somebody retried the card, because it would be paid twice.
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

/** The same text again is a repeat of the recorded refund. */
async function requireWrittenDown(orderId: number, how: string, transaction: Transaction): Promise<void> {
  if (await wasSentOtherwise(orderId, how, transaction)) return;
  throw new ApiError(409, 'order-nothing_to_send_back', {
    message: 'Nothing is left to send back: it is on its way to its card, or was sent already.',
  });
}
