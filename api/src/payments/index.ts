export {
  captureHold,
  claimAttempt,
  liveAttempt,
  paymentJobs,
  releaseHold,
  settleAttempt,
  voidLater,
  voidPayment,
} from './attempts';
export { amountRefused, authorize, type Authorization } from './authorize';
export { addCard, cardExpired, usableCards } from './cards';
export { presentCard } from './credit-card.presenter';
export { CreditCard, Payment, PaymentAttempt } from './payment.model';
export { stripe, Undecided } from './stripe';
