import { errorCodes } from '@copper-carrot/contracts';
import { database, sql } from '../database';
import { ApiError } from '../errors';
import { on, subscribe } from '../events';
import { paymentEvents, refundGift as refundPayment } from '../payments';
import { prepared } from '../prepared';
import { mailOf } from './charge-gift';
import { giftRefundedMail } from './gift.mails';
import { loadGift, lockGift } from './load-gift';
import { endMonthlyGift } from './monthly/next-month';

const refunded = prepared('gift-refunded', {}, `update donations set status = 'refunded' where id = $1`);
const kept = prepared(
  'gift-kept-after-all',
  {},
  `update donations set status = 'paid' where id = $1 and status = 'refunded'`,
);

/** Sends all of a gift back to its card, once, and ends its monthly gift; it counts for nothing from now on. 409 if no card was charged for it. */
export const refundGift = (id: number): Promise<void> =>
  database.transaction(async (transaction) => {
    const status = await lockGift(id, transaction);
    if (status === 'refunded') return;
    const isSent = status === 'paid' && (await refundPayment(id, transaction));
    if (!isSent) throw new ApiError(409, errorCodes.stale, { message: 'No card was charged for this gift.' });
    await sql.within(transaction, refunded, [id]);
    const gift = await loadGift(id, transaction);
    if (gift.monthlyGiftId !== null) await endMonthlyGift(gift.monthlyGiftId, transaction);
    if (gift.email === null) return;
    const event = `gift-${id}-refunded`;
    await giftRefundedMail.queue(transaction, { event, to: gift.email, data: mailOf(gift) });
  });

/** A refund that failed at every try: the money is still here, and counts until an admin tries again. */
export const giftRefundSubscription = subscribe(
  'gift_refunds',
  on(paymentEvents.giftRefundFailed, async ({ data }, transaction) => {
    await sql.within(transaction, kept, [data.donationId]);
  }),
);
