import Joi from 'joi';
import { defineJob, rowId } from '../jobs';

/** Tells Stripe to let go what an attempt may hold. */
export const voidPayment = defineJob<{ attemptId: number }>('payment_void', {
  payload: { attemptId: rowId() },
  key: ['void', 'attemptId'],
  formerly: 'void_payment',
});

/**
 * Hears from Stripe what became of a payment that waits, and takes the step. Done by whoever knows what was to be paid:
 * a cart that is being placed, an order that stands, a change of one, or a tip.
 */
export const hearPayment = defineJob<{ attemptId: number }>('payment_settle', {
  payload: { attemptId: rowId() },
  key: ['settle-payment', 'attemptId'],
  formerly: 'submit_finish',
});

/** Sends money back that was claimed as a refund. */
export const sendRefund = defineJob<{ refundId: number }>('refund_send', {
  payload: { refundId: rowId() },
  key: ['refund', 'refundId'],
});

/** Hears what became of the payment that Stripe has sent an event of. */
export const deliverStripeEvent = defineJob<{ eventId: string }>('stripe_event_deliver', {
  payload: { eventId: Joi.string().required() },
  key: ['stripe-event', 'eventId'],
});
