// @ts-check
// `npm run bench:orders`: whole orders (create the cart, complete it, submit it with a card) of 1, 8 and 32
// people at once, as ratios to `SELECT 1` through the same server in the same run. See bench/README.md.
import { goals, judge } from '../scripts/checks/goals.mjs';
import { apiProcesses } from '../scripts/lib/settings.mjs';
import { withApiSite } from './api-site.mjs';
import { figuresOf, measure } from './client.mjs';
import { runBench } from './options.mjs';
import { signInOrderers } from './orderers.mjs';
import { printRatios } from './ratios.mjs';
import { keepResults } from './results.mjs';

/** @import { ApiSite } from './api-site.mjs' */
/** @import { Orderer } from './orderers.mjs' */
/** @import { Row } from './ratios.mjs' */

const defaults = {
  full: { seed: 'full', seconds: 5, connections: '1,8,32', locks: 20 },
  small: { seed: 'small', seconds: 0.3, connections: '1,8', locks: 1 },
};
/** The payments' delay in ms while locks are measured. */
const slowPaymentsMs = 300;

await runBench(defaults, async ({ seed, seconds, locks: timed, small, ...options }) => {
  const connections = options.connections.split(',').map(Number);
  const bench = async (/** @type {ApiSite} */ site) => {
    const orderers = await signInOrderers(site, Math.max(...connections));
    const [first] = orderers;
    if (!first) throw new Error('--connections takes such as 1,8');
    await runLanes(orderers.slice(0, 8), Math.min(2, seconds));
    /** @type {Row[]} */
    const rows = [];
    for (const lanes of connections) rows.push(...(await measureOrders(orderers.slice(0, lanes), seconds)));
    printRatios(rows);
    const locks = figuresOf(await timeTransactionsOfSubmits(site, first, timed));
    keepResults('orders', { small, seed, seconds, rows, locks });
    const floorAlone = rows.find(({ name, connections: lanes }) => name === 'SELECT 1' && lanes === 1)?.floor;
    judge(
      [
        ...rows
          .filter(({ name, connections: lanes }) => name === 'order' && lanes === 8)
          .map(({ figures, floor }) => ({
            figure: 'an order, eight people at once, median beside SELECT 1',
            found: figures.p50 / floor.p50,
            ...goals.orders.atEight,
          })),
        ...(floorAlone
          ? [
              {
                figure: `transactions of a submit whose payment takes ${slowPaymentsMs} ms, median beside SELECT 1`,
                found: locks.p50 / floorAlone.p50,
                ...goals.orders.locked,
              },
            ]
          : []),
      ],
      { small },
    );
  };
  // As many processes as `npm start` runs: a single one would leave a core to the database.
  await withApiSite(seed, bench, apiProcesses());
});

/**
 * @param {Orderer[]} orderers each a lane
 * @param {number} seconds
 * @returns {Promise<Row[]>}
 */
async function measureOrders(orderers, seconds) {
  const connections = orderers.length;
  const [first] = orderers;
  if (!first) return [];
  const calls = () => ({ path: '/select-1' });
  const floor = await measure(first.client, { connections, seconds, calls });
  const times = await runLanes(orderers, seconds);
  return [
    { name: 'SELECT 1', connections, figures: floor, floor },
    ...Object.entries(times).map(([name, each]) => ({ name, connections, figures: figuresOf(each), floor })),
  ];
}

/**
 * @param {Orderer[]} orderers each a lane
 * @param {number} seconds
 */
async function runLanes(orderers, seconds) {
  /** @type {{ create: number[], patch: number[], submit: number[], order: number[] }} */
  const times = { create: [], patch: [], submit: [], order: [] };
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    orderers.map(async (orderer) => {
      while (performance.now() < end) {
        const from = performance.now();
        await orderer.order((step, ms) => times[step].push(ms));
        times.order.push(performance.now() - from);
      }
    }),
  );
  return times;
}

/**
 * The duration of each submit's transactions while payments are slow; none may be open during a payment
 * call.
 * @param {ApiSite} site
 * @param {Orderer} orderer
 * @param {number} orders
 * @returns {Promise<number[]>} milliseconds
 */
async function timeTransactionsOfSubmits({ localServices, server }, orderer, orders) {
  const lasted = async () => /** @type {number[]} */ (await server.ask('transactions of submits'));
  await lasted();
  await setPayments(localServices, {
    behaviour: 'slow',
    milliseconds: slowPaymentsMs,
    path: '/v1/payment_intents',
  });
  try {
    for (let placed = 0; placed < orders; placed += 1) await orderer.order();
  } finally {
    await setPayments(localServices, { behaviour: 'normal' });
  }
  return lasted();
}

/**
 * @param {string} localServices
 * @param {object} behaviour
 */
async function setPayments(localServices, behaviour) {
  const answer = await fetch(`${localServices}/local/stripe/behaviour`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(behaviour),
  });
  if (!answer.ok) throw new Error(`The payments could not be slowed down: ${await answer.text()}`);
}
