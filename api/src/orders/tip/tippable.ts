import { tipDays } from '@copper-carrot/contracts';
import type { OrderRow } from '../order.model';
import { cardToCharge } from '../payment/payment-methods';

/** Whether the tip may still be raised: for some days after delivery, if a card paid. */
export const isTippable = (
  order: Pick<OrderRow, 'status' | 'startAt' | 'creditCardId' | 'bypassPayment' | 'paidWithInvoice'>,
  now: Date,
): boolean =>
  order.status === 'fulfilled' &&
  cardToCharge(order) !== null &&
  order.startAt !== null &&
  now.getTime() - order.startAt.getTime() <= tipDays * 86_400_000;
