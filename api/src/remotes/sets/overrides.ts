import type { Request, Response } from 'express';
import { overrideParameter, type RemoteManifest } from '@copper-carrot/contracts';
import { now } from '../../clock';
import { sql } from '../../database';
import { env } from '../../env';
import { ApiError } from '../../errors';
import { cookieOf, cookieOptions, readQuery, seal, unseal } from '../../http';
import { isAllowedOrigin, readMachine } from './machine';
import { isGivable } from '../releases';
import { type GivableRow, givableFrom } from './read-platform';
import type { GivableRelease } from './release-set';

const name = 'cc_override';
const linkPurpose = 'preview link';
const cookiePurpose = 'overrides';
const hour = 3600;
const workingDay = 8 * hour;

/** What one browser gets instead of a remote's release: a release id, or a machine's origin. */
export interface Override {
  remote: string;
  what: number | string;
  /** Whether it was already halted when it was requested; one that is halted later is no longer served. */
  halted?: boolean;
}

const seconds = () => Math.floor(now().getTime() / 1000);
const pack = (purpose: string, overrides: readonly Override[], forSeconds: number) =>
  seal(
    purpose,
    Buffer.from(JSON.stringify({ until: seconds() + forSeconds, overrides })).toString('base64url'),
  );

function unpack(purpose: string, sealed: string | undefined): Override[] | null {
  const text = sealed === undefined ? null : unseal(purpose, sealed);
  if (text === null) return null;
  const { until, overrides } = JSON.parse(Buffer.from(text, 'base64url').toString()) as {
    until: number;
    overrides: Override[];
  };
  return until > seconds() ? overrides : null;
}

/** The link that gives a browser these releases for an hour. */
export const previewUrl = (page: string, overrides: readonly Override[]): string =>
  `${env.PUBLIC_ORIGIN}${page}?${overrideParameter}=${pack(linkPurpose, overrides, hour)}`;

/**
 * If the page's address is a preview link, or ends a preview, updates the cookie and returns the address to redirect
 * to.
 */
export function takeOverride(request: Request, response: Response): string | null {
  const { [overrideParameter]: token } = readQuery(request);
  if (typeof token !== 'string') return null;
  const rest = new URLSearchParams(request.url.replace(/^[^?]*/, ''));
  rest.delete(overrideParameter);
  // A path that starts with two slashes would be another host.
  const path = `/${request.path.replace(/^[/\\]+/, '')}`;
  const back = rest.size > 0 ? `${path}?${rest.toString()}` : path;
  if (token === 'off') {
    response.clearCookie(name, { path: '/' });
    return back;
  }
  const added = unpack(linkPurpose, token);
  if (!added)
    throw new ApiError(403, 'preview-invalid', {
      message: 'This preview link is not ours, or its hour is over: make a new one.',
    });
  const before = unpack(cookiePurpose, cookieOf(request, name)) ?? [];
  const kept = before.filter(({ remote }) => !added.some((each) => each.remote === remote));
  const value = pack(cookiePurpose, [...kept, ...added].slice(-8), workingDay);
  response.cookie(name, value, { ...cookieOptions, maxAge: workingDay * 1000 });
  return back;
}

export interface Overrides {
  given: ReadonlyMap<string, GivableRelease>;
  /** The texts of the preview banner. */
  said: readonly { name: string; what: string }[];
  /** Origins of machines that this page may load from. */
  origins: readonly string[];
}

const nothing: Overrides = { given: new Map(), said: [], origins: [] };

/** The overrides of a browser that may still be served. */
export async function overridesOf(request: Request): Promise<Overrides> {
  const cookie = cookieOf(request, name);
  if (cookie === undefined) return nothing;
  const overrides = unpack(cookiePurpose, cookie) ?? [];
  const found = await Promise.all(overrides.map(releaseOf));
  const given = found.flatMap((each) => (each ? [each] : []));
  return {
    given: new Map(given.map((each) => [each.remote, each])),
    said: given.map(({ remote, id, version, hash, base }) => ({
      name: remote,
      what: id === 0 ? base.replace(/\/$/, '') : `${version}-${hash}`,
    })),
    origins: given.filter(({ id }) => id === 0).map(({ base }) => new URL(base).origin),
  };
}

async function releaseOf({ remote, what, halted = false }: Override): Promise<GivableRelease | null> {
  if (typeof what === 'number') {
    const row = await sql.first<GivableRow>(
      `select r.id, r.remote, r.version, r.content_hash, r.manifest from remote_releases r
        join remotes m on m.name = r.remote and m.removed_at is null
        where r.id = $1 and r.remote = $2 and (${isGivable} or $3 and r.published and r.removed_at is null)`,
      [what, remote, halted],
    );
    return row ? givableFrom(row) : null;
  }
  const manifest: RemoteManifest | null = isAllowedOrigin(what) ? await readMachine(what, remote) : null;
  return (
    manifest && { id: 0, remote, version: manifest.version, hash: 'machine', base: `${what}/`, manifest }
  );
}
