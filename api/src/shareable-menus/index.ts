export { menuRoutes, sharedMenuRoutes } from './shareable-menu.routes';
