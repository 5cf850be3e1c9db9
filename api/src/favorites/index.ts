export { favoriteRoutes } from './favorite.routes';
export { blockedBrandRoutes } from './blocked-brand.routes';
export { readBlockedBrands } from './blocked-brands';
export { rosterRoutes } from './roster.routes';
export { readRoster } from './rosters';
