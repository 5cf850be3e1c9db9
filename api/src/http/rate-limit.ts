import { createHash } from 'node:crypto';
import Redis from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { errorCodes } from '@copper-carrot/contracts';
import { primaryPool } from '../database';
import { env } from '../env';
import { ApiError } from '../errors';

let redis: Redis | undefined;

export interface RateLimit {
  /** Counts tries, one unless said, and answers how many were counted so far; a 429 with `Retry-After` past the limit. */
  spend(key: string, options?: { points?: number; seconds?: number }): Promise<number>;
  /** Takes one try back that was none. */
  giveBack(key: string): Promise<void>;
  /** Forgets what was counted. */
  forget(key: string): Promise<void>;
}

function refuse(result: RateLimiterRes): never {
  const seconds = Math.max(1, Math.ceil(result.msBeforeNext / 1000));
  throw new ApiError(429, errorCodes.tooManyRequests, {
    message: `Too many tries. Please wait ${seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`}.`,
    context: { retry_after: seconds },
  });
}

/** A counter shared by every process: in Redis when `REDIS_URL` is set, in PostgreSQL otherwise. */
export function rateLimit({
  name,
  tries,
  seconds,
}: {
  name: string;
  tries: number;
  seconds: number;
}): RateLimit {
  const shape = { keyPrefix: name, points: tries, duration: seconds };
  // A store that is away must not lock everybody out, nor let everybody in.
  const insuranceLimiter = new RateLimiterMemory(shape);
  const limiter = env.REDIS_URL
    ? new RateLimiterRedis({
        ...shape,
        insuranceLimiter,
        storeClient: (redis ??= new Redis(env.REDIS_URL, { enableOfflineQueue: false })),
      })
    : new RateLimiterPostgres({
        ...shape,
        insuranceLimiter,
        storeClient: primaryPool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: env.NODE_ENV !== 'test',
      });
  // Of one length, whatever it is made of, and without an address that someone could read in the store.
  const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');
  return {
    async spend(key, { points = 1, seconds: customDuration } = {}) {
      try {
        const options = customDuration === undefined ? {} : { customDuration };
        return (await limiter.consume(hashed(key), points, options)).consumedPoints;
      } catch (reason) {
        if (reason instanceof RateLimiterRes) refuse(reason);
        throw reason;
      }
    },
    async giveBack(key) {
      await limiter.reward(hashed(key));
    },
    async forget(key) {
      await limiter.delete(hashed(key));
    },
  };
}

/** Ends the connection to Redis, where there is one. */
export async function closeRateLimits(): Promise<void> {
  await redis?.quit();
}
