import { hearPayment, voidAttempt, voidPayment } from '../payments';
import { authorizeOrder, chargeOrder, sweepPayments } from './order.jobs';
import { authorizeDueOrder } from './payment/authorize-due-order';
import { chargeWhatIsDue, keepWhatIsOwed } from './payment/charge-order';
import { goOnWithPayment } from './payment/go-on-with-payment';
import { sweepWaitingPayments } from './payment/waiting-payments';

/** What is done about the money of orders later, and about every payment that waits. */
export const orderJobs = [
  hearPayment.handledBy(({ attemptId }) => goOnWithPayment(attemptId)),
  voidPayment.handledBy(({ attemptId }) => voidAttempt(attemptId, keepWhatIsOwed)),
  authorizeOrder.handledBy(({ orderId }) => authorizeDueOrder(orderId)),
  chargeOrder.handledBy(({ orderId }) => chargeWhatIsDue(orderId)),
  sweepPayments.handledBy(sweepWaitingPayments),
];
