// @ts-check
/* global jest, it, expect, afterAll */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { copyPackages } from './testing/copied-packages.mjs';

// Four builds, about 35 s of CPU together.
jest.setTimeout(300_000);

const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'copper-carrot-any-folder-')));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/**
 * Bundles packages of a checkout; returns the top folders of node_modules that they read.
 * @param {string} checkout
 * @param {string} output
 * @param {string[]} packages
 * @returns {string[]}
 */
function bundle(checkout, output, packages) {
  const program = join(checkout, 'scripts/testing/bundle-here.cjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  return JSON.parse(
    execFileSync(process.execPath, [program, output, ...packages], { cwd: checkout, env, encoding: 'utf8' }),
  );
}

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));

it('gives the same files in any folder and in any order, source maps included', () => {
  const [here, there] = [join(temporary, 'here'), join(temporary, 'there')];
  const installed = bundle(root, here, ['mfe-cares', 'shell']);
  const folder = join(temporary, 'another/checkout-with-a-longer-path');
  mkdirSync(folder, { recursive: true });
  const sources = ['contracts', 'shared-ui', 'shell', 'scripts', 'mfe-cares'];
  const copy = copyPackages(root, sources, { folder, installed: ['@module-federation', ...installed] });
  // Federation writes its version into the shell.
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
  bundle(copy, there, ['shell', 'mfe-cares']);
  const files = filesIn(here);
  expect(files).toEqual(expect.arrayContaining(['/mfe-cares/remoteEntry.js.map', '/shell/shell.json']));
  expect(filesIn(there).sort()).toEqual(files.sort());
  expect(
    files.filter((file) => !readFileSync(join(here, file)).equals(readFileSync(join(there, file)))),
  ).toEqual([]);
});
