/**
 * The door of payments. A card is held by a claim (`claimAttempt`), the question to Stripe (`authorizePayment`) outside of
 * any transaction, and the step that its answer asks for (`settleAttempt`); it is let go by `releaseHold` or `voidLater`,
 * charged by `captureHold`, and sent back by `refundPayment`. Who calls a step holds the order's row lock first.
 */
export {
  changeAttempt,
  claimAttempt,
  liveAttempt,
  liveRenewal,
  lockAttempt,
  promoteAttempt,
  releaseHold,
  resumeAttempt,
  settleAttempt,
  tellLater,
  voidLater,
} from './attempts';
export { amountRefused, authorizePayment, holdWaits, type Authorization } from './authorize-payment';
export { addCard, cardExpired, usableCards } from './cards';
export { presentCard, type ShownCard } from './credit-card.presenter';
export { captureHold, lookAfterHold, releaseLateHold } from './holds';
export { paymentEvents } from './payment.events';
export { paymentJobs } from './handle-payment-jobs';
export { sendRefund, settlePayment, voidPayment } from './payment.jobs';
export { CreditCard, PaymentAttempt } from './payment.model';
export { paymentProcess, paymentWaits } from './payment.process';
export { chargedCents, refundBeyond, refundPayment } from './refunds';
export { stripe, Undecided } from './stripe';
export { webhookRoutes } from './webhook.routes';
