import type { Subscription } from './events';
import { invoiceSubscription } from './invoices';
import { changeMailSubscription, orderMailSubscription } from './order-mails';
import { changeSubscription, orderPaymentSubscription } from './orders';
import { followOrders } from './polls';

/** Who hears of what happens: a feature that wants to adds its line here, and no other feature knows of it. */
export const subscriptions: readonly Subscription[] = [
  orderMailSubscription,
  changeMailSubscription,
  changeSubscription,
  followOrders,
  orderPaymentSubscription,
  invoiceSubscription,
];
