export { orderMails, orderMailSubscription } from './order-mails';
