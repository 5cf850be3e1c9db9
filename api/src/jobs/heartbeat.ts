import pg from 'pg';
import { env } from '../env';
import { logger } from '../logger';
import type { Pulse } from './pulse';

/** A starting site waits for the first heartbeat, so the first poll is quick. */
const firstMs = 100;
export interface HeartbeatPace {
  beatMs: number;
  /** After a failed beat. */
  retryMs: number;
}

interface Care {
  pulse: Pulse;
  /** Called once, if the worker made no progress for too long although the database was reachable. */
  giveUp: () => void;
  /** Other checks at each heartbeat, with its connection. */
  onBeat: (connection: pg.Client) => Promise<void>;
  pace: HeartbeatPace;
}

/** The first number of the advisory locks of living workers; the second is the hash of the worker's name. */
const lockClass = 7_201;
/** A broken connection is restored within this time; until then a worker counts as alive. */
const grace = '20 seconds';

/** Returns a row if any worker sent a heartbeat within a minute. */
export const anyLivingWorker = `select 1 from workers where beaten_at > now() - interval '1 minute' limit 1`;

/**
 * Shows that a worker is alive: by an advisory lock on its own connection, which ends with the process, and by a row
 * that `/readyz` reads. Each beat also frees the jobs of dead workers.
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

  /** Resolves after the first beat, also a failed one; beats are retried while the database is away. */
  begin(): Promise<void> {
    this.beating ??= this.beat();
    return this.beating;
  }

  /** Ends the heartbeat: unfinished jobs are released, and the worker's name is free again. */
  async end(finished: boolean): Promise<void> {
    this.ended = true;
    clearTimeout(this.next);
    await this.beating;
    try {
      // A separate connection, because those of the jobs may be stuck.
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
      // Fails if the database is away, when no worker can make progress.
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
    // The query on a broken connection fails by itself; between beats there is none.
    client.on('error', (error) => logger.warn({ err: error }, 'the heartbeat of a worker broke'));
    await client.connect();
    // If a whole machine fails, nothing closes its connections, so the server has to detect it.
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

/** Releases the jobs of workers without a lock and a recent beat; returns their names. */
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
