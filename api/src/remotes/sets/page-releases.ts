import type { Request, Response } from 'express';
import type { Feed, Override } from '@copper-carrot/contracts';
import { reportToken } from '../reports/report-token';
import { feedOf } from './feed-of';
import { overridesOf } from './overrides';
import { platformNow } from './platform-now';
import { type RemoteRelease, releasesFor, type ReleaseSet, type ShellRelease } from './release-set';
import { takeSet } from './session-set';

/** The releases of one page. */
export interface PageReleases {
  feed: Feed;
  /** Null before a shell is published; then the checkout's build is used. */
  shell: ShellRelease | null;
  /** By the remote's name. */
  remotes: ReadonlyMap<string, RemoteRelease>;
  overrides: readonly Override[];
  /** Origins of machines that it may load from. */
  origins: readonly string[];
  /** Signs the page's reports. */
  reportToken: string;
}

/** The releases that a page may report on: all except overrides, whose visitor is its own team. */
function blamable({ shell, remotes }: ReleaseSet, isByHand: (remote: string) => boolean): number[] {
  const all = [shell, ...remotes.flatMap(({ release, lastGood }) => [release, lastGood])];
  return all.flatMap((each) => (each && !isByHand(each.remote) ? [each.id] : []));
}

/** The releases of the requested page, stored in a cookie for the next. */
export async function releasesOfPage(request: Request, response: Response): Promise<PageReleases> {
  const [platform, overrides] = await Promise.all([platformNow(), overridesOf(request)]);
  const { set, revision } = takeSet(request, response, platform, overrides.given);
  return {
    feed: feedOf(set, revision),
    shell: set.shell,
    remotes: new Map(set.remotes.map(({ release }) => [release.remote, release])),
    overrides: overrides.said,
    origins: overrides.origins,
    reportToken: reportToken(blamable(set, (remote) => overrides.given.has(remote))),
  };
}

/** The feed of a new browser, without canaries. */
export async function newcomersFeed(): Promise<Feed> {
  const platform = await platformNow();
  return feedOf(releasesFor({ draw: null, pinned: new Set() }, platform), platform.revision);
}
