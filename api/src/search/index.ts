export { brandSearchRoutes, packageSearchRoutes } from './search.routes';
export { searchFilters, severalFilters, singleFilters, type SearchFilters } from './search.schemas';
export {
  currentIndex,
  followCatalogue,
  stopFollowingCatalogue,
  whyNotSearchable,
  type SearchContext,
} from './engine';
export { countLookUp } from './named-address';
export { searchBrands, searchPackages } from './search';
export { readContext } from './search-context';
