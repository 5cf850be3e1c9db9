export { anyLivingWorker, freeDeadWorkers } from './heartbeat';
export { defineJob, definedJobs, rowId, type HandledJob, type Job } from './define-job';
export { jobsStatement, type JobRow } from './job-row';
export type { Parked } from './parked';
export { runJobs, startWorker } from './runner';
