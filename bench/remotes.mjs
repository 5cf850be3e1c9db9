// @ts-check
// `npm run bench:remotes`: the figures of the remote platform, each beside its goal. BASE_URL with its DATA_DIR measures a
// site that runs already. See bench/README.md.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { measureBudgets } from '../scripts/checks/budgets.mjs';
import { builtSite } from './built-site.mjs';
import { fallbackOfHung, keptAfter, pages } from './remotes/in-browser.mjs';
import { ship } from './remotes/ship.mjs';
import { keepResults } from './results.mjs';
import { medianOf, visit } from './web/visit.mjs';

/** @import { Shipped } from './remotes/ship.mjs' */
/** @typedef {{ figure: string, found: string, goal: string }} Row */

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, mounts: { type: 'string', default: '50' } },
});
const rounds = Number(values.rounds);
const mounts = Number(values.mounts);
const shipped = 'mfe-cares';

const inMs = (/** @type {number} */ ms) => `${Math.round(ms)} ms`;
const inKb = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const inMb = (/** @type {number} */ bytes) => `${(bytes / 1024 ** 2).toFixed(2)} MB`;
/** @param {number[]} times @param {number} share */
const at = (times, share) =>
  [...times].sort((one, other) => one - other)[Math.ceil(share * times.length) - 1] ?? NaN;
/** @param {number[]} times */
const spread = (times) => `${inMs(at(times, 0.5))}, p95 ${inMs(at(times, 0.95))}`;

const site = await builtSite('remotes');
try {
  // Where the commands of a team find the site and its key.
  process.env.SITE = site.origin;
  process.env.DATA_DIR = site.dataDir;
  const rows = [...sizes(), ...(await releases()), ...(await inBrowser())];
  const load = loadavg().map((each) => each.toFixed(1));
  console.log(`${availableParallelism()} cores, load ${load.join(' ')}; ${rounds} releases of ${shipped}`);
  console.table(Object.fromEntries(rows.map(({ figure, found, goal }) => [figure, { found, goal }])));
  keepResults('remotes', { ...values, node: process.version, rows });
} finally {
  await site.stop();
}

/** @returns {Row[]} */
function sizes() {
  return measureBudgets().map(({ what, bytes, budget }) => ({
    figure: what,
    found: inKb(bytes),
    goal: `<= ${inKb(budget)}`,
  }));
}

/** @returns {Promise<Row[]>} */
async function releases() {
  /** @type {Shipped[]} */
  const all = [];
  for (let round = 0; round < rounds; round += 1) all.push(await ship(site.origin, shipped, round));
  const of = (/** @type {(each: Shipped) => number} */ figure) => spread(all.map(figure));
  return [
    {
      figure: 'publish to live, build and gate left out',
      found: of(({ sent, live }) => sent + live),
      goal: 'p95 <= 5000 ms',
    },
    { figure: 'activation, until a new page has it', found: of(({ live }) => live), goal: '<= 5000 ms' },
    { figure: 'rollback, until a new page has it', found: of(({ back }) => back), goal: '<= 2000 ms' },
    { figure: 'gate', found: of(({ gate }) => gate), goal: '<= 30000 ms' },
  ];
}

/** @returns {Promise<Row[]>} */
async function inBrowser() {
  const { default: findBrowser } = await import(
    String(new URL('../e2e/support/find-browser.ts', import.meta.url))
  );
  await findBrowser();
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH });
  try {
    const visits = [];
    for (let round = 0; round < 5; round += 1) visits.push(await visit(browser, `${site.origin}/search`));
    const { rounds: trips, largestPaint } = medianOf(visits);
    const hung = [];
    for (let round = 0; round < 5; round += 1) hung.push(await fallbackOfHung(browser, site.origin));
    const rows = [
      { figure: '/search: trips one after another until the first picture', found: String(trips), goal: '2' },
      {
        figure: '/search: largest paint, 390 px, 40 ms, 10 Mbit/s, 4x CPU',
        found: inMs(largestPaint),
        goal: '<= 1200 ms',
      },
      { figure: 'a hung remote: time to its fallback', found: spread(hung), goal: '<= 1500 ms' },
    ];
    for (const page of pages) {
      const kept = await keptAfter(browser, site.origin, page, mounts);
      rows.push({ figure: `${page.name}: kept after ${mounts} mounts`, found: inMb(kept), goal: '<= 1 MB' });
    }
    return rows;
  } finally {
    await browser.close();
  }
}
