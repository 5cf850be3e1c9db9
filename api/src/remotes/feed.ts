import type { Feed, FeedRemote, ReleaseAddress, RemoteManifest } from '@copper-carrot/contracts';
import { env } from '../env';
import { hear } from '../heard';
import { logger } from '../logger';
import { feedChannel, readChannels, type ReleaseRow } from './release-store';

function addressOf({ id, remote, version, content_hash, manifest }: ReleaseRow): ReleaseAddress {
  return {
    id,
    version,
    hash: content_hash,
    base: `${env.REMOTES_ORIGIN ?? ''}/remotes/${remote}/${version}-${content_hash}/`,
    entry: manifest.entry,
    container: manifest.container,
    integrity: manifest.files[manifest.entry] ?? '',
  };
}

/** The feed, and what only the server needs to know of the live releases. */
export interface ServedFeed {
  feed: Feed;
  live: ReadonlyMap<string, RemoteManifest>;
}

/** The feed as the database has it now. */
export async function readFeed(): Promise<ServedFeed> {
  const { revision, channels } = await readChannels();
  const remotes = channels.map(({ live, previous }): FeedRemote => {
    const { name, contract, navigation, fallback } = live.manifest;
    const routes = live.manifest.routes.map(({ preload: _preload, shared: _shared, ...route }) => route);
    return {
      name,
      contract,
      routes,
      navigation,
      fallback,
      ...addressOf(live),
      ...(previous && { lastGood: addressOf(previous) }),
    };
  });
  return {
    feed: { revision, remotes },
    live: new Map(channels.map(({ remote, live }) => [remote, live.manifest])),
  };
}

let current: Promise<ServedFeed> | undefined;
let stopListening: (() => Promise<void>) | undefined;

/** The feed, from memory; read again when the database says that it changed. */
export function feed(): Promise<ServedFeed> {
  if (!stopListening) return readFeed();
  current ??= readFeed().catch((error: unknown) => {
    current = undefined;
    throw error;
  });
  return current;
}

function refresh() {
  readFeed().then(
    async (read) => {
      const before = await current?.catch(() => undefined);
      if (!stopListening) return;
      // Two changes at once: the answer to the earlier one may come last.
      if (!before || read.feed.revision >= before.feed.revision) current = Promise.resolve(read);
    },
    // The feed that was good a moment ago serves until the database answers again.
    (error: unknown) => logger.warn({ err: error }, 'the feed could not be read again'),
  );
}

/** Serves the feed from memory from now on and follows its changes. */
export function followFeed(): void {
  stopListening ??= hear(feedChannel, refresh);
}

export async function stopFollowing(): Promise<void> {
  const stop = stopListening;
  stopListening = undefined;
  current = undefined;
  await stop?.();
}
