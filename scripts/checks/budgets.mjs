// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../lib/run.mjs';
import { pageScripts, releaseOf, remotesIn, sentTogether, shellScripts } from './page-scripts.mjs';
import { codeFrom } from './source-map.mjs';

/** @typedef {{ what: string, bytes: number, budget: number, isClose: boolean }} Measure isClose: within the last part of its budget */

/**
 * Sizes of what was built, each beside its budget. Bytes in gzip: every remote's entry and its heaviest first screen, and
 * the federation code in the shell. Bytes in brotli, as a browser gets them (`page-scripts.mjs`): the shell's scripts on
 * every page, all scripts of each remote's heaviest page, and of pages with a budget of their own, and those of the sign-in
 * frame.
 * @param {string} [folder] of the checkout
 * @returns {Measure[]}
 */
export function measureBudgets(folder = root) {
  const budgets = JSON.parse(readFileSync(join(root, 'scripts/budgets.json'), 'utf8'));
  const { site, everyPage, frame, allShared } = shellScripts(folder);
  const streets = streetFiles(site);
  const loadedWithPages = new Set([...everyPage, ...allShared]);
  const early = streets.find((file) => loadedWithPages.has(file));
  if (early)
    throw new Error(
      `${basename(early)} has the code of street maps in it, and pages load it before anybody asks for one`,
    );
  const measures = [
    ...remotesIn(folder).flatMap((name) => {
      const size = (/** @type {string} */ file) => gzipSync(readFileSync(file)).length;
      const scripts = pageScripts(name, folder);
      const entry = join(folder, name, 'dist/release', releaseOf(folder, name).entry);
      const entryBudget = budgets.remoteEntry + budgets.remoteEntryRoute * scripts.length;
      const heaviest = heaviestOf(scripts.map(({ path, own }) => ({ path, bytes: sum(own.map(size)) })));
      const pages = scripts.map(({ path, all }) => ({ path, bytes: sentTogether(all) }));
      const page = heaviestOf(pages);
      return [
        { what: `${name}: entry`, bytes: size(entry), budget: entryBudget },
        {
          what: `${name}: first screen, at most (${heaviest.path})`,
          bytes: heaviest.bytes,
          budget: budgets.remoteFirstScreen,
        },
        {
          what: `${name}: whole page in brotli, at most (${page.path})`,
          bytes: page.bytes,
          budget: budgets.page,
        },
        ...pages.flatMap(({ path, bytes }) => {
          const budget = budgets.pages[path];
          return budget ? [{ what: `${name}: page ${path} in brotli`, bytes, budget }] : [];
        }),
      ];
    }),
    {
      what: 'shell: scripts of every page in brotli',
      bytes: sentTogether(everyPage),
      budget: budgets.shellPage,
    },
    { what: 'sign-in frame: its scripts in brotli', bytes: sentTogether(frame), budget: budgets.frame },
    {
      what: 'map with streets, asked for alone, in brotli',
      bytes: sentTogether(streets),
      budget: budgets.map,
    },
    { what: 'shell: federation code', bytes: federationCode(everyPage), budget: budgets.shellFederation },
  ];
  return measures.map((each) => ({ ...each, isClose: each.bytes > each.budget * budgets.warnAbove }));
}

const sum = (/** @type {number[]} */ sizes) => sizes.reduce((whole, each) => whole + each, 0);

/** @param {{ path: string, bytes: number }[]} screens */
const heaviestOf = (screens) =>
  screens.reduce((most, screen) => (screen.bytes > most.bytes ? screen : most), {
    path: 'no screen',
    bytes: 0,
  });

/** The worker that draws streets, and the chunk that names it. @param {string} site */
function streetFiles(site) {
  const files = readdirSync(join(site), { recursive: true }).map(String);
  const worker = files.find((file) => /maplibre-gl-worker.*\.mjs$/.test(file));
  if (!worker) throw new Error('the shell has no worker for street maps');
  const chunk = files.filter(
    (file) => file.endsWith('.js') && readFileSync(join(site, file), 'utf8').includes(basename(worker)),
  );
  if (chunk.length === 0) throw new Error('no file of the shell loads the worker of street maps');
  return [worker, ...chunk].map((file) => join(site, file));
}

/**
 * The federation runtime lies among other modules in the files that the shell's page loads at once; their source maps
 * tell which code is its own.
 * @param {readonly string[]} files
 */
function federationCode(files) {
  const belongs = (/** @type {string} */ source) =>
    /@module-federation|webpack\/(runtime|container)\/.*(federation|sharing|consumes|remotes|container)/i.test(
      source,
    );
  const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');
  const code = files.map((file) => codeFrom(read(file), JSON.parse(read(`${file}.map`)), belongs)).join('');
  if (!code) throw new Error('no federation code was found in the shell: its source maps name it otherwise');
  return gzipSync(code).length;
}
