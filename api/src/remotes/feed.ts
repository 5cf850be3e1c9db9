import { Client } from 'pg';
import type { Feed, FeedRemote, ReleaseAddress, RemoteManifest } from '@copper-carrot/contracts';
import { env } from '../env';
import { logger } from '../logger';
import { feedChannel, readChannels, type ReleaseRow } from './release-store';

function addressOf({ remote, version, content_hash, manifest }: ReleaseRow): ReleaseAddress {
  return {
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
let listener: Client | undefined;
let again: NodeJS.Timeout | undefined;
let stopped = true;

/** The feed, from memory; read again when the database says that it changed. */
export function feed(): Promise<ServedFeed> {
  if (stopped) return readFeed();
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
      // Two changes at once: the answer to the earlier one may come last.
      if (!before || read.feed.revision >= before.feed.revision) current = Promise.resolve(read);
    },
    // The feed that was good a moment ago serves until the database answers again.
    (error: unknown) => logger.warn({ err: error }, 'the feed could not be read again'),
  );
}

function listenAgainSoon() {
  clearTimeout(again);
  if (!stopped) again = setTimeout(() => void listen(), 500).unref();
}

async function listen(): Promise<void> {
  const client = new Client({
    connectionString: env.DATABASE_URL,
    application_name: 'copper-carrot-feed',
    keepAlive: true,
  });
  client.on('notification', refresh);
  client.on('error', (error) => logger.warn({ err: error }, 'the feed lost its connection'));
  client.on('end', listenAgainSoon);
  listener = client;
  try {
    await client.connect();
    await client.query(`listen ${feedChannel}`);
    refresh();
  } catch (error) {
    logger.warn({ err: error }, 'the feed cannot listen for changes yet');
    listenAgainSoon();
  }
}

/** Serves the feed from memory from now on and follows its changes, over lost connections too. Not through PgBouncer. */
export async function followFeed(): Promise<void> {
  if (!stopped) return;
  stopped = false;
  await listen();
}

export async function stopFollowing(): Promise<void> {
  stopped = true;
  clearTimeout(again);
  current = undefined;
  await listener?.end().catch(() => undefined);
  listener = undefined;
}
