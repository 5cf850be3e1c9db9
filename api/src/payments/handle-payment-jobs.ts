import { deliverStripeEvent, hearPayment, sendRefund, voidPayment } from './payment.jobs';
import { PaymentAttempt } from './payment.model';
import { sendBack } from './send-refund';
import { forgetOldStripeEvents, hearStripeEvent, pruneStripeEvents } from './stripe-events';

/** What the jobs of a payment do for what it pays. */
export interface PaidThings {
  /** Asks Stripe about an attempt and takes the next step; idempotent. */
  goOn: (attemptId: number) => Promise<void>;
  /** Releases what an attempt holds at Stripe. */
  release: (attemptId: number) => Promise<void>;
}

/** Handlers of the jobs whose next step depends on what is paid: orders or invoices. */
export const attemptJobs = (paid: Record<'orders' | 'invoices', PaidThings>) => {
  const of = async (attemptId: number) => {
    const { orderId } = await PaymentAttempt.findByPk(attemptId, { rejectOnEmpty: true });
    return orderId === null ? paid.invoices : paid.orders;
  };
  return [
    hearPayment.handledBy(async ({ attemptId }) => (await of(attemptId)).goOn(attemptId)),
    voidPayment.handledBy(async ({ attemptId }) => (await of(attemptId)).release(attemptId)),
  ];
};

/** Handlers of payment jobs that do not need what is paid. */
export const paymentJobs = [
  sendRefund.handledBy(({ refundId }) => sendBack(refundId)),
  deliverStripeEvent.handledBy(({ eventId }) => hearStripeEvent(eventId)),
  pruneStripeEvents.handledBy(forgetOldStripeEvents),
];
