import { useSyncExternalStore } from 'react';
import { unwatched, watchOf, type WatchedPoll } from '../poll/poll-watch';

const nobody = { use: () => () => undefined, now: () => unwatched };

/**
 * Live state of a poll by its code, over one shared stream while the page is visible, or by polling
 * if the stream fails.
 */
export function useWatchedPoll(code: string | null | undefined): WatchedPoll {
  const { use, now } = code ? watchOf(code) : nobody;
  return useSyncExternalStore(use, now);
}
