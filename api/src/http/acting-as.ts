import { actForPhotographers, hasAuthScope, largestId } from '@copper-carrot/contracts';
import type { Request, RequestHandler } from 'express';
import { now } from '../clock';
import { ApiError, forbidden } from '../errors';
import type { Actor } from './actor';

/** How the http folder reads people; the accounts feature implements it. */
export interface ActorSource {
  /** A user who may sign in, with their own first `teamId` and `brandId`; null for anybody else. */
  findActor(userId: number): Promise<Actor | null>;
  teamExists(teamId: number): Promise<boolean>;
  brandExists(brandId: number): Promise<boolean>;
}

declare module 'express-serve-static-core' {
  interface Request {
    /** The caller; null when signed out. */
    actor?: Actor | null;
  }
}

function idFrom(request: Request, header: string): number | null {
  const text = request.get(header)?.trim();
  if (!text) return null;
  const value = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= largestId) return value;
  throw new ApiError(422, 'record_invalid', {
    param: header,
    fields: { [header]: ['invalid'] },
    field_errors: { [header]: ['must be an id'] },
  });
}

/** The calls on which a photographer may act for another one. */
const isOfPhotographers = ({ originalUrl }: Request) => originalUrl.startsWith('/cpi/v2/photographer/');
const mayActForPhotographers = ({ isPhotographer, authScopes }: Actor) =>
  isPhotographer && hasAuthScope({ is_admin: false, auth_scopes: authScopes }, actForPhotographers);

/** The caller as this user; null where they may not act as them. Nobody acts as a site admin. */
async function ghost(
  signedIn: Actor,
  { userId, request, source }: { userId: number; request: Request; source: ActorSource },
): Promise<Actor | null> {
  if (userId === signedIn.userId) return signedIn;
  const forPhotographer = !signedIn.isAdmin && isOfPhotographers(request) && mayActForPhotographers(signedIn);
  if (!signedIn.isAdmin && !forPhotographer) return null;
  const user = await source.findActor(userId);
  if (!user || user.isAdmin || (forPhotographer && !user.isPhotographer)) return null;
  return forPhotographer ? user : { ...user, ghostingAdmin: { id: signedIn.userId, name: signedIn.name } };
}

/**
 * Sets `request.actor` from the session and from CC-As-User, CC-As-Team and CC-As-Brand (2 §6). Team and brand must be
 * the person's own, or any for a site admin; only site admins may name a user, and photographers another photographer on
 * their own calls; 403 otherwise. Signed-out callers get
 * null.
 */
export const actingAs =
  (source: ActorSource): RequestHandler =>
  async (request, _response, next) => {
    request.actor = null;
    const ownId = request.session?.userId;
    const signedIn = ownId ? await source.findActor(ownId) : null;
    if (!signedIn) return next();

    const asUser = idFrom(request, 'CC-As-User');
    const standing = signedIn.isAdmin ? (request.session.ghost ?? null) : null;
    const isOver = standing !== null && standing.until <= now().getTime();
    // A page that was opened before it ended goes on naming the user.
    if (isOver && asUser === standing.userId) throw forbidden('Your hour as this person is over.');
    const current = isOver ? null : standing;
    const userId = asUser ?? current?.userId ?? signedIn.userId;
    const ghosted = await ghost(signedIn, { userId, request, source });
    if (!ghosted && asUser !== null) throw forbidden();
    // Whom the session acts as may have deleted their account since: the admin goes on as themselves.
    const actor = ghosted ?? signedIn;
    if (actor.ghostingAdmin && current?.userId === actor.userId)
      actor.ghostingAdmin.until = new Date(current.until).toISOString();

    const team = idFrom(request, 'CC-As-Team');
    if (team !== null) {
      const own = actor.memberships.some(({ teamId }) => teamId === team);
      if (!own && !(signedIn.isAdmin && (await source.teamExists(team)))) throw forbidden();
      actor.teamId = team;
    }
    const brand = idFrom(request, 'CC-As-Brand');
    if (brand !== null) {
      if (!actor.brandIds.includes(brand) && !(signedIn.isAdmin && (await source.brandExists(brand))))
        throw forbidden();
      actor.brandId = brand;
    }
    request.actor = actor;
    next();
  };
