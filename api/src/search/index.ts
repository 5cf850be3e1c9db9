export { brandSearchRoutes, packageSearchRoutes } from './search.routes';
export { searchFilters, type SearchFilters } from './search.schemas';
export { followCatalogue, isIndexReady, stopFollowingCatalogue } from './engine';
