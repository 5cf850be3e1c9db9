export { invitationRoutes } from './invitation.routes';
export { organizationMails } from './organization.mails';
export { hasPrivilege } from './privileges';
export { teamRoutes } from './team.routes';
