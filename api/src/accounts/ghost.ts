import type { Request } from 'express';
import { forbidden, notFound } from '../errors';
import type { Actor } from '../http';
import { actorSource } from './actor-source';

/** From now on the calls of this session that name nobody are made as this user; for site admins only. */
export async function startGhosting(request: Request, actor: Actor, userId: number): Promise<void> {
  if (!actor.isAdmin && !actor.ghostingAdmin) throw forbidden();
  if (!(await actorSource.findActor(userId))) throw notFound();
  request.session.ghostUserId = userId;
}

/** Calls of this session are the admin's own again; nothing happens where nobody is acted as. */
export function endGhosting(request: Request): void {
  if (request.session) delete request.session.ghostUserId;
}
