import { hear } from '../../heard';
import { logger } from '../../logger';
import { feedChannel } from '../channel-log';
import { type Platform, readPlatform } from './read-platform';

let latest: Platform | undefined;
let stopListening: (() => Promise<void>) | undefined;
let again: NodeJS.Timeout | undefined;

/** Before it is asked for anew where the database did not answer, in milliseconds. */
const pauseMs = 300;

/** What is in memory; undefined in a process that does not follow the changes, and before the first answer. */
export const platformInMemory = (): Platform | undefined => latest;

/** The releases as they are given now: from memory, where this process follows the changes. */
export const platformNow = async (): Promise<Platform> => latest ?? keep(await readPlatform());

/** Two changes at once: the answer to the earlier one may come last. */
function keep(read: Platform): Platform {
  if (!stopListening) return read;
  if (!latest || read.revision >= latest.revision) latest = read;
  return latest;
}

function refresh() {
  clearTimeout(again);
  readPlatform().then(keep, (error: unknown) => {
    // What was good a moment ago serves until the database answers again.
    logger.warn({ err: error }, 'the releases could not be read again');
    if (stopListening) again = setTimeout(refresh, pauseMs).unref();
  });
}

/** Keeps the releases in memory from now on and follows what changes, over lost connections too. */
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
