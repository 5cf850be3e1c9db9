// @ts-check
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  realpathSync,
} from 'node:fs';
import { renameSync, rmSync, statfsSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../lib/problem.mjs';
import { commandLine, isAlive, workingFolder } from '../lib/processes.mjs';
import { as } from './place.mjs';

/** @import { Place } from './place.mjs' */

export const owner = 'copper_carrot';
export const dataFolder = (/** @type {string} */ folder) => join(folder, 'data');
const passwordFile = (/** @type {string} */ folder) => join(dataFolder(folder), 'copper-carrot.password');
const logFile = (/** @type {string} */ folder) => join(folder, 'server.log');

/** @param {string} folder */
export const password = (folder) => readFileSync(passwordFile(folder), 'utf8').trim();

/**
 * Creates the cluster under a temporary name and renames it when complete, so that a failed start leaves
 * none.
 * @param {Place} place
 * @param {{ temporary: boolean }} options
 */
export async function ensureCluster({ account, binaries, folder }, { temporary }) {
  if (existsSync(passwordFile(folder))) return;
  if (existsSync(dataFolder(folder)))
    throw new Problem(
      `${dataFolder(folder)} is not a database of Copper Carrot: move it away, or set DATA_DIR.`,
    );
  requireSpace(folder, 150);
  for (const name of readdirSync(folder))
    if (name.startsWith('draft-')) rmSync(join(folder, name), { recursive: true, force: true });
  const draft = join(folder, `draft-${randomBytes(4).toString('hex')}`);
  const secret = `${draft}.password`;
  writeFileSync(secret, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (account) chownSync(secret, account.uid, account.gid);
  const options = [
    '-D',
    draft,
    '-U',
    owner,
    '--pwfile',
    secret,
    '--auth-local=reject',
    '--auth-host=scram-sha-256',
  ];
  const locale = [
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const args = [...options, ...locale, ...(temporary ? ['--no-sync'] : [])];
  const made = spawn(join(binaries, 'bin/initdb'), args, {
    ...as(account),
    env: cleanEnv(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  made.stdout.on('data', (chunk) => (said += chunk));
  made.stderr.on('data', (chunk) => (said += chunk));
  const code = await new Promise((resolve) =>
    made.once('error', (error) => resolve((said += error.message))).once('close', resolve),
  );
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    rmSync(secret, { force: true });
    throw new Problem(explain(said, folder));
  }
  renameSync(secret, join(draft, 'copper-carrot.password'));
  renameSync(draft, dataFolder(folder));
}

/**
 * Starts the server process detached from the terminal and returns its child process.
 * @param {Place} place
 * @param {{ port: number, temporary: boolean }} options
 */
export function launch({ account, binaries, folder }, { port, temporary }) {
  requireSpace(folder, 20);
  const log = logFile(folder);
  if (existsSync(log) && statSync(log).size > 5_000_000) truncateSync(log);
  const output = openSync(log, 'a', 0o600);
  chmodSync(log, 0o600);
  const start = statSync(log).size;
  const settings = {
    ...{
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
      max_connections: 200,
      timezone: 'UTC',
    },
    ...{
      log_timezone: 'UTC',
      shared_buffers: '128MB',
      jit: 'off',
      log_min_messages: 'warning',
      io_method: 'sync',
    },
    // Containers often have 64 MB of shared memory, too little for parallel hash joins.
    max_parallel_workers_per_gather: 0,
    ...(temporary
      ? {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          wal_level: 'minimal',
          max_wal_senders: 0,
        }
      : {}),
  };
  const args = [
    '-D',
    dataFolder(folder),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = spawn(join(binaries, 'bin/postgres'), args, {
    ...as(account),
    env: cleanEnv(),
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  const said = () => readFileSync(log, 'utf8').slice(start);
  return { child, said };
}

/**
 * The contents of postmaster.pid, if its process is this cluster's server.
 * @param {string} folder
 */
export function runningServer(folder) {
  const [pid, , , port, , , , status] = pidFile(folder);
  return pid && isServerOf(folder, Number(pid))
    ? { pid: Number(pid), port: Number(port), ready: status?.trim() === 'ready' }
    : undefined;
}

/**
 * @param {string} folder
 * @param {number} pid
 */
function isServerOf(folder, pid) {
  if (!isAlive(pid)) return false;
  const data = dataFolder(folder);
  const line = commandLine(pid);
  // A server's working directory is its data folder, however it was started.
  return line.includes('postgres') && (line.includes(data) || workingFolder(pid) === realpathSync(data));
}

/**
 * Makes PostgreSQL ignore a stale pid that another process now has. It takes its parent's pid as stale and
 * still checks for servers that share the old memory, which deleting the file would skip.
 * @param {string} folder
 */
export function disownStalePid(folder) {
  const lines = pidFile(folder);
  const pid = Number(lines[0]);
  // The file may just have been written by a server started by hand.
  if (!pid || !isAlive(pid) || isServerOf(folder, pid) || pidFile(folder)[0] !== lines[0]) return;
  lines[0] = String(process.pid);
  writeFileSync(join(dataFolder(folder), 'postmaster.pid'), lines.join('\n'));
}

/**
 * One sentence for PostgreSQL's error on a failed start.
 * @param {string} said
 * @param {string} folder
 */
export function explain(said, folder) {
  if (/No space left on device|disk quota exceeded/i.test(said))
    return `The disk is full: PostgreSQL can't write to ${folder}. Free some space, or set DATA_DIR to a folder on another disk.`;
  if (/Permission denied|Read-only file system/i.test(said))
    return `PostgreSQL can't write to ${folder}: make it writable, or set DATA_DIR to another folder.`;
  if (
    /could not create shared memory|could not map anonymous shared memory|Cannot allocate memory/i.test(said)
  )
    return 'There is not enough memory for PostgreSQL: close something, or set DATABASE_URL to a server elsewhere.';
  if (/database files are incompatible|initialized by PostgreSQL version/i.test(said))
    return `The database in ${folder} was made by another version of PostgreSQL: move it away, or set DATA_DIR to another folder.`;
  const reasons = said.split('\n').filter((line) => /FATAL|PANIC|error|could not/i.test(line));
  return `PostgreSQL did not start (${(reasons.at(-1) ?? said).trim().slice(-300)}); its log is ${logFile(folder)}.`;
}

/**
 * @param {string} folder
 * @param {number} megabytes
 */
function requireSpace(folder, megabytes) {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free < megabytes)
    throw new Problem(
      `The disk is full: ${folder} has ${free} MB left and the database needs ${megabytes} MB. Free some space, or set DATA_DIR to a folder on another disk.`,
    );
}

/** @param {string} folder */
function pidFile(folder) {
  try {
    return readFileSync(join(dataFolder(folder), 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** The caller's PG* variables and locale must not affect the server. */
function cleanEnv() {
  return { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' };
}
