// @ts-check
/* global it, expect, beforeEach, afterEach */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lint } from './lint.mjs';

/** @type {string} */
let home;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'copper-carrot-lint-'));
  const references = (/** @type {string[]} */ ...paths) =>
    JSON.stringify({ references: paths.map((path) => ({ path })) });
  put('tsconfig.json', references('./base', './user', './apart'));
  put('base/tsconfig.json', references());
  put('user/tsconfig.json', references('../base'));
  put('apart/tsconfig.json', references());
  for (const name of ['base', 'user', 'apart']) put(`${name}/src/index.ts`, `// ${name}`);
  for (const name of ['base', 'browser', 'node']) put(`tsconfig.${name}.json`, '{}');
  put('package-lock.json', '{}');
  put('eslint.config.mjs', '');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/**
 * @param {string} path
 * @param {string} text
 */
function put(path, text) {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
}

/** The packages that a lint leaves out. */
async function leftOut(code = 0, meanwhile = () => {}) {
  /** @type {string[]} */
  let given = [];
  await lint((args) => {
    given = args;
    meanwhile();
    return Promise.resolve({ code, output: '' });
  }, home);
  return given.filter((arg) => arg !== '--ignore-pattern');
}

it('looks at everything the first time, and at nothing twice that was good', async () => {
  expect(await leftOut()).toEqual([]);
  expect(await leftOut()).toEqual(['base/', 'user/', 'apart/']);
});

it('looks again at what changed, and at those who see its types', async () => {
  await leftOut();
  put('user/src/index.ts', '// other');
  expect(await leftOut()).toEqual(['base/', 'apart/']);
  put('base/src/deep/new.ts', '// new');
  expect(await leftOut()).toEqual(['apart/']);
});

it.each(['package-lock.json', 'eslint.config.mjs', 'tsconfig.browser.json'])(
  'looks at everything again after a change of %s',
  async (name) => {
    await leftOut();
    put(name, '{ "changed": true }');
    expect(await leftOut()).toEqual([]);
  },
);

it('remembers nothing of a lint that found something', async () => {
  expect(await leftOut(1)).toEqual([]);
  expect(await leftOut()).toEqual([]);
});

it('looks again at what was written while it looked', async () => {
  await leftOut(0, () => put('user/src/index.ts', '// meanwhile'));
  expect(await leftOut()).toEqual(['base/', 'apart/']);
});
