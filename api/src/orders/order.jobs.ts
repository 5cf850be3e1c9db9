import { defineJob, rowId } from '../jobs';

/**
 * Authorizes the card of a submitted order: on its due date for a later event, or when a hold, a change or a debt needs
 * it.
 */
export const authorizeOrder = defineJob<{ orderId: number }>('order_authorize', {
  payload: { orderId: rowId() },
  key: ['authorize', 'orderId'],
  formerly: 'authorize_order',
});

/** Captures what an order owes: its food, a fee, a raised tip. Releases the hold if nothing is due. */
export const chargeOrder = defineJob<{ orderId: number }>('hold_settle', {
  payload: { orderId: rowId() },
  key: ['settle', 'orderId'],
  formerly: 'settle_hold',
});

/** Ends an approval request without an answer at its order's deadline. */
export const lapseApproval = defineJob<{ approvalId: number }>('order_approval_lapse', {
  payload: { approvalId: rowId() },
  key: ['approval', 'approvalId'],
});

/** Finds waiting payments of orders that have no job. */
export const sweepPayments = defineJob<object>('payment_sweep', { payload: {}, cron: '* * * * *' });
