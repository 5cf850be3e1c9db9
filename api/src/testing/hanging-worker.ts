import { defineJob, startWorker } from '../jobs';

const [pace] = process.argv.slice(2).map((text) => JSON.parse(text) as Parameters<typeof startWorker>[1]);

const hang = defineJob<object>('hang', { payload: {} });

/** A process of its own with a worker whose one job, `hang`, never ends; says so on its way out. */
void startWorker([hang.handledBy(() => new Promise(() => undefined))], pace).then((worker) => {
  process.on('SIGTERM', () => void worker.stop().then((finished) => process.exit(finished ? 0 : 3)));
  worker.ended.catch(() => process.exit(1));
});
