export { catererOrderRoutes } from './caterer-order.routes';
export { orderJobs } from './order.jobs';
export { orderRoutes } from './order.routes';
