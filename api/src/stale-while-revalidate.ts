import { LRUCache } from 'lru-cache';

export interface RevalidateOptions {
  /** How many answers are cached; the one that was asked for longest ago makes room. */
  most: number;
  /** Milliseconds for which an answer is given without asking again. */
  freshMs: number;
  /** Milliseconds for which an old answer is still given while a new one is fetched behind it. */
  staleMs: number;
  now?: () => number;
}

/** Caches answers for a moment: many who ask at once cost one question. Neither a failure nor null is cached. */
export function staleWhileRevalidate<Value extends object | string>(
  ask: (key: string) => Promise<Value | null>,
  { most, freshMs, staleMs, now = () => performance.now() }: RevalidateOptions,
): (key: string) => Promise<Value | null> {
  const cache = new LRUCache<string, { value: Value | null }>({
    max: most,
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnFetchRejection: true,
    // What makes room for another while it is fetched still answers those who asked.
    ignoreFetchAbort: true,
    fetchMethod: async (key) => ({ value: await ask(key) }),
  });
  return async (key) => {
    const allowStale = cache.getRemainingTTL(key) > -staleMs;
    const answer = await cache.forceFetch(key, { allowStale });
    if (answer.value === null && cache.peek(key) === answer) cache.delete(key);
    return answer.value;
  };
}
