// @ts-check
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../scripts/lib/ports.mjs';
import { apiProcesses } from '../scripts/lib/settings.mjs';

const root = join(import.meta.dirname, '..');
const settings = (/** @type {string} */ url) => ({
  ...process.env,
  API_PROCESSES: process.env.API_PROCESSES || String(apiProcesses()),
  DATABASE_URL: url,
  SESSION_SECRET: 'only for the bench, on this machine alone',
  LOG_LEVEL: 'error',
  SEED: 'none',
});

/**
 * Runs a script of the API to its end.
 * @param {string} file
 * @param {string} url of the database
 */
export const run = (file, url) =>
  new Promise((resolve, reject) => {
    const child = fork(join(root, file), {
      env: settings(url),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('exit', (code) =>
      code === 0 ? resolve(undefined) : reject(new Error(`${file}: exit ${code}`)),
    );
  });

/**
 * Starts the API on a database; resolves when it can answer searches.
 * @param {string} url
 */
export async function startServer(url) {
  const port = await freePort(0);
  const from = performance.now();
  const child = fork(join(root, 'bench/server.cjs'), {
    env: { ...settings(url), PORT: String(port), PUBLIC_ORIGIN: `http://127.0.0.1:${port}` },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The server ended at its start (${code})`)));
  });
  return {
    port,
    readyMs: performance.now() - from,
    memoryMb: () =>
      new Promise((resolve) => {
        child.once('message', (bytes) => resolve(Math.round(Number(bytes) / 1024 / 1024)));
        child.send('memory');
      }),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
