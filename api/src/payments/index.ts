/**
 * The door of payments. A card is held by a claim (`claimAttempt`), the question to Stripe (`authorizePayment`) outside of
 * any transaction, and the step that its answer asks for (`takeAnswer`); it is let go by `releaseHold`, `releaseChangeHold`
 * or `voidLater`, charged by `captureHold`, and sent back by `refundBeyond`. Who calls a step holds the order's row lock
 * first.
 */
export {
  changeAttempt,
  claimAttempt,
  hasLiveAttempt,
  isBeingAsked,
  lastAttemptFor,
  liveAttempt,
  liveRenewal,
  lockAttempt,
  promoteAttempt,
  releaseChangeHold,
  releaseHold,
  resumeAttempt,
  takeAnswer,
  tellLater,
  voidLater,
} from './attempts';
export { amountRefused, authorizePayment, holdWaits, type Authorization } from './authorize-payment';
export { canPayOn } from './can-pay-on';
export {
  cardExpired,
  cardOfRow,
  customerRequest,
  keepCard,
  usableCards,
  usableCardsQuery,
  verifyCard,
} from './cards';
export { presentCard, type ShownCard } from './credit-card.presenter';
export { captureHold, lookAfterHold, releaseLateHold, voidAttempt } from './holds';
export { paymentJobs } from './handle-payment-jobs';
export { paymentEvents } from './payment.events';
export { sendRefund, hearPayment, voidPayment } from './payment.jobs';
export { CreditCard, type Payment, PaymentAttempt, type AttemptPurpose } from './payment.model';
export { paymentProcess, paymentWaits } from './payment.process';
export { chargedCents, refundBeyond, refundPayment, wasSentOtherwise } from './refunds';
export { stripe, Undecided } from './stripe';
export { webhookRoutes } from './webhook.routes';
