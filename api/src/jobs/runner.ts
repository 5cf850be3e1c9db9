import type { LogFunctionFactory, TaskList } from 'graphile-worker';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { env } from '../env';
import { logger } from '../logger';
import { definedJobs, type HandledJob } from './define-job';
import { Heartbeat, type HeartbeatPace } from './heartbeat';
import { Pulse, type WorkerPatience } from './pulse';
import { sayUnknownJobs } from './unknown-jobs';

const concurrency = 5;

/** A worker's intervals and limits. */
interface WorkerPace extends WorkerPatience, HeartbeatPace {
  /** Between polls for a job without a notification. */
  pollMs: number;
  /** How long a stopping worker may finish its jobs before it releases them. */
  graceMs: number;
}

const usualPace: WorkerPace = {
  // Longer than any job takes, and than a busy machine needs to poll.
  idleMs: 30_000,
  busyMs: 120_000,
  jobMs: 600_000,
  beatMs: 5_000,
  retryMs: 1_000,
  pollMs: 1_000,
  // The process exits after ten seconds.
  graceMs: 7_000,
};

// The queue's own log; routine messages become debug.
const levels: Record<string, 'error' | 'warn'> = { error: 'error', warning: 'warn' };

const toOurLog: LogFunctionFactory =
  ({ jobId, taskIdentifier }) =>
  (level, message, meta) => {
    const write = levels[level] ?? 'debug';
    logger[write]({ jobId, job: taskIdentifier, error: meta?.error }, message);
  };

/** Loaded only by workers; the API enqueues by SQL. */
const loadQueue = () => import('graphile-worker');

/** The queue's task list; throws if two handlers have the same job. */
function tasks(jobs: readonly HandledJob[]): TaskList {
  const list = new Map<string, HandledJob['handle']>();
  for (const { names, handle } of jobs) {
    for (const each of names) {
      if (list.has(each)) throw new Error(`the job ${each} is handled twice`);
      list.set(each, handle);
    }
  }
  return Object.fromEntries(list);
}

/** Refuses to start if a defined job has no handler, because its jobs would never run. */
function requireAllHandled(jobs: readonly HandledJob[]): void {
  const handled = new Set(jobs.map(({ name }) => name));
  const left = [...definedJobs()].filter((name) => !handled.has(name));
  if (left.length > 0) throw new Error(`nobody handles these jobs: ${left.join(', ')}`);
}

export interface RunningWorker {
  /** Rejects if the worker ends unasked, also if it gave up without progress. */
  ended: Promise<void>;
  /**
   * Takes no new jobs and finishes running ones; false if some were released unfinished: they still run in this
   * process, which must exit at once.
   */
  stop(): Promise<boolean>;
}

/** Connections of the queue, each of which may break at any time. */
function poolOf(max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max,
    application_name: 'copper-carrot-worker',
  });
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle worker connection broke'));
  // A connection in use reports its error through the query; without a listener the error would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.debug({ err: error }, 'a worker connection broke'));
  });
  return pool;
}

/**
 * Runs jobs until stopped; rejects if the database is unreachable or a defined job has no handler. Tests pass shorter
 * intervals.
 */
export async function startWorker(
  jobs: readonly HandledJob[],
  quicker: Partial<WorkerPace> = {},
): Promise<RunningWorker> {
  const pace = { ...usualPace, ...quicker };
  requireAllHandled(jobs);
  const { Logger, parseCronItems, run } = await loadQueue();
  const pool = poolOf(env.DATABASE_POOL);
  const pulse = new Pulse(concurrency, pace);
  let giveUp: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => (giveUp = resolve));
  const taskList = tasks(jobs);
  const sayUnknown = sayUnknownJobs(Object.keys(taskList));
  let heartbeat: Heartbeat | undefined;
  // The worker takes no job before its first heartbeat; the queue names the worker here.
  const beatFirst: GraphileConfig.Plugin = {
    name: 'heartbeat',
    version: '1.0.0',
    worker: {
      hooks: {
        startWorker: (_context, { worker: { workerPool } }) =>
          (heartbeat ??= new Heartbeat(workerPool.id, { pulse, giveUp, onBeat: sayUnknown, pace })).begin(),
      },
    },
  };
  const runner = await run({
    pgPool: pool,
    preset: { plugins: [beatFirst] },
    concurrency,
    pollInterval: pace.pollMs,
    noHandleSignals: true,
    logger: new Logger(toOurLog),
    events: pulse.events,
    taskList,
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, cron }) => (cron === undefined ? [] : [{ task: name, match: cron }])),
    ),
  });

  const endJobs = async () => {
    // If the queue can't stop, its jobs were already released to others.
    const stopped = runner.stop().then(() => true, brokenStop);
    const finished = await Promise.race([stopped, sleep(pace.graceMs, false)]);
    await heartbeat?.end(finished);
    // A stuck connection must not delay the exit.
    if (finished) await Promise.race([pool.end(), sleep(1_000)]);
    return finished;
  };
  let ending: Promise<boolean> | undefined;
  const stop = () => (ending ??= endJobs());
  const failure: Promise<unknown> = Promise.race([
    runner.promise.then(() => new Error('the job queue ended by itself')),
    lost.then(() => new Error('the worker took no jobs, or did not end one', { cause: pulse.trouble })),
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

/** Runs due jobs until none is left; for tests and scripts. */
export async function runJobs(jobs: readonly HandledJob[]): Promise<void> {
  const { Logger, runOnce } = await loadQueue();
  const pgPool = poolOf(2);
  const logger = new Logger(toOurLog);
  const taskList = tasks(jobs);
  const isLeft = async () => {
    const { rows } = await pgPool.query<{ left: boolean }>(
      `select exists (select from graphile_worker.jobs where task_identifier = any($1::text[])
         and run_at <= now() and attempts < max_attempts and locked_at is null) as left`,
      [Object.keys(taskList)],
    );
    return rows[0]?.left ?? false;
  };
  try {
    // A named queue is released concurrently with the next poll, which may find it still locked.
    do await runOnce({ pgPool, noHandleSignals: true, logger, taskList });
    while (await isLeft());
  } finally {
    await pgPool.end();
  }
}
