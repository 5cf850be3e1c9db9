import { defineEvent } from '../events';

/** What happens to payments, for whoever subscribes; the subject is the attempt, of the kind `payment`. */
export const paymentEvents = {
  captured: defineEvent<{ orderId: number; amountCents: number }>('payment.captured'),
};
