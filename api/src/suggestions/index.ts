export { suggestionRoutes } from './suggestion.routes';
