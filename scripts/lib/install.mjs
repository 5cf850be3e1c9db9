// @ts-check
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { takeLock } from './lock.mjs';
import { Problem } from './problem.mjs';
import { root, run } from './run.mjs';

const lockFile = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules/.cache/copper-carrot/installed');

/**
 * Installs the packages of the lock file when node_modules is not what it says. Two starts at once install once.
 * @param {(line: string) => void} log
 */
export async function installIfNeeded(log) {
  if (isInstalled()) return;
  mkdirSync(join(root, '.data'), { recursive: true });
  const release = await takeLock(join(root, '.data/install.lock'), {
    patience: 900_000,
    onWait: ({ pid }) => log(`Another start (process ${pid}) is installing; waiting for it.`),
  });
  try {
    if (isInstalled()) return;
    log('Installing packages (once; about a minute) …');
    const began = Date.now();
    const tick = setInterval(
      () => log(`… still installing, ${Math.round((Date.now() - began) / 1000)} s`),
      15_000,
    );
    // Not `npm ci`: it refuses a lock file that lacks other systems' optional packages, which some registries don't offer.
    const args = [
      'install',
      '--no-save',
      '--ignore-scripts',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    const { code, output } = await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
      env: npmEnv(),
    });
    clearInterval(tick);
    if (code !== 0) throw new Problem(`npm install failed:\n${output.trim()}`);
    if (!isInstalled())
      throw new Problem('npm install left packages out; remove node_modules and start again.');
    log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
  } finally {
    release();
  }
}

/** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} Packages */

/**
 * Whether node_modules holds what the lock file asks for. npm writes its own list there last, so a broken install has
 * none; optional packages may be missing, because most are for other systems.
 */
function isInstalled() {
  const text = readFileSync(lockFile, 'utf8');
  const wanted = createHash('sha256')
    .update(text)
    .update(process.platform + process.arch)
    .digest('hex');
  const known = read(join(root, 'node_modules/.package-lock.json'));
  if (known === undefined) return false;
  const mark = `${wanted} ${createHash('sha256').update(known).digest('hex')}`;
  if (read(stamp) === mark) return true;
  /** @type {{ packages: Packages }} */
  const { packages: locked } = JSON.parse(text);
  /** @type {{ packages: Packages }} */
  const { packages: present } = JSON.parse(known);
  const complete = Object.entries(locked).every(([path, { version, optional, link }]) => {
    const found = present[path];
    return path === '' || (found ? link || found.version === version : optional);
  });
  if (!complete) return false;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, mark);
  return true;
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
