import { roleLabels, type Role, type Schemas } from '@copper-carrot/contracts';
import type { Actor } from '../http';
import type { LoadedMemberDetails } from './load-member';
import type { LoadedMember, LoadedTeam } from './load-teams';
import { isOwnMembership, teamPolicy } from './team.policy';

const noRoles: Record<Role, number> = { admin: 0, orderer: 0, staff: 0, guest: 0, external_attendant: 0 };

export const presentTeam = (team: LoadedTeam, actor: Actor): Schemas['Organization'] => ({
  id: team.id,
  name: team.name,
  access_code: team.access_code,
  role_counts: { ...noRoles, ...team.role_counts },
  can: { update: teamPolicy.update(actor, team), invite: teamPolicy.invite(actor, team) },
});

export const presentMember = (member: LoadedMember): Schemas['Member'] => ({
  ...member,
  role_label: roleLabels[member.role],
});

/** A member; what depends on them is told to those who may remove them. */
export function presentMemberDetails(
  { dependents, ...member }: LoadedMemberDetails,
  actor: Actor,
): Schemas['MemberDetails'] {
  const team = { id: member.team_id };
  const isSelf = isOwnMembership(actor, { id: member.team_id, membershipId: member.id });
  const remove = isSelf || teamPolicy.removeMember(actor, team);
  return {
    ...member,
    role_label: roleLabels[member.role],
    is_self: isSelf,
    dependents: remove ? dependents : null,
    can: { update: teamPolicy.changeMember(actor, team), remove },
  };
}
