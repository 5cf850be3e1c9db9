export { giftCharge } from './charge-gift';
export { giftMails } from './gift.mails';
export { giftRoutes } from './gift.routes';
export { giftJobs } from './monthly/charge-month';
export { monthlyGiftProcess } from './monthly/monthly-gift.process';
export { giftRefundSubscription } from './refund-gift';
