// @ts-check
// `npm run bench:search -- --sizes 10k,100k --places fixed,growing`: what a search costs at each size of the catalogue, as
// ratios to `SELECT 1` through the same server in the same run. See bench/README.md.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { goals, judge } from '../scripts/checks/goals.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { hammer } from './raw.mjs';
import { keepResults } from './results.mjs';
import { makeCatalogue, listAddresses } from './search-catalogue.mjs';
import { pathOf, searchMix } from './search-mix.mjs';
import { run, startServer } from './search-server.mjs';
import { priceChange } from './search-write.mjs';

/** @import { Figure } from '../scripts/checks/goals.mjs' */
/** @import { Figures } from './raw.mjs' */

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10k,100k,1m' },
    places: { type: 'string', default: 'fixed,growing' },
    seconds: { type: 'string', default: '5' },
  },
});
const seconds = Number(values.seconds);
const mostRequests = 200_000;
const mixed = 4000;
const sizes = values.sizes.split(',').map((text) => {
  const [, number, unit] = /^(\d+)(k|m)?$/i.exec(text.trim()) ?? [];
  if (!number) throw new Error(`--sizes takes such as 10k,100k,1m, not ${text}`);
  return Number(number) * ({ k: 1000, m: 1_000_000 }[unit?.toLowerCase() ?? ''] ?? 1);
});
const layouts = values.places.split(',').map((text) => {
  if (text !== 'fixed' && text !== 'growing')
    throw new Error(`--places takes fixed and growing, not ${text}`);
  return text;
});

const results = [];
for (const packages of sizes) {
  for (const places of layouts) {
    // Up to here the places do not grow: it is the same catalogue.
    if (places === 'growing' && packages <= 10_000 && layouts.includes('fixed')) continue;
    const result = await measureOne({ packages, places });
    results.push(result);
    print(result);
  }
}
keepResults('search', { seconds, node: process.version, results });
const failed = results.flatMap(({ rows }) => rows).filter((row) => row.failed > 0);
for (const row of failed)
  console.error(`${row.failed} of ${row.requests} answers of ${row.scenario} failed: ${row.firstFailure}`);
process.exitCode = failed.length > 0 ? 1 : 0;
judge(results.flatMap(promised));

/**
 * What a search is to reach in a catalogue of that size.
 * @param {Awaited<ReturnType<typeof measureOne>>} result
 * @returns {Figure[]}
 */
function promised({ packages, places, rows, write }) {
  const { p95Ratio, upTo, shownMs } = goals.search;
  const where = `${packages.toLocaleString('en-US')} packages, places ${places}`;
  const alone = rows.filter(({ scenario, connections }) => scenario === 'full answer' && connections === 1);
  return [
    ...(packages <= upTo ? alone : []).map(({ ratio }) => ({
      figure: `${where}: a full answer, p95 beside SELECT 1`,
      found: ratio.p95,
      goal: p95Ratio,
    })),
    {
      figure: `${where}: until a changed price shows, at most`,
      found: Math.max(...write),
      goal: shownMs,
      unit: 'ms',
    },
  ];
}

/** @param {{ packages: number, places: 'fixed' | 'growing' }} wanted */
async function measureOne(wanted) {
  console.log(`\nMaking ${wanted.packages.toLocaleString('en-US')} packages, places ${wanted.places} …`);
  // Ratios bear another machine, but no neighbour who works in the middle of one figure and not of the next.
  const othersLoad = loadavg()[0] ?? 0;
  const postgres = await startPostgres();
  const stopEarly = () => void postgres.stop().then(() => process.exit(143));
  process.once('SIGTERM', stopEarly);
  const client = new pg.Client({ connectionString: postgres.url });
  // The server ends its connections when it stops.
  client.on('error', () => {});
  /** @type {Awaited<ReturnType<typeof startServer>> | undefined} */
  let server;
  try {
    await run('api/dist/src/migrate.js', postgres.url);
    await run('api/dist/src/seed.js', postgres.url);
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
    for (let start = 0; start < 3; start++) {
      await server?.stop();
      server = await startServer(postgres.url);
      const first = await hammer({
        port: server.port,
        connections: 1,
        seconds: 120,
        most: 1,
        path: () => paths[start] ?? '',
      });
      cold.push({ readyMs: server.readyMs, firstMs: first.p50 });
      // At a million packages a start takes long enough to be asked for once.
      if (wanted.packages > 200_000) break;
    }
    if (!server) throw new Error('No server was started');
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
    return { ...wanted, made, othersLoad, cold, rows, write, memoryMb: await server.memoryMb() };
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
  return {
    p50: figures.p50 / floor.p50,
    p95: figures.p95 / floor.p95,
    perSecond: figures.perSecond / floor.perSecond,
  };
}

/** @param {Awaited<ReturnType<typeof measureOne>>} result */
function print({ packages, places, made, othersLoad, cold, rows, write, memoryMb }) {
  const number = (/** @type {number} */ value, digits = 2) => value.toFixed(digits).padStart(10);
  console.log(`\n${packages.toLocaleString('en-US')} packages at ${made.places} places (${places})`);
  console.log(
    'scenario                 conn  requests  per second    p50 ms    p95 ms p50 ratio p95 ratio  /s ratio',
  );
  for (const { scenario, connections, requests, perSecond, p50, p95, ratio } of rows)
    console.log(
      `${scenario.padEnd(24)}${String(connections).padStart(5)}${String(requests).padStart(10)}${number(perSecond, 1)}${number(p50)}${number(p95)}${number(ratio.p50, 1)}${number(ratio.p95, 1)}${number(ratio.perSecond, 3)}`,
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
