import { Gauge } from 'prom-client';
import { logger } from '../../../logger';
import { SearchIndex, type Snapshot } from './search-index';

/** Long enough to cost nothing, short enough that a change shows within two seconds. */
const lookEvery = 500;
const checkEvery = 60_000;
/** Brands compared at each check: the demo's all, a hundred thousand packages' within two hours. */
const checkedAtOnce = 500;
/** A look takes milliseconds, and a load makes progress many times a second: more is no slowness. */
const stalledAfter = 15_000;

/** How time passes for the follower; tests have one of their own. */
export interface Time {
  /** Milliseconds since whenever. */
  now: () => number;
  /** From one look to the next. */
  pause: (signal: AbortSignal) => Promise<void>;
}

let time: Time = { now: () => performance.now(), pause: (signal) => wait(lookEvery, signal) };
const index = new SearchIndex(() => time.now());
let following: AbortController | undefined;
let stopped: Promise<void> = Promise.resolve();

/** Keeps the index true until `stopFollowingCatalogue`; a database that is away is tried again. */
export function followCatalogue(ownTime = time): void {
  time = ownTime;
  following ??= new AbortController();
  index.noteProgress();
  stopped = keepUp(following.signal);
}

/** Ends with the look that is under way. */
export async function stopFollowingCatalogue(): Promise<void> {
  following?.abort();
  following = undefined;
  await stopped;
}

async function keepUp(signal: AbortSignal): Promise<void> {
  let checkedAt = time.now();
  while (!signal.aborted) {
    try {
      await index.catchUp();
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

/** The index to answer from. A process that does not follow (a test, a script) catches up before each answer. */
export const currentIndex = (): Snapshot | Promise<Snapshot> =>
  (following && index.current) || index.catchUp();

/** Why searches can not be answered with what is true now, as `/readyz` says; null where they can. */
export function whyNotSearchable(): string | null {
  // A process that does not follow reads when it is asked.
  if (!following) return null;
  if (!index.current) return 'the search index is not loaded yet';
  const still = time.now() - index.progressedAt;
  return still > stalledAfter ? `the search index has read nothing for ${Math.floor(still / 1000)} s` : null;
}

new Gauge({
  name: 'search_index_behind_seconds',
  help: 'Every write committed this long ago is in the search index of this process; NaN while there is none',
  collect() {
    this.set(index.current ? (time.now() - index.trueAt) / 1000 : NaN);
  },
});
new Gauge({
  name: 'search_index_change_delay_seconds',
  help: 'From the newest change that the search index of this process took over to its being there',
  collect() {
    this.set(index.lastDelay);
  },
});
