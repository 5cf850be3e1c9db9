export { caresRoutes } from './cares.routes';
