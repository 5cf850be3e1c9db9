import cluster, { type Worker } from 'node:cluster';
import { passQuestionsOn } from './every-process';
import { logger } from './logger';

const ready = 'ready';

/** Megabytes for what is young: what an answer is made of is gone with it, and is collected less often. */
export const engineOptions = ['--max-semi-space-size=64'];

/**
 * Runs `serve` in so many processes that share its port; one needs no other. The first is alone until its `serve` settles,
 * then the others start one after the other, each when the one before it is ready, so that nobody waits for them. One that
 * dies is replaced, but where none was ever ready they all end: whoever started them hears that they can't. SIGTERM and
 * SIGINT reach each, and the leading process ends after the last of them. `handedOn`: settings that must be the same in all.
 */
export function inProcesses(
  count: number,
  serve: (isFirst: boolean) => Promise<void>,
  handedOn: Record<string, string> = {},
): void {
  if (count === 1) return void serve(true);
  const { worker } = cluster;
  if (worker) return void serve(worker.id === 1).then(() => worker.send(ready));

  const takingCalls = new Set<Worker>();
  let ending = false;
  let anyReady = false;
  cluster.setupPrimary({ execArgv: [...process.execArgv, ...engineOptions] });
  const start = () => cluster.fork(handedOn);
  // One that is dead may stand on the list a moment longer.
  const running = () =>
    Object.values(cluster.workers ?? {}).filter((each): each is Worker => each?.isDead() === false);
  cluster.on('listening', (worker) => takingCalls.add(worker));
  passQuestionsOn(() => running().filter((each) => takingCalls.has(each)));
  cluster.on('message', (_worker, message) => {
    if (message !== ready || ending) return;
    anyReady = true;
    if (running().length < count) start();
  });
  cluster.on('exit', (worker, code, signal) => {
    const { pid } = worker.process;
    takingCalls.delete(worker);
    if (ending) return void (running().length === 0 && process.exit(0));
    logger.error({ pid, code, signal }, 'a process of the API died');
    if (!anyReady) process.exit(code || 1);
    start();
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      ending = true;
      for (const each of running()) each.process.kill(signal);
    });
  }
  start();
}
