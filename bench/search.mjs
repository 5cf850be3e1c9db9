// @ts-check
// `npm run bench:search -- --sizes 10k,100k --places fixed,growing`: the cost of a search by catalogue
// size, as ratios to `SELECT 1` through the same server in the same run. See bench/README.md.
import { availableParallelism, loadavg } from 'node:os';
import pg from 'pg';
import { goals, judge } from '../scripts/checks/goals.mjs';
import { Problem } from '../scripts/lib/problem.mjs';
import { apiProcesses } from '../scripts/lib/settings.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { apiEnv, runProgram, startApiServer } from './api-server.mjs';
import { runBench } from './options.mjs';
import { hammer } from './raw.mjs';
import { keepResults } from './results.mjs';
import { makeCatalogue, listAddresses } from './search-catalogue.mjs';
import { pathOf, searchMix } from './search-mix.mjs';
import { priceChange } from './search-write.mjs';

/** @import { Figure } from '../scripts/checks/goals.mjs' */
/** @import { Figures } from './raw.mjs' */

/** @typedef {{ packages: number, places: 'fixed' | 'growing' }} Catalogue */
/** @typedef {{ seconds: number, queries: number, starts: number, processes: number }} Load */

const defaults = {
  full: { sizes: '10k,100k,1m', places: 'fixed,growing', seconds: 5, queries: 4000, starts: 3 },
  small: { sizes: '500', places: 'fixed', seconds: 0.2, queries: 100, starts: 1 },
};
const mostRequests = 200_000;

await runBench(defaults, async ({ sizes, places, seconds, queries, starts, small }) => {
  const processes = small ? 1 : apiProcesses();
  const results = [];
  for (const catalogue of cataloguesOf(sizes, places)) {
    const result = await measureOne(catalogue, { seconds, queries, starts, processes });
    results.push(result);
    print(result);
  }
  keepResults('search', { small, seconds, results });
  judge(results.flatMap(promised), { small });
});

/**
 * @param {string} sizes such as `10k,100k`
 * @param {string} layouts such as `fixed,growing`
 * @returns {Catalogue[]}
 */
function cataloguesOf(sizes, layouts) {
  const places = layouts.split(',').map((text) => {
    if (text !== 'fixed' && text !== 'growing')
      throw new Problem(`--places takes fixed and growing, not ${text}`);
    return text;
  });
  return sizes.split(',').flatMap((text) => {
    const [, number, unit] = /^(\d+)(k|m)?$/i.exec(text.trim()) ?? [];
    if (!number) throw new Problem(`--sizes takes such as 10k,100k, not ${text}`);
    const packages = Number(number) * ({ k: 1000, m: 1_000_000 }[unit?.toLowerCase() ?? ''] ?? 1);
    // Up to this size `growing` has as many places as `fixed`, so it is the same catalogue.
    const isOne = packages <= 10_000 && places.includes('fixed');
    return places
      .filter((layout) => layout === 'fixed' || !isOne)
      .map((layout) => ({ packages, places: layout }));
  });
}

/**
 * The goals of a search in a catalogue of this size.
 * @param {Awaited<ReturnType<typeof measureOne>>} result
 * @returns {Figure[]}
 */
function promised({ packages, places, rows, write }) {
  const { answer, upTo, shownMs } = goals.search;
  const where = `${packages.toLocaleString('en-US')} packages, places ${places}`;
  const alone = rows.filter(({ scenario, connections }) => scenario === 'full answer' && connections === 1);
  return [
    ...(packages <= upTo ? alone : []).map(({ ratio }) => ({
      figure: `${where}: a full answer, p95 beside SELECT 1`,
      found: ratio.p95,
      ...answer,
    })),
    {
      figure: `${where}: until a changed price shows, at most`,
      found: Math.max(...write),
      goal: shownMs,
      unit: 'ms',
    },
  ];
}

/**
 * @param {Catalogue} wanted
 * @param {Load} how
 */
