// @ts-check
// `npm run bench:remotes`: the figures of the remote platform with their goals. BASE_URL with its DATA_DIR
// measures a running site. See bench/README.md.
import { availableParallelism, loadavg } from 'node:os';
import { measureBudgets } from '../scripts/checks/budgets.mjs';
import { goals, judge } from '../scripts/checks/goals.mjs';
import { withBuiltSite } from './built-site.mjs';
import { Client, figuresOf, measure } from './client.mjs';
import { runBench } from './options.mjs';
import { keptAfter, pages, throughHang } from './remotes/in-browser.mjs';
import { ship } from './remotes/ship.mjs';
import { keepResults } from './results.mjs';
import { withBrowser } from '../scripts/lib/browser.mjs';
import { putEmptyDocument } from './web/empty-page.mjs';

/** @import { Figure } from '../scripts/checks/goals.mjs' */
/** @import { BuiltSite } from './built-site.mjs' */
/** @import { Shipped } from './remotes/ship.mjs' */
/** @typedef {typeof defaults.full} Options */

const defaults = {
  full: {
    rounds: 20,
    hangs: 5,
    remotes: pages.map(({ name }) => name).join(','),
    warm: 10,
    mounts: 50,
  },
  small: { rounds: 1, hangs: 1, remotes: 'mfe-cares', warm: 1, mounts: 1 },
};
const shipped = 'mfe-cares';

await runBench(defaults, async ({ small, ...options }) => {
  await withBuiltSite('remotes', async (site) => {
    // Where a team's commands find the site and its key.
    process.env.SITE = site.origin;
    process.env.DATA_DIR = site.dataDir;
    const rows = [...sizes(), ...(await releases(site, options)), ...(await inBrowser(site, options))];
    const load = loadavg().map((each) => each.toFixed(1));
    console.log(
      `${availableParallelism()} cores, load ${load.join(' ')}; ${options.rounds} releases of ${shipped}`,
    );
    keepResults('remotes', { small, ...options, rows });
    judge(rows, { small });
  });
});

/** @returns {Figure[]} */
function sizes() {
  return measureBudgets().map(({ what, bytes, budget }) => ({
    figure: what,
    found: bytes,
    goal: budget,
    unit: 'KB',
  }));
}

/**
 * @param {BuiltSite} site
 * @param {Options} options
 * @returns {Promise<Figure[]>}
 */
async function releases({ origin, dataDir }, { rounds }) {
  const path = putEmptyDocument(dataDir);
  const client = new Client(origin);
  const empty = await measure(client, { connections: 1, seconds: 0.5, calls: () => ({ path }) });
  client.agent.destroy();
  /** @type {Shipped[]} */
  const all = [];
  for (let round = 0; round < rounds; round += 1) all.push(await ship(origin, shipped, round));
  const { publish, activation, rollback, gateMs } = goals.remotes;
  /** @param {string} figure @param {(each: Shipped) => number} time @param {typeof publish} goal @returns {Figure} */
  const besideEmpty = (figure, time, goal) => {
    const { p50, p95 } = figuresOf(all.map(time));
    return {
      figure: `${figure}, median beside an empty page`,
      found: p50 / empty.p50,
      ...goal,
      beside: `${Math.round(p50)} ms, p95 ${Math.round(p95)} ms`,
    };
  };
  return [
    besideEmpty('publish to live, build and gate left out', ({ sent, live }) => sent + live, publish),
    besideEmpty('activation, until a new page has it', ({ live }) => live, activation),
    besideEmpty('rollback, until a new page has it', ({ back }) => back, rollback),
    inTime(
      'gate',
      all.map(({ gate }) => gate),
      gateMs,
    ),
  ];
}

/**
 * @param {BuiltSite} site
 * @param {Options} options
 * @returns {Promise<Figure[]>}
 */
function inBrowser({ origin }, { hangs, remotes, warm, mounts }) {
  return withBrowser(async (browser) => {
    const hung = [];
    for (let round = 0; round < hangs; round += 1) hung.push(await throughHang(browser, origin));
    const { fallbackMs, recoveryMs, kept } = goals.remotes;
    const rows = [
      inTime(
        'a hung remote: time to its fallback',
        hung.map(({ fallback }) => fallback),
        fallbackMs,
      ),
      inTime(
        'a hung remote: time to its screen, once it is back',
        hung.map(({ recovery }) => recovery),
        recoveryMs,
      ),
    ];
    for (const page of pages.filter(({ name }) => remotes.split(',').includes(name)))
      rows.push({
        figure: `${page.name}: kept after ${mounts} mounts`,
        found: await keptAfter(browser, origin, page, { warm, mounts }),
        goal: kept,
        unit: 'MB',
      });
    return rows;
  });
}

/** @param {string} figure @param {number[]} times @param {number} goal @returns {Figure} */
function inTime(figure, times, goal) {
  const { p50, p95 } = figuresOf(times);
  return { figure: `${figure}, p95`, found: p95, goal, unit: 'ms', beside: `median ${Math.round(p50)} ms` };
}
