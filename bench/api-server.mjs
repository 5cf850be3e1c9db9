// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../scripts/lib/ports.mjs';

const root = join(import.meta.dirname, '..');

/**
 * @typedef {object} ApiServer
 * @property {number} port
 * @property {string} origin
 * @property {number} readyMs
 * @property {(question: 'memory' | 'processor' | 'transactions of submits') => Promise<unknown>} ask
 * @property {() => Promise<void>} stop
 */

/**
 * The environment of every program of a bench's API.
 * @param {string} databaseUrl
 * @param {NodeJS.ProcessEnv} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export const apiEnv = (databaseUrl, more = {}) => ({
  ...process.env,
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: 'only for the bench, on this machine alone',
  LOG_LEVEL: 'error',
  ...more,
});

/**
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 */
export function startProgram(file, env) {
  const child = fork(join(root, file), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { child, ended, stop };
}

/**
 * Runs a program until it ends.
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 */
export async function runProgram(file, env) {
  const [code, signal] = await startProgram(file, env).ended;
  if (code !== 0) throw new Error(`${file} ended with ${signal ?? code}`);
}

/**
 * Starts the API; resolves when all its processes can answer.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<ApiServer>}
 */
export async function startApiServer(env) {
  const port = await freePort(0);
  const origin = `http://127.0.0.1:${port}`;
  const from = performance.now();
  const { child, ended, stop } = startProgram('bench/server.cjs', {
    ...env,
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
  });
  const died = ended.then(([code, signal]) => {
    throw new Error(`The API of the bench ended with ${signal ?? code}`);
  });
  // Only a caller that waits for an answer has to know that none will come.
  died.catch(() => {});
  const nextMessage = async () => (await Promise.race([once(child, 'message'), died]))[0];
  await nextMessage();
  return {
    port,
    origin,
    readyMs: performance.now() - from,
    ask: (question) => {
      const answer = nextMessage();
      child.send(question);
      return answer;
    },
    stop,
  };
}
