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
  /** Counts tries, one unless said, and answers how many were counted so far; a 429 with `Retry-After` past the limit. */
  spend(key: string, options?: { points?: number; seconds?: number }): Promise<number>;
  /** Counts nothing, and refuses as `spend` would now. */
  check(key: string): Promise<void>;
  /** The seconds until a try is taken again; 0 where one is now. */
  wait(key: string): Promise<number>;
  /** Takes one try back that was none. */
  giveBack(key: string): Promise<void>;
  /** Forgets what was counted. */
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
 * The network that a call comes from: its IPv4 address, or the first half of an IPv6 one, whose second half anybody may
 * choose at will.
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

/** A counter shared by every process, unless it is `inMemory`: in Redis when `REDIS_URL` is set, in PostgreSQL otherwise. */
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
  /** The sentence before the one that says how long to wait. */
  says?: string;
  /** Each process counts for itself: for what comes with every page and may be a few times as much. */
  inMemory?: boolean;
}): RateLimit {
  const shape = { keyPrefix: name, points: tries, duration: seconds };
  // A store that is away must not lock everybody out, nor let everybody in.
  const insuranceLimiter = new RateLimiterMemory(shape);
  const limiter = inMemory
    ? insuranceLimiter
    : env.REDIS_URL
      ? new RateLimiterRedis({
          ...shape,
          insuranceLimiter,
          // It connects at the first try, which counts here alone: a program that counts none ends by itself.
          storeClient: (redis ??= openRedis(env.REDIS_URL, { enableOfflineQueue: false, lazyConnect: true })),
        })
      : databaseLimiter({ ...shape, insuranceLimiter });
  // Of one length, whatever it is made of, and without an address that someone could read in the store.
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

/** Ends the connection to Redis, where there is one; Redis need not be there to be left. */
export const closeRateLimits = (): void => redis?.disconnect();
