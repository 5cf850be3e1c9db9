export { favoriteRoutes } from './favorite.routes';
