export { catererOrderRoutes } from './caterer-order.routes';
export { authorizeOrder } from './order.jobs';
export { orderJobs } from './handle-order-jobs';
export { orderEvents } from './order.events';
export { Order, OrderPriceLine } from './order.model';
export { orderProcess } from './order.process';
export { orderRoutes } from './order.routes';
