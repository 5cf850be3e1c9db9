import { grants, type PrivilegedAction, type PrivilegedResource } from '@copper-carrot/contracts';
import { roleIn, type Actor } from '../http';

/**
 * Whether the actor has a privilege in an organization (2 §6, the table): every one for a site admin, by the role of
 * their membership there otherwise; none for a stranger. Without an organization, the one acted for is meant.
 */
export function hasPrivilege(
  actor: Actor | null,
  resource: PrivilegedResource,
  action: PrivilegedAction,
  teamId: number | null | undefined = actor?.teamId,
): boolean {
  if (!actor) return false;
  return actor.isAdmin || grants(roleIn(actor, teamId ?? null), resource, action);
}
