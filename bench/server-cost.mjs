// @ts-check
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 500;

/**
 * Follows the memory of the API, and what it takes of the processor.
 * @param {import('node:child_process').ChildProcess} server `server.cjs`
 */
export function watchServer(server) {
  const ask = async (/** @type {'memory' | 'processor'} */ what) => {
    server.send(what);
    const [figure] = await once(server, 'message');
    return Number(figure);
  };
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
  return {
    /** Bytes that it held before, after and at most, and milliseconds of a processor since. */
    end: () => {
      isOver = true;
      return followed;
    },
  };
}
