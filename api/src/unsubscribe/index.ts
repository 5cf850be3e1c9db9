export { unsubscribeRoutes } from './unsubscribe.routes';
