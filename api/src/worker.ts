import { accountMails, passwordJobs } from './accounts';
import { followClock, stopFollowingClock } from './clock';
import { closeDatabase } from './database';
import { demoJobs } from './demo';
import { eventJobs } from './events';
import { endGracefully, sessionJobs } from './http';
import { startWorker, type HandledJob } from './jobs';
import { logger } from './logger';
import { mailJobs, type Mail } from './mail';
import { menuReviewMails } from './menu-reviews';
import { messageJobs, messageMails, relayMessages } from './messages';
import { invoiceMails, invoicePayments } from './invoices';
import { changeMails, orderMails } from './order-mails';
import { changeProcess, orderJobs, orderPayments, orderProcess } from './orders';
import { organizationMails } from './organizations';
import { attemptJobs, paymentJobs, paymentProcess, stripe } from './payments';
import { pollMails } from './poll-mails';
import { pollJobs, pollProcess, relayPolls } from './polls';
import { processJobs } from './processes';
import { remoteJobs } from './remotes';
import { reviewJobs, reviewMails } from './reviews';
import { rewardJobs, rewardMails } from './rewards';
import { subscriptions } from './subscriptions';
import { signUpJobs, signUpMails } from './sign-up';
import { supportMails } from './support';
import { fileJobs } from './uploads';

/** Every feature's jobs: a new feature adds its line here. */
export const jobs: readonly HandledJob[] = [
  ...mailJobs,
  ...signUpJobs,
  ...passwordJobs,
  ...sessionJobs,
  ...paymentJobs,
  ...attemptJobs({ orders: orderPayments, invoices: invoicePayments }),
  ...orderJobs,
  ...pollJobs,
  ...reviewJobs,
  ...rewardJobs,
  ...messageJobs,
  ...fileJobs,
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
  ...invoiceMails,
  ...pollMails,
  ...supportMails,
  ...reviewMails,
  ...rewardMails,
  ...messageMails,
  ...menuReviewMails,
];

async function main() {
  followClock();
  const worker = await startWorker(jobs);
  const stopRelaying = [relayPolls(), relayMessages()];
  logger.info('the worker is at it');
  endGracefully(null, async () => {
    if (!(await worker.stop())) process.exit(1);
    stopFollowingClock();
    await Promise.all(stopRelaying.map((stop) => stop()));
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
