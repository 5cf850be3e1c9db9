export { catererActionRoutes } from './caterer-actions.routes';
export { statsRoutes } from './stats.routes';
