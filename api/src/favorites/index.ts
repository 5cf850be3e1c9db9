export { favoriteRoutes } from './favorite.routes';
export { blockedBrandRoutes } from './blocked-brand.routes';
export { isBlockedSql, readBlockedBrands } from './blocked-brands';
export { rosterRoutes } from './roster.routes';
export { teamRosterRoutes } from './team-roster.routes';
export { readRoster } from './rosters';
