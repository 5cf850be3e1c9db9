export { authenticationPages } from './authentication-page';
export { Behaviours } from './behaviour';
export { stripeInspection } from './inspection';
export { stripeApi, type StripeOptions } from './router';
export { WebhookSender } from './webhooks';
