export { rewardSubscription } from './follow-orders';
export { rewardJobs } from './lapse.jobs';
export { rewardMails } from './reward.mails';
export { rewardRoutes } from './reward.routes';
