import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { errorCodes } from '@copper-carrot/contracts';
import { env } from '../env';
import { ApiError } from '../errors';
import { openRedis } from '../redis';
import { databaseLimiter } from './database-limiter';

let redis: Redis | undefined;

export interface RateLimit {
  /** Counts tries (default one) and returns the count so far; 429 with `Retry-After` above the limit. */
  spend(key: string, options?: { points?: number; seconds?: number }): Promise<number>;
  /** Throws like `spend` would, without counting. */
  check(key: string): Promise<void>;
  /** Seconds until a try is allowed; 0 if it is now. */
  wait(key: string): Promise<number>;
  /** Takes one try back. */
  giveBack(key: string): Promise<void>;
  /** Resets the count. */
  forget(key: string): Promise<void>;
}

const secondsLeft = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

function refuse(result: RateLimiterRes, says: string): never {
  const seconds = secondsLeft(result);
  throw new ApiError(429, errorCodes.tooManyRequests, {
    message: `${says} Please wait ${seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`}.`,
    context: { retry_after: seconds },
  });
}

/**
 * The caller's network: the IPv4 address, or the first half of an IPv6 address, because clients choose the second half
 * freely.
 */
export function networkOf({ ip = '' }: { ip?: string | undefined }): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [head = [], tail = []] = ip.split('::').map((half) => half.split(':').filter(Boolean));
  const between = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...between, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** A counter shared by all processes, unless it is `inMemory`: in Redis if `REDIS_URL` is set, else in PostgreSQL. */
export function rateLimit({
  name,
  tries,
  seconds,
  says = 'Too many tries.',
  inMemory = false,
}: {
  name: string;
  tries: number;
  seconds: number;
  /** The sentence before the waiting time. */
  says?: string;
  /** Counts per process, for frequent calls whose limit may be exceeded a few times. */
  inMemory?: boolean;
}): RateLimit {
  const shape = { keyPrefix: name, points: tries, duration: seconds };
  // If the store is away, counts in memory instead of refusing or allowing everything.
  const insuranceLimiter = new RateLimiterMemory(shape);
  const limiter = inMemory
    ? insuranceLimiter
    : env.REDIS_URL
      ? new RateLimiterRedis({
          ...shape,
          insuranceLimiter,
          // Connects at the first try, so that programs which count nothing can exit; that try counts in memory.
          storeClient: (redis ??= openRedis(env.REDIS_URL, { enableOfflineQueue: false, lazyConnect: true })),
        })
      : databaseLimiter({ ...shape, insuranceLimiter });
  // A fixed length, without readable addresses in the store.
  const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');
  return {
    async spend(key, { points = 1, seconds: customDuration } = {}) {
      try {
        const options = customDuration === undefined ? {} : { customDuration };
        return (await limiter.consume(hashed(key), points, options)).consumedPoints;
      } catch (reason) {
        if (reason instanceof RateLimiterRes) refuse(reason, says);
        throw reason;
      }
    },
    async check(key) {
      const result = await limiter.get(hashed(key));
      if (result && result.consumedPoints >= tries) refuse(result, says);
    },
    async wait(key) {
      const result = await limiter.get(hashed(key));
      return result && result.consumedPoints >= tries ? secondsLeft(result) : 0;
    },
    async giveBack(key) {
      await limiter.reward(hashed(key));
    },
    async forget(key) {
      await limiter.delete(hashed(key));
    },
  };
}

/** Closes the connection to Redis, if there is one. */
export const closeRateLimits = (): void => redis?.disconnect();
