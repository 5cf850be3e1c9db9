import type { Request, Response } from 'express';
import { overrideParameter, type RemoteManifest } from '@copper-carrot/contracts';
import { now } from '../../clock';
import { sql } from '../../database';
import { env } from '../../env';
import { ApiError } from '../../errors';
import { cookieOf, cookieOptions, readQuery } from '../../http';
import { seal, unseal } from '../signed';
import { isAllowedOrigin, readMachine } from './machine';
import { isGivable } from '../releases';
import { type GivableRow, givableFrom } from './read-platform';
import type { GivableRelease } from './release-set';

const name = 'cc_override';
const linkPurpose = 'preview link';
const cookiePurpose = 'overrides';
const hour = 3600;
const workingDay = 8 * hour;

/** What one browser is given by hand of one remote: a release by its number, or what runs on a machine. */
export interface Override {
  remote: string;
  what: number | string;
  /** It was halted when somebody of its team asked for it all the same; one that is halted later is taken back. */
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

/** The address of a page that gives whoever opens it these releases, for an hour. */
export const previewUrl = (page: string, overrides: readonly Override[]): string =>
  `${env.PUBLIC_ORIGIN}${page}?${overrideParameter}=${pack(linkPurpose, overrides, hour)}`;

/** Where the address of a page is a preview link, or ends one: writes what it brings into a cookie, and answers the page's own address. */
export function takeOverride(request: Request, response: Response): string | null {
  const { [overrideParameter]: token } = readQuery(request);
  if (typeof token !== 'string') return null;
  const rest = new URLSearchParams(request.url.replace(/^[^?]*/, ''));
  rest.delete(overrideParameter);
  // A path that begins with two slashes, of whatever kind, would be another site's.
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
  /** As a banner says it. */
  said: readonly { name: string; what: string }[];
  /** Of machines, which this one page may load from. */
  origins: readonly string[];
}

const nothing: Overrides = { given: new Map(), said: [], origins: [] };

/** What the browser that asks was given by hand, as far as it may still be given. */
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
