import { defineJob, rowId } from '../jobs';

/** Holds the card of an order that stands: at its time where it lay too far ahead, or once a hold, a change or a debt wants one. */
export const authorizeOrder = defineJob<{ orderId: number }>('order_authorize', {
  payload: { orderId: rowId() },
  key: ['authorize', 'orderId'],
  formerly: 'authorize_order',
});

/** Charges out of the hold what an order owes: its food, a fee, a higher tip. Where nothing is due the hold is let go. */
export const chargeOrder = defineJob<{ orderId: number }>('hold_settle', {
  payload: { orderId: rowId() },
  key: ['settle', 'orderId'],
  formerly: 'settle_hold',
});

/** Finds the money of orders that waits though no job does. */
export const sweepPayments = defineJob<object>('payment_sweep', { payload: {}, cron: '* * * * *' });
