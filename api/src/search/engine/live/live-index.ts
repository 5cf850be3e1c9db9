import { logger } from '../../../logger';
import { SearchIndex, type Snapshot } from './search-index';

/** Long enough to cost nothing, short enough that a change shows within two seconds. */
const lookEvery = 500;
const checkEvery = 60_000;
/** Brands compared at each check: the demo's all, a hundred thousand packages' within two hours. */
const checkedAtOnce = 500;

const index = new SearchIndex();
let following: AbortController | undefined;
let stopped: Promise<void> = Promise.resolve();

/** Keeps the index true until `stopFollowingCatalogue`; a database that is away is tried again. */
export function followCatalogue(): void {
  following ??= new AbortController();
  stopped = keepUp(following.signal);
}

/** Ends with the look that is under way. */
export async function stopFollowingCatalogue(): Promise<void> {
  following?.abort();
  following = undefined;
  await stopped;
}

async function keepUp(signal: AbortSignal): Promise<void> {
  let checkedAt = performance.now();
  while (!signal.aborted) {
    try {
      await index.catchUp();
      if (performance.now() - checkedAt > checkEvery) {
        checkedAt = performance.now();
        await index.check(checkedAtOnce);
      }
    } catch (error) {
      logger.warn({ err: error }, 'the search index could not catch up');
    }
    await pause(lookEvery, signal);
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });

/** The index to answer from. A process that does not follow (a test, a script) catches up before each answer. */
export const currentIndex = (): Snapshot | Promise<Snapshot> =>
  (following && index.current) || index.catchUp();

/** Whether searches can be answered at once, as `/readyz` asks; a process that does not follow loads when it is asked. */
export const isIndexReady = () => !following || index.current !== undefined;
