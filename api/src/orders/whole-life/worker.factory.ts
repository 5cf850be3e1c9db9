import { sql } from '../../database';
import { mailJobs } from '../../mail';
import { wakeProcess } from '../../processes';
import { jobs } from '../../worker';
import { Fate, fated, type Fault } from './faults.factory';

interface Taken {
  id: number;
  name: string;
  payload: unknown;
}

// Mails are counted when they are enqueued; sending is tested elsewhere.
const handled = jobs.filter((job) => !mailJobs.includes(job));
const byName = new Map(handled.flatMap((job) => job.names.map((name) => [name, job] as const)));
const names = [...byName.keys()];
const sweeps = handled.filter(({ cron }) => cron === '* * * * *');

/** Like the queue, in one statement each: running jobs are locked, and failed ones wait longer each time. */
const take = `
  update graphile_worker._private_jobs set locked_at = now(), locked_by = 'this', attempts = attempts + 1
  where id = (
    select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.is_available and j.run_at <= now() and t.identifier = any($1::text[]) and j.id <> all($2::bigint[])
    order by j.priority, j.run_at, j.id limit 1)
  returning id, payload, (select identifier from graphile_worker._private_tasks t where t.id = task_id) as name`;
const giveBack = `
  update graphile_worker._private_jobs set locked_at = null, locked_by = null,
    run_at = case when $2::boolean then run_at else greatest(now(), run_at) + make_interval(secs => exp(least(attempts, 10))) end,
    last_error = $3
  where id = $1`;

/**
 * Runs all due jobs. The fault hits the first job, or with `overAll` counts requests over all jobs; a killed worker
 * leaves its job to another one and stops.
 */
export async function work(fault: Fault | null = null, { overAll = false } = {}): Promise<void> {
  const left: number[] = [];
  const fate = new Fate(fault);
  for (let next = fate; ; next = overAll ? fate : new Fate(null)) {
    const job = await sql.first<Taken>(take, [names, left]);
    if (!job) return;
    try {
      const wasKilled = await fated(next, async () => byName.get(job.name)?.handle(job.payload));
      if (wasKilled) {
        await sql.rows(giveBack, [job.id, true, 'killed']);
        return;
      }
      await sql.rows('delete from graphile_worker._private_jobs where id = $1', [job.id]);
    } catch (error) {
      left.push(job.id);
      await sql.rows(giveBack, [job.id, false, String(error)]);
    }
  }
}

/** Makes the jobs of one order due first. */
export const comesDue = (orderId: number) =>
  sql.rows(
    `with due as (update processes set due_at = now() where kind = 'order' and key = $1)
     update graphile_worker._private_jobs set run_at = now() where key = $2`,
    [orderId, wakeProcess.keyOf({ kind: 'order', key: orderId })],
  );

/** Runs the jobs of every minute. */
export async function sweep(): Promise<void> {
  for (const each of sweeps) await each.handle({});
}

/** Milliseconds until the next job is due; null if there is none. */
export async function nextDue(): Promise<number | null> {
  const due = await sql.first<{ ms: number | null }>(
    `select ceil(extract(epoch from min(at) - now()) * 1000)::float as ms from (
       select j.run_at as at from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id
         where j.is_available and t.identifier = any($1)
       union all select due_at from processes where due_at is not null) each`,
    [names],
  );
  return due?.ms ?? null;
}

/** Jobs that have used all their tries. */
export const parkedJobs = () =>
  sql.rows(
    `select t.identifier as name, j.last_error from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where j.attempts >= j.max_attempts and j.key is not null and t.identifier = any($1)`,
    [names],
  );

export const forgetJobs = () => sql.rows('delete from graphile_worker._private_jobs');
