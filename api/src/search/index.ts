export { brandSearchRoutes, packageSearchRoutes } from './search.routes';
