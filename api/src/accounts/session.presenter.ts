import { roleLabels, type Role, type Schemas } from '@copper-carrot/contracts';
import type { Actor } from '../http';
import { presentSavedSearch } from '../saved-searches';
import type { LoadedSession } from './load-session';

const noRoles: Record<Role, number> = { admin: 0, orderer: 0, staff: 0, guest: 0, external_attendant: 0 };

/** The session entity of whom the call is made as (2 §3), with the CSRF token of the session that makes it. */
export const presentSession = (
  { user, team, brand }: LoadedSession,
  actor: Actor,
  token: string,
  searchParams: Record<string, unknown>,
): Schemas['Session'] => ({
  ...user,
  memberships: user.memberships.map((membership) => ({
    ...membership,
    role_label: roleLabels[membership.role],
  })),
  saved_searches: user.saved_searches.map(presentSavedSearch),
  current_team: team && { ...team, role_counts: { ...noRoles, ...team.role_counts } },
  current_brand: brand,
  ghosting_admin: actor.ghostingAdmin,
  search_params: searchParams,
  token,
});
