// @ts-check
import { join } from 'node:path';
import { startPostgres } from '../postgres.mjs';
import { requireFirstPages } from './first-pages.mjs';
import { endLeftovers, forgetProcesses, recordProcesses } from './leftovers.mjs';
import { LockHeld, takeLock } from './lock.mjs';
import { isTaken } from './ports.mjs';
import { Problem } from './problem.mjs';
import { until } from './processes.mjs';
import { run } from './run.mjs';
import { supervise } from './service.mjs';
import { timed } from './times.mjs';

/** @import { Postgres } from '../postgres.mjs' */
/** @import { Service } from './service.mjs' */
/** @import { Settings } from './settings.mjs' */

/**
 * The database's port, unless something else has it: away from 5432, where a server of one's own may live, and from the
 * numbers of outgoing connections, one of which could hold it when a killed server wants it back.
 */
const databasePort = 25_432;

/**
 * Runs the whole site: database, stand-ins, API and worker. `ready` settles once it answers with every remote of the
 * checkout; `stop` leaves nothing behind and may be called at any moment.
 * @param {Settings} settings
 * @param {{ prepare: () => Promise<{ server: Promise<void>, all: Promise<void> }>, log: (line: string) => void, mayLack?: boolean, steadyAfter?: number }} options
 *   mayLack: it is ready without a remote that is not live, too; steadyAfter: see `supervise`
 */
export function runSite(settings, { prepare, log, mayLack = false, steadyAfter }) {
  /** @type {Service[]} */
  const services = [];
  /** @type {(() => Promise<void> | void)[]} */
  const undo = [];
  let stopped = false;
  let databaseUrl = '';
  const goOn = () => {
    if (stopped) throw new Stopped();
  };

  const bringUp = async () => {
    undo.push(await claim(settings, log));
    goOn();
    const built = await prepare();
    goOn();
    const database = timed('database', () =>
      openDatabase(settings, { services, undo, log, isStopped: () => stopped }),
    );
    // A failed build waits for the database too, or nobody would be there to stop it.
    await Promise.allSettled([database, built.server]);
    databaseUrl = await database;
    await built.server;
    goOn();
    const env = { ...settings.env, DATABASE_URL: databaseUrl };
    await timed('migrate', () => step('The migration', ['api/dist/src/migrate.js', 'up'], env, log));
    const live = built.all.then(() => {
      goOn();
      return timed('publish', () => syncReleases(env, { mayLack, log }));
    });
    const seeded = timed('seed', () => seed(settings, env, log));
    for (const result of await Promise.allSettled([seeded, live]))
      if (result.status === 'rejected') throw result.reason;
    goOn();
    const add = (
      /** @type {string} */ name,
      /** @type {string} */ program,
      /** @type {NodeJS.ProcessEnv} */ more = {},
    ) =>
      services.push(
        supervise(name, [program], {
          env: { ...env, ...more },
          log,
          steadyAfter,
          onStart: () => recordProcesses(settings.dataDir, services),
        }),
      );
    if (settings.local) add('local-services', 'local-services/dist/main.js', settings.localEnv);
    add('api', 'api/dist/src/server.js');
    add('worker', 'api/dist/src/worker.js');
    recordProcesses(settings.dataDir, services);
    await timed('services', () => untilReady(settings, services, () => stopped));
    if (!mayLack) await timed('first pages', () => requireFirstPages(settings.port));
  };
  const ready = bringUp();
  // Whoever stops a start is not told that it did not finish.
  ready.catch(() => {});

  const stop = async () => {
    stopped = true;
    await Promise.all(services.map((service) => service.stop()));
    await ready.catch(() => {});
    await Promise.all(services.map((service) => service.stop()));
    forgetProcesses(settings.dataDir);
    for (const step of undo.reverse()) await step();
  };
  /** @type {Promise<void> | undefined} */
  let stopping;
  return { ready, services, databaseUrl: () => databaseUrl, stop: () => (stopping ??= stop()) };
}

/** The start was stopped before it was done. */
export class Stopped extends Error {}

/**
 * One site per data folder and port; what a killed one left is ended first.
 * @param {Settings} settings
 * @param {(line: string) => void} log
 */
