export { catererOrderRoutes } from './caterer-order.routes';
export { orderJobs } from './order.jobs';
export { orderEvents } from './order.events';
export { Order, OrderPriceLine } from './order.model';
export { orderProcess } from './order.process';
export { orderRoutes } from './order.routes';
