export { processJobs } from './jobs';
export { Process, type Move, type Transition } from './process';
