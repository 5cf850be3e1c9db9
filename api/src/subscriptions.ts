import { addressSubscription } from './address-book';
import type { Subscription } from './events';
import { invoicePaidSubscription, invoiceSubscription } from './invoices';
import { changeMailSubscription, orderMailSubscription } from './order-mails';
import { changeSubscription, keepPayingSubscription, orderPaymentSubscription } from './orders';
import { cardSubscription } from './payments';
import { pollMailSubscription } from './poll-mails';
import { followOrders } from './polls';
import { referralSubscription } from './referrals';
import { reviewSubscription } from './reviews';
import { rewardSubscription } from './rewards';

/** Who hears of what happens: a feature that wants to adds its line here, and no other feature knows of it. */
export const subscriptions: readonly Subscription[] = [
  orderMailSubscription,
  changeMailSubscription,
  changeSubscription,
  pollMailSubscription,
  followOrders,
  orderPaymentSubscription,
  keepPayingSubscription,
  invoiceSubscription,
  invoicePaidSubscription,
  cardSubscription,
  addressSubscription,
  reviewSubscription,
  rewardSubscription,
  referralSubscription,
];
