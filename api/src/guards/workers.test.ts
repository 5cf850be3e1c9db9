import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { sql } from '../database';
import { env } from '../env';
import { freeDeadWorkers } from '../jobs';
import { until, useDatabase } from '../testing';

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

/** A tenth of what a worker waits for. */
const pace = { beatMs: 500, retryMs: 100, pollMs: 100, graceMs: 700 };

function startWorker(patience?: { idleMs?: number; busyMs?: number; jobMs?: number }) {
  const child = spawn(process.execPath, ['-r', hook, program, JSON.stringify({ ...pace, ...patience })], {
    env: { ...process.env, DATABASE_URL: env.DATABASE_URL },
    stdio: 'ignore',
  });
  startedHere.push(child);
  return child;
}

const beats = () => sql.rows<{ beaten_at: Date }>('select beaten_at from workers');

/** A worker in a process of its own that has taken a job and does not end it. */
async function workerAtWork() {
  const child = startWorker();
  await sql.rows(`select graphile_worker.add_job('hang', queue_name => 'holds', job_key => 'order-1')`);
  await until('taking the job', async () => (await held())?.locked_by != null);
  await until('a beat', async () => (await beats()).length > 0);
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

test('a living worker takes up by itself what a killed one held', async () => {
  const worker = await workerAtWork();
  const { locked_by: dead } = (await held()) ?? {};
  startWorker();
  await until('the beat of another', async () => (await beats()).length === 2);
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
  await halfAMinutePasses();
  await until('taking it up', async () => {
    const by = (await held())?.locked_by;
    return by != null && by !== dead;
  });
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

describe('a worker that takes no jobs', () => {
  /** Makes the first question of the next worker fail, as a restarting database may, and waits until it did. */
  async function failTheFirstQuestion(ask: () => void): Promise<void> {
    await sql.rows('create sequence asked');
    await sql.rows(`create function refuse() returns trigger language plpgsql
      as $$ begin perform nextval('asked'); raise exception 'not now'; end $$`);
    await sql.rows(`create trigger refuse before insert on graphile_worker._private_tasks
      for each statement execute function refuse()`);
    ask();
    await until('asking', async () =>
      Boolean((await sql.first<{ is_called: boolean }>('select is_called from asked'))?.is_called),
    );
    await sql.rows('drop function refuse cascade');
    await sql.rows('drop sequence asked');
  }

  test('ends itself for the next one to work, and was never said to live', async () => {
    let worker: ChildProcess | undefined;
    await failTheFirstQuestion(() => (worker = startWorker({ idleMs: 1_000, busyMs: 60_000 })));
    await sql.rows(`select graphile_worker.add_job('hang', job_key => 'order-1')`);
    const beaten: unknown[] = [];
    await until('its end', async () => {
      beaten.push(...(await beats()));
      return worker?.exitCode !== null;
    });
    expect(worker?.exitCode).toBe(1);
    expect(beaten).toEqual([]);
    expect(await held()).toEqual({ locked_by: null, key: 'order-1', attempts: 0 });
  });

  test('lives while its hands are full, hands everything back after a longer time, and ends', async () => {
    for (let job = 0; job < 5; job++) await sql.rows(`select graphile_worker.add_job('hang')`);
    const worker = startWorker({ idleMs: 1_000, busyMs: 3_000 });
    const taken = async () =>
      (await sql.rows('select 1 from graphile_worker.jobs where locked_by is not null')).length;
    await until('taking all', async () => (await taken()) === 5);
    await until('a beat', async () => (await beats()).length > 0);
    const [{ beaten_at: first } = { beaten_at: new Date(0) }] = await beats();
    await until('a later beat', async () => (await beats()).some(({ beaten_at: later }) => later > first));
    expect(worker.exitCode).toBeNull();
    expect(await taken()).toBe(5);
    await until('its end', () => worker.exitCode !== null, 40_000);
    expect(worker.exitCode).toBe(1);
    expect([await taken(), await beats()]).toEqual([0, []]);
  }, 90_000);

  test('is also one whose other hands are at work, once a job takes too long: the job is tried by the next', async () => {
    const worker = startWorker({ jobMs: 1_500 });
    await sql.rows(`select graphile_worker.add_job('hang', job_key => 'order-1')`);
    await until('its end', async () => {
      await sql.rows(`select graphile_worker.add_job('pass')`);
      return worker.exitCode !== null;
    });
    expect(worker.exitCode).toBe(1);
    const hung = await sql.first('select locked_by, attempts from graphile_worker.jobs where key = $1', [
      'order-1',
    ]);
    expect(hung).toEqual({ locked_by: null, attempts: 1 });
  });
});
