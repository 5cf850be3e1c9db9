import type { Request } from 'express';
import { ApiError, forbidden, notFound } from '../errors';
import { isSiteAdmin, networkOf, rateLimit, requireSafeOrigin } from '../http';
import { type Counted, countCall } from './command-limits';
import { findDeployKey, platformKeys } from './deploy-keys';

const guesses = rateLimit({
  name: 'deploy_keys',
  tries: 30,
  seconds: 10 * 60,
  says: 'Too many keys that are none.',
});

/** Somebody who may change what a remote's team may; how the log names them. */
export interface PlatformCaller {
  by: string;
  isPlatform: boolean;
}

const sentKey = (request: Request) => /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1];

async function keyOf(request: Request) {
  const sent = sentKey(request);
  if (sent === undefined) return undefined;
  const key = await findDeployKey(sent);
  // A forgotten key of a machine nearby shuts nobody out who has one that opens.
  if (key) return key;
  await guesses.spend(networkOf(request));
  throw new ApiError(401, 'deploy_key-unknown', {
    message: 'This is no deploy key of this site, or it was revoked.',
  });
}

/**
 * Who changes a remote: a key of its team's, or of the platform. 401 without a key, 403 with another remote's, 429 where
 * the key did too much of it.
 */
export async function requireKey(
  request: Request,
  remote: string,
  counted: Counted = 'command',
): Promise<PlatformCaller> {
  const key = await keyOf(request);
  if (!key)
    throw new ApiError(401, 'deploy_key-missing', {
      message: `Send a deploy key of ${remote}, as "Authorization: Bearer ccd_…".`,
    });
  const isPlatform = key.remote === platformKeys;
  if (!isPlatform && key.remote !== remote)
    throw forbidden(`This key is of ${key.remote}, and opens nothing of ${remote}.`, 'deploy_key-of_another');
  await countCall(key, counted);
  return { by: `${key.label} (${key.remote} key ${key.id})`, isPlatform };
}

const isAdmin = ({ actor }: Request) => Boolean(actor && isSiteAdmin(actor));

/** Whether somebody is of a remote's team, or looks after the site: by a key of either, or as a site admin. */
export async function isOfTeam(request: Request, remote: string): Promise<boolean> {
  const key = await keyOf(request).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  });
  if (key) return key.remote === platformKeys || key.remote === remote;
  return key === undefined && isAdmin(request);
}

/** Lets a remote's team and site admins through; 401 without a key, 403 with another remote's. */
export async function requireTeam(request: Request, remote: string): Promise<void> {
  if (sentKey(request) === undefined && isAdmin(request)) return requireSafeOrigin(request);
  await requireKey(request, remote);
}

/** Who enters and removes remotes: a key of the platform alone. */
export async function requirePlatformKey(request: Request): Promise<PlatformCaller> {
  const caller = await requireKey(request, platformKeys);
  if (!caller.isPlatform) throw forbidden();
  return caller;
}

/**
 * Who looks at the platform: any key, or a site admin; answers which remotes they may change. 404 for everybody else: nothing
 * of it is for them.
 */
export async function requireReader(request: Request): Promise<(remote: string) => boolean> {
  const key = await keyOf(request);
  if (!key && !isAdmin(request)) throw notFound();
  return (remote) => key?.remote === platformKeys || key?.remote === remote;
}
