import { Logger, parseCronItems, run, runOnce, type JobHelpers, type TaskList } from 'graphile-worker';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { env } from '../env';
import { logger } from '../logger';
import { Heartbeat } from './heartbeat';
import { Pulse, type WorkerPatience } from './pulse';

/** Does one job; a rejection is tried again later, with growing delays. */
export type JobHandler = (payload: never, helpers: JobHelpers) => Promise<void>;

/** A feature's jobs by name; names are `noun_verb`, such as `mail_send`. */
export type JobList = Record<string, JobHandler>;

export interface CronJob {
  job: string;
  /** Five cron fields in UTC. */
  pattern: string;
}

/** An ending worker finishes its jobs for so long, and hands the others back; the process ends after ten seconds. */
const gracePeriodMs = 7_000;

const concurrency = 5;

/** Longer than any job takes, and than a busy machine needs to ask. */
const usualPatience: WorkerPatience = { idleMs: 30_000, busyMs: 120_000 };

// The queue's own words; its routine chatter is debugging.
const levels: Record<string, 'error' | 'warn'> = { error: 'error', warning: 'warn' };

const graphileLogger = new Logger(({ jobId, taskIdentifier }) => (level, message, meta) => {
  const write = levels[level] ?? 'debug';
  logger[write]({ jobId, job: taskIdentifier, error: meta?.error }, message);
});

const tasks = (lists: readonly JobList[]) => Object.assign({}, ...lists) as TaskList;

export interface RunningWorker {
  /** Rejects when the worker ends without being asked, also where it ended itself because it took no jobs. */
  ended: Promise<void>;
  /**
   * Takes no new job and finishes those under way; false where some were handed back because they did not end: they still
   * run here, so this process must end at once.
   */
  stop(): Promise<boolean>;
}

/** Connections of the queue's own, each of which may break at any moment. */
function poolOf(max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max,
    application_name: 'copper-carrot-worker',
  });
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle worker connection broke'));
  // One that is in use fails in what it was asked, which says why; without a listener it would end this process.
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.debug({ err: error }, 'a worker connection broke'));
  });
  return pool;
}

/** Runs jobs until stopped; rejects where the database can't be reached. */
export async function startWorker(
  lists: readonly JobList[],
  cron: readonly CronJob[] = [],
  patience: WorkerPatience = usualPatience,
): Promise<RunningWorker> {
  const pool = poolOf(env.DATABASE_POOL);
  const pulse = new Pulse(concurrency, patience);
  let giveUp: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => (giveUp = resolve));
  let heartbeat: Heartbeat | undefined;
  // Nothing is taken by somebody who is not known to live; the queue gives this worker its name.
  const beatFirst: GraphileConfig.Plugin = {
    name: 'heartbeat',
    version: '1.0.0',
    worker: {
      hooks: {
        startWorker: (_context, { worker: { workerPool } }) =>
          (heartbeat ??= new Heartbeat(workerPool.id, pulse, giveUp)).begin(),
      },
    },
  };
  const runner = await run({
    pgPool: pool,
    preset: { plugins: [beatFirst] },
    concurrency,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: graphileLogger,
    events: pulse.events,
    taskList: tasks(lists),
    parsedCronItems: parseCronItems(cron.map(({ job, pattern }) => ({ task: job, match: pattern }))),
  });

  const endJobs = async () => {
    // A queue that can not stop is one whose jobs are somebody else's now.
    const stopped = runner.stop().then(() => true, brokenStop);
    const finished = await Promise.race([stopped, sleep(gracePeriodMs, false)]);
    await heartbeat?.end(finished);
    // A connection that is stuck keeps nobody from ending.
    if (finished) await Promise.race([pool.end(), sleep(1_000)]);
    return finished;
  };
  let ending: Promise<boolean> | undefined;
  const stop = () => (ending ??= endJobs());
  const failure: Promise<unknown> = Promise.race([
    runner.promise.then(() => new Error('the job queue ended by itself')),
    lost.then(() => new Error('the worker took no jobs', { cause: pulse.trouble })),
  ]).catch((error: unknown) => error);
  const ended = failure.then(async (error) => {
    if (ending) return;
    logger.error({ err: error, worker: heartbeat?.worker }, 'the worker ends itself');
    await stop();
    throw error;
  });
  return { ended, stop };
}

function brokenStop(error: unknown): false {
  logger.error({ err: error }, 'the job queue could not stop');
  return false;
}

/** Runs what is due and returns when nothing is left; for tests and scripts. */
export async function runJobs(lists: readonly JobList[]): Promise<void> {
  const pgPool = poolOf(2);
  try {
    await runOnce({ pgPool, noHandleSignals: true, logger: graphileLogger, taskList: tasks(lists) });
  } finally {
    await pgPool.end();
  }
}
