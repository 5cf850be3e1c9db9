import { defineJob, rowId } from '../jobs';

/** Holds the card of an order that lay too far ahead when it was submitted. */
export const authorizeOrder = defineJob<{ orderId: number }>('order_authorize', {
  payload: { orderId: rowId() },
  key: ['authorize', 'orderId'],
  formerly: 'authorize_order',
});

/** Charges what is held for a fulfilled order. */
export const chargeOrder = defineJob<{ orderId: number }>('hold_settle', {
  payload: { orderId: rowId() },
  key: ['settle', 'orderId'],
  formerly: 'settle_hold',
});

/** Finds the money of orders that waits though no job does. */
export const sweepPayments = defineJob<object>('payment_sweep', { payload: {}, cron: '* * * * *' });
