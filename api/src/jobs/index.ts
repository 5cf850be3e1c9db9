export { anyLivingWorker, freeDeadWorkers } from './heartbeat';
export { addJob, type AddJobOptions } from './add-job';
export type { Parked } from './parked';
export { runJobs, startWorker, type CronJob, type JobHandler, type JobList } from './runner';
