import { accountMails, passwordJobs } from './accounts';
import { followClock, stopFollowingClock } from './clock';
import { closeDatabase } from './database';
import { demoJobs } from './demo';
import { endGracefully, sessionJobs } from './http';
import { startWorker, type CronJob, type JobList } from './jobs';
import { logger } from './logger';
import { mailJobs, type Mail } from './mail';
import { orderJobs, orderMails, orderProcess } from './orders';
import { organizationMails } from './organizations';
import { stripe } from './payments';
import { processJobs } from './processes';
import { signUpJobs, signUpMails } from './sign-up';

/** Every feature's jobs: a new feature adds its line here. */
export const jobLists: readonly JobList[] = [
  mailJobs,
  signUpJobs,
  passwordJobs,
  sessionJobs,
  orderJobs,
  processJobs([orderProcess]),
  demoJobs(stripe),
];

/** Every feature's mails, which the API queues and this process renders: a new feature adds its line here. */
export const mails: readonly Mail<never>[] = [
  ...signUpMails,
  ...accountMails,
  ...organizationMails,
  ...orderMails,
];

/** What runs by the clock. */
export const cronJobs: readonly CronJob[] = [
  { job: 'mail_sweep', pattern: '* * * * *' },
  { job: 'process_sweep', pattern: '* * * * *' },
  { job: 'sign_up_sweep', pattern: '*/5 * * * *' },
  { job: 'session_sweep', pattern: '*/15 * * * *' },
];

async function main() {
  followClock();
  const worker = await startWorker(jobLists, cronJobs);
  logger.info('the worker is at it');
  endGracefully(null, async () => {
    if (!(await worker.stop())) process.exit(1);
    stopFollowingClock();
    await closeDatabase();
  });
  await worker.ended;
}

if (require.main === module) {
  main().catch((error: unknown) => {
    logger.fatal({ err: error }, 'the worker failed');
    process.exit(1);
  });
}
