import { hear } from '../../heard';
import { logger } from '../../logger';
import { feedChannel } from '../channel-log';
import { type Platform, readPlatform } from './read-platform';

let latest: Platform | undefined;
let stopListening: (() => Promise<void>) | undefined;
let again: NodeJS.Timeout | undefined;

/** Milliseconds before a failed read is repeated. */
const pauseMs = 300;

/** The platform in memory; undefined in a process that does not follow changes, and before the first read. */
export const platformInMemory = (): Platform | undefined => latest;

/** The current platform, from memory if this process follows changes. */
export const platformNow = async (): Promise<Platform> => latest ?? keep(await readPlatform());

/** Answers of concurrent reads may arrive out of order. */
function keep(read: Platform): Platform {
  if (!stopListening) return read;
  if (!latest || read.revision >= latest.revision) latest = read;
  return latest;
}

function refresh() {
  clearTimeout(again);
  readPlatform().then(keep, (error: unknown) => {
    // The last known state is served until the database answers again.
    logger.warn({ err: error }, 'the releases could not be read again');
    if (stopListening) again = setTimeout(refresh, pauseMs).unref();
  });
}

/** Keeps the platform in memory and follows its changes, also across lost connections. */
export function followFeed(): void {
  stopListening ??= hear(feedChannel, refresh);
}

export async function stopFollowing(): Promise<void> {
  const stop = stopListening;
  stopListening = undefined;
  latest = undefined;
  clearTimeout(again);
  await stop?.();
}
