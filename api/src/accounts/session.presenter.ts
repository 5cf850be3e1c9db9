import { grants, roleLabels, type Role, type Schemas } from '@copper-carrot/contracts';
import { roleIn, type Actor } from '../http';
import { presentSavedSearch } from '../saved-searches';
import { publicFileLink } from '../uploads';
import type { LoadedSession } from './load-session';

const noRoles: Record<Role, number> = { admin: 0, orderer: 0, staff: 0, guest: 0, external_attendant: 0 };

/** Whether the actor is told more of an organization than what it is called (2 §6). */
const reads = (actor: Actor, teamId: number) =>
  actor.isAdmin || grants(roleIn(actor, teamId), 'teams', 'read');

/** The session entity of whom the call is made as (2 §3), with the CSRF token of the session that makes it. */
export const presentSession = (
  { user: { avatar_key: avatarKey, ...user }, team, brand }: LoadedSession,
  actor: Actor,
  token: string,
  searchParams: Record<string, unknown>,
): Schemas['Session'] => ({
  ...user,
  avatar_url: avatarKey && publicFileLink(avatarKey),
  memberships: user.memberships.map((membership) => ({
    ...membership,
    team: {
      ...membership.team,
      access_code: reads(actor, membership.team_id) ? membership.team.access_code : null,
    },
    role_label: roleLabels[membership.role],
  })),
  saved_searches: user.saved_searches.map(presentSavedSearch),
  current_team: team && {
    ...team,
    role_counts: { ...noRoles, ...(reads(actor, team.id) && team.role_counts) },
  },
  current_brand: brand,
  ghosting_admin: actor.ghostingAdmin,
  search_params: searchParams,
  token,
});
