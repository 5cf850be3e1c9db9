export {
  captureHold,
  changeAttempt,
  claimAttempt,
  liveAttempt,
  paymentJobs,
  promoteAttempt,
  releaseHold,
  resumeAttempt,
  settleAttempt,
  voidLater,
  voidPayment,
} from './attempts';
export { amountRefused, authorizePayment, holdWaits, type Authorization } from './authorize-payment';
export { addCard, cardExpired, usableCards } from './cards';
export { presentCard, type ShownCard } from './credit-card.presenter';
export { CreditCard, PaymentAttempt } from './payment.model';
export { stripe, Undecided } from './stripe';
