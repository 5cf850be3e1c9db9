import {
  Logger,
  parseCronItems,
  run,
  runOnce,
  type JobHelpers,
  type Runner,
  type TaskList,
} from 'graphile-worker';
import pg from 'pg';
import { env } from '../env';
import { logger } from '../logger';

/** Does one job; a rejection is tried again later, with growing delays. */
export type JobHandler = (payload: never, helpers: JobHelpers) => Promise<void>;

/** A feature's jobs by name; names are `noun_verb`, such as `mail_send`. */
export type JobList = Record<string, JobHandler>;

export interface CronJob {
  job: string;
  /** Five cron fields in UTC. */
  pattern: string;
}

/** How the worker names itself to the database; `/readyz` looks for it. */
export const workerName = 'copper-carrot-worker';

// The queue's own words; its routine chatter is debugging.
const levels: Record<string, 'error' | 'warn'> = { error: 'error', warning: 'warn' };

const graphileLogger = new Logger(({ jobId, taskIdentifier }) => (level, message, meta) => {
  const write = levels[level] ?? 'debug';
  logger[write]({ jobId, job: taskIdentifier, error: meta?.error }, message);
});

const tasks = (lists: readonly JobList[]) => Object.assign({}, ...lists) as TaskList;

/** Runs jobs until stopped; rejects where the database can't be reached. */
export async function startWorker(lists: readonly JobList[], cron: readonly CronJob[] = []): Promise<Runner> {
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: env.DATABASE_POOL,
    application_name: workerName,
  });
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle worker connection broke'));
  const runner = await run({
    pgPool: pool,
    concurrency: 5,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: graphileLogger,
    taskList: tasks(lists),
    parsedCronItems: parseCronItems(cron.map(({ job, pattern }) => ({ task: job, match: pattern }))),
  });
  runner.events.on('stop', () => void pool.end());
  return runner;
}

/** Runs what is due and returns when nothing is left; for tests and scripts. */
export async function runJobs(lists: readonly JobList[]): Promise<void> {
  await runOnce({
    connectionString: env.DATABASE_URL,
    maxPoolSize: 2,
    noHandleSignals: true,
    logger: graphileLogger,
    taskList: tasks(lists),
  });
}
