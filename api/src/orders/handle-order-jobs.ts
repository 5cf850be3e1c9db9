import { voidAttempt, type PaidThings } from '../payments';
import { endUnanswered } from './approval/approvals';
import { authorizeOrder, chargeOrder, lapseApproval, sweepPayments } from './order.jobs';
import { authorizeDueOrder } from './payment/authorize-due-order';
import { chargeWhatIsDue, keepWhatIsOwed } from './payment/charge-order';
import { goOnWithPayment } from './payment/go-on-with-payment';
import { sweepWaitingPayments } from './payment/waiting-payments';

/** What the jobs of a payment do for an order. */
export const orderPayments: PaidThings = {
  goOn: goOnWithPayment,
  release: (attemptId) => voidAttempt(attemptId, keepWhatIsOwed),
};

/** Handlers of the payment jobs of orders. */
export const orderJobs = [
  authorizeOrder.handledBy(({ orderId }) => authorizeDueOrder(orderId)),
  chargeOrder.handledBy(({ orderId }) => chargeWhatIsDue(orderId)),
  lapseApproval.handledBy(({ approvalId }) => endUnanswered(approvalId)),
  sweepPayments.handledBy(sweepWaitingPayments),
];
