import cluster, { type Worker } from 'node:cluster';
import { passQuestionsOn } from './every-process';
import { logger } from './logger';

const ready = 'ready';

/** Megabytes for what is young: what an answer is made of is gone with it, and is collected less often. */
export const engineOptions = ['--max-semi-space-size=64'];

/** Tells a new process that nobody took calls when it was started. */
const alone = 'API_PROCESS_ALONE';

/** Before the next one is started, after so many deaths in a row. */
const pauseAfter = (deaths: number) => Math.min(5_000, 50 * 2 ** deaths);
/** A death so long after the one before it is the first of a row, in milliseconds. */
const rowEndsAfter = 60_000;

/**
 * Runs `serve` in so many processes that share its port; one needs no other. The first is alone until its `serve` settles,
 * then the others start one after the other, each when the one before it is ready, so that nobody waits for them. One that
 * dies is replaced, ever slower where that goes on, but where none was ever ready they all end: whoever started them hears
 * that they can't. SIGTERM and SIGINT reach each, and the leading process ends after the last of them. `serve` hears whether
 * nobody else takes calls; `handedOn` are settings that must be the same in all.
 */
export function inProcesses(
  count: number,
  serve: (isAlone: boolean) => Promise<void>,
  handedOn: Record<string, string> = {},
): void {
  if (count === 1) return void serve(true);
  const { worker } = cluster;
  if (worker) return void serve(process.env[alone] === 'true').then(() => worker.send(ready));

  const takingCalls = new Set<Worker>();
  let ending = false;
  let anyReady = false;
  let deaths = 0;
  let lastDeathAt = -Infinity;
  cluster.setupPrimary({ execArgv: [...process.execArgv, ...engineOptions] });
  // One that is dead may stand on the list a moment longer.
  const running = () =>
    Object.values(cluster.workers ?? {}).filter((each): each is Worker => each?.isDead() === false);
  const startNext = () => {
    if (ending || running().length >= count) return;
    cluster.fork({ ...handedOn, [alone]: String(takingCalls.size === 0) });
  };
  cluster.on('listening', (worker) => takingCalls.add(worker));
  passQuestionsOn(() => running().filter((each) => takingCalls.has(each)));
  cluster.on('message', (_worker, message) => {
    if (message !== ready) return;
    anyReady = true;
    startNext();
  });
  cluster.on('exit', (worker, code, signal) => {
    const { pid } = worker.process;
    takingCalls.delete(worker);
    if (ending) return void (running().length === 0 && process.exit(0));
    deaths = performance.now() - lastDeathAt > rowEndsAfter ? 1 : deaths + 1;
    lastDeathAt = performance.now();
    logger.error({ pid, code, signal, deaths }, 'a process of the API died');
    if (!anyReady) process.exit(code || 1);
    setTimeout(startNext, pauseAfter(deaths));
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      ending = true;
      // Nobody is left whose end would be heard of.
      if (running().length === 0) process.exit(0);
      for (const each of running()) each.process.kill(signal);
    });
  }
  startNext();
}
