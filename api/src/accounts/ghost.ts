import type { Request } from 'express';
import { ghostMinutes } from '@copper-carrot/contracts';
import { sql } from '../database';
import { ApiError, forbidden, notFound } from '../errors';
import { isSiteAdmin, type Actor } from '../http';
import { prepared } from '../prepared';
import { actorSource } from './actor-source';

const started = prepared(
  'ghost-session-started',
  { id: 'int8', endsAt: 'timestamptz' },
  `insert into ghost_sessions (admin_id, user_id, reason, ends_at)
   values ($1, $2, $3, now() + make_interval(mins => $4)) returning id, ends_at as "endsAt"`,
);
const ended = prepared(
  'ghost-session-ended',
  {},
  'update ghost_sessions set ended_at = least(now(), ends_at) where id = $1 and ended_at is null',
);

/** Only site admins pass, also while they act as another person. */
export function requireSiteAdmin(actor: Actor): void {
  if (!isSiteAdmin(actor)) throw forbidden();
}

/**
 * For an hour, the calls of this session are made as this user, unless a call names another; for site admins only. The
 * reason is kept with both names.
 */
export async function startGhosting(
  request: Request,
  actor: Actor,
  { userId, reason }: { userId: number; reason: string },
): Promise<void> {
  requireSiteAdmin(actor);
  const user = await actorSource.findActor(userId);
  if (!user) throw notFound();
  if (user.isAdmin)
    throw new ApiError(409, 'ghost_session-site_admin', {
      message: 'Nobody acts as a site admin.',
    });
  await endGhosting(request);
  const adminId = actor.ghostingAdmin?.id ?? actor.userId;
  const [row] = await sql.rows(started, [adminId, userId, reason, ghostMinutes]);
  if (!row) throw new Error('a ghost session was not kept');
  request.session.ghost = { id: row.id, userId, until: row.endsAt.getTime() };
}

/** Calls of this session are the admin's own again; nothing happens where nobody is acted as. */
export async function endGhosting(request: Request): Promise<void> {
  const { ghost } = request.session ?? {};
  if (!ghost) return;
  delete request.session.ghost;
  await sql.rows(ended, [ghost.id]);
}
