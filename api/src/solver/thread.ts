import { once } from 'node:events';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { logger } from '../logger';

/** The thread's answer: the solver's status, and values by column name. */
export interface Answer {
  status: string;
  values: [name: string, value: number | null][];
}

/** The thread ends after this long without work. */
const idleMs = 20_000;
/** A thread that is not ready by then is ended: it would hold everybody's turn. */
const startMs = 10_000;
/** The solver checks its time limit only between its own steps. */
const graceMs = 500;

let thread: Promise<Worker> | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * Solves a text in a separate thread, so that other requests don't wait. No answer if it took too
 * long or failed. `took` is in seconds, without the start of the thread.
 */
export async function askThread(
  text: string,
  seconds: number,
): Promise<{ answer: Answer | null; took: number }> {
  clearTimeout(idle);
  const asked = await (thread ??= start()).catch((error: unknown) => {
    logger.error({ err: error }, 'the solver did not start');
    return null;
  });
  if (!asked) return { answer: null, took: 0 };
  const from = performance.now();
  const answer = await new Promise<Answer | null>((resolve) => {
    const done = (said: Answer | null) => {
      clearTimeout(timer);
      asked.off('message', done).off('error', failed);
      resolve(said);
    };
    const failed = (error: Error) => {
      logger.error({ err: error }, 'the solver failed');
      done(null);
    };
    const timer = setTimeout(() => done(null), seconds * 1000 + graceMs);
    asked.on('message', done).on('error', failed);
    asked.postMessage({ text, seconds });
  });
  // A late run would block the next one.
  if (answer) idle = setTimeout(end, idleMs).unref();
  else end();
  return { answer, took: (performance.now() - from) / 1000 };
}

/** When running from the sources, Node strips the types of the thread's file. */
function start(): Promise<Worker> {
  const worker = new Worker(join(__dirname, `solver-thread${extname(__filename)}`), {
    execArgv: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
  });
  worker.unref();
  const ready = once(worker, 'message', { signal: AbortSignal.timeout(startMs) }).then(() => worker);
  ready.catch(() => {
    if (thread === ready) thread = undefined;
    void worker.terminate();
  });
  // A caller handles the error itself; without a caller, the next one starts a new thread.
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    if (thread === ready) thread = undefined;
  });
  return ready;
}

function end(): void {
  const ended = thread;
  thread = undefined;
  void ended?.then((worker) => worker.terminate()).catch(() => undefined);
}
