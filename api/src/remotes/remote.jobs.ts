import { sql } from '../database';
import { defineJob } from '../jobs';

/** For so long the team of a remote finds what browsers reported of it. */
export const faultsKeptDays = 90;

/** For so long their health can be looked back at. */
export const loadsKeptDays = 30;

const pruneFaults = defineJob<object>('remote_faults_prune', { payload: {}, cron: '27 4 * * *' });

/** Forgets the old faults and load times that browsers reported. */
export const remoteJobs = [
  pruneFaults.handledBy(async () => {
    await sql.rows('delete from remote_faults where at < now() - make_interval(days => $1)', [
      faultsKeptDays,
    ]);
    await sql.rows('delete from remote_loads where minute < now() - make_interval(days => $1)', [
      loadsKeptDays,
    ]);
  }),
];
