export { addJob, type AddJobOptions } from './add-job';
export { runJobs, startWorker, workerName, type CronJob, type JobHandler, type JobList } from './runner';
