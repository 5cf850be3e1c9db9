import type { Actor, Policy } from '../http';
import { hasPrivilege } from './privileges';

type Of = { id: number };

/** Who may do what with an organization and its members (2 §6). */
export const teamPolicy: Policy<
  Of,
  'update' | 'listMembers' | 'readMember' | 'invite' | 'changeMember' | 'removeMember'
> = {
  read: (actor, { id }) => hasPrivilege(actor, 'teams', 'read', id),
  update: (actor, { id }) => hasPrivilege(actor, 'teams', 'update', id),
  listMembers: (actor, { id }) => hasPrivilege(actor, 'memberships', 'list', id),
  readMember: (actor, { id }) => hasPrivilege(actor, 'memberships', 'read', id),
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

/** Whether a membership of an organization is the actor's own, which they may end whatever their role. */
export const isOwnMembership = (actor: Actor, of: { id: number; membershipId: number }): boolean =>
  actor.memberships.some(({ id, teamId }) => id === of.membershipId && teamId === of.id);
