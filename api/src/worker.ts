import { accountMails, passwordJobs, signUpJobs } from './accounts';
import { closeDatabase } from './database';
import { demoJobs } from './demo';
import { endGracefully } from './http';
import { startWorker, type CronJob, type JobList } from './jobs';
import { logger } from './logger';
import { mailJobs, type Mail } from './mail';
import { orderJobs, orderMails } from './orders';
import { organizationMails } from './organizations';
import { stripe } from './payments';

/** Every feature's jobs: a new feature adds its line here. */
export const jobLists: readonly JobList[] = [mailJobs, signUpJobs, passwordJobs, orderJobs, demoJobs(stripe)];

/** Every feature's mails, which the API queues and this process renders: a new feature adds its line here. */
export const mails: readonly Mail<never>[] = [...accountMails, ...organizationMails, ...orderMails];

/** What runs by the clock. */
export const cronJobs: readonly CronJob[] = [
  { job: 'mail_sweep', pattern: '* * * * *' },
  { job: 'sign_up_sweep', pattern: '*/5 * * * *' },
];

async function main() {
  const runner = await startWorker(jobLists, cronJobs);
  logger.info('the worker is at it');
  endGracefully(null, async () => {
    await runner.stop();
    await closeDatabase();
  });
  await runner.promise;
}

if (require.main === module) {
  main().catch((error: unknown) => {
    logger.fatal({ err: error }, 'the worker failed');
    process.exit(1);
  });
}
