export { searchMapRoutes } from './search-map.routes';
