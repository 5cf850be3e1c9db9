import cluster from 'node:cluster';
import { logger } from '../logger';

/**
 * Runs `serve` in so many processes that share its port; one needs no other. A process that dies is replaced; SIGTERM and
 * SIGINT reach them all, and the first ends after the last of them.
 */
export function inProcesses(count: number, serve: () => void): void {
  if (count === 1 || cluster.isWorker) return serve();
  let ending = false;
  for (let started = 0; started < count; started++) cluster.fork();
  cluster.on('exit', ({ process: { pid } }, code, signal) => {
    if (!ending) {
      logger.error({ pid, code, signal }, 'a process of the API died');
      cluster.fork();
    } else if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      ending = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
    });
  }
}
