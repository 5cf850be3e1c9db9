// @ts-check
/* global describe, it, expect, beforeAll, afterAll */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { installedBy } from '../build.mjs';
import { root } from '../lib/run.mjs';
import { copyPackages } from '../testing/copied-packages.mjs';
import { createRemote } from './create.mjs';

const name = 'mfe-gift-cards';
/** @type {string} */
let copy;
beforeAll(() => {
  copy = copyPackages(root, ['contracts', 'shared-ui', 'shell', 'scripts', '.github']);
  for (const file of ['package-lock.json', '.prettierrc.json']) cpSync(join(root, file), join(copy, file));
  createRemote({ root: copy, name, team: 'Gift cards' });
  mkdirSync(join(copy, 'mfe-cakes/src'), { recursive: true });
  mkdirSync(join(copy, 'mfe-cakes/dist/release'), { recursive: true });
  for (const [file, text] of [
    ['package.json', '{}'],
    ['src/remote.tsx', ''],
    ['dist/release/remote.json', '{"routes":[{"path":"/sweets/{kind?}"}]}'],
  ])
    writeFileSync(join(copy, 'mfe-cakes', file ?? ''), text ?? '');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const read = (/** @type {string} */ file) => readFileSync(join(copy, file), 'utf8');

describe('a remote that was just made', () => {
  it('moves no line of the lock file', () => {
    const lock = JSON.parse(read('package-lock.json'));
    delete lock.packages[name];
    delete lock.packages[`node_modules/@copper-carrot/${name}`];
    expect(Object.keys(lock.packages)).toEqual(
      Object.keys(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages),
    );
  });
  it('has nobody else built anew', () => {
    expect(installedBy(read('package-lock.json'))).toBe(
      installedBy(readFileSync(join(root, 'package-lock.json'), 'utf8')),
    );
  });

  it('is linked, so that its publish installs nothing', () => {
    const code = `import { installIfNeeded } from './scripts/lib/install.mjs'; await installIfNeeded(console.log, { tools: true });`;
    const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    expect(realpathSync(join(copy, 'node_modules/@copper-carrot', name))).toBe(join(copy, name));
  });

  it('is a package with its own version, check and owners', () => {
    const { version, author, scripts } = JSON.parse(read(`${name}/package.json`));
    expect([version, author]).toEqual(['0.1.0', 'Gift cards']);
    expect(Object.keys(scripts)).toEqual(['build', 'test', 'dev']);
    expect(read('.github/CODEOWNERS')).toContain(`/${name}/ @copper-carrot/gift-cards\n`);
    const owners = read('.github/CODEOWNERS').split('\n');
    for (const kind of [/^\/mfe-/, /^\/\.github\/workflows\/mfe-/]) {
      const block = owners.filter((line) => kind.test(line));
      expect(block.some((line) => line.includes(name))).toBe(true);
      expect(block).toEqual([...block].sort());
      const at = owners.indexOf(block[0] ?? '');
      expect(owners.slice(at, at + block.length)).toEqual(block);
    }
    const { jobs } = parse(read(`.github/workflows/${name}.yml`), { merge: true });
    expect(jobs.check.steps).toContainEqual({ run: `npm test --workspace ${name}` });
    const { packages } = JSON.parse(read('package-lock.json'));
    expect(packages[`node_modules/@copper-carrot/${name}`]).toEqual({ resolved: name, link: true });
    expect(packages[name].dependencies.react).toBe(packages['shell'].dependencies.react);
  });

  it('is formatted as everything else is', () => {
    const program = join(root, 'node_modules/prettier/bin/prettier.cjs');
    const { status, stderr } = spawnSync(process.execPath, [program, '--check', name], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });
});

it.each([
  ['gift-cards', 'Gift cards', 'is no name of a remote'],
  ['mfe-Gift', 'Gift cards', 'is no name of a remote'],
  ['mfe-x', 'Gift cards', 'mfe-, a small letter, and then 1 to 30'],
  ['mfe-gifts-', 'Gift cards', 'mfe-gifts- ends with a hyphen: choose another name'],
  ['mfe-section', 'Gift cards', 'a screen Section, and its files use that name for something else'],
  ['mfe-places', 'Gift cards', 'a screen Places, and its files'],
  ['mfe-remote', 'Gift cards', 'a screen Remote, and its files'],
  ['mfe-login', 'Gift cards', 'its page at /login, which is the shell’s: choose another name'],
  ['mfe-users', 'Gift cards', 'its page at /users, which is the server’s'],
  ['mfe-sweets', 'Gift cards', 'its page at /sweets, which is that of mfe-cakes'],
  ['mfe-gifts', ' ', 'Say who owns it: npm run remote -- create mfe-gifts --team'],
])('refuses %s of %j and makes nothing', (wrong, team, words) => {
  expect(() => createRemote({ root: copy, name: wrong, team })).toThrow(words);
  expect(existsSync(join(copy, wrong))).toBe(false);
});

it('asks for a name', () => {
  const nameless = () => createRemote({ root: copy, name: '', team: 'Gift cards' });
  expect(nameless).toThrow('Say its name: npm run remote -- create mfe-gift-cards');
});

it('leaves a remote that is there alone', () => {
  expect(() => createRemote({ root: copy, name, team: 'Others' })).toThrow('is there already');
  expect(read(`${name}/README.md`)).toContain('team Gift cards');
});
