import type { Redis } from 'ioredis';
import { hear, type Told } from './heard';
import { logger } from './logger';
import { openRedis } from './redis';

/** A channel of the site in Redis, which others may use as well. */
const inRedis = (channel: string) => `copper-carrot:${channel}`;
/** What stands in Redis for "any notice may have been missed"; PostgreSQL's are never empty on a relayed channel. */
const missed = '';

function connect(url: string): Redis {
  return openRedis(url, {
    protocol: 2,
    disableClientInfo: true,
    enableReadyCheck: false,
    // What could not be said is made good by `missed`; nothing is kept while Redis is away.
    enableOfflineQueue: false,
    autoResubscribe: false,
    retryStrategy: (tries) => Math.min(tries * 100, 2_000),
  });
}

/**
 * Says in Redis what is heard of a channel of PostgreSQL, thus never before what it speaks of is there to be read. Any
 * number of processes may relay a channel.
 */
export function relay(channel: string, url: string): () => Promise<void> {
  const redis = connect(url);
  const say = (payload: string) => {
    redis.publish(inRedis(channel), payload).catch((error: unknown) => {
      logger.debug({ err: error }, 'a notice did not reach Redis');
    });
  };
  redis.on('ready', () => say(missed));
  const stop = hear(channel, (payload) => say(payload ?? missed));
  return async () => {
    await stop();
    redis.disconnect();
  };
}

/** Hears what is relayed of a channel, as `hear` does of PostgreSQL: null where any notice may have been missed. */
export function hearRelayed(channel: string, each: Told, url: string): () => Promise<void> {
  const redis = connect(url);
  redis.on('message', (_channel: string, payload: string) => each(payload === missed ? null : payload));
  redis.on('ready', () => {
    redis.subscribe(inRedis(channel)).then(
      () => each(null),
      (error: unknown) =>
        logger.debug({ err: error }, 'the channel is subscribed to once Redis is there again'),
    );
  });
  return () => {
    redis.disconnect();
    return Promise.resolve();
  };
}
