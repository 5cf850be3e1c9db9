import pg from 'pg';
import { env } from '../env';
import { logger } from '../logger';
import type { Pulse } from './pulse';

/** A site that starts waits for the first beat: the queue answers within moments. */
const firstMs = 100;
export interface HeartbeatPace {
  beatMs: number;
  /** After a beat that failed. */
  retryMs: number;
}

interface Care {
  pulse: Pulse;
  /** Called once, when the worker got nowhere for too long though it could. */
  giveUp: () => void;
  /** What else a worker looks at that often, by the heartbeat's connection. */
  onBeat: (connection: pg.Client) => Promise<void>;
  pace: HeartbeatPace;
}

/** Of the advisory locks that say "this worker lives"; the second number is the worker's name, hashed. */
const lockClass = 7_201;
/** A connection that broke is made again within this time; until then a worker counts as living. */
const grace = '20 seconds';

/** Finds a row while any worker lives: one that has beaten within a minute. */
export const anyLivingWorker = `select 1 from workers where beaten_at > now() - interval '1 minute' limit 1`;

/**
 * Says that a worker lives, by a lock on a connection of its own, which ends with the process whatever ends it, and by
 * a row that `/readyz` reads. Each beat gives back the jobs of workers that have died.
 */
export class Heartbeat {
  private client: pg.Client | undefined;
  private waitedMs = 0;
  private hasBeaten = false;
  private next: NodeJS.Timeout | undefined;
  private beating: Promise<void> | undefined;
  private ended = false;

  constructor(
    readonly worker: string,
    private readonly care: Care,
  ) {}

  /** Resolves after the first beat, good or bad: a database that is away is asked again and again. */
  begin(): Promise<void> {
    this.beating ??= this.beat();
    return this.beating;
  }

  /** The worker has ended: what it did not finish is handed back, and its name is free. */
  async end(finished: boolean): Promise<void> {
    this.ended = true;
    clearTimeout(this.next);
    await this.beating;
    try {
      // Not by the connections of the jobs, which may be what is stuck.
      this.client ??= await this.connect();
      if (!finished) {
        logger.warn({ worker: this.worker }, 'jobs that do not end are handed back');
        await this.client.query('select graphile_worker.force_unlock_workers($1)', [[this.worker]]);
      }
      await this.client.query('delete from workers where name = $1', [this.worker]);
    } catch (error) {
      logger.warn({ err: error }, 'an ending worker could not say so; the next one finds out');
    }
    this.drop();
  }

  private async beat(): Promise<void> {
    let wait = this.care.pace.retryMs;
    try {
      this.client ??= await this.connect();
      // Asks the database in any case: where it is away, nobody can work.
      await this.client.query('select 1');
      const state = this.care.pulse.feel(this.waitedMs);
      if (state === 'lost') this.lose();
      if (state === 'lives') {
        await this.client.query(
          'insert into workers (name) values ($1) on conflict (name) do update set beaten_at = now()',
          [this.worker],
        );
        this.hasBeaten = true;
        wait = this.care.pace.beatMs;
      } else if (!this.hasBeaten) wait = firstMs;
      const dead = await freeDeadWorkers(this.client);
      if (dead.length > 0) logger.warn({ workers: dead }, 'gave back what dead workers held');
      await this.care.onBeat(this.client);
    } catch (error) {
      wait = this.care.pace.retryMs;
      logger.warn({ err: error }, 'a worker could not say that it lives');
      this.drop();
    }
    this.waitedMs = wait;
    if (!this.ended) this.next = setTimeout(() => (this.beating = this.beat()), wait);
  }

  private lose(): void {
    if (!this.ended) this.care.giveUp();
    this.ended = true;
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: env.DATABASE_URL,
      application_name: 'copper-carrot-heartbeat',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    // A query that meets the broken connection fails by itself; between two beats there is nobody else to tell.
    client.on('error', (error) => logger.warn({ err: error }, 'the heartbeat of a worker broke'));
    await client.connect();
    // Where a whole machine goes dark, nobody closes its connections: the server finds out by itself.
    await client.query(
      'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2',
    );
    await client.query('select pg_advisory_lock($1, hashtext($2))', [lockClass, this.worker]);
    return client;
  }

  private drop(): void {
    const { client } = this;
    this.client = undefined;
    void client?.end().catch(() => undefined);
  }
}

/** Gives back the jobs of workers that neither hold their lock nor have beaten lately; answers their names. */
export async function freeDeadWorkers(connection: pg.Client): Promise<string[]> {
  const { rows } = await connection.query<{ names: string[] }>(
    `with quiet as materialized (
       select name from (
         select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
         union select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
       ) as held (name, since)
       group by name having max(since) < now() - $2::interval
         and not exists (select from workers w where w.name = held.name and beaten_at > now() - $2::interval)
     ), dead as materialized (
       select array_agg(name) as names from quiet where pg_try_advisory_xact_lock($1, hashtext(name))
     ), forgotten as (
       delete from workers where beaten_at < now() - interval '1 hour'
     )
     select names, graphile_worker.force_unlock_workers(names) from dead where names is not null`,
    [lockClass, grace],
  );
  return rows.flatMap(({ names }) => names);
}
