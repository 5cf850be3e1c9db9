export { whyNotRoutes } from './why-not.routes';
