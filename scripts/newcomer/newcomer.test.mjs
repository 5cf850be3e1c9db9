// @ts-check
/* global jest, it, expect, afterEach */
import { spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { until } from '../lib/processes.mjs';
import { root } from '../lib/run.mjs';
import { runningIn } from './left-running.mjs';
import { newcomersEnv } from './own-environment.mjs';
import { whyNot, withoutRegistry } from './start-there.mjs';

jest.setTimeout(60_000);

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

it('gives a newcomer an empty home and nothing of this checkout, and the way to packages that this machine has', () => {
  const outside = '/usr/bin';
  Object.assign(process.env, {
    PATH: [join(root, 'node_modules/.bin'), outside, process.env.PATH].join(delimiter),
    npm_config_registry: 'https://packages.example',
    npm_config_cache: '/somewhere/else',
    NPM_CONFIG_USERCONFIG: join(root, '.npmrc'),
    npm_lifecycle_event: 'test',
    PORT: '4000',
    DATA_DIR: '/data',
  });
  const env = newcomersEnv('/home/new');
  expect(env).toMatchObject({
    HOME: '/home/new',
    npm_config_cache: '/home/new/.npm',
    npm_config_registry: 'https://packages.example',
    npm_config_userconfig: join(root, '.npmrc'),
  });
  for (const name of ['NPM_CONFIG_USERCONFIG', 'npm_lifecycle_event', 'PORT', 'DATA_DIR'])
    expect(env).not.toHaveProperty(name);
  const folders = env.PATH?.split(delimiter) ?? [];
  expect(folders).toContain(outside);
  expect(folders.filter((folder) => folder.startsWith(root))).toEqual([]);
});

it('says in one sentence that the registry is not reached, and names no address of it', () => {
  const said = ['npm install failed:', 'npm error code ENOTFOUND', 'npm error network request failed'];
  expect(whyNot(said)).toMatch(/^npm start could not install its packages: .*\(ENOTFOUND\)\. [^\n]*$/);
  expect(whyNot(['The disk is full.'])).toBe('npm start ended before it was ready:\nThe disk is full.');
  expect(withoutRegistry("npm error 404 'https://a:b@packages.example/x' is not there")).toBe(
    "npm error 404 '(an address)' is not there",
  );
  expect(withoutRegistry('ready on http://localhost:3000')).toBe('ready on http://localhost:3000');
});

it('finds what still runs in a folder', async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'copper-carrot-running-')));
  expect(runningIn(folder)).toEqual([]);
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', folder], { cwd: folder });
  expect(await until(() => runningIn(folder).length > 0, 10_000)).toBe(true);
  expect(runningIn(folder)).toEqual([expect.objectContaining({ pid: child.pid })]);
  child.kill();
  expect(await until(() => runningIn(folder).length === 0, 10_000)).toBe(true);
  rmSync(folder, { recursive: true });
});
