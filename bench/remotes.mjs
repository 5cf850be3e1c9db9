// @ts-check
// `npm run bench:remotes`: the figures of the remote platform, each beside its goal. BASE_URL with its DATA_DIR measures a
// site that runs already. See bench/README.md.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { measureBudgets } from '../scripts/checks/budgets.mjs';
import { goals, judge } from '../scripts/checks/goals.mjs';
import { builtSite } from './built-site.mjs';
import { keptAfter, pages, throughHang } from './remotes/in-browser.mjs';
import { ship } from './remotes/ship.mjs';
import { keepResults } from './results.mjs';
import { firstVisit } from './web/first-visit.mjs';
import { medianOf, visit } from './web/visit.mjs';

/** @import { Figure } from '../scripts/checks/goals.mjs' */
/** @import { Shipped } from './remotes/ship.mjs' */

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, mounts: { type: 'string', default: '50' } },
});
const rounds = Number(values.rounds);
const mounts = Number(values.mounts);
const shipped = 'mfe-cares';

/** @param {number[]} times @param {number} share */
const at = (times, share) =>
  [...times].sort((one, other) => one - other)[Math.ceil(share * times.length) - 1] ?? NaN;
/** @param {string} figure @param {number[]} times @param {number} goal @returns {Figure} */
const inTime = (figure, times, goal) => ({
  figure: `${figure}, p95`,
  found: at(times, 0.95),
  goal,
  unit: 'ms',
  beside: `median ${Math.round(at(times, 0.5))} ms`,
});

const site = await builtSite('remotes');
try {
  // Where the commands of a team find the site and its key.
  process.env.SITE = site.origin;
  process.env.DATA_DIR = site.dataDir;
  const rows = [...sizes(), ...(await releases()), ...(await inBrowser())];
  const load = loadavg().map((each) => each.toFixed(1));
  console.log(`${availableParallelism()} cores, load ${load.join(' ')}; ${rounds} releases of ${shipped}`);
  judge(rows);
  keepResults('remotes', { ...values, node: process.version, rows });
} finally {
  await site.stop();
}

/** @returns {Figure[]} */
function sizes() {
  return measureBudgets().map(({ what, bytes, budget }) => ({
    figure: what,
    found: bytes,
    goal: budget,
    unit: 'KB',
  }));
}

/** @returns {Promise<Figure[]>} */
async function releases() {
  /** @type {Shipped[]} */
  const all = [];
  for (let round = 0; round < rounds; round += 1) all.push(await ship(site.origin, shipped, round));
  const { publishMs, rollbackMs, gateMs } = goals.remotes;
  const sent = all.map((each) => each.sent + each.live);
  const live = all.map((each) => each.live);
  const back = all.map((each) => each.back);
  const gate = all.map((each) => each.gate);
  return [
    inTime('publish to live, build and gate left out', sent, publishMs),
    inTime('activation, until a new page has it', live, publishMs),
    inTime('rollback, until a new page has it', back, rollbackMs),
    inTime('gate', gate, gateMs),
  ];
}

/** @returns {Promise<Figure[]>} */
async function inBrowser() {
  const { default: findBrowser } = await import(
    String(new URL('../e2e/support/find-browser.ts', import.meta.url))
  );
  await findBrowser();
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH });
  try {
    const visits = [];
    for (let round = 0; round < 5; round += 1) visits.push(await visit(browser, `${site.origin}/search`));
    const hangs = [];
    for (let round = 0; round < 5; round += 1) hangs.push(await throughHang(browser, site.origin));
    /** @type {Figure[]} */
    const rows = [
      ...firstVisit('/search', medianOf(visits)),
      inTime(
        'a hung remote: time to its fallback',
        hangs.map(({ fallback }) => fallback),
        goals.remotes.fallbackMs,
      ),
      inTime(
        'a hung remote: time to its screen, once it is back',
        hangs.map(({ recovery }) => recovery),
        goals.remotes.recoveryMs,
      ),
    ];
    for (const page of pages)
      rows.push({
        figure: `${page.name}: kept after ${mounts} mounts`,
        found: await keptAfter(browser, site.origin, page, mounts),
        goal: goals.remotes.kept,
        unit: 'MB',
      });
    return rows;
  } finally {
    await browser.close();
  }
}
