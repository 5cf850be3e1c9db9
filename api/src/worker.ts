import { accountMails, passwordJobs, signUpJobs } from './accounts';
import { followClock, stopFollowingClock } from './clock';
import { closeDatabase } from './database';
import { demoJobs } from './demo';
import { endGracefully } from './http';
import { startWorker, type HandledJob } from './jobs';
import { logger } from './logger';
import { mailJobs, type Mail } from './mail';
import { orderJobs, orderMails, orderProcess } from './orders';
import { organizationMails } from './organizations';
import { paymentJobs, stripe } from './payments';
import { processJobs } from './processes';

/** Every feature's jobs: a new feature adds its line here. */
export const jobs: readonly HandledJob[] = [
  ...mailJobs,
  ...signUpJobs,
  ...passwordJobs,
  ...paymentJobs,
  ...orderJobs,
  ...processJobs([orderProcess]),
  ...demoJobs(stripe),
];

/** Every feature's mails, which the API queues and this process renders: a new feature adds its line here. */
export const mails: readonly Mail<never>[] = [...accountMails, ...organizationMails, ...orderMails];

async function main() {
  followClock();
  const worker = await startWorker(jobs);
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
