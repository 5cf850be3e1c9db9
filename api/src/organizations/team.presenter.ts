import { roleLabels, type Role, type Schemas } from '@copper-carrot/contracts';
import type { Actor } from '../http';
import type { LoadedMember, LoadedTeam } from './load-teams';
import { teamPolicy } from './team.policy';

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
