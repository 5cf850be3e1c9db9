import { tipDays } from '@copper-carrot/contracts';
import type { OrderRow } from '../order.model';
import { cardToCharge } from '../payment/payment-methods';

/** Whether more may be given for what was delivered: while its day is near, where a card paid. */
export const isTippable = (
  order: Pick<OrderRow, 'status' | 'startAt' | 'creditCardId' | 'bypassPayment' | 'paidWithInvoice'>,
  now: Date,
): boolean =>
  order.status === 'fulfilled' &&
  cardToCharge(order) !== null &&
  order.startAt !== null &&
  now.getTime() - order.startAt.getTime() <= tipDays * 86_400_000;
