import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { takeCookie } from '@copper-carrot/contracts';
import { now } from '../../clock';
import { cookieOf, cookieOptions, seal, unseal } from '../../http';
import { type GivableRelease, idsOf, type ReleaseSet, releasesFor } from './release-set';
import { type Platform, setHours } from './read-platform';

const name = 'cc_releases';
const purpose = 'release set';

/** A browser's set and its age. */
export interface HeldSet {
  draw: number;
  /** In seconds. */
  takenAt: number;
  /** The feed's revision when the set last changed. */
  revision: number;
  ids: readonly number[];
}

const write = ({ draw, takenAt, revision, ids }: HeldSet) =>
  seal(purpose, [draw, takenAt, revision, ids.map((id) => id.toString(36)).join('-')].join('.'));

/** The set in a cookie; null if it is not ours. */
export function readSet(cookie: string | undefined): HeldSet | null {
  const text = cookie === undefined ? null : unseal(purpose, cookie);
  if (text === null) return null;
  const [draw, takenAt, revision, ids = ''] = text.split('.');
  return {
    draw: Number(draw),
    takenAt: Number(takenAt),
    revision: Number(revision),
    ids: ids
      .split('-')
      .filter(Boolean)
      .map((id) => Number.parseInt(id, 36)),
  };
}

const seconds = () => Math.floor(now().getTime() / 1000);
const isFresh = ({ takenAt }: HeldSet) => {
  const age = seconds() - takenAt;
  return age >= 0 && age < setHours * 3600;
};
const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** A browser's set, and the updated cookie. */
export function resolveSet(
  held: HeldSet | null,
  platform: Platform,
  isTaking = false,
): { set: ReleaseSet; holds: HeldSet } {
  const draw = held?.draw ?? randomBytes(4).readUInt32BE(0);
  const kept = held && !isTaking && isFresh(held) ? held : null;
  const set = releasesFor({ draw, pinned: new Set(kept?.ids) }, platform);
  const ids = idsOf(set);
  const isAsHeld = held !== null && isSame(held.ids, ids);
  if (kept && isAsHeld) return { set, holds: kept };
  // A set that lost a release keeps its age, and its old revision until it is up to date again.
  const newest = kept ? idsOf(releasesFor({ draw, pinned: new Set() }, platform)) : ids;
  const isBehind = kept !== null && !isSame(newest, ids);
  const revision = isAsHeld ? held.revision : isBehind ? kept.revision : platform.revision;
  return { set, holds: { draw, takenAt: kept?.takenAt ?? seconds(), revision, ids } };
}

/** The releases for the requested page; a cookie keeps them for the following pages. */
export function takeSet(
  request: Request,
  response: Response,
  platform: Platform,
  overrides: ReadonlyMap<string, GivableRelease>,
): { set: ReleaseSet; revision: number } {
  const held = readSet(cookieOf(request, name));
  const isTaking = cookieOf(request, takeCookie) !== undefined;
  const { set, holds } = resolveSet(held, platform, isTaking);
  if (holds !== held) response.cookie(name, write(holds), cookieOptions);
  if (isTaking) response.clearCookie(takeCookie, { path: '/' });
  const { draw, revision } = holds;
  if (overrides.size === 0) return { set, revision };
  return { set: releasesFor({ draw, pinned: new Set(holds.ids), overrides }, platform), revision };
}

const known = new WeakMap<Platform, Map<string, number>>();
const mostKnown = 5_000;

/** The revision that the browser's next page would have: its own set's, if nothing newer applies. */
export function newestRevision(request: Request, platform: Platform): number {
  const cookie = cookieOf(request, name);
  if (cookie === undefined) return platform.revision;
  const found = known.get(platform) ?? new Map<string, number>();
  known.set(platform, found);
  const before = found.get(cookie);
  if (before !== undefined) return before;
  const held = readSet(cookie);
  if (!held) return platform.revision;
  const newest = idsOf(releasesFor({ draw: held.draw, pinned: new Set() }, platform));
  const revision = isSame(held.ids, newest) ? held.revision : platform.revision;
  if (found.size >= mostKnown) found.clear();
  found.set(cookie, revision);
  return revision;
}
