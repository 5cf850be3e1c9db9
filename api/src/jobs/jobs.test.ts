import Joi from 'joi';
import { setTimeout as sleep } from 'node:timers/promises';
import { database, sql } from '../database';
import { logger } from '../logger';
import { runPendingJobs, useDatabase } from '../testing';
import { jobs } from '../worker';
import { defineJob, definedJobs, rowId, runJobs, startWorker } from '.';

useDatabase();

interface Parcel {
  id: number;
  to: string;
}
const sendParcel = defineJob<Parcel>('parcel_send', {
  payload: { id: rowId(), to: Joi.string().required() },
  key: ['parcel', 'id', 'to'],
  maxAttempts: 3,
  queue: 'parcels',
});
const countParcels = defineJob<object>('parcel_count', { payload: {} });

const weighParcel = defineJob<{ id: number }>('parcel_weigh', {
  payload: { id: rowId() },
  key: ['weigh', 'id'],
  formerly: 'weigh_parcel',
});

const waiting = () =>
  sql.rows<{ payload: object; key: string | null; max_attempts: number; queue_name: string | null }>(
    `select p.payload, j.key, j.max_attempts, j.queue_name from graphile_worker.jobs j
     join graphile_worker._private_jobs p using (id) order by j.id`,
  );
const enqueue = (parcel: Parcel) =>
  database.transaction((transaction) => sendParcel.enqueue(transaction, parcel));

afterEach(() => sql.rows('truncate graphile_worker._private_jobs'));

test('of several jobs that one transaction queues under one key the last one counts, and all others wait beside it', async () => {
  const later = new Date('2031-01-01T00:00:00Z');
  await database.transaction(async (transaction) => {
    await weighParcel.enqueue(transaction, { id: 7 });
    await countParcels.enqueue(transaction, {});
    await weighParcel.enqueue(transaction, { id: 7 }, { runAt: later });
    await countParcels.enqueue(transaction, {});
  });
  const jobs = await sql.rows(
    'select key, run_at from graphile_worker.jobs where run_at > now() or key is null',
  );
  expect(jobs).toHaveLength(3);
  expect(jobs).toContainEqual({ key: 'weigh-7', run_at: later });
});

test('a job waits under its key, in its queue, with its tries, and its handler is told the payload', async () => {
  await enqueue({ id: 7, to: 'Sam' });
  await enqueue({ id: 7, to: 'Sam' });
  await enqueue({ id: 8, to: 'Sam' });
  expect(await waiting()).toEqual(
    [7, 8].map((id) => ({
      payload: { id, to: 'Sam' },
      key: `parcel-${id}-Sam`,
      max_attempts: 3,
      queue_name: 'parcels',
    })),
  );
  const sent: Parcel[] = [];
  await runJobs([
    sendParcel.handledBy((parcel) => {
      sent.push(parcel);
      return Promise.resolve();
    }),
  ]);
  expect(sent).toEqual([
    { id: 7, to: 'Sam' },
    { id: 8, to: 'Sam' },
  ]);
});

test('all of a queue is run, though it is let go beside the next look for a job', async () => {
  const ids = Array.from({ length: 25 }, (_, id) => id + 1);
  for (const id of ids) await enqueue({ id, to: 'Kim' });
  const sent: number[] = [];
  await runJobs([
    sendParcel.handledBy(({ id }) => {
      sent.push(id);
      return Promise.resolve();
    }),
  ]);
  expect(sent).toEqual(ids);
});

