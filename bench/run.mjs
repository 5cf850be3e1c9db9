// @ts-check
// `npm run bench`: the cost of API answers, as ratios to `SELECT 1` through the same server in the same
// run.
import { goals, judge } from '../scripts/checks/goals.mjs';
import { withApiSite } from './api-site.mjs';
import { Client, measure } from './client.mjs';
import { runBench } from './options.mjs';
import { signInOrderers } from './orderers.mjs';
import { printRatios } from './ratios.mjs';
import { keepResults } from './results.mjs';

/** @import { Call } from './client.mjs' */
/** @import { Orderer } from './orderers.mjs' */
/** @import { Row } from './ratios.mjs' */
/** @typedef {keyof typeof goals.answers} Scenario */

const defaults = {
  full: { seed: 'full', seconds: 5, submits: 60 },
  small: { seed: 'small', seconds: 0.2, submits: 9 },
};

await runBench(defaults, async ({ seed, seconds, submits, small }) => {
  await withApiSite(seed, async (site) => {
    const [orderer] = await signInOrderers(site, 1);
    if (!orderer) return;
    const client = new Client(site.origin);
    await client.signIn('orderer@northwind.example');
    const reads = await readCalls(client);
    const floorCalls = () => ({ path: '/select-1' });
    await measure(client, { connections: 8, seconds, calls: floorCalls });
    /** @type {Row[]} */
    const rows = [];
    for (const connections of [1, 8]) {
      const floor = await measure(client, { connections, seconds, calls: floorCalls });
      rows.push({ name: 'SELECT 1', connections, figures: floor, floor });
      for (const [name, calls] of Object.entries(reads)) {
        await measure(client, { connections, seconds: seconds / 5, calls });
        rows.push({
          name,
          connections,
          figures: await measure(client, { connections, seconds, calls }),
          floor,
        });
      }
      const calls = await fillCarts(orderer, submits);
      const figures = await measure(orderer.client, {
        connections,
        seconds: Infinity,
        calls: (n) => calls[n],
      });
      rows.push({ name: 'submit', connections, figures, floor });
    }
    printRatios(rows);
    keepResults('api', { small, seed, seconds, rows });
    const judged = rows.flatMap(({ name, connections, figures, floor }) =>
      connections === 8 && name in goals.answers
        ? {
            figure: `${name}, eight at once, median beside SELECT 1`,
            found: figures.p50 / floor.p50,
            ...goals.answers[/** @type {Scenario} */ (name)],
          }
        : [],
    );
    judge(judged, { small });
  });
});

/**
 * @param {Client} client
 * @returns {Promise<Record<string, (n: number) => Call>>}
 */
async function readCalls(client) {
  const search = '/cpi/v1/public/packages/search?place_id=1&headcount=20&limit=24';
  const { json: found } = await client.must({ path: search });
  const slugs = found.records.map((/** @type {{ slug: string }} */ { slug }) => slug);
  const { json: orders } = await client.must({ path: '/cpi/v1/orderer/orders?when=past&limit=25' });
  const ids = orders.records.map((/** @type {{ id: number }} */ { id }) => id);
  if (slugs.length === 0 || ids.length === 0) throw new Error('The marketplace has nothing to read');
  return {
    'search page': (n) => ({ path: `${search}&offset=${(n % 4) * 24}` }),
    package: (n) => ({ path: `/cpi/v1/public/packages/${slugs[n % slugs.length]}` }),
    order: (n) => ({ path: `/cpi/v1/orderer/orders/${ids[n % ids.length]}` }),
  };
}

/**
 * @param {Orderer} orderer
 * @param {number} wanted
 */
async function fillCarts(orderer, wanted) {
  /** @type {Call[]} */
  const submits = [];
  for (let filled = 0; filled < wanted; filled += 1) submits.push(await orderer.fillCart());
  return submits;
}
