import { RateLimiterPostgres, RateLimiterRes, type IRateLimiterStoreOptions } from 'rate-limiter-flexible';
import { primaryPool } from '../database';
import { env } from '../env';
import { prepared, type Prepared, type RowOf } from '../prepared';

// In a single statement, now() is its start.
const nowMs = '(extract(epoch from now()) * 1000)::bigint';
const counted = { points: 'int4', left_ms: 'int8' } as const;
const shown = `points, greatest(expire - ${nowMs}, 0) as left_ms`;

const spend = prepared(
  'rate-limit-spend',
  counted,
  `insert into rate_limits as r (key, points, expire) values ($1, $2::integer, ${nowMs} + $3::bigint)
   on conflict (key) do update set
     points = case when r.expire <= ${nowMs} or $4::boolean then $2::integer else r.points + $2::integer end,
     expire = case when r.expire <= ${nowMs} or $4::boolean then excluded.expire else r.expire end
   returning ${shown}`,
);
const read = prepared(
  'rate-limit-read',
  counted,
  `select ${shown} from rate_limits where key = $1 and expire > ${nowMs}`,
);
const clear = prepared('rate-limit-clear', {}, `delete from rate_limits where expire < ${nowMs} - 3600000`);

type Counted = RowOf<typeof spend>;

// Without retries and on the plain pool: the library counts in memory while the database is away.
const ask = <Row extends object>({ name, text }: Prepared<Row>, values: unknown[] = []) =>
  primaryPool.query<Row>({ name, text, values });

/** The library's counter, with the database's clock instead of the process's. */
class DatabaseLimiter extends RateLimiterPostgres {
  async _upsert(key: string, points: number, ms: number, anew = false): Promise<Counted[]> {
    return (await ask(spend, [key, points, ms, anew])).rows;
  }

  async _get(key: string): Promise<Counted[] | null> {
    const { rows } = await ask(read, [key]);
    return rows.length === 0 ? null : rows;
  }

  _getRateLimiterRes(_key: string, changed: number, [row]: Counted[]): RateLimiterRes {
    const { points, left_ms: left } = row as Counted;
    return new RateLimiterRes(Math.max(this.points - points, 0), left, points, changed === points);
  }

  async clearExpired(): Promise<void> {
    // Expired rows are ignored, so a failed cleanup is harmless.
    await ask(clear).catch(() => undefined);
  }
}

/** Counts in PostgreSQL by its clock, because processes' clocks differ. */
export const databaseLimiter = (
  options: Omit<IRateLimiterStoreOptions, 'storeClient'>,
): RateLimiterPostgres =>
  new DatabaseLimiter({
    ...options,
    storeClient: primaryPool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: env.NODE_ENV !== 'test',
  });
