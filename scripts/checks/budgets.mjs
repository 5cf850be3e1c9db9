// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../lib/run.mjs';
import { codeFrom } from './source-map.mjs';

/** @typedef {{ what: string, bytes: number, budget: number }} Measure */

/**
 * Sizes (bytes, gzip) of what was built, each beside its budget: every remote's entry and its heaviest first screen, and
 * the federation code in the shell.
 * @param {string} [folder] of the checkout
 * @returns {Measure[]}
 */
export function measureBudgets(folder = root) {
  const budgets = JSON.parse(readFileSync(join(root, 'scripts/budgets.json'), 'utf8'));
  const remotes = readdirSync(folder).filter((name) => name.startsWith('mfe-'));
  return [
    ...remotes.flatMap((name) => {
      const release = join(folder, name, 'dist/release');
      if (!existsSync(join(release, 'remote.json'))) throw new Error(`${name} has no build to measure`);
      /** @type {{ entry: string, routes: { path: string, preload: string[] }[] }} */
      const { entry, routes } = JSON.parse(readFileSync(join(release, 'remote.json'), 'utf8'));
      const size = (/** @type {string} */ file) => gzipSync(readFileSync(join(release, file))).length;
      const screens = routes.map(({ path, preload }) => ({
        path,
        bytes: [entry, ...preload].reduce((sum, file) => sum + size(file), 0),
      }));
      const heaviest = screens.reduce((most, screen) => (screen.bytes > most.bytes ? screen : most), {
        path: 'no screen',
        bytes: 0,
      });
      return [
        { what: `${name}: entry`, bytes: size(entry), budget: budgets.remoteEntry },
        {
          what: `${name}: first screen, at most (${heaviest.path})`,
          bytes: heaviest.bytes,
          budget: budgets.remoteFirstScreen,
        },
      ];
    }),
    {
      what: 'shell: federation code',
      bytes: federationCode(join(folder, 'shell/dist/site')),
      budget: budgets.shellFederation,
    },
  ];
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
  /** @type {{ documents: { shell: { scripts: string[], preload: (string | { file: string })[] } } }} */
  const { documents } = JSON.parse(read('assets.json'));
  const files = [...documents.shell.scripts, ...documents.shell.preload].map((each) =>
    typeof each === 'string' ? each : each.file,
  );
  const code = files.map((file) => codeFrom(read(file), JSON.parse(read(`${file}.map`)), belongs)).join('');
  if (!code) throw new Error('no federation code was found in the shell: its source maps name it otherwise');
  return gzipSync(code).length;
}
