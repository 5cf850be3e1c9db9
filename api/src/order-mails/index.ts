export { changeMails } from './change.mails';
export { changeMailSubscription } from './write-change-mails';
export { orderMails } from './order.mails';
export { orderMailSubscription } from './write-order-mails';
