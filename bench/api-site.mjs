// @ts-check
// The built API with its own database, marketplace and local services.
import pg from 'pg';
import { freePort } from '../scripts/lib/ports.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { apiEnv, runProgram, startApiServer, startProgram } from './api-server.mjs';

/** @import { ApiServer } from './api-server.mjs' */

/**
 * @typedef {object} ApiSite
 * @property {string} origin of the API
 * @property {string} localServices origin of the stand-ins for payments and mail
 * @property {string} databaseUrl
 * @property {ApiServer} server
 */
/** @typedef {{ databaseUrl: string, localServices: string, stop: () => Promise<void> }} Marketplace */

/**
 * Starts the API on a marketplace with unlimited kitchen capacity, and stops everything after `work`.
 * @param {string} seed
 * @param {(site: ApiSite) => Promise<void>} work
 * @param {number} [processes] of the API
 */
export async function withApiSite(seed, work, processes = 1) {
  const { databaseUrl, localServices, stop } = given() ?? (await makeMarketplace(seed));
  /** @type {ApiServer | undefined} */
  let server;
  const stopAll = async () => {
    await server?.stop();
    await stop();
  };
  process.once('SIGTERM', () => void stopAll().then(() => process.exit(143)));
  try {
    await makeRoom(databaseUrl);
    const env = apiEnv(databaseUrl, {
      LOCAL_SERVICES_URL: localServices,
      API_PROCESSES: process.env.API_PROCESSES || String(processes),
    });
    server = await startApiServer(env);
    await work({ origin: server.origin, localServices, databaseUrl, server });
  } finally {
    await stopAll();
  }
}

/**
 * A marketplace shared by several benches: BENCH_DATABASE_URL, and BENCH_LOCAL_SERVICES_URL for its
 * payments.
 */
function given() {
  const { BENCH_DATABASE_URL: databaseUrl, BENCH_LOCAL_SERVICES_URL: localServices } = process.env;
  return databaseUrl && localServices ? { databaseUrl, localServices, stop: async () => {} } : undefined;
}

/**
 * @param {string} seed
 * @returns {Promise<Marketplace>}
 */
async function makeMarketplace(seed) {
  console.log(`Making the ${seed} marketplace …`);
  const postgres = await startPostgres();
  try {
    const port = await freePort(0);
    const env = apiEnv(postgres.url, {
      SEED: seed,
      LOCAL_SERVICES_PORT: String(port),
      LOCAL_SMTP_PORT: String(await freePort(0)),
      LOCAL_SERVICES_URL: `http://127.0.0.1:${port}`,
    });
    await runProgram('api/dist/src/migrate.js', env);
    await runProgram('api/dist/src/seed.js', env);
    const services = startProgram('local-services/dist/main.js', env);
    const stop = async () => {
      await services.stop();
      await postgres.stop();
    };
    return { databaseUrl: postgres.url, localServices: `http://127.0.0.1:${port}`, stop };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/**
 * A bench places more orders than kitchens have capacity, and should not measure refusals.
 * @param {string} databaseUrl
 */
async function makeRoom(databaseUrl) {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  try {
    await database.query(
      `with closures as (delete from kitchen_closures)
       update kitchen_capacities set max_headcount = 1000000, max_orders = 1000000`,
    );
  } finally {
    await database.end();
  }
}
