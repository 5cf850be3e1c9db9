// @ts-check
// The first table: what an answer costs, as a ratio to `SELECT 1` through the same server in the same run.
import { withApiSite } from './api-site.mjs';
import { cartsToSubmit } from './carts.mjs';
import { Client, measure } from './client.mjs';
import { keepResults } from './results.mjs';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const seed = process.env.SEED ?? 'full';

await withApiSite(seed, async ({ origin }) => {
  const client = new Client(origin);
  await client.signIn('orderer@northwind.example');
  const scenarios = await prepare(client);
  await measure(client, { connections: 8, seconds: 2, calls: () => ({ path: '/select-1' }) });

  /** @type {{ scenario: string, connections: number, requests: number, perSecond: number, p50: number, p95: number, ratio: { p50: number, p95: number, perSecond: number } }[]} */
  const rows = [];
  for (const connections of [1, 8]) {
    const floor = await measure(client, { connections, seconds, calls: () => ({ path: '/select-1' }) });
    for (const { name, calls } of [{ name: 'SELECT 1', calls: null }, ...scenarios]) {
      const figures = calls
        ? await measure(client, { connections, seconds, calls: calls(connections) })
        : floor;
      rows.push({
        scenario: name,
        connections,
        ...figures,
        ratio: {
          p50: figures.p50 / floor.p50,
          p95: figures.p95 / floor.p95,
          perSecond: figures.perSecond / floor.perSecond,
        },
      });
    }
  }
  print(rows);
  keepResults('api', { seed, seconds, rows });
});

/**
 * @param {Client} client
 * @returns {Promise<{ name: string, calls: (connections: number) => (n: number) => import('./client.mjs').Call | undefined }[]>}
 */
async function prepare(client) {
  const search = '/cpi/v1/public/packages/search?place_id=1&headcount=20&limit=24';
  const { json: found } = await client.must({ path: search });
  /** @type {string[]} */
  const slugs = found.records.map((/** @type {{ slug: string }} */ { slug }) => slug);
  const { json: orders } = await client.must({ path: '/cpi/v1/orderer/orders?when=past&limit=25' });
  /** @type {number[]} */
  const ids = orders.records.map((/** @type {{ id: number }} */ { id }) => id);
  console.log('Filling carts …');
  const carts = await cartsToSubmit(client, slugs, 60);
  let taken = 0;
  return [
    {
      name: 'search, a page with facets',
      calls: () => (n) => ({ path: `${search}&offset=${(n % 4) * 24}` }),
    },
    {
      name: 'package page data',
      calls: () => (n) => ({ path: `/cpi/v1/public/packages/${slugs[n % slugs.length]}` }),
    },
    { name: 'order read', calls: () => (n) => ({ path: `/cpi/v1/orderer/orders/${ids[n % ids.length]}` }) },
    {
      name: 'submit, card authorised',
      calls: (connections) => {
        const until = taken + (connections === 1 ? carts.length / 3 : (carts.length * 2) / 3);
        return () =>
          taken < until
            ? { path: `/cpi/v1/orderer/orders/${carts[taken++]}/submit`, method: 'POST', body: {} }
            : undefined;
      },
    },
  ];
}

/** @param {{ scenario: string, connections: number, requests: number, perSecond: number, p50: number, p95: number, ratio: { p50: number, p95: number, perSecond: number } }[]} rows */
function print(rows) {
  const number = (/** @type {number} */ value, digits = 1) => value.toFixed(digits).padStart(9);
  console.log(
    '\nscenario                      conn  requests   per s      p50 ms    p95 ms   p50 ratio p95 ratio',
  );
  for (const { scenario, connections, requests, perSecond, p50, p95, ratio } of rows) {
    console.log(
      `${scenario.padEnd(30)}${String(connections).padStart(3)}${String(requests).padStart(10)}${number(perSecond)} ${number(p50, 2)} ${number(p95, 2)} ${number(ratio.p50)} ${number(ratio.p95)}`,
    );
  }
}
