// @ts-check
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * The ports that a free one is chosen from, the last not among them. Every system gives its own numbers to outgoing
 * connections from 32768 or 49152 up: one of those is free now, and may be somebody's connection when a killed program
 * wants it back.
 */
const choice = { from: 12_000, to: 32_768 };

/**
 * The wanted port of 127.0.0.1 if it is free, otherwise any free one below those of outgoing connections.
 * @param {number} wanted 0 for any
 * @returns {Promise<number>}
 */
export function freePort(wanted) {
  const tried = wanted || randomInt(choice.from, choice.to);
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      if (isUnusable(error)) resolve(freePort(0));
      else reject(error);
    });
    probe.listen(tried, '127.0.0.1', () => probe.close(() => resolve(tried)));
  });
}

/**
 * Taken, or kept from ordinary programs.
 * @param {Error} error
 */
const isUnusable = (error) =>
  ['EADDRINUSE', 'EACCES'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '');

/**
 * Whether another program listens on this port, on any address that `localhost` may stand for.
 * @param {number} port
 */
export async function isTaken(port) {
  for (const host of ['0.0.0.0', '::1']) if (await refuses(port, host)) return true;
  return false;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function refuses(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code === 'EADDRINUSE') resolve(true);
      // A machine without IPv6 has no ::1.
      else if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' || code === 'EINVAL') resolve(false);
      else reject(error);
    });
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}
