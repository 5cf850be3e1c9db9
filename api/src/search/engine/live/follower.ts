import { Gauge } from 'prom-client';
import { everyProcess } from '../../../every-process';
import { logger } from '../../../logger';
import { SearchIndex, type Snapshot } from './search-index';

/** Cheap enough, and short enough that a change is visible within two seconds. */
const lookEvery = 500;
const checkEvery = 60_000;
/** Brands compared per check: all of the demo's, and a hundred thousand packages within two hours. */
const checkedAtOnce = 500;
/** A poll takes milliseconds, and a load progresses many times a second, so longer means stalled. */
const stalledAfter = 15_000;

/** The follower's clock; tests replace it. */
export interface Time {
  /** Milliseconds since any fixed time. */
  now: () => number;
  /** The pause between polls. */
  pause: (signal: AbortSignal) => Promise<void>;
}

let time: Time = { now: () => performance.now(), pause: (signal) => wait(lookEvery, signal) };
const index = new SearchIndex(() => time.now());
let following: AbortController | undefined;
let stopped: Promise<void> = Promise.resolve();

/**
 * Keeps the index current until `stopFollowingCatalogue`, and retries while the database is away. Resolves once it is
 * loaded.
 */
export function followCatalogue(ownTime = time): Promise<void> {
  time = ownTime;
  const { signal } = (following ??= new AbortController());
  index.noteProgress();
  return new Promise((loaded) => (stopped = keepUp(signal, loaded)));
}

/** Stops after the poll in progress. */
export async function stopFollowingCatalogue(): Promise<void> {
  following?.abort();
  following = undefined;
  await stopped;
}

async function keepUp(signal: AbortSignal, loaded: () => void): Promise<void> {
  let checkedAt = time.now();
  while (!signal.aborted) {
    try {
      await index.catchUp();
      loaded();
      if (time.now() - checkedAt > checkEvery) {
        checkedAt = time.now();
        await index.check(checkedAtOnce);
      }
    } catch (error) {
      logger.warn({ err: error }, 'the search index could not catch up');
    }
    await time.pause(signal);
  }
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });

/** The index to answer from. A process that does not follow changes (a test, a script) reads them before each answer. */
export const currentIndex = (): Snapshot | Promise<Snapshot> =>
  (following && index.current) || index.catchUp();

function whyNotSearchableHere(): string | null {
  // A process that does not follow changes reads them on demand.
  if (!following) return null;
  if (!index.current) return 'the search index is not loaded yet';
  const still = time.now() - index.progressedAt;
  return still > stalledAfter ? `the search index has read nothing for ${Math.floor(still / 1000)} s` : null;
}

const reasons = everyProcess('search', whyNotSearchableHere);

/** Why searches can't be answered with current data, for `/readyz`; null if every process can. */
export async function whyNotSearchable(): Promise<string | null> {
  const all = await reasons();
  return all.includes(undefined) ? 'a process does not answer' : (all.find((why) => why !== null) ?? null);
}

new Gauge({
  name: 'search_index_behind_seconds',
  help: 'Every write committed this long ago is in the search index of each process; NaN while there is none',
  aggregator: 'max',
  collect() {
    this.set(index.current ? (time.now() - index.trueAt) / 1000 : NaN);
  },
});
new Gauge({
  name: 'search_index_change_delay_seconds',
  help: 'From the newest change that a search index took over to its being there, of the slowest process',
  aggregator: 'max',
  collect() {
    this.set(index.lastDelay);
  },
});
