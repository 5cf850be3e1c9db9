export { suggestionRoutes } from './suggestion.routes';
export { findNames, type NamedRow } from './find-names';
