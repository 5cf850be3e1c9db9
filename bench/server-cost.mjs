// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 500;

/**
 * Samples the API's memory and processor time.
 * @param {import('./api-server.mjs').ApiServer} server
 */
export function watchServer(server) {
  const ask = async (/** @type {'memory' | 'processor'} */ what) => Number(await server.ask(what));
  let isOver = false;
  const follow = async () => {
    const cpuBefore = await ask('processor');
    const before = await ask('memory');
    let [after, peak] = [before, before];
    while (!isOver) {
      await sleep(everyMs);
      after = await ask('memory');
      peak = Math.max(peak, after);
    }
    return { before, after, peak, cpuMs: (await ask('processor')) - cpuBefore };
  };
  const followed = follow();
  // `end` handles the rejection.
  followed.catch(() => {});
  return {
    /** Bytes before, after and at most, and ms of processor time since. */
    end: () => {
      isOver = true;
      return followed;
    },
  };
}