async function claim({ dataDir, port, origin }, log) {
  const release = await takeLock(join(dataDir, 'site.lock'), { patience: 0, note: origin }).catch((error) => {
    if (!(error instanceof LockHeld)) throw error;
    const { pid, note } = error.holder;
    throw new Problem(
      `Copper Carrot runs already with this data folder: ${note} (process ${pid}). Stop it first, or give this one its own: DATA_DIR=.data-2 PORT=${port + 1} npm start`,
    );
  });
  try {
    const isFree = async () => !(await isTaken(port));
    // The last thread of a process that has just ended may hold its port for a moment longer.
    const patience = (await endLeftovers(dataDir, log)) ? 5_000 : 0;
    if (!(await until(isFree, patience)))
      throw new Problem(
        `Port ${port} is taken by another program. Stop that, or choose another port: PORT=${port + 1} npm start`,
      );
  } catch (error) {
    release();
    throw error;
  }
  return release;
}

/**
 * The database's address; an embedded server that dies is started again, and the services follow if its address changed.
 * @param {Settings} settings
 * @param {{ services: Service[], undo: (() => Promise<void> | void)[], log: (line: string) => void, isStopped: () => boolean }} options
 */
async function openDatabase({ dataDir, databaseUrl }, { services, undo, log, isStopped }) {
  if (databaseUrl) return databaseUrl;
  let server = await startPostgres({ dataDir, port: databasePort, log });
  /** @type {Promise<void>} */
  let restarting = Promise.resolve();
  undo.push(async () => {
    await restarting;
    await server.stop();
  });
  const restart = async (/** @type {Postgres} */ watched) => {
    if (isStopped()) return;
    log('PostgreSQL ended; starting it again.');
    const next = await startPostgres({ dataDir, port: watched.port, log }).catch((error) =>
      log(error.message),
    );
    if (!next) return void setTimeout(() => !isStopped() && keep(watched), 5000);
    server = next;
    if (isStopped()) return;
    if (next.url !== watched.url)
      await Promise.all(services.map((service) => service.restart({ DATABASE_URL: next.url })));
    keep(next);
  };
  const keep = (/** @type {Postgres} */ watched) =>
    watched.onDeath(() => {
      restarting = restart(watched);
    });
  keep(server);
  return server.url;
}

/**
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @param {(line: string) => void} log
 */
async function seed({ seed: size }, env, log) {
  // It leaves a database that holds something already as it is; without a demo it loads places and rates alone.
  const tell = (/** @type {string} */ line) => line === 'already seeded' || log(line);
  await step('The demo marketplace', ['api/dist/src/seed.js'], { ...env, SEED: size }, tell);
}

/**
 * Sets the built remotes live.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ mayLack: boolean, log: (line: string) => void }} options
 */
async function syncReleases(env, { mayLack, log }) {
  const tell = (/** @type {string} */ line) => line.endsWith(' was live already') || log(line);
  const { code } = await run(process.execPath, ['api/dist/src/release.js', 'sync'], { env, onLine: tell });
  if (code !== 0 && !mayLack)
    throw new Problem(
      'The site would not be whole; what is missing, and why, is above. Mend that, and start again.',
    );
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {(line: string) => unknown} log
 */
async function step(name, args, env, log) {
  const { code, output } = await run(process.execPath, args, { env, onLine: log });
  if (code !== 0) throw new Problem(`${name} failed:\n${output.trim().split('\n').slice(-15).join('\n')}`);
}

/**
 * @param {Settings} settings
 * @param {Service[]} services
 * @param {() => boolean} isStopped
 */
async function untilReady({ port }, services, isStopped) {
  let answer = 'no answer';
  const failing = () => services.find((service) => service.crashes() >= 4);
  const good = await until(
    async () => {
      if (isStopped() || failing()) return true;
      try {
        const response = await fetch(`http://127.0.0.1:${port}/readyz`, {
          signal: AbortSignal.timeout(3000),
        });
        answer = `${response.status} ${(await response.text()).slice(0, 300)}`;
        return response.ok;
      } catch {
        return false;
      }
    },
    90_000,
    60,
  );
  if (isStopped()) throw new Stopped();
  const broken = failing();
  if (broken) throw new Problem(`${broken.name} does not start; what it says is above.`);
  if (!good) throw new Problem(`The site did not get ready in 90 s: /readyz says ${answer}.`);
}
