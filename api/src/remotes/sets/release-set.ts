import { createHash } from 'node:crypto';
import { meets, type RemoteManifest, runsIn, type ShellManifest, shellName } from '@copper-carrot/contracts';

/** A release that may be given to somebody: published, not halted, its files there. */
export interface GivableRelease<
  Kind extends RemoteManifest | ShellManifest = RemoteManifest | ShellManifest,
> {
  /** 0 for what runs on somebody's own machine. */
  id: number;
  remote: string;
  version: string;
  hash: string;
  /** Ends with a slash; its files lie under it. */
  base: string;
  manifest: Kind;
}
export type RemoteRelease = GivableRelease<RemoteManifest>;
export type ShellRelease = GivableRelease<ShellManifest>;

/** Of one remote, the numbers of the releases that are given. */
export interface Channel {
  remote: string;
  live: number | null;
  /** The one that was good before the live one. */
  previous: number | null;
  canary: number | null;
  /** Of a hundred sessions. */
  canaryPercent: number;
}

export interface Channels {
  channels: readonly Channel[];
  /** What may be given now, by its number: whoever is not here is nobody's. */
  givable: ReadonlyMap<number, GivableRelease>;
}

/** What decides of one browser. */
export interface Session {
  /** A random number that stays; null is never given a canary. */
  draw: number | null;
  /** What it began with. */
  pinned: ReadonlySet<number>;
  /** What it was given by hand, by the remote's name. */
  overrides?: ReadonlyMap<string, GivableRelease>;
}

export interface GivenRemote {
  release: RemoteRelease;
  /** What the slot falls back to. */
  lastGood: RemoteRelease | null;
}

export interface ReleaseSet {
  /** None before a shell was published. */
  shell: ShellRelease | null;
  remotes: readonly GivenRemote[];
}

export const isShell = (release: GivableRelease): release is ShellRelease => release.remote === shellName;
const isRemote = (release: GivableRelease): release is RemoteRelease => !isShell(release);

/** Whether a draw falls into the share of a canary. Each canary has other people, and a share that grows keeps those it has. */
export function isInShare(draw: number, canary: number, percent: number): boolean {
  const point = createHash('sha256').update(`${draw}|${canary}`).digest().readUInt32BE(0) / 2 ** 32;
  return point * 100 < percent;
}

const known = new WeakMap<RemoteManifest, WeakMap<ShellManifest, boolean>>();

/** Whether a release runs in a shell; asked for each page, and found out once. */
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

/** What a session may be given of one remote, the first choice first. */
function* choices({ draw, pinned }: Session, channel: Channel, { givable }: Channels) {
  const { canary, canaryPercent, live, previous } = channel;
  // Who works on a remote wants to see what they just wrote, and no set that they began with.
  const isWorkedOn = live !== null && givable.get(live)?.manifest.development === true;
  for (const id of isWorkedOn ? [] : pinned) if (givable.get(id)?.remote === channel.remote) yield id;
  if (canary !== null && draw !== null && isInShare(draw, canary, canaryPercent)) yield canary;
  if (live !== null) yield live;
  if (previous !== null) yield previous;
}

/** Those of a channel that may be given at all. */
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
  // Where nothing fits, the page still has its address, and the shell says what is wrong in the slot.
  const release = given && isRemote(given) ? given : (wanted.find((each) => fits(each, shell)) ?? wanted[0]);
  if (!release) return [];
  const behind = givableOf([channel.live, channel.previous], channels, isRemote);
  const lastGood = behind.find((each) => each.id !== release.id && fits(each, shell)) ?? null;
  return [{ release, lastGood }];
}

/**
 * The releases of one session: what it was given by hand, what it began with, a canary where its draw falls into the share,
 * the live one, the last good one; the first that may be given and fits the shell, which is chosen before.
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

/** The numbers of a set, by which it is known. */
export const idsOf = ({ shell, remotes }: ReleaseSet): number[] => [
  ...(shell ? [shell.id] : []),
  ...remotes.map(({ release }) => release.id),
];
