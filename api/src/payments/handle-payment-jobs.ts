import { voidAttempt } from './holds';
import { deliverStripeEvent, sendRefund, voidPayment } from './payment.jobs';
import { sendBack } from './refunds';
import { forgetOldStripeEvents, hearStripeEvent, pruneStripeEvents } from './stripe-events';

/** What is done about payments that need no word of the order behind them. */
export const paymentJobs = [
  voidPayment.handledBy(({ attemptId }) => voidAttempt(attemptId)),
  sendRefund.handledBy(({ refundId }) => sendBack(refundId)),
  deliverStripeEvent.handledBy(({ eventId }) => hearStripeEvent(eventId)),
  pruneStripeEvents.handledBy(forgetOldStripeEvents),
];
