import type { Actor } from './actor';

/** In the cache, an answer stands under its URL and for whom it is. */
export type ReadKey = readonly [url: string, actor: Actor];

export const idOf = ([url, actor]: ReadKey) => `${actor} ${url}`;