async function measureOne(wanted, { seconds, queries: mixed, starts, processes }) {
  console.log(`\nMaking ${wanted.packages.toLocaleString('en-US')} packages, places ${wanted.places} …`);
  // Ratios compensate for slower machines, but not for other load during only a part of the run.
  const othersLoad = loadavg()[0] ?? 0;
  const postgres = await startPostgres();
  const stopEarly = () => void postgres.stop().then(() => process.exit(143));
  process.once('SIGTERM', stopEarly);
  const client = new pg.Client({ connectionString: postgres.url });
  // The server closes its connections when it stops.
  client.on('error', () => {});
  /** @type {Awaited<ReturnType<typeof startApiServer>> | undefined} */
  let server;
  try {
    const env = apiEnv(postgres.url, {
      API_PROCESSES: process.env.API_PROCESSES || String(processes),
      SEED: 'none',
    });
    await runProgram('api/dist/src/migrate.js', env);
    await runProgram('api/dist/src/seed.js', env);
    await client.connect();
    const made = await makeCatalogue(client, wanted);
    const { rows: categories } = await client.query(
      'select distinct package_category as category, meal_type as "mealType" from package_categories order by 1, 2',
    );
    const market = {
      addresses: await listAddresses(client),
      categories,
      today: new Date().toISOString().slice(0, 10),
    };
    const queries = searchMix(market, mixed);
    const paths = queries.map((query) => pathOf(query));
    const totals = queries.map((query) => pathOf(query, { limit: '0', offset: '0' }));

    const cold = [];
    for (let start = 0; start < starts; start++) {
      await server?.stop();
      server = await startApiServer(env);
      const first = await hammer({
        port: server.port,
        connections: 1,
        seconds: 120,
        most: 1,
        path: () => paths[start] ?? '',
      });
      cold.push({ readyMs: server.readyMs, firstMs: first.p50 });
      // Above this size a start takes so long that one is enough.
      if (wanted.packages > 200_000) break;
    }
    if (!server) throw new Problem('--starts takes 1 or more');
    const { port } = server;
    const rows = [];
    const load = (
      /** @type {number} */ connections,
      /** @type {(n: number) => string} */ path,
      span = seconds,
    ) => hammer({ port, connections, seconds: span, most: mostRequests, path });
    const turn = (/** @type {string[]} */ list) => (/** @type {number} */ n) => list[n % list.length] ?? '';
    await load(8, turn(paths), Math.min(3, seconds));
    await load(8, () => '/select-1', Math.min(1, seconds));
    for (const connections of [1, 8]) {
      const floor = await load(connections, () => '/select-1');
      for (const { scenario, path } of [
        { scenario: 'SELECT 1', path: null },
        { scenario: 'full answer', path: turn(paths) },
        { scenario: 'totals and facets alone', path: turn(totals) },
      ]) {
        const figures = path ? await load(connections, path) : floor;
        rows.push({ scenario, connections, ...figures, ratio: ratios(figures, floor) });
      }
    }
    const write = await priceChange(client, port);
    const memoryMb = Math.round(Number(await server.ask('memory')) / 1024 ** 2);
    return { ...wanted, made, othersLoad, cold, rows, write, memoryMb };
  } finally {
    await server?.stop();
    await client.end().catch(() => {});
    await postgres.stop();
    process.off('SIGTERM', stopEarly);
  }
}

/**
 * @param {Figures} figures
 * @param {Figures} floor
 */
function ratios(figures, floor) {
  return { p50: figures.p50 / floor.p50, p95: figures.p95 / floor.p95 };
}

/** @param {Awaited<ReturnType<typeof measureOne>>} result */
function print({ packages, places, made, othersLoad, cold, rows, write, memoryMb }) {
  const number = (/** @type {number} */ value, digits = 2) => value.toFixed(digits).padStart(10);
  console.log(`\n${packages.toLocaleString('en-US')} packages at ${made.places} places (${places})`);
  console.log('scenario                 conn  requests    p50 ms    p95 ms p50 ratio p95 ratio');
  for (const { scenario, connections, requests, p50, p95, ratio } of rows)
    console.log(
      `${scenario.padEnd(24)}${String(connections).padStart(5)}${String(requests).padStart(10)}${number(p50)}${number(p95)}${number(ratio.p50, 1)}${number(ratio.p95, 1)}`,
    );
  if (othersLoad > availableParallelism() / 2)
    console.log(
      `The machine was busy with other work (load ${othersLoad.toFixed(1)}): measure again when it is not.`,
    );
  const list = (/** @type {number[]} */ times) => times.map((ms) => ms.toFixed(0)).join(', ');
  console.log(
    `start until ready: ${list(cold.map(({ readyMs }) => readyMs))} ms; first query after it: ${list(cold.map(({ firstMs }) => firstMs))} ms`,
  );
  console.log(`a changed price shows after ${list(write)} ms; the server holds ${memoryMb} MB`);
}
