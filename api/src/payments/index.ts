/**
 * The entry point of payments. Authorize a card in three steps: `claimAttempt`, `authorizePayment` (the call to Stripe,
 * outside any transaction) and `takeAnswer`. Release it by `releaseHold`, `releaseChangeHold` or `voidLater`, capture
 * it by `captureHold`, refund it by `refundBeyond`. Callers take the order's row lock first.
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
  lockPaid,
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
  archiveCard,
  cardExpired,
  cardOfRow,
  cardSubscription,
  changeCard,
  customerRequest,
  keepCard,
  usableCards,
  usableCardsQuery,
  verifyCard,
} from './cards';
export { presentCard, type ShownCard } from './credit-card.presenter';
export { captureAttempt, captureHold, lookAfterHold, releaseLateHold, voidAttempt } from './holds';
export { attemptJobs, paymentJobs, type PaidThings } from './handle-payment-jobs';
export {
  arePaidTogether,
  bookPayment,
  hasLiveInvoicePayment,
  liveAttemptsFor,
  linesOfAttempt,
  type InvoiceLine,
} from './invoice-lines';
export { paidOrder } from './paid-order';
export { paymentEvents } from './payment.events';
export { sendRefund, hearPayment, voidPayment } from './payment.jobs';
export { CreditCard, type Payment, PaymentAttempt, type AttemptPurpose } from './payment.model';
export { paymentProcess, paymentWaits } from './payment.process';
export { chargedCents, refundBeyond, refundPayment, wasSentOtherwise } from './refunds';
export { stripe, Undecided } from './stripe';
export { webhookRoutes } from './webhook.routes';
