export { processJobs } from './jobs';
export { diagramOf } from './diagram';
export { Process, type Move, type Transition } from './process';
