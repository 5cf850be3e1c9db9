import type * as IORedis from 'ioredis';

/** A connection to Redis, which ends with `disconnect()`. Its package is loaded only where there is a Redis. */
export function openRedis(url: string, options: IORedis.RedisOptions): IORedis.Redis {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would load it everywhere
  const { Redis } = require('ioredis') as typeof IORedis;
  return new Redis(url, options);
}
