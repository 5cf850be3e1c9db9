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

/** What a worker waits for, and how long. */
interface WorkerPace extends WorkerPatience, HeartbeatPace {
  /** Between two questions for a job that nobody called it to. */
  pollMs: number;
  /** An ending worker finishes its jobs for so long, and hands the others back. */
  graceMs: number;
}

const usualPace: WorkerPace = {
  // Longer than any job takes, and than a busy machine needs to ask.
  idleMs: 30_000,
  busyMs: 120_000,
  jobMs: 600_000,
  beatMs: 5_000,
  retryMs: 1_000,
  pollMs: 1_000,
  // The process ends after ten seconds.
  graceMs: 7_000,
};

// The queue's own words; its routine chatter is debugging.
const levels: Record<string, 'error' | 'warn'> = { error: 'error', warning: 'warn' };

const toOurLog: LogFunctionFactory =
  ({ jobId, taskIdentifier }) =>
  (level, message, meta) => {
    const write = levels[level] ?? 'debug';
    logger[write]({ jobId, job: taskIdentifier, error: meta?.error }, message);
  };

/** The queue itself, which only those load who take jobs from it: the API adds to it by SQL. */
const loadQueue = () => import('graphile-worker');

/** What the queue is told of the jobs; throws where two handle one. */
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

/** What is queued and never done is worse than a worker that does not start. */
function requireAllHandled(jobs: readonly HandledJob[]): void {
  const handled = new Set(jobs.map(({ name }) => name));
  const left = [...definedJobs()].filter((name) => !handled.has(name));
  if (left.length > 0) throw new Error(`nobody handles these jobs: ${left.join(', ')}`);
}

export interface RunningWorker {
  /** Rejects when the worker ends without being asked, also where it ended itself because it got nowhere. */
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

/**
 * Runs jobs until stopped; rejects where the database can't be reached, or a job is defined that nobody handles. A test of
 * a worker's waits gives it a quicker pace.
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
  // Nothing is taken by somebody who is not known to live; the queue gives this worker its name.
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
    // A queue that can not stop is one whose jobs are somebody else's now.
    const stopped = runner.stop().then(() => true, brokenStop);
    const finished = await Promise.race([stopped, sleep(pace.graceMs, false)]);
    await heartbeat?.end(finished);
    // A connection that is stuck keeps nobody from ending.
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

/** Runs what is due and returns when nothing is left; for tests and scripts. */
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
    // A named queue is let go beside the next look for a job, which may find it still taken.
    do await runOnce({ pgPool, noHandleSignals: true, logger, taskList });
    while (await isLeft());
  } finally {
    await pgPool.end();
  }
}
