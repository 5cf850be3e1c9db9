import type { Request } from 'express';
import { ApiError, forbidden, notFound } from '../errors';
import { isSiteAdmin, networkOf, type PathValues, rateLimit, requireSafeOrigin } from '../http';
import { type Counted, countCall } from './command-limits';
import { findDeployKey, platformKeys } from './deploy-keys';

const guesses = rateLimit({
  name: 'deploy_keys',
  tries: 30,
  seconds: 10 * 60,
  says: 'Too many keys that are none.',
});

/** A caller who may change a remote, named as in the log. */
export interface PlatformCaller {
  by: string;
  isPlatform: boolean;
}

const sentKey = (request: Request) => /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1];

async function keyOf(request: Request) {
  const sent = sentKey(request);
  if (sent === undefined) return undefined;
  const key = await findDeployKey(sent);
  // A valid key works even if its network has used up the limit for guesses.
  if (key) return key;
  await guesses.spend(networkOf(request));
  throw new ApiError(401, 'deploy_key-unknown', {
    message: 'This is no deploy key of this site, or it was revoked.',
  });
}

/**
 * Requires a key of the remote's team or the platform: 401 without a key, 403 with another remote's, 429 above its
 * limit.
 */
async function requireKey(
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

/** The remote's name in the path, not validated yet. */
const remoteOf = ({ name }: PathValues) => String(name);

export const byKey = (counted?: Counted) => (request: Request, path: PathValues) =>
  requireKey(request, remoteOf(path), counted);

export const byTeam = (request: Request, path: PathValues) => requireTeam(request, remoteOf(path));

const isAdmin = ({ actor }: Request) => Boolean(actor && isSiteAdmin(actor));

/** Whether the caller belongs to a remote's team or runs the site: by key, or as a site admin. */
export async function isOfTeam(request: Request, remote: string): Promise<boolean> {
  const key = await keyOf(request).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  });
  if (key) return key.remote === platformKeys || key.remote === remote;
  return key === undefined && isAdmin(request);
}

/** Requires a remote's team or a site admin; 401 without a key, 403 with another remote's. */
async function requireTeam(request: Request, remote: string): Promise<void> {
  if (sentKey(request) === undefined && isAdmin(request)) return requireSafeOrigin(request);
  await requireKey(request, remote);
}

/** Requires the platform's key, to register and remove remotes. */
export async function requirePlatformKey(request: Request): Promise<PlatformCaller> {
  const caller = await requireKey(request, platformKeys);
  if (!caller.isPlatform) throw forbidden();
  return caller;
}

/** Requires any key or a site admin, and returns which remotes they may change; 404 for everybody else. */
export async function requireReader(request: Request): Promise<(remote: string) => boolean> {
  const key = await keyOf(request);
  if (!key && !isAdmin(request)) throw notFound();
  return (remote) => key?.remote === platformKeys || key?.remote === remote;
}
