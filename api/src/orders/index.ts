export { catererOrderRoutes } from './caterer-order.routes';
export { orderMails } from './order-mails';
export { authorizeOrder } from './order.jobs';
export { orderJobs } from './handle-order-jobs';
export { orderProcess } from './order.process';
export { orderRoutes } from './order.routes';
