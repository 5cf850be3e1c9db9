// @ts-check
// `npm run bench:web`: what a first visit costs in a throttled browser, beside an empty React page from the same server.
// BASE_URL with its DATA_DIR measures a site that runs already. See bench/README.md.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { judge } from '../scripts/checks/goals.mjs';
import { builtSite } from './built-site.mjs';
import { keepResults } from './results.mjs';
import { putEmptyPage } from './web/empty-page.mjs';
import { firstVisit } from './web/first-visit.mjs';
import { figureNames, medianOf, visit } from './web/visit.mjs';

/** @import { Visit } from './web/visit.mjs' */

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, paths: { type: 'string', default: '/,/search' } },
});
const runs = Number(values.runs);
const paths = values.paths.split(',');

const site = await builtSite('web');
try {
  const empty = await putEmptyPage(site.dataDir);
  const { default: findBrowser } = await import(
    String(new URL('../e2e/support/find-browser.ts', import.meta.url))
  );
  await findBrowser();
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH });
  /** @type {Map<string, Visit[]>} */
  const visits = new Map([empty, ...paths].map((path) => [path, []]));
  try {
    // The first round fills the server's own caches; the pages take turns, so that a busy moment meets each.
    for (let round = 0; round <= runs; round += 1) {
      for (const [path, done] of visits) {
        const figures = await visit(browser, `${site.origin}${path}`);
        if (round > 0) done.push(figures);
      }
    }
  } finally {
    await browser.close();
  }
  const rows = [...visits].map(([path, done]) => ({
    page: path === empty ? 'empty React page' : path,
    ...medianOf(done),
  }));
  print(rows);
  judge(rows.slice(1).flatMap(({ page, ...visit }) => firstVisit(page, visit)));
  keepResults('web', { runs, node: process.version, rows, visits: [...visits] });
} finally {
  await site.stop();
}

/** @param {({ page: string } & Visit)[]} rows */
function print([floor, ...pages]) {
  if (!floor) return;
  const load = loadavg()
    .map((each) => each.toFixed(1))
    .join(' ');
  console.log(
    `390 px, 40 ms, 10 Mbit/s, CPU 4x; median of ${runs}; ${availableParallelism()} cores, load ${load}`,
  );
  /** @param {Visit} row @param {keyof Visit} name */
  const cell = (row, name) =>
    row === floor || floor[name] === 0
      ? figureNames[name](row[name])
      : `${figureNames[name](row[name])} (${(row[name] / floor[name]).toFixed(1)}x)`;
  const names = /** @type {(keyof Visit)[]} */ (Object.keys(figureNames));
  console.table(
    Object.fromEntries(
      [floor, ...pages].map((row) => [
        row.page,
        Object.fromEntries(names.map((name) => [name, cell(row, name)])),
      ]),
    ),
  );
}
