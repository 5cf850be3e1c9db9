export { hasPrivilege } from './privileges';
export { teamRoutes } from './team.routes';
