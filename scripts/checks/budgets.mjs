// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '../lib/run.mjs';
import { codeFrom } from './source-map.mjs';

/** @typedef {{ what: string, bytes: number, budget: number }} Measure */

/**
 * Sizes of what was built, each beside its budget. Bytes in gzip: every remote's entry and its heaviest first screen, and
 * the federation code in the shell. Bytes in brotli, as a browser gets them: the shell's scripts on every page, all
 * scripts of each remote's heaviest page, and of pages with a budget of their own, with the shared parts that they draw,
 * and those of the sign-in frame.
 * @param {string} [folder] of the checkout
 * @returns {Measure[]}
 */
export function measureBudgets(folder = root) {
  const budgets = JSON.parse(readFileSync(join(root, 'scripts/budgets.json'), 'utf8'));
  const remotes = readdirSync(folder).filter((name) => name.startsWith('mfe-'));
  const site = siteScripts(join(folder, 'shell/dist/site'));
  return [
    ...remotes.flatMap((name) => {
      const release = join(folder, name, 'dist/release');
      if (!existsSync(join(release, 'remote.json'))) throw new Error(`${name} has no build to measure`);
      /** @type {{ entry: string, routes: { path: string, preload: string[], shared?: string[] }[] }} */
      const { entry, routes } = JSON.parse(readFileSync(join(release, 'remote.json'), 'utf8'));
      const size = (/** @type {string} */ file) => gzipSync(readFileSync(join(release, file))).length;
      const heaviest = heaviestOf(
        routes.map(({ path, preload }) => ({ path, bytes: sum([entry, ...preload].map(size)) })),
      );
      const pages = routes.map(({ path, preload, shared = [] }) => {
        const own = [entry, ...preload].map((file) => brotli(join(release, file)));
        return { path, bytes: site.everyPage + site.sharedParts(shared) + sum(own) };
      });
      const page = heaviestOf(pages);
      return [
        { what: `${name}: entry`, bytes: size(entry), budget: budgets.remoteEntry },
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
    { what: 'shell: scripts of every page in brotli', bytes: site.everyPage, budget: budgets.shellPage },
    { what: 'sign-in frame: its scripts in brotli', bytes: site.frame, budget: budgets.frame },
    { what: 'map with streets, asked for alone, in brotli', bytes: site.streets, budget: budgets.map },
    {
      what: 'shell: federation code',
      bytes: federationCode(join(folder, 'shell/dist/site')),
      budget: budgets.shellFederation,
    },
  ];
}

const sum = (/** @type {number[]} */ sizes) => sizes.reduce((whole, each) => whole + each, 0);

/** @param {{ path: string, bytes: number }[]} screens */
const heaviestOf = (screens) =>
  screens.reduce((most, screen) => (screen.bytes > most.bytes ? screen : most), {
    path: 'no screen',
    bytes: 0,
  });

/** @type {Map<string, number>} */
const brotliSizes = new Map();

/** Once for each file: the best compression takes a second for a large one. @param {string} file */
function brotli(file) {
  const known = brotliSizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  brotliSizes.set(file, known);
  return known;
}

/** @param {string} site */
function siteScripts(site) {
  /** @typedef {{ scripts: string[], preload: { file: string }[] }} DocumentFiles */
  /** @type {{ documents: { shell: DocumentFiles, frame: DocumentFiles }, shared?: Record<string, { file: string }[]> }} */
  const { documents, shared = {} } = JSON.parse(readFileSync(join(site, 'shell.json'), 'utf8')).assets;
  const { scripts, preload } = documents.shell;
  const size = (/** @type {string} */ file) => brotli(join(site, file));
  const streets = streetFiles(site);
  const loadedWithPages = new Set([
    ...scripts,
    ...preload.map(({ file }) => file),
    ...Object.values(shared).flatMap((files) => files.map(({ file }) => file)),
  ]);
  const early = streets.find((file) => loadedWithPages.has(file));
  if (early)
    throw new Error(
      `${early} has the code of street maps in it, and pages load it before anybody asks for one`,
    );
  return {
    streets: sum(streets.map(size)),
    everyPage: sum([...scripts, ...preload.map(({ file }) => file)].map(size)),
    frame: sum([...documents.frame.scripts, ...documents.frame.preload.map(({ file }) => file)].map(size)),
    /** @param {string[]} keys */
    sharedParts: (keys) =>
      sum([...new Set(keys.flatMap((key) => shared[key] ?? []).map(({ file }) => file))].map(size)),
  };
}

/** The worker that draws streets, and the chunk that names it. @param {string} site */
function streetFiles(site) {
  const files = readdirSync(join(site), { recursive: true }).map(String);
  const worker = files.find((file) => /maplibre-gl-worker.*\.mjs$/.test(file));
  if (!worker) throw new Error('the shell has no worker for street maps');
  const chunk = files.filter(
    (file) => file.endsWith('.js') && readFileSync(join(site, file), 'utf8').includes(basename(worker)),
  );
  if (chunk.length === 0) throw new Error('no file of the shell loads the worker of street maps');
  return [worker, ...chunk];
}

/**
 * The federation runtime lies among other modules in the files that the shell's page loads at once; their source maps
 * tell which code is its own.
 * @param {string} site
 */
function federationCode(site) {
  const belongs = (/** @type {string} */ source) =>
    /@module-federation|webpack\/(runtime|container)\/.*(federation|sharing|consumes|remotes|container)/i.test(
      source,
    );
  const read = (/** @type {string} */ name) => readFileSync(join(site, name), 'utf8');
  /** @type {{ documents: { shell: { scripts: string[], preload: { file: string }[] } } }} */
  const { documents } = JSON.parse(read('shell.json')).assets;
  const files = [...documents.shell.scripts, ...documents.shell.preload.map(({ file }) => file)];
  const code = files.map((file) => codeFrom(read(file), JSON.parse(read(`${file}.map`)), belongs)).join('');
  if (!code) throw new Error('no federation code was found in the shell: its source maps name it otherwise');
  return gzipSync(code).length;
}
