import { startWorker } from '../jobs';

/** A process of its own with a worker whose one job, `hang`, never ends; says so on its way out. */
void startWorker([{ hang: () => new Promise(() => undefined) }]).then((worker) => {
  process.on('SIGTERM', () => void worker.stop().then((finished) => process.exit(finished ? 0 : 3)));
});
