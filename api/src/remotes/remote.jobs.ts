import { sql } from '../database';
import { defineJob } from '../jobs';
import { budget } from './reports/error-budget';
import { retireReleases } from './retire-releases';

/** How many days reported faults are kept. */
export const faultsKeptDays = 90;

/** How many days load times are kept. */
export const loadsKeptDays = 30;

const pruneFaults = defineJob<object>('remote_faults_prune', { payload: {}, cron: '27 4 * * *' });

const retire = defineJob<object>('remote_releases_prune', { payload: {}, cron: '41 4 * * *' });

/** Deletes old faults and load times, and the files of releases that no open page can use. */
export const remoteJobs = [
  pruneFaults.handledBy(async () => {
    await sql.rows('delete from remote_faults where at < now() - make_interval(days => $1)', [
      faultsKeptDays,
    ]);
    await sql.rows('delete from remote_loads where minute < now() - make_interval(days => $1)', [
      loadsKeptDays,
    ]);
    await sql.rows('delete from remote_canary_loads where minute < now() - make_interval(mins => $1)', [
      budget.minutes,
    ]);
  }),
  retire.handledBy(retireReleases),
];
