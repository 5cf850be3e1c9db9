import { defineEvent } from '../events';

/** What happens to the money of orders, for whoever subscribes; the subject is the order, of the kind `order`. */
export const paymentEvents = {
  /** It failed at every try: the money is with us, and whose it is has to be found another way. */
  refundFailed: defineEvent<{ refundId: number; amountCents: number }>('order.refund_failed'),
};
