import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until something holds, asking every few milliseconds; fails by its name where it does not within `forMs`. */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  forMs = 20_000,
): Promise<void> {
  for (const start = performance.now(); performance.now() - start < forMs; await sleep(20))
    if (await holds()) return;
  throw new Error(`${what} did not happen within ${forMs / 1000} s`);
}
