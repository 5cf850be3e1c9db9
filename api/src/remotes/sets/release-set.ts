import { createHash } from 'node:crypto';
import { meets, type RemoteManifest, runsIn, type ShellManifest, shellName } from '@copper-carrot/contracts';

/** A release that may be served: published, not halted, with files. */
export interface GivableRelease<
  Kind extends RemoteManifest | ShellManifest = RemoteManifest | ShellManifest,
> {
  /** 0 for a developer's machine. */
  id: number;
  remote: string;
  version: string;
  hash: string;
  /** The base URL of its files, with a trailing slash. */
  base: string;
  manifest: Kind;
}
export type RemoteRelease = GivableRelease<RemoteManifest>;
export type ShellRelease = GivableRelease<ShellManifest>;

/** The release ids of one remote. */
export interface Channel {
  remote: string;
  live: number | null;
  /** The last good release before the live one. */
  previous: number | null;
  canary: number | null;
  /** Out of a hundred sessions. */
  canaryPercent: number;
}

export interface Channels {
  channels: readonly Channel[];
  /** All releases that may be served, by id. */
  givable: ReadonlyMap<number, GivableRelease>;
}

/** What decides the releases of one browser. */
export interface Session {
  /** A random number per browser; null never gets a canary. */
  draw: number | null;
  /** The releases that it started with. */
  pinned: ReadonlySet<number>;
  /** Its overrides by remote. */
  overrides?: ReadonlyMap<string, GivableRelease>;
}

export interface GivenRemote {
  release: RemoteRelease;
  /** The fallback of the slot. */
  lastGood: RemoteRelease | null;
}

export interface ReleaseSet {
  /** Null before a shell is published. */
  shell: ShellRelease | null;
  remotes: readonly GivenRemote[];
}

export const isShell = (release: GivableRelease): release is ShellRelease => release.remote === shellName;
const isRemote = (release: GivableRelease): release is RemoteRelease => !isShell(release);

/** Whether a draw is in a canary's share. Each canary selects other sessions, and a growing share keeps its sessions. */
export function isInShare(draw: number, canary: number, percent: number): boolean {
  const point = createHash('sha256').update(`${draw}|${canary}`).digest().readUInt32BE(0) / 2 ** 32;
  return point * 100 < percent;
}

const known = new WeakMap<RemoteManifest, WeakMap<ShellManifest, boolean>>();

/** Whether a release runs in a shell; cached, because every page asks. */
export function fits({ manifest }: RemoteRelease, shell: ShellRelease | null): boolean {
  if (!shell) return true;
  let byShell = known.get(manifest);
  if (!byShell) known.set(manifest, (byShell = new WeakMap()));
  const before = byShell.get(shell.manifest);
  if (before !== undefined) return before;
  const does =
    runsIn(manifest.contract, shell.manifest.contract) &&
    meets(manifest.shared, shell.manifest.provides).length === 0;
  byShell.set(shell.manifest, does);
  return does;
}

/** The candidates for one remote, in order of preference. */
function* choices({ draw, pinned }: Session, channel: Channel, { givable }: Channels) {
  const { canary, canaryPercent, live, previous } = channel;
  // A remote in development always shows its latest build, also in a running session.
  const isWorkedOn = live !== null && givable.get(live)?.manifest.development === true;
  for (const id of isWorkedOn ? [] : pinned) if (givable.get(id)?.remote === channel.remote) yield id;
  if (canary !== null && draw !== null && isInShare(draw, canary, canaryPercent)) yield canary;
  if (live !== null) yield live;
  if (previous !== null) yield previous;
}

/** The candidates that may be served. */
function givableOf<Release extends GivableRelease>(
  ids: Iterable<number | null>,
  { givable }: Channels,
  isOne: (release: GivableRelease) => release is Release,
): Release[] {
  return [...new Set(ids)].flatMap((id) => {
    const release = id === null ? undefined : givable.get(id);
    return release && isOne(release) ? [release] : [];
  });
}

function remoteFor(session: Session, channel: Channel, channels: Channels, shell: ShellRelease | null) {
  const given = session.overrides?.get(channel.remote);
  const wanted = givableOf(choices(session, channel, channels), channels, isRemote);
  // If nothing fits, the route is kept and the shell shows the error in the slot.
  const release = given && isRemote(given) ? given : (wanted.find((each) => fits(each, shell)) ?? wanted[0]);
  if (!release) return [];
  const behind = givableOf([channel.live, channel.previous], channels, isRemote);
  const lastGood = behind.find((each) => each.id !== release.id && fits(each, shell)) ?? null;
  return [{ release, lastGood }];
}

/**
 * The releases of a session. Order of preference: override, the one it started with, the canary if its draw is in the
 * share, live, last good; the first that may be served and fits the shell, which is chosen first.
 */
export function releasesFor(session: Session, channels: Channels): ReleaseSet {
  const shellChannel = channels.channels.find(({ remote }) => remote === shellName);
  const givenShell = session.overrides?.get(shellName);
  const shells = shellChannel ? givableOf(choices(session, shellChannel, channels), channels, isShell) : [];
  const shell = (givenShell && isShell(givenShell) ? givenShell : shells[0]) ?? null;
  return {
    shell,
    remotes: channels.channels
      .filter((channel) => channel !== shellChannel)
      .flatMap((channel) => remoteFor(session, channel, channels, shell)),
  };
}

/** The release ids of a set. */
export const idsOf = ({ shell, remotes }: ReleaseSet): number[] => [
  ...(shell ? [shell.id] : []),
  ...remotes.map(({ release }) => release.id),
];
