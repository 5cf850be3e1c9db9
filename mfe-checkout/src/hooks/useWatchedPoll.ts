import { useSyncExternalStore } from 'react';
import { unwatched, watchOf, type WatchedPoll } from '../poll/poll-watch';

const nobody = { use: () => () => undefined, now: () => unwatched };

/**
 * A poll as it happens, by the code of its link: what anybody picks is here within a second, while the page can be seen.
 * All who use it share one stream; where none can be had, it is asked for every few seconds. Nothing without a code.
 */
export function useWatchedPoll(code: string | null | undefined): WatchedPoll {
  const { use, now } = code ? watchOf(code) : nobody;
  return useSyncExternalStore(use, now);
}
