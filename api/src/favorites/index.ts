export { favoriteRoutes } from './favorite.routes';
export { readRoster } from './rosters';
