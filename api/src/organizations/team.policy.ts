import type { Policy } from '../http';
import { hasPrivilege } from './privileges';

type Of = { id: number };

/** Who may do what with an organization and its members (2 §6). */
export const teamPolicy: Policy<Of, 'update' | 'listMembers' | 'invite' | 'changeMember' | 'removeMember'> = {
  read: (actor, { id }) => hasPrivilege(actor, 'teams', 'read', id),
  update: (actor, { id }) => hasPrivilege(actor, 'teams', 'update', id),
  listMembers: (actor, { id }) => hasPrivilege(actor, 'memberships', 'list', id),
  invite: (actor, { id }) => hasPrivilege(actor, 'memberships', 'create', id),
  changeMember: (actor, { id }) => hasPrivilege(actor, 'memberships', 'update', id),
  removeMember: (actor, { id }) => hasPrivilege(actor, 'memberships', 'delete', id),
};

/** Who may do what with an organization's contacts (2 §6). */
export const contactPolicy: Policy<Of, 'list' | 'create' | 'update' | 'delete'> = {
  read: (actor, { id }) => hasPrivilege(actor, 'team_contacts', 'read', id),
  list: (actor, { id }) => hasPrivilege(actor, 'team_contacts', 'list', id),
  create: (actor, { id }) => hasPrivilege(actor, 'team_contacts', 'create', id),
  update: (actor, { id }) => hasPrivilege(actor, 'team_contacts', 'update', id),
  delete: (actor, { id }) => hasPrivilege(actor, 'team_contacts', 'delete', id),
};
