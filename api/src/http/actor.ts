import type { Role } from '@copper-carrot/contracts';

export interface ActorMembership {
  id: number;
  teamId: number;
  role: Role;
}

/** Who makes a call, and as whom (2 §6). */
export interface Actor {
  userId: number;
  name: string;
  email: string;
  /**
   * Whether the actor is a site admin in person; a site admin who acts as somebody else sees and may do what that
   * person does.
   */
  isAdmin: boolean;
  /** Works for at least one brand. */
  isCaterer: boolean;
  isPhotographer: boolean;
  type: 'member' | 'pollee';
  invoiceable: boolean;
  rewardsDisabled: boolean;
  authScopes: string[];
  memberships: ActorMembership[];
  brandIds: number[];
  /** The selected organization, else the first; null if there is none or a site admin selected none. */
  teamId: number | null;
  /** The selected brand, else the first; null if there is none. */
  brandId: number | null;
  /** The site admin who acts as this user, for histories and the banner, and until when if it ends by itself. */
  ghostingAdmin: { id: number; name: string; until?: string } | null;
}

/** Whether the actor is a site admin, in person or acting as somebody: only they may see all orders and skip checks. */
export const isSiteAdmin = (actor: Actor | null): boolean =>
  actor !== null && (actor.isAdmin || actor.ghostingAdmin !== null);

/** The actor's role in an organization, or null if they are no member. */
export const roleIn = (actor: Actor, teamId: number | null): Role | null =>
  actor.memberships.find((membership) => membership.teamId === teamId)?.role ?? null;

/** Whether the actor belongs to an organization; a site admin in person belongs to all. */
export const belongsTo = (actor: Actor, teamId: number | null): boolean =>
  actor.isAdmin || roleIn(actor, teamId) !== null;
