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
  /** Counts one try; a 429 with `Retry-After` when there were too many. */
  spend(key: string): Promise<void>;
  /** A 429 when the tries are used up, without counting. */
  check(key: string): Promise<void>;
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
  return {
    async spend(key) {
      try {
        await limiter.consume(key);
      } catch (reason) {
        if (reason instanceof RateLimiterRes) refuse(reason);
        throw reason;
      }
    },
    async check(key) {
      const used = await limiter.get(key);
      if (used && used.consumedPoints >= tries && used.msBeforeNext > 0) refuse(used);
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}

/** Ends the connection to Redis, where there is one. */
export async function closeRateLimits(): Promise<void> {
  await redis?.quit();
}
