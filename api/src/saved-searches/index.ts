export { presentSavedSearch, type SavedSearchRow } from './saved-search.presenter';
export { savedSearchRoutes } from './saved-search.routes';
export { savedSearchView } from './saved-search.schemas';
