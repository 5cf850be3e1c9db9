import type { Transaction } from 'sequelize';
import { on, subscribe } from '../../events';
import { paymentEvents } from '../../payments';
import { lockOrder } from '../find-order';
import { recordHistory } from '../history';
import { dueCents } from '../owed';
import { waitNoMore } from './hold-card';

/** Adds captures and refunds to an order's history. A fully captured order stops waiting for another card. */
export const orderPaymentSubscription = subscribe(
  'order_payments',
  on(paymentEvents.captured, async ({ data: { orderId, amountCents } }, transaction) => {
    const order = await lockOrder(orderId, transaction);
    await recordSum('payment_captured', { orderId, amountCents }, transaction);
    const waits = order.paymentHoldReason !== null;
    if (waits && (await dueCents(order, transaction)) === 0) await waitNoMore(order, transaction);
  }),
  on(paymentEvents.refunded, ({ data }, transaction) => recordSum('payment_refunded', data, transaction)),
  on(paymentEvents.cameBack, ({ data }, transaction) =>
    recordSum('payment_refund_came_back', data, transaction),
  ),
);

const recordSum = (
  kind: 'payment_captured' | 'payment_refunded' | 'payment_refund_came_back',
  { orderId, amountCents }: { orderId: number; amountCents: number },
  transaction: Transaction,
) => recordHistory({ orderId, kind, actor: null, details: { amount_cents: amountCents } }, transaction);
