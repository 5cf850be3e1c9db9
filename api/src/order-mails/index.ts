export { orderMails } from './order.mails';
export { orderMailSubscription } from './write-order-mails';
