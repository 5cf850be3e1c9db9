export { catererOrderRoutes } from './caterer-order.routes';
export { orderMails } from './order-mails';
export { orderJobs } from './order.jobs';
export { orderProcess } from './order.process';
export { orderRoutes } from './order.routes';
