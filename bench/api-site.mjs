// @ts-check
// The API as it is built, with a database, a marketplace and the local peers of its own.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../scripts/lib/ports.mjs';
import { startPostgres } from '../scripts/postgres.mjs';

const root = join(import.meta.dirname, '..');

/**
 * @typedef {object} ApiSite
 * @property {string} origin of the API
 * @property {string} localServices origin of the stand-ins for payments and mail
 * @property {string} databaseUrl
 * @property {import('node:child_process').ChildProcess} server `server.cjs`, for what it answers to messages
 */

/**
 * Makes a marketplace in an embedded PostgreSQL of its own, starts the API on it, and ends all of it after `work`.
 * @param {string} seed
 * @param {(site: ApiSite) => Promise<void>} work
 * @param {number} [processes] of the API
 */
export async function withApiSite(seed, work, processes = 1) {
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = [];
  const postgres = await startPostgres();
  process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(143)));
  try {
    const port = await freePort(0);
    const localPort = await freePort(0);
    const origin = `http://127.0.0.1:${port}`;
    const localServices = `http://127.0.0.1:${localPort}`;
    const env = {
      ...process.env,
      DATABASE_URL: postgres.url,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      SESSION_SECRET: 'only for the bench, on this machine alone',
      LOCAL_SERVICES_URL: localServices,
      LOCAL_SERVICES_PORT: String(localPort),
      LOCAL_SMTP_PORT: String(await freePort(0)),
      LOG_LEVEL: 'error',
      SEED: seed,
      API_PROCESSES: process.env.API_PROCESSES || String(processes),
    };
    const start = (/** @type {string} */ file) => {
      const child = fork(join(root, file), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      children.push(child);
      return child;
    };
    console.log(`Making the ${seed} marketplace …`);
    start('local-services/dist/main.js');
    await ended(start('api/dist/src/migrate.js'));
    await ended(start('api/dist/src/seed.js'));
    const server = start('bench/server.cjs');
    await new Promise((resolve) => server.once('message', resolve));
    await work({ origin, localServices, databaseUrl: postgres.url, server });
  } finally {
    for (const child of children) child.kill();
    await postgres.stop();
  }
}

/** @param {import('node:child_process').ChildProcess} child */
const ended = (child) =>
  new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve(undefined) : reject(new Error(`exit ${code}`))));
  });
