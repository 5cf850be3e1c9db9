export { anyLivingWorker, freeDeadWorkers } from './heartbeat';
export { defineJob, definedJobs, rowId, type HandledJob, type Job } from './define-job';
export { jobsStatement, type JobRow } from './job-row';
export type { DeadLetters } from './dead-letters';
export { runJobs, startWorker } from './runner';
