import { on, subscribe } from '../../events';
import { paymentEvents } from '../../payments';
import { lockOrder } from '../find-order';
import { dueCents } from '../owed';
import { waitNoMore } from './hold-card';

/** An order that was charged waits for no other card any more, whichever was refused before. */
export const orderPaymentSubscription = subscribe(
  'order_payments',
  on(paymentEvents.captured, async ({ data: { orderId } }, transaction) => {
    const order = await lockOrder(orderId, transaction);
    const waits = order.paymentHoldReason !== null;
    if (waits && (await dueCents(order, transaction)) === 0) await waitNoMore(order, transaction);
  }),
);
