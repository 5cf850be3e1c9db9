import { deliverStripeEvent, sendRefund } from './payment.jobs';
import { sendBack } from './send-refund';
import { forgetOldStripeEvents, hearStripeEvent, pruneStripeEvents } from './stripe-events';

/** What is done about payments that need no word of the order behind them. */
export const paymentJobs = [
  sendRefund.handledBy(({ refundId }) => sendBack(refundId)),
  deliverStripeEvent.handledBy(({ eventId }) => hearStripeEvent(eventId)),
  pruneStripeEvents.handledBy(forgetOldStripeEvents),
];
