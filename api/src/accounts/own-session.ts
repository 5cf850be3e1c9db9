import type { Request } from 'express';
import type { Schemas } from '@copper-carrot/contracts';
import { unauthenticated } from '../errors';
import { actorSource } from './actor-source';
import { loadSession } from './load-session';
import { presentSession } from './session.presenter';

/** The session entity right after a sign-in, before the next request's headers say for whom. */
export async function presentOwnSession(request: Request): Promise<Schemas['Session']> {
  const { userId, csrfToken = '', searchParams = {} } = request.session;
  const actor = userId === undefined ? null : await actorSource.findActor(userId);
  if (!actor) throw unauthenticated();
  return presentSession(await loadSession(actor), actor, csrfToken, searchParams);
}
