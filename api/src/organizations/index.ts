export { takeInvitation } from './claim-invitation';
export { invitationRoutes } from './invitation.routes';
export { organizationMails } from './organization.mails';
export { contactRoutes } from './contact.routes';
export { hasPrivilege } from './privileges';
export { teamRoutes } from './team.routes';
