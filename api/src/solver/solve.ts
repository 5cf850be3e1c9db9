import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../errors';
import { lpText, type Objective, type Program } from './program';

export interface Solved {
  /** `limited` is the best that was found in time, which nobody has proven to be the best there is. */
  status: 'best' | 'limited';
  /** Of each column, in the program's own sequence. */
  values: number[];
}

interface Answer {
  status: string;
  values: [name: string, value: number | null][];
}

/** How many may wait for the solver, and how long its thread lives on with nothing to do. */
const mostWaiting = 20;
const idleMs = 20_000;
/** Beside the time that a program is given: loading, reading and a busy machine. */
const graceMs = 10_000;

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

const busy = () =>
  new ApiError(503, 'service_unavailable', {
    message: 'Too much is being worked out at the moment. Please try again in a moment.',
  });

/**
 * The columns of a program whose objective is smallest, or null where nothing satisfies it. It is solved in a thread of its
 * own, one program after the other, so that no other call waits for it. 503 where too many wait, or it takes too long.
 */
export async function solve(program: Program, objective: Objective, seconds: number): Promise<Solved | null> {
  if (waiting >= mostWaiting) throw busy();
  waiting += 1;
  const turn = last.then(() => ask(lpText(program, objective), seconds));
  last = turn.catch(() => undefined);
  try {
    return solvedOf(await turn, program.columns.length);
  } finally {
    waiting -= 1;
  }
}

/** The thread needs the types of its own file only to be left out, which Node does where it runs from the sources. */
function start(): Worker {
  const started = new Worker(join(__dirname, `solver-thread${extname(__filename)}`), {
    execArgv: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
  });
  started.unref();
  // Who asks hears of it too; with nobody asking, the next one starts another.
  started.on('error', () => undefined);
  started.once('exit', () => {
    if (thread === started) thread = undefined;
  });
  return started;
}

function end(): void {
  const ended = thread;
  thread = undefined;
  void ended?.terminate();
}

async function ask(text: string, seconds: number): Promise<Answer> {
  clearTimeout(idle);
  const asked = (thread ??= start());
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(() => reject(busy()), seconds * 1000 + graceMs);
      const done = (then: () => void) => {
        clearTimeout(timer);
        asked.off('message', answered).off('error', failed);
        then();
      };
      const answered = (answer: Answer) => done(() => resolve(answer));
      const failed = (error: Error) => done(() => reject(error));
      asked.on('message', answered).on('error', failed);
      asked.postMessage({ text, seconds });
    });
  } catch (error) {
    // Whatever it still works on is nobody's answer any more.
    end();
    throw error;
  } finally {
    idle = setTimeout(end, idleMs).unref();
  }
}

function solvedOf({ status, values }: Answer, columns: number): Solved | null {
  if (status === 'Infeasible' || status === 'Primal infeasible or unbounded') return null;
  const found = new Map(values);
  const list = Array.from({ length: columns }, (_, index) => found.get(`c${index}`) ?? 0);
  if (status === 'Optimal') return { status: 'best', values: list };
  if (status === 'Time limit reached' && values.some(([, value]) => value !== null))
    return { status: 'limited', values: list };
  throw busy();
}
