// @ts-check
// `npm run bench:web`: the cost of a first visit in a throttled browser, compared with an empty React page
// from the same server. BASE_URL with its DATA_DIR measures a running site. See bench/README.md.
import { availableParallelism, loadavg } from 'node:os';
import { judge } from '../scripts/checks/goals.mjs';
import { withBuiltSite } from './built-site.mjs';
import { runBench } from './options.mjs';
import { keepResults } from './results.mjs';
import { withBrowser } from '../scripts/lib/browser.mjs';
import { putEmptyPage } from './web/empty-page.mjs';
import { firstVisit } from './web/first-visit.mjs';
import { figureNames, medianOf, visit } from './web/visit.mjs';

/** @import { Visit } from './web/visit.mjs' */

const defaults = {
  full: { runs: 7, warm: 1, paths: '/,/search' },
  small: { runs: 1, warm: 0, paths: '/search' },
};

await runBench(defaults, async ({ runs, warm, small, ...options }) => {
  await withBuiltSite('web', async ({ origin, dataDir }) => {
    const empty = await putEmptyPage(dataDir);
    /** @type {Map<string, Visit[]>} */
    const visits = new Map([empty, ...options.paths.split(',')].map((path) => [path, []]));
    await withBrowser(async (browser) => {
      // The first round fills the server's caches; pages alternate, so that other load affects all of them.
      for (let round = 0; round < warm + runs; round += 1) {
        for (const [path, done] of visits) {
          const figures = await visit(browser, `${origin}${path}`);
          if (round >= warm) done.push(figures);
        }
      }
    });
    const [floor, ...pages] = [...visits].map(([path, done]) => ({
      page: path === empty ? 'empty React page' : path,
      ...medianOf(done),
    }));
    if (!floor) return;
    print(floor, pages, runs);
    keepResults('web', { small, runs, rows: [floor, ...pages], visits: [...visits] });
    judge(
      pages.flatMap(({ page, ...visit }) => firstVisit(page, visit, floor)),
      { small },
    );
  });
});

/**
 * @param {{ page: string } & Visit} floor
 * @param {({ page: string } & Visit)[]} pages
 * @param {number} runs
 */
function print(floor, pages, runs) {
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
