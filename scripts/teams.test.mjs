// @ts-check
/* global describe, it, expect */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './lib/run.mjs';
import { remotesHere } from './remotes-here.cjs';

const remotes = remotesHere(root);
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const foldersOf = (/** @type {string} */ path) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        !/^(node_modules|dist|test-results|coverage|\.git|\.mf|\.data.*)$/.test(entry.name),
    )
    .map(({ name }) => name);

describe('who owns what', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' '));
  const owned = lines.map(([path]) => path);

  it('is the platform team, wherever no other line says it', () => {
    expect(lines[0]).toEqual(['*', '@copper-carrot/platform']);
  });

  it('is said of every top-level folder, and of every feature of the API', () => {
    const wanted = [
      ...foldersOf('.')
        .filter((name) => name !== '.github')
        .map((name) => `/${name}/`),
      ...foldersOf('api/src').map((name) => `/api/src/${name}/`),
    ];
    expect(wanted.filter((path) => !owned.includes(path))).toEqual([]);
  });

  it.each(['shell', ...remotes])('is said of %s in its package too, as people read it', (name) => {
    const { author } = JSON.parse(read(`${name}/package.json`));
    const handle = author
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .join('-');
    expect(lines).toContainEqual([`/${name}/`, `@copper-carrot/${handle}`]);
  });

  it('is said of nothing that is gone, of nothing twice, and by nobody without a name', () => {
    expect(owned.filter((path) => path !== '*' && !existsSync(join(root, path ?? '')))).toEqual([]);
    expect(new Set(owned).size).toBe(owned.length);
    for (const [, ...owners] of lines) {
      expect(owners.length).toBeGreaterThan(0);
      for (const owner of owners) expect(owner).toMatch(/^@copper-carrot\/[a-z][a-z0-9-]*$/);
    }
  });
});

describe('the checks in CI', () => {
  /** @param {string} name @returns {any} what a workflow says is whatever YAML holds */
  const workflow = (name) => parse(read(`.github/workflows/${name}.yml`), { merge: true });
  /** @param {any} job */
  const runs = ({ steps }) => steps.flatMap((/** @type {{ run?: string }} */ { run }) => (run ? [run] : []));

  it.each(remotes)('of %s run what it touches, and nothing of another remote', (name) => {
    const { on, jobs } = workflow(name);
    const wanted = [`${name}/**`, 'contracts/**', 'shared-ui/**', 'scripts/**'];
    for (const event of [on.pull_request, on.push])
      expect(event.paths).toEqual(expect.arrayContaining(wanted));
    for (const path of on.pull_request.paths)
      expect(remotes.filter((other) => other !== name && path.includes(other))).toEqual([]);
    const commands = runs(jobs.check);
    expect(commands).toEqual(['npm ci', `npm test --workspace ${name}`, `npm run build --workspace ${name}`]);
  });

  it('of the platform run everything, for all that is no remote’s own', () => {
    const { on, jobs } = workflow('platform');
    expect(on.pull_request.paths).toEqual(expect.arrayContaining(['**', '!mfe-*/**']));
    expect(runs(jobs.check)).toContain('npm test -- --newcomer');
  });

  it('are there for remotes that are there', () => {
    const named = readdirSync(join(root, '.github/workflows')).map((file) => file.replace(/\.yml$/, ''));
    expect(named.sort()).toEqual([...remotes, 'platform'].sort());
  });

  it.each(remotes)('%s is a package of its own, which builds, tests and runs by itself', (name) => {
    const { version, scripts } = JSON.parse(read(`${name}/package.json`));
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['build', 'test', 'dev']));
  });
});

it('tells of each version of the contract what changed with it', () => {
  const [, version] =
    /CONTRACT_VERSION: ContractVersion = '([\d.]+)';/.exec(read('contracts/src/contract-version.ts')) ?? [];
  const told = [...read('docs/contract-changelog.md').matchAll(/^\| (\d+)\.(\d+) +\|/gm)].map(
    ([, major, minor]) => [Number(major), Number(minor)],
  );
  expect(told.at(-1)?.join('.')).toBe(version);
  // Each is the next minor of the previous version, or the first of the next major.
  for (const [at, [major = 0, minor = 0]] of told.entries()) {
    const [before = 0, last = 0] = told[at - 1] ?? [];
    expect(minor === 0 ? [before + 1, 0] : [before, last + 1]).toEqual([major, minor]);
  }
});
