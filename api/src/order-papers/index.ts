export { labelRoutes } from './label.routes';
export { paperRoutes } from './paper.routes';
