export { changeMails } from './change.mails';
export { changeMailSubscription } from './write-change-mails';
export { calendarOfOrder } from './describe-order';
export { orderMails } from './order.mails';
export { orderMailSubscription } from './write-order-mails';
