import { defineEvent } from '../events';

/**
 * What happens to the money of orders, for whoever subscribes; the subject is the attempt of the kind `payment` that charged,
 * and the order, of the kind `order`, where money is to go back.
 */
export const paymentEvents = {
  captured: defineEvent<{ orderId: number; amountCents: number }>('payment.captured'),
  /** A part or all of it has gone back to its card. */
  refunded: defineEvent<{ orderId: number; amountCents: number }>('payment.refunded'),
  /** What had gone back came back from the card's bank: it is sent once more, or `refundFailed`. */
  cameBack: defineEvent<{ orderId: number; amountCents: number }>('payment.came_back'),
  /** It failed at every try: the money is with us, and whose it is has to be found another way. */
  refundFailed: defineEvent<{ refundId: number; amountCents: number }>('order.refund_failed'),
};
