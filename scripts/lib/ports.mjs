// @ts-check
import { createServer } from 'node:net';

/**
 * The wanted port of 127.0.0.1 if it is free, otherwise any free one.
 * @param {number} wanted
 * @returns {Promise<number>}
 */
export function freePort(wanted) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (wanted ? resolve(freePort(0)) : reject(error)));
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

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
