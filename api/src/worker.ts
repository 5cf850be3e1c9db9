import { accountMails, passwordJobs } from './accounts';
import { followClock, stopFollowingClock } from './clock';
import { closeDatabase } from './database';
import { demoJobs } from './demo';
import { eventJobs } from './events';
import { endGracefully, sessionJobs } from './http';
import { startWorker, type HandledJob } from './jobs';
import { logger } from './logger';
import { mailJobs, type Mail } from './mail';
import { changeMails, orderMails } from './order-mails';
import { changeProcess, orderJobs, orderProcess } from './orders';
import { organizationMails } from './organizations';
import { paymentJobs, paymentProcess, stripe } from './payments';
import { pollMails } from './poll-mails';
import { pollJobs, pollProcess, relayPolls } from './polls';
import { processJobs } from './processes';
import { remoteJobs } from './remotes';
import { subscriptions } from './subscriptions';
import { signUpJobs, signUpMails } from './sign-up';

/** Every feature's jobs: a new feature adds its line here. */
export const jobs: readonly HandledJob[] = [
  ...mailJobs,
  ...signUpJobs,
  ...passwordJobs,
  ...sessionJobs,
  ...paymentJobs,
  ...orderJobs,
  ...pollJobs,
  ...processJobs([orderProcess, changeProcess, paymentProcess, pollProcess]),
  ...eventJobs(subscriptions),
  ...remoteJobs,
  ...demoJobs(stripe),
];

/** Every feature's mails, which the API queues and this process renders: a new feature adds its line here. */
export const mails: readonly Mail<never>[] = [
  ...signUpMails,
  ...accountMails,
  ...organizationMails,
  ...orderMails,
  ...changeMails,
  ...pollMails,
];

async function main() {
  followClock();
  const worker = await startWorker(jobs);
  const stopRelaying = relayPolls();
  logger.info('the worker is at it');
  endGracefully(null, async () => {
    if (!(await worker.stop())) process.exit(1);
    stopFollowingClock();
    await stopRelaying();
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
