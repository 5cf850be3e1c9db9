import Joi from 'joi';
import { defineJob, rowId } from '../jobs';

/** Cancels an attempt's hold at Stripe. */
export const voidPayment = defineJob<{ attemptId: number }>('payment_void', {
  payload: { attemptId: rowId() },
  key: ['void', 'attemptId'],
  formerly: 'void_payment',
});

/**
 * Asks Stripe about a waiting payment and takes the next step. Orders and invoices handle it, because they know what is
 * paid.
 */
export const hearPayment = defineJob<{ attemptId: number }>('payment_settle', {
  payload: { attemptId: rowId() },
  key: ['settle-payment', 'attemptId'],
  formerly: 'submit_finish',
});

/** Sends a claimed refund to Stripe. */
export const sendRefund = defineJob<{ refundId: number }>('refund_send', {
  payload: { refundId: rowId() },
  key: ['refund', 'refundId'],
});

/** Processes a Stripe event by reading its payment. */
export const deliverStripeEvent = defineJob<{ eventId: string }>('stripe_event_deliver', {
  payload: { eventId: Joi.string().required() },
  key: ['stripe-event', 'eventId'],
});
