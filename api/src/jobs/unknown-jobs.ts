import type pg from 'pg';
import { logger } from '../logger';

/** A look reads the whole queue; a beat comes every five seconds. */
const beatsBetweenLooks = 12;

/**
 * Says which jobs are due that nobody here handles, such as those that a newer release queued before it was taken back; they
 * wait for one that does. The answered function looks, and speaks where it finds others than the time before.
 */
export function sayUnknownJobs(handled: readonly string[]): (connection: pg.Client) => Promise<void> {
  let said = '';
  let beats = 0;
  return async (connection) => {
    if (beats++ % beatsBetweenLooks > 0) return;
    const { rows } = await connection.query<{ name: string }>(
      `select distinct task_identifier as name from graphile_worker.jobs
       where task_identifier <> all($1::text[]) and run_at <= now() and attempts < max_attempts order by name`,
      [handled],
    );
    const jobs = rows.map(({ name }) => name);
    if (jobs.length > 0 && jobs.join() !== said)
      logger.warn({ jobs }, 'jobs are due that this release does not know');
    said = jobs.join();
  };
}
