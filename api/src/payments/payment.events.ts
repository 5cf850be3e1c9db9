import { defineEvent } from '../events';

/**
 * Events of payments; the subject is the captured attempt, of kind `payment`, or the order, of kind `order`, if a
 * refund is open.
 */
export const paymentEvents = {
  captured: defineEvent<{ orderId: number; amountCents: number }>('payment.captured'),
  /** A card paid invoices; the subject is the captured attempt. */
  invoicesPaid: defineEvent<object>('payment.invoices_paid'),
  /** A part or all of it was refunded. */
  refunded: defineEvent<{ orderId: number; amountCents: number }>('payment.refunded'),
  /** A refund was returned by the card's bank; it is retried, or `refundFailed` follows. */
  cameBack: defineEvent<{ orderId: number; amountCents: number }>('payment.came_back'),
  /** Every try of a refund failed: a person has to return the money another way. */
  refundFailed: defineEvent<{ refundId: number; amountCents: number }>('order.refund_failed'),
};
