import { largestId } from '@copper-carrot/contracts';
import type { Request, RequestHandler } from 'express';
import { ApiError, forbidden } from '../errors';
import type { Actor } from './actor';

/** How the kernel learns about people; the accounts feature answers. */
export interface ActorSource {
  /** A user who may sign in, with `teamId` and `brandId` set to their own first ones; null for nobody. */
  findActor(userId: number): Promise<Actor | null>;
  teamExists(teamId: number): Promise<boolean>;
  brandExists(brandId: number): Promise<boolean>;
}

declare module 'express-serve-static-core' {
  interface Request {
    /** Who makes this call; null when signed out. */
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

async function ghost(admin: Actor, userId: number | null, source: ActorSource): Promise<Actor> {
  if (userId === null || userId === admin.userId) return admin;
  if (!admin.isAdmin) throw forbidden();
  const user = await source.findActor(userId);
  if (!user) throw forbidden();
  return { ...user, ghostingAdmin: { id: admin.userId, name: admin.name } };
}

/**
 * Sets `request.actor` from the session and from CC-As-User, CC-As-Team and CC-As-Brand (2 §6): a team or brand of
 * one's own, or any for a site admin; a user for site admins only; 403 otherwise. Signed-out callers stay nobody.
 */
export const actingAs =
  (source: ActorSource): RequestHandler =>
  async (request, _response, next) => {
    request.actor = null;
    const userId = request.session?.userId;
    const signedIn = userId ? await source.findActor(userId) : null;
    if (!signedIn) return next();

    const asUser = idFrom(request, 'CC-As-User');
    const standing = signedIn.isAdmin ? (request.session.ghostUserId ?? null) : null;
    const actor = await ghost(signedIn, asUser ?? standing, source);

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
