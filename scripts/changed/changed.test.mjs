// @ts-check
/* global it, expect, describe, beforeEach, afterEach */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../lib/run.mjs';
import { changedFiles } from './changed-files.mjs';
import { choose } from './choose.mjs';
import { makeGraph } from './import-graph.mjs';
import { readSource } from './read-source.mjs';

describe('changed files', () => {
  /** @type {string} */
  let home;
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], {
      cwd: home,
      stdio: 'pipe',
    });
  const put = (/** @type {string} */ path, text = path) => {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  };
  const commit = (/** @type {string} */ subject) => {
    git('add', '-A');
    git('commit', '-qm', subject);
  };
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'copper-carrot-changed-'));
    git('init', '-q', '-b', 'main');
    for (const name of ['kept', 'edited', 'deleted']) put(name);
    commit('first');
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  it('are those of the branch, of the working tree, and new ones, whatever main did since', async () => {
    git('checkout', '-qb', 'work');
    put('committed');
    rmSync(join(home, 'deleted'));
    commit('on the branch');
    git('checkout', '-q', 'main');
    put('of main');
    commit('on main');
    git('checkout', '-q', 'work');
    put('edited', 'other');
    put('new folder/é');
    put('.gitignore', 'ignored');
    put('ignored');
    const { since, files, gone } = await changedFiles(undefined, home);
    expect(since).toMatch(/^main \(/);
    expect(files.sort()).toEqual(['.gitignore', 'committed', 'edited', 'new folder/é']);
    expect(gone).toEqual(['deleted']);
  });

  it('are those of the last commit where nothing differs', async () => {
    put('edited', 'second');
    commit('second');
    const { since, files } = await changedFiles(undefined, home);
    expect(since).toMatch(/^the last commit but one/);
    expect(files).toEqual(['edited']);
  });

  it('are none since a commit that is named and has all of it, and of an unknown one it says so', async () => {
    expect((await changedFiles('HEAD', home)).files).toEqual([]);
    await expect(changedFiles('nowhere', home)).rejects.toThrow('git knows no commit nowhere');
  });
});

/** A minimal checkout, by file contents. */
const texts = {
  'package.json': '{}',
  'docs/guide.md': '',
  'contracts/openapi.json': '{}',
  'contracts/src/index.ts': "export { shown } from './money'; export * from './dates';",
  'contracts/src/money.ts': 'export const shown = () => 1;',
  'contracts/src/dates.ts': 'export const day = 1; export type Day = string;',
  'contracts/src/generated/limits.ts': 'export const limits = {};',
  'shared-ui/src/Price/Price.tsx':
    "import { shown } from '@copper-carrot/contracts'; export const Price = shown;",
  'shared-ui/src/Price/Price.test.tsx': "import { Price } from './Price'; Price();",
  'mfe-one/src/screens/Cart.tsx':
    "import { Price } from '@copper-carrot/shared-ui/Price'; export default Price;",
  'mfe-one/src/remote.tsx': "export const remote = () => import('./screens/Cart');",
  'mfe-one/src/remote.test.tsx': "import { remote } from './remote'; remote();",
  'mfe-two/src/Days.tsx':
    "import { day, type Day } from '@copper-carrot/contracts'; export const Days = day;",
  'mfe-two/src/Days.test.tsx': "import { Days } from './Days'; Days;",
  'mfe-two/src/unused.css': '',
  'api/migrations/0001-all.up.sql': '',
  'api/src/app.ts':
    "import { cartRoutes } from './carts'; import { mailRoutes } from './mails'; export const groups = [cartRoutes, mailRoutes];",
  'api/src/guards/owners.test.ts': '',
  'api/src/bad-input.test.ts': "import { client } from './testing'; client();",
  'api/src/testing/index.ts': "import { groups } from '../app'; export const client = () => groups;",
  'api/src/carts/index.ts': "export { cartRoutes } from './cart.routes'; export { total } from './total';",
  'api/src/carts/cart.routes.ts':
    "import { routes } from '../http'; import { add } from './add'; export const cartRoutes = routes({ base: '/cpi/v1' }); cartRoutes.post('/carts/:id/items', { spec: '' }, add);",
  'api/src/carts/add.ts':
    "import { limits } from '@copper-carrot/contracts/limits'; export const add = limits;",
  'api/src/carts/total.ts': 'export const total = 1;',
  'api/src/carts/carts.test.ts': "import { client } from '../testing'; client();",
  'api/src/mails/index.ts': "export { mailRoutes } from './mail.routes'; export { sum } from './sum';",
  'api/src/mails/mail.routes.ts': 'export const mailRoutes = 1;',
  'api/src/mails/sum.ts': "import { total } from '../carts'; export const sum = total;",
  'api/src/mails/mails.test.ts': "import { client } from '../testing'; client();",
  'api/src/polls/polls.test.ts':
    "import { client } from '../testing'; client().post(`/cpi/v1/carts/${1}/items?late=1`);",
  'scripts/start.mjs': '',
  'scripts/start.test.mjs': "run('scripts/start.mjs');",
  'e2e/journeys/buy.spec.ts': "import { press } from '../screens/controls'; press();",
  'e2e/journeys/read.spec.ts': '',
  'e2e/screens/controls.ts': 'export const press = () => 1;',
  'bench/run.mjs': '',
};
const journeys = { 'buy.spec.ts': ['mfe-one', 'api/src/carts'], 'read.spec.ts': ['mfe-two'] };
/** @type {Record<string, Record<string, string>>} */
const doors = {
  contracts: { '.': './src/index.ts', './limits': './src/generated/limits.ts' },
  'shared-ui': { './Price': './src/Price/Price.tsx' },
};
const packages = new Map(
  Object.entries(doors).map(([folder, exports]) => [`@copper-carrot/${folder}`, { folder, exports }]),
);
const files = new Set(Object.keys(texts));
const sources = new Map(
  Object.entries(texts)
    .filter(([path]) => /\.(ts|tsx|mjs)$/.test(path))
    .map(([path, text]) => [path, readSource(path, text)]),
);
const graph = makeGraph(sources, { files, packages });

