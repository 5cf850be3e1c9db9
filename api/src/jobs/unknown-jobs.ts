import type pg from 'pg';
import { logger } from '../logger';

/** A check reads the whole queue, and a beat comes every five seconds. */
const beatsBetweenLooks = 12;

/**
 * Logs due jobs without a handler, such as those of a newer release that was rolled back; they stay queued. The
 * returned function checks, and logs only changes.
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
