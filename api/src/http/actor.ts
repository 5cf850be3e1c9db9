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
  /** A site admin in person: acting as somebody else, a site admin sees and may what that somebody does. */
  isAdmin: boolean;
  /** Works for at least one brand. */
  isCaterer: boolean;
  isPhotographer: boolean;
  type: 'member' | 'pollee';
  invoiceable: boolean;
  rewardsDisabled: boolean;
  authScopes: string[];
  memberships: ActorMembership[];
  /** Brands the actor works for. */
  brandIds: number[];
  /** The organization acted for: the selected one, else the first; null where there is none or a site admin chose none. */
  teamId: number | null;
  /** The brand acted for: the selected one, else the first; null where there is none. */
  brandId: number | null;
  /** The site admin behind an acted-as user, for histories and for the banner. */
  ghostingAdmin: { id: number; name: string } | null;
}

/** A site admin in person, or behind the user they act as: orders are theirs either way, and they alone skip checks. */
export const isSiteAdmin = (actor: Actor | null): boolean =>
  actor !== null && (actor.isAdmin || actor.ghostingAdmin !== null);

/** The actor's role in an organization, or null for a stranger to it. */
export const roleIn = (actor: Actor, teamId: number | null): Role | null =>
  actor.memberships.find((membership) => membership.teamId === teamId)?.role ?? null;

/** Whether the actor belongs to an organization; a site admin in person to any. */
export const belongsTo = (actor: Actor, teamId: number | null): boolean =>
  actor.isAdmin || roleIn(actor, teamId) !== null;
