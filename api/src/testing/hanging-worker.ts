import { defineJob, startWorker } from '../jobs';

const [pace] = process.argv.slice(2).map((text) => JSON.parse(text) as Parameters<typeof startWorker>[1]);

const hang = defineJob<object>('hang', { payload: {} });
const pass = defineJob<object>('pass', { payload: {} });
const jobs = [hang.handledBy(() => new Promise(() => undefined)), pass.handledBy(() => Promise.resolve())];

/** A process of its own with a worker whose job `hang` never ends; says so on its way out. `pass` does at once. */
void startWorker(jobs, pace).then((worker) => {
  process.on('SIGTERM', () => void worker.stop().then((finished) => process.exit(finished ? 0 : 3)));
  worker.ended.catch(() => process.exit(1));
});
