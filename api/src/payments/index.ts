export {
  authorize,
  captureHold,
  claimAttempt,
  liveAttempt,
  releaseHold,
  settleAttempt,
  voidAttempt,
  voidLater,
  type Authorization,
} from './attempts';
export { addCard, usableCards } from './cards';
export { presentCard } from './credit-card.presenter';
export { CreditCard, Payment, PaymentAttempt } from './payment.model';
export { stripe } from './stripe';
