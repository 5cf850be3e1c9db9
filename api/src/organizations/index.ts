export { contactRoutes } from './contact.routes';
export { hasPrivilege } from './privileges';
export { teamRoutes } from './team.routes';