test('a job has the fate of the transaction that queued it', async () => {
  const failing = database.transaction(async (transaction) => {
    await sendParcel.enqueue(transaction, { id: 1, to: 'Sam' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await waiting()).toEqual([]);
});

test.each([
  ['a text for a number', { id: '7', to: 'Sam' }],
  ['nothing where something is required', { id: 7 }],
  ['a field too many', { id: 7, to: 'Sam', from: 'Kim' }],
])('a payload with %s is refused, and nothing is queued', async (_what, payload) => {
  await expect(enqueue(payload as unknown as Parcel)).rejects.toThrow("the job parcel_send can't be queued");
  expect(await waiting()).toEqual([]);
});

test('a sweep queues what is missing, and leaves alone what waits with tries left', async () => {
  await enqueue({ id: 1, to: 'Sam' });
  await enqueue({ id: 2, to: 'Sam' });
  await sql.rows(
    `update graphile_worker._private_jobs set run_at = now() + interval '1 day',
       attempts = case key when 'parcel-2-Sam' then max_attempts else 1 end`,
  );
  await sendParcel.enqueueMissing(`select id, 'Sam' as "to" from generate_series(1, 9) as id order by id`, 3);
  const jobs = await sql.rows<{ key: string; attempts: number }>(
    'select key, attempts from graphile_worker.jobs where key is not null order by key',
  );
  expect(jobs).toEqual([
    { key: 'parcel-1-Sam', attempts: 1 },
    { key: 'parcel-2-Sam', attempts: 0 },
    { key: 'parcel-3-Sam', attempts: 0 },
    { key: 'parcel-4-Sam', attempts: 0 },
  ]);
});

test('a sweep counts what waits under the name that the job had before, and not what nobody does any more', async () => {
  const missed = async (name: string) => {
    await sql.rows(`select graphile_worker.add_job($1, '{"id":7}'::json, job_key => 'weigh-7')`, [name]);
    await weighParcel.enqueueMissing('select 7 as id', 9);
    return (
      await sql.rows<{ task_identifier: string }>('select task_identifier from graphile_worker.jobs')
    ).map(({ task_identifier }) => task_identifier);
  };
  expect(await missed('weigh_parcel')).toEqual(['weigh_parcel']);
  expect(await missed('parcel_forget')).toEqual(['parcel_weigh']);
});

test('a worker says which jobs are due that its release does not know, once, and leaves them to one that does', async () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  await sql.rows(`select graphile_worker.add_job('parcel_of_tomorrow')`);
  await sql.rows(
    `select graphile_worker.add_job('parcel_of_the_day_after', run_at => now() + interval '1 day')`,
  );
  const all = [sendParcel, countParcels, weighParcel].map((job) => job.handledBy(() => Promise.resolve()));
  const known = new Set(jobs.map(({ name }) => name));
  const worker = await startWorker([...jobs, ...all.filter(({ name }) => !known.has(name))], { beatMs: 20 });
  try {
    const beats = async () => (await sql.first<{ at: Date }>('select beaten_at as at from workers'))?.at;
    const first = await beats();
    while (String(await beats()) === String(first)) await sleep(20);
  } finally {
    await worker.stop();
  }
  const said = warn.mock.calls.filter(
    ([, message]) => message === 'jobs are due that this release does not know',
  );
  expect(said).toEqual([[{ jobs: ['parcel_of_tomorrow'] }, 'jobs are due that this release does not know']]);
  expect(await waiting()).toHaveLength(2);
});

test('a job without a key is nothing that a sweep could miss', async () => {
  await expect(countParcels.enqueueMissing('select 1', 1)).rejects.toThrow('has no key');
});

test('a name is defined once and handled once', async () => {
  expect(() => defineJob<object>('parcel_send', { payload: {} })).toThrow('defined twice');
  const handled = countParcels.handledBy(() => Promise.resolve());
  await expect(runJobs([handled, handled])).rejects.toThrow('handled twice');
});

test('what was queued under the name that a job had before is done as well', async () => {
  await sql.rows(`select graphile_worker.add_job('weigh_parcel', '{"id":7}'::json)`);
  await database.transaction((transaction) => weighParcel.enqueue(transaction, { id: 8 }));
  const weighed: number[] = [];
  const weighs = weighParcel.handledBy(({ id }) => Promise.resolve(void weighed.push(id)));
  await runJobs([weighs]);
  expect(weighed).toEqual([7, 8]);
  expect(await waiting()).toEqual([]);
  const another = { ...countParcels.handledBy(() => Promise.resolve()), names: ['weigh_parcel'] };
  await expect(runJobs([weighs, another])).rejects.toThrow('the job weigh_parcel is handled twice');
});

test('a job is named after a thing and what is done to it', () => {
  const verbs = /_(authorize|deliver|discard|finish|lapse|mail|prune|register|send|settle|sweep|void|wake)$/;
  expect(jobs.map(({ name }) => name).filter((name) => !verbs.test(name))).toEqual([]);
});

test('a worker that leaves a defined job to nobody does not start', async () => {
  await expect(startWorker(jobs)).rejects.toThrow(
    'nobody handles these jobs: parcel_send, parcel_count, parcel_weigh',
  );
});

test('the worker handles every job that the site can queue', async () => {
  const handled = jobs.map(({ name }) => name);
  const queued = [...definedJobs()].filter((name) => !name.startsWith('parcel_'));
  expect([...handled].sort()).toEqual(queued.sort());
  await runPendingJobs();
});

test('every sweep comes by the clock of a running worker', async () => {
  const handled = new Set(jobs.map(({ name }) => name));
  const others = [sendParcel, countParcels, weighParcel].filter(({ name }) => !handled.has(name));
  const worker = await startWorker([...jobs, ...others.map((job) => job.handledBy(() => Promise.resolve()))]);
  await worker.stop();
  const known = await sql.rows<{ identifier: string }>(
    'select identifier from graphile_worker._private_known_crontabs',
  );
  const sweeps = [...definedJobs()].filter((name) => /_(sweep|prune)$/.test(name));
  expect(sweeps.length).toBeGreaterThan(6);
  expect(known.map(({ identifier }) => identifier)).toEqual(expect.arrayContaining(sweeps));
});
