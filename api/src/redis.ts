import type * as IORedis from 'ioredis';
import { logger } from './logger';

/** A connection to Redis, which ends with `disconnect()`. Its package is loaded only where there is a Redis. */
export function openRedis(url: string, options: IORedis.RedisOptions): IORedis.Redis {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would load it everywhere
  const { Redis } = require('ioredis') as typeof IORedis;
  const client = new Redis(url, options);
  client.on('error', (error) => logger.warn({ err: error }, 'Redis can’t be reached'));
  return client;
}
