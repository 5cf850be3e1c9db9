import { settlePayment, voidAttempt, voidPayment } from '../payments';
import { authorizeOrder, settleHold, sweepPayments } from './order.jobs';
import { authorizeDueOrder } from './payment/authorize-due-order';
import { chargeOrder, keepWhatIsOwed } from './payment/charge-order';
import { goOnWithPayment } from './payment/settle-payment';
import { sweepWaitingPayments } from './payment/waiting-payments';

/** What is done about the money of orders later, and about every payment that waits. */
export const orderJobs = [
  settlePayment.handledBy(({ attemptId }) => goOnWithPayment(attemptId)),
  voidPayment.handledBy(({ attemptId }) => voidAttempt(attemptId, keepWhatIsOwed)),
  authorizeOrder.handledBy(({ orderId }) => authorizeDueOrder(orderId)),
  settleHold.handledBy(({ orderId }) => chargeOrder(orderId)),
  sweepPayments.handledBy(sweepWaitingPayments),
];
