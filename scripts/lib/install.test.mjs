// @ts-check
/* global it, expect, beforeEach, afterEach */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './run.mjs';

/** @type {string} A checkout whose npm writes down what it is asked, and in the list of packages what it would install. */
let checkout;
const npm = `#!${process.execPath}
const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
appendFileSync('asked', args.includes('--omit=dev') ? 'site\\n' : 'all\\n');
const wanted = Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages);
const packages = wanted.filter(([path, { dev }]) => path && !(dev && args.includes('--omit=dev')));
mkdirSync('node_modules', { recursive: true });
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(packages) }));`;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'copper-carrot-install-'));
  cpSync(join(root, 'scripts/lib'), join(checkout, 'scripts/lib'), { recursive: true });
  mkdirSync(join(checkout, 'bin'));
  writeFileSync(join(checkout, 'bin/npm'), npm);
  chmodSync(join(checkout, 'bin/npm'), 0o755);
  lock('1.0.0');
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

/** @param {string} version of what the site needs @param {object} [more] packages */
function lock(version, more) {
  const packages = {
    '': {},
    'node_modules/site': { version },
    'node_modules/tool': { version: '1.0.0', dev: true },
    ...more,
  };
  writeFileSync(join(checkout, 'package-lock.json'), JSON.stringify({ packages }));
}

/** @param {string} [options] @returns {string[]} what npm was asked until now */
function install(options = '{}') {
  const code = `import { installIfNeeded } from './scripts/lib/install.mjs'; await installIfNeeded(() => {}, ${options});`;
  const PATH = [join(checkout, 'bin'), process.env.PATH].join(delimiter);
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: checkout,
    env: { ...process.env, PATH },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return readFileSync(join(checkout, 'asked'), 'utf8').trim().split('\n');
}

it('installs what the site needs, once, and the tools when somebody wants them', () => {
  expect(install()).toEqual(['site']);
  expect(install()).toEqual(['site']);
  expect(install('{ tools: true }')).toEqual(['site', 'all']);
  expect(install('{ tools: true }')).toEqual(['site', 'all']);
  expect(install()).toEqual(['site', 'all']);
});

it('takes the tools away from nobody who has them', () => {
  install('{ tools: true }');
  lock('1.0.1');
  expect(install()).toEqual(['all', 'all']);
});

it('asks npm for a package of the checkout that is not linked, and for none that is', () => {
  install();
  lock('1.0.0', {
    'mfe-gift-cards': { version: '0.1.0' },
    'node_modules/mfe-gift-cards': { resolved: 'mfe-gift-cards', link: true },
  });
  mkdirSync(join(checkout, 'mfe-gift-cards'));
  writeFileSync(join(checkout, 'mfe-gift-cards/package.json'), '{}');
  mkdirSync(join(checkout, 'node_modules/mfe-gift-cards'));
  expect(install()).toEqual(['site']);
  rmSync(join(checkout, 'node_modules/mfe-gift-cards'), { recursive: true });
  lock('1.0.0', { 'node_modules/mfe-gift-cards': { resolved: 'mfe-gift-cards', link: true } });
  expect(() => install()).toThrow();
  expect(readFileSync(join(checkout, 'asked'), 'utf8')).toBe('site\nsite\n');
});
