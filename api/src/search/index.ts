export { brandSearchRoutes, packageSearchRoutes } from './search.routes';
export { searchFilters, type SearchFilters } from './search.schemas';
export { currentIndex, followCatalogue, whyNotSearchable, stopFollowingCatalogue } from './engine';
export { searchBrands, searchPackages } from './search';
export { readContext, type SearchContext } from './search-context';
