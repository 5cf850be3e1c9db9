import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { sql } from '../database';
import { env } from '../env';
import { freeDeadWorkers } from '../jobs';
import { useDatabase } from '../testing';

useDatabase();

const hook = join(__dirname, '../../../scripts/typescript-hook.cjs');
const program = join(__dirname, '../testing/hanging-worker.ts');
const startedHere: ChildProcess[] = [];
let sweeper: pg.Client;

beforeEach(async () => {
  sweeper = new pg.Client({ connectionString: env.DATABASE_URL });
  await sweeper.connect();
});
afterEach(async () => {
  await sweeper.end();
  for (const child of startedHere.splice(0)) child.kill('SIGKILL');
  await sql.rows('truncate workers, graphile_worker._private_jobs, graphile_worker._private_job_queues');
});

const held = () =>
  sql.first<{ locked_by: string | null; key: string; attempts: number }>(
    'select locked_by, key, attempts from graphile_worker.jobs',
  );

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const start = Date.now(); Date.now() - start < 20_000; await sleep(50)) if (await holds()) return;
  throw new Error(`${what} did not happen within 20 s`);
}

/** A worker in a process of its own that has taken a job and does not end it. */
async function workerAtWork() {
  const child = spawn(process.execPath, ['-r', hook, program], {
    env: { ...process.env, DATABASE_URL: env.DATABASE_URL },
    stdio: 'ignore',
  });
  startedHere.push(child);
  await sql.rows(`select graphile_worker.add_job('hang', queue_name => 'holds', job_key => 'order-1')`);
  await until('taking the job', async () => (await held())?.locked_by != null);
  return child;
}

const holdingForLonger = async () => {
  for (const table of ['_private_jobs', '_private_job_queues'])
    await sql.rows(`update graphile_worker.${table} set locked_at = locked_at - interval '30 seconds'`);
};

/** As if the last beat and the taking of the job were half a minute ago. */
async function halfAMinutePasses(): Promise<void> {
  await sql.rows(`update workers set beaten_at = beaten_at - interval '30 seconds'`);
  await holdingForLonger();
}

test('what a killed worker held is free for the next, and what a silent living one holds is not', async () => {
  const worker = await workerAtWork();
  worker.kill('SIGSTOP');
  await halfAMinutePasses();
  expect(await freeDeadWorkers(sweeper)).toEqual([]);

  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
  const { locked_by: dead } = (await held()) ?? {};
  await until('the end of its lock', async () => (await freeDeadWorkers(sweeper)).includes(String(dead)));
  expect(await held()).toEqual({ locked_by: null, key: 'order-1', attempts: 1 });

  await workerAtWork();
  expect((await held())?.locked_by).not.toBe(dead);
});

test('a worker whose connections broke for a moment keeps its jobs', async () => {
  await workerAtWork();
  await sql.rows(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 7201`,
  );
  await holdingForLonger();
  expect(await freeDeadWorkers(sweeper)).toEqual([]);
  await until('a lock of its own again', async () => {
    const locks = await sql.rows(`select 1 from pg_locks where locktype = 'advisory' and classid = 7201`);
    return locks.length > 0;
  });
  await halfAMinutePasses();
  expect(await freeDeadWorkers(sweeper)).toEqual([]);
});

test('an ending worker hands back what it can not finish, and is not alive any more', async () => {
  const worker = await workerAtWork();
  const ended = once(worker, 'exit');
  worker.kill('SIGTERM');
  expect(await ended).toEqual([3, null]);
  expect(await held()).toEqual({ locked_by: null, key: 'order-1', attempts: 1 });
  expect(await sql.rows('select name from workers')).toEqual([]);
});
