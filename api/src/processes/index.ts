export { processJobs } from './process.jobs';
export { diagramOf } from './diagram';
export { wakeProcess } from './process-row';
export { Process, type Move, type Transition } from './process';
