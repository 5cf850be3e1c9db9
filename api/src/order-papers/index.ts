export { paperRoutes } from './paper.routes';
