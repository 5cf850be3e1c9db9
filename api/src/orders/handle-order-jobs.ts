import { database } from '../database';
import { logger } from '../logger';
import { captureHold, PaymentAttempt, releaseHold, settlePayment } from '../payments';
import { authorizeDueOrder } from './payment/authorize-due-order';
import { authorizeOrder, settleHold, sweepPayments } from './order.jobs';
import { Order } from './order.model';
import { cardToCharge } from './payment/payment-methods';
import { goOnWithPayment } from './payment/settle-payment';
import { sweepWaitingPayments } from './payment/waiting-payments';

/** What is done about the money of orders later, and about every payment that waits. */
export const orderJobs = [
  settlePayment.handledBy(({ attemptId }) => goOnWithPayment(attemptId)),
  authorizeOrder.handledBy(({ orderId }) => authorizeDueOrder(orderId)),
  settleHold.handledBy(({ orderId }) => settle(orderId)),
  sweepPayments.handledBy(sweepWaitingPayments),
];

/** The food was there: what is held is charged, or let go where nobody's card pays. A repeat charges nothing more. */
async function settle(orderId: number) {
  const order = await Order.findByPk(orderId, { rejectOnEmpty: true });
  if (cardToCharge(order) === null)
    // What was held before a bypass or an invoice was agreed is nobody's money to take.
    await database.transaction((transaction) => releaseHold(orderId, transaction));
  else if (order.totalCents && !(await captureHold(orderId, order.totalCents))) {
    const attempts = await PaymentAttempt.findAll({ where: { orderId } });
    const some = (status: string) => attempts.some((attempt) => attempt.status === status);
    if (some('claimed')) throw new Error(`Stripe has not decided the hold of order ${orderId}`);
    if (some('captured') || some('refunded')) return;
    logger.error({ orderId }, 'an order was delivered and no card was held for it');
    // What was held has lapsed: it is asked for again, and charged once it stands.
    await database.transaction((transaction) => authorizeOrder.enqueue(transaction, { orderId }));
  }
}
