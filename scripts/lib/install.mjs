// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { takeLock } from './lock.mjs';
import { Problem } from './problem.mjs';
import { root, run } from './run.mjs';
import { timed } from './times.mjs';

const lockFile = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules/.cache/copper-carrot/installed');

/**
 * Installs the packages of the lock file when node_modules is not what it says: those that a running site and its builds
 * need, and with `tools` those of tests, checks and measurements too. Whoever has the tools keeps them. Two starts at once
 * install once.
 * @param {(line: string) => void} log
 * @param {{ tools?: boolean }} [options]
 */
export async function installIfNeeded(log, { tools = false } = {}) {
  if (isInstalled(tools)) return;
  mkdirSync(join(root, '.data'), { recursive: true });
  const release = await takeLock(join(root, '.data/install.lock'), {
    patience: 900_000,
    onWait: ({ pid }) => log(`Another start (process ${pid}) is installing; waiting for it.`),
  });
  try {
    if (isInstalled(tools)) return;
    const all = tools || hasTools();
    log(`Installing packages (once; ${all ? 'about a minute' : 'half a minute or so'}) …`);
    const began = Date.now();
    const tick = setInterval(
      () => log(`… still installing, ${Math.round((Date.now() - began) / 1000)} s`),
      15_000,
    );
    // Not `npm ci`, which takes away first what is there.
    const args = [
      'install',
      ...(all ? [] : ['--omit=dev']),
      '--no-save',
      '--ignore-scripts',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    const { code, output } = await timed('packages', () =>
      run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { env: npmEnv() }),
    );
    clearInterval(tick);
    if (code !== 0) throw new Problem(`npm install failed:\n${output.trim()}`);
    if (!isInstalled(tools))
      throw new Problem('npm install left packages out; remove node_modules and start again.');
    log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
  } finally {
    release();
  }
}

/** @typedef {Record<string, { version?: string, dev?: boolean, devOptional?: boolean, optional?: boolean, link?: boolean, resolved?: string }>} Packages */

/** npm's own list of what is in node_modules, which it writes last: after a broken install there is none. */
const listFile = join(root, 'node_modules/.package-lock.json');

/** @param {string} text @returns {Packages} */
const packagesIn = (text) => JSON.parse(text).packages;

/**
 * Whether node_modules holds what the lock file asks for. Optional packages may be missing, because most are for other
 * systems; the packages that are in this checkout are linked.
 * @param {boolean} tools
 */
function isInstalled(tools) {
  const text = readFileSync(lockFile, 'utf8');
  const wanted = createHash('sha256')
    .update(text)
    .update(process.platform + process.arch)
    .digest('hex');
  const known = read(listFile);
  if (known === undefined) return false;
  const mark = `${wanted} ${createHash('sha256').update(known).digest('hex')}`;
  const marked = read(stamp);
  if (marked === `${mark} with tools` || (!tools && marked === mark)) return true;
  const present = packagesIn(known);
  const complete = Object.entries(packagesIn(text)).every(
    ([path, { version, dev, devOptional, optional, link, resolved = '' }]) => {
      if (!path.includes('node_modules/')) return true;
      if (link) return existsSync(join(root, path)) || !existsSync(join(root, resolved, 'package.json'));
      const mayLack = optional || (!tools && (dev || devOptional));
      return present[path] ? present[path].version === version : mayLack;
    },
  );
  if (!complete) return false;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, tools ? `${mark} with tools` : mark);
  return true;
}

/** Whether somebody tests or checks here: a start that installs takes nothing away of what that needs. */
function hasTools() {
  const known = read(listFile);
  if (known === undefined) return false;
  return Object.values(packagesIn(known)).some(({ dev }) => dev);
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** npm hands its own settings down as npm_config_*, among them some that an npm inside an npm complains about. */
function npmEnv() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(package|lifecycle|command|execpath)/i.test(name),
  );
  return { ...Object.fromEntries(kept), NODE_ENV: 'development' };
}