/**
 * What a step checks: its files, `all` or nothing.
 * @param {string} step @param {string[]} changed
 */
function looksAt(step, ...changed) {
  const choice = choose({ files: changed, gone: [] }, { files, graph, journeys })[step];
  return !choice || 'leftOut' in choice ? [] : (choice.files ?? 'all');
}
const tests = (/** @type {string[]} */ ...changed) => looksAt('jest', ...changed);
const guards = ['api/src/guards/owners.test.ts'];

describe('tests', () => {
  it('are those that import what changed, by the names that others hand on', () => {
    expect(tests('contracts/src/money.ts')).toEqual([
      'mfe-one/src/remote.test.tsx',
      'shared-ui/src/Price/Price.test.tsx',
    ]);
    expect(tests('contracts/src/dates.ts')).toEqual(['mfe-two/src/Days.test.tsx']);
    expect(tests('mfe-two/src/Days.test.tsx')).toEqual(['mfe-two/src/Days.test.tsx']);
  });

  it('of the API are those beside it, those that call it by its address, and those of its users', () => {
    expect(tests('api/src/carts/add.ts')).toEqual([
      'api/src/carts/carts.test.ts',
      ...guards,
      'api/src/polls/polls.test.ts',
    ]);
    expect(tests('api/src/carts/total.ts')).toEqual([
      'api/src/carts/carts.test.ts',
      ...guards,
      'api/src/mails/mails.test.ts',
    ]);
  });

  it('that call every route run where a route changed', () => {
    expect(tests('api/src/mails/mail.routes.ts')).toEqual([
      'api/src/bad-input.test.ts',
      ...guards,
      'api/src/mails/mails.test.ts',
    ]);
  });

  it('find what no import names: a program by its path, what is generated, and the database', () => {
    expect(tests('scripts/start.mjs')).toEqual(['scripts/start.test.mjs']);
    expect(tests('contracts/openapi.json')).toEqual(tests('contracts/src/generated/limits.ts'));
    expect(tests('contracts/openapi.json')).toContain('api/src/carts/carts.test.ts');
    expect(tests('api/migrations/0001-all.up.sql')).toHaveLength(5);
  });

  it('are all of a package where a file is unknown, all there are where everything stands on it, and none of a document', () => {
    expect(tests('mfe-two/src/unused.css')).toEqual(['mfe-two/src/Days.test.tsx']);
    expect(tests('package.json')).toBe('all');
    expect(tests('docs/guide.md')).toEqual([]);
  });
});

describe('journeys', () => {
  const specs = (/** @type {string[]} */ ...changed) => looksAt('journeys', ...changed);

  it('are those that walk through what changed, or through a page that uses it', () => {
    expect(specs('mfe-two/src/Days.tsx')).toEqual(['e2e/journeys/read.spec.ts']);
    expect(specs('api/src/carts/add.ts')).toEqual(['e2e/journeys/buy.spec.ts']);
    expect(specs('shared-ui/src/Price/Price.tsx')).toEqual(['e2e/journeys/buy.spec.ts']);
    expect(specs('e2e/screens/controls.ts')).toEqual(['e2e/journeys/buy.spec.ts']);
    expect(specs('api/src/app.ts')).toBe('all');
    expect(specs('api/src/carts/carts.test.ts', 'mfe-two/src/Days.test.tsx')).toEqual([]);
  });

  it('have each a line in e2e/reach.json that names folders which are there', () => {
    const table = JSON.parse(readFileSync(join(root, 'e2e/reach.json'), 'utf8'));
    const specs = readdirSync(join(root, 'e2e/journeys')).filter((name) => name.endsWith('.spec.ts'));
    expect(Object.keys(table).sort()).toEqual(specs.sort());
    const folders = Object.values(table).flat();
    expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
    expect(Object.keys(table).filter((name) => table[name].length === 0)).toEqual([]);
  });
});

it('of the other steps each runs on what it is about, and says why it is left out', () => {
  const [none, all] = /** @type {const} */ ([[], 'all']);
  expect(looksAt('format', 'docs/guide.md')).toEqual(['docs/guide.md']);
  expect(looksAt('lint', 'docs/guide.md')).toEqual(none);
  expect(looksAt('lint', 'bench/run.mjs', 'package.json')).toEqual(['bench/run.mjs']);
  expect(looksAt('types', 'docs/guide.md')).toEqual(none);
  expect(looksAt('types', 'bench/run.mjs')).toBe(all);
  expect(looksAt('benches', 'bench/run.mjs')).toBe(all);
  expect(looksAt('build', 'bench/run.mjs')).toBe(all);
  expect(looksAt('benches', 'mfe-two/src/Days.tsx')).toEqual(none);
  expect(looksAt('budgets', 'mfe-two/src/Days.tsx')).toBe(all);
  expect(looksAt('budgets', 'mfe-two/src/Days.test.tsx')).toEqual(none);
  expect(looksAt('migrations', 'api/migrations/0001-all.up.sql')).toBe(all);
  expect(looksAt('migrations', 'api/src/carts/add.ts')).toEqual(none);
  const { migrations } = choose({ files: [], gone: ['docs/guide.md'] }, { files, graph, journeys });
  expect(migrations).toEqual({ leftOut: 'no migration changed' });
});
