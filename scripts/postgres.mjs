// @ts-check
import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  dataFolder,
  disownStalePid,
  ensureCluster,
  explain,
  launch,
  owner,
  password,
  runningServer,
} from './database/cluster.mjs';
import { choosePlace } from './database/place.mjs';
import { livingUsers, registerUser, sweep } from './database/users.mjs';
import { takeLock } from './lib/lock.mjs';
import { freePort } from './lib/ports.mjs';
import { describeError, Problem } from './lib/problem.mjs';
import { end, isAlive, until } from './lib/processes.mjs';

/** @import { Place } from './database/place.mjs' */

/**
 * @typedef {object} Postgres
 * @property {string} url of the database `copper_carrot`, as a user who may create databases
 * @property {number} pid
 * @property {number} port
 * @property {string} folder where the cluster lies
 * @property {boolean} adopted whether the server was running already
 * @property {(callback: () => void) => void} onDeath called once when the server ends without `stop`; to keep it, start again
 * @property {() => Promise<void>} stop ends the server, unless another living process uses it; twice is fine
 */

/**
 * Starts the embedded PostgreSQL on 127.0.0.1, or adopts the one already running on this data folder. If
 * the port is taken it uses another; other failures reject with a `Problem` of one sentence.
 * @param {{ dataDir?: string, port?: number, log?: (line: string) => void }} [options] no dataDir: a temporary cluster
 *   without fsync, removed by `stop`
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ dataDir, port = 0, log = () => {} } = {}) {
  const temporary = dataDir === undefined;
  if (temporary) await sweep();
  const place = choosePlace(dataDir);
  const release = await takeLock(join(place.folder, 'start.lock'), {
    patience: 120_000,
    onWait: ({ pid }) => log(`Another start (process ${pid}) is making the database ready; waiting for it.`),
  });
  try {
    const running = await adopt(place, log);
    if (!running) await ensureCluster(place, { temporary });
    const server = running ?? (await launchReady(place, { port, temporary, log }));
    await ensureDatabase(place.folder, server.port);
    return handle(place, server, { temporary });
  } catch (error) {
    if (temporary) rmSync(place.folder, { recursive: true, force: true });
    throw error;
  } finally {
    release();
  }
}

/**
 * The server left running by a killed or parallel process, once it answers; undefined if there is none.
 * @param {Place} place
 * @param {(line: string) => void} log
 */
async function adopt({ folder }, log) {
  if (!runningServer(folder)) return undefined;
  const answers = await until(async () => {
    const found = runningServer(folder);
    return !found || (found.ready && (await answersOn(folder, found.port)));
  }, 30_000);
  const found = runningServer(folder);
  if (found && answers) {
    log(`Adopted the PostgreSQL that was running already (process ${found.pid}).`);
    return { ...found, adopted: true };
  }
  // The server hangs, so it is stopped; its data are safe in the write-ahead log.
  if (found) await end(found.pid, { signals: ['SIGINT', 'SIGQUIT'], patience: 5000 });
  return undefined;
}

/**
 * @param {Place} place
 * @param {{ port: number, temporary: boolean, log: (line: string) => void }} options
 */
async function launchReady(place, { port, temporary, log }) {
  let chosen = await freePort(port);
  if (port && chosen !== port) log(`Port ${port} is taken; the database uses ${chosen}.`);
  for (let attempt = 1; ; attempt++) {
    disownStalePid(place.folder);
    const { child, said } = launch(place, { port: chosen, temporary });
    let ended = false;
    child.once('exit', () => (ended = true)).once('error', () => (ended = true));
    await until(
      async () =>
        ended || (runningServer(place.folder)?.ready === true && (await answersOn(place.folder, chosen))),
      120_000,
    );
    if (!ended && child.pid) return { pid: child.pid, port: chosen, adopted: false };
    const complaint = said();
    // Another process started it in the meantime.
    const other = await adopt(place, log);
    if (other) return other;
    if (attempt < 20 && /Address already in use|could not create any TCP\/IP sockets/i.test(complaint))
      chosen = await freePort(0);
    // A killed server's children take a moment to end.
    else if (attempt < 20 && /pre-existing shared memory|lock file .* already exists/i.test(complaint))
      await new Promise((resolve) => setTimeout(resolve, 500));
    else throw new Problem(explain(complaint, place.folder));
  }
}

/**
 * @param {Place} place
 * @param {{ pid: number, port: number, adopted: boolean }} server
 * @param {{ temporary: boolean }} how
 * @returns {Postgres}
 */
function handle({ folder }, { pid, port, adopted }, { temporary }) {
  const unregister = registerUser(folder);
  /** @type {NodeJS.Timeout | undefined} */
  let watch;
  /** @type {Promise<void> | undefined} */
  let stopping;

  const stop = async () => {
    clearInterval(watch);
    const release = await takeLock(join(folder, 'start.lock'), { patience: 30_000 });
    try {
      unregister();
      if (livingUsers(folder) > 0) return;
      // Not `pid`, as the server may have been restarted since.
      const last = runningServer(folder);
      if (last) await end(last.pid, { signals: ['SIGINT', 'SIGQUIT'], patience: 10_000 });
    } finally {
      release();
    }
    if (temporary) rmSync(folder, { recursive: true, force: true });
  };
  return {
    url: url(folder, port, owner),
    ...{ pid, port, folder, adopted },
    onDeath: (callback) => {
      watch = setInterval(() => {
        if (isAlive(pid)) return;
        clearInterval(watch);
        // A restart registers again: two marks of one process would keep the server running forever.
        unregister();
        callback();
      }, 200);
      watch.unref();
    },
    stop: () => (stopping ??= stop()),
  };
}

/**
 * @param {string} folder
 * @param {number} port
 */
async function ensureDatabase(folder, port) {
  await query(folder, port, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [owner]);
    if (rowCount === 0) await client.query(`create database ${owner}`);
  });
}

/**
 * Whether the server on this port is this folder's.
 * @param {string} folder
 * @param {number} port
 */
async function answersOn(folder, port) {
  try {
    return await query(folder, port, async (client) => {
      const { rows } = await client.query('show data_directory');
      return rows[0].data_directory === dataFolder(folder);
    });
  } catch {
    return false;
  }
}

/**
 * @template T
 * @param {string} folder
 * @param {number} port
 * @param {(client: import('pg').Client) => Promise<T>} work
 */
async function query(folder, port, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: url(folder, port, 'postgres'),
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * @param {string} folder
 * @param {number} port
 * @param {string} database
 */
const url = (folder, port, database) =>
  `postgres://${owner}:${password(folder)}@127.0.0.1:${port}/${database}`;

/**
 * `node scripts/postgres.mjs [data folder]`: prints {url, pid} as JSON, and stops when its input closes or
 * on a signal.
 */
async function main() {
  try {
    const server = await startPostgres({ dataDir: process.argv[2], log: (line) => console.error(line) });
    console.log(JSON.stringify({ url: server.url, pid: server.pid }));
    await new Promise((resolve) => {
      process.stdin.resume().once('end', resolve);
      process.once('SIGINT', resolve).once('SIGTERM', resolve).once('SIGHUP', resolve);
    });
    await server.stop();
    process.exit(0);
  } catch (error) {
    console.error(describeError(error));
    process.exit(1);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) void main();
