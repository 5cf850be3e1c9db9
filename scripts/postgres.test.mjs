// @ts-check
/* global jest, it, expect, beforeEach, afterEach */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { explain } from './database/cluster.mjs';
import { as, choosePlace } from './database/place.mjs';
import { describeError } from './lib/problem.mjs';
import { isAlive, until } from './lib/processes.mjs';
import { root } from './lib/run.mjs';
import { startPostgres } from './postgres.mjs';

/** @import { Postgres } from './postgres.mjs' */

jest.setTimeout(120_000);

/** @type {string} */
let dataDir;
/** @type {(() => Promise<void> | void)[]} */
let undo;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'copper-carrot-data-'));
  chmodSync(dataDir, 0o755);
  undo = [() => rmSync(dataDir, { recursive: true, force: true })];
});
afterEach(async () => {
  for (const step of undo.reverse()) await step();
});

/** @param {{ port?: number, dataDir?: string, log?: (line: string) => void }} [options] */
async function begin(options) {
  const server = await startPostgres({ dataDir, ...options });
  undo.push(server.stop);
  return server;
}

/**
 * @param {Postgres} server
 * @param {string} text
 */
async function ask({ url }, text) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Another Node process that starts the database and keeps it, as `npm start` does. */
function startElsewhere() {
  const child = spawn(process.execPath, [join(root, 'scripts/postgres.mjs'), dataDir], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  undo.push(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => (said += chunk));
  /** @type {Promise<{ url: string, pid: number }>} */
  const ready = new Promise((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      if (output.includes('\n')) resolve(JSON.parse(output));
    });
    child.once('close', () => reject(new Error(said)));
  });
  return { child, ready, said: () => said };
}

const pidFile = () => join(dataDir, 'postgres/data/postmaster.pid');

it('keeps what was written from one start to the next, and listens on this machine only', async () => {
  const first = await begin();
  await ask(first, 'create table kept as select 42 as answer');
  expect(await ask(first, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);
  const second = await begin();
  expect(await ask(second, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

it('asks for the password, which only the owner of the files can read', async () => {
  const server = await begin();
  const stranger = new pg.Client({ connectionString: server.url.replace(/:[0-9a-f]+@/, ':guess@') });
  await expect(stranger.connect()).rejects.toThrow(/password authentication failed/);
  await stranger.end();
  expect(statSync(join(server.folder, 'data/copper-carrot.password')).mode & 0o777).toBe(0o600);
});

it('starts again after the server was killed', async () => {
  const first = await begin();
  await ask(first, 'create table kept as select 1 as answer');
  process.kill(first.pid, 'SIGKILL');
  await until(() => !isAlive(first.pid), 5000);
  expect(existsSync(pidFile())).toBe(true);
  const second = await begin();
  expect(second.pid).not.toBe(first.pid);
  expect(await ask(second, 'select answer from kept')).toEqual([{ answer: 1 }]);
});

it('tells when the server died', async () => {
  const server = await begin();
  const died = new Promise((resolve) => server.onDeath(() => resolve('died')));
  process.kill(server.pid, 'SIGKILL');
  await expect(died).resolves.toBe('died');
});

it('adopts the server of a start that was killed', async () => {
  const { child, ready } = startElsewhere();
  const { pid, url } = await ready;
  child.kill('SIGKILL');
  await until(() => child.exitCode !== null || child.signalCode !== null, 5000);
  const server = await begin();
  expect(server).toMatchObject({ pid, url, adopted: true });
  await server.stop();
  expect(isAlive(pid)).toBe(false);
});

it('adopts and ends a server that somebody started by hand from its own folder', async () => {
  const first = await begin();
  await first.stop();
  const { account, binaries } = choosePlace(dataDir);
  const started = [
    'start',
    '-D',
    '.',
    '-o',
    `-p ${first.port} -c unix_socket_directories=`,
    '-l',
    '/dev/null',
  ];
  spawnSync(join(binaries, 'bin/pg_ctl'), started, {
    ...as(account),
    cwd: join(dataDir, 'postgres/data'),
    stdio: 'ignore',
  });
  const server = await begin();
  expect(server.adopted).toBe(true);
  await server.stop();
  expect(isAlive(server.pid)).toBe(false);
});

it('leaves the server running for a second user in the same process, until that one stops too', async () => {
  const [first, second] = [await begin(), await begin()];
  await first.stop();
  expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
  expect(isAlive(second.pid)).toBe(false);
});

it('passes over a pid that belongs to another program by now', async () => {
  await (await begin()).stop();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  undo.push(() => void other.kill('SIGKILL'));
  const folder = join(dataDir, 'postgres/data');
  writeFileSync(pidFile(), `${other.pid}\n${folder}\n1700000000\n5432\n\n127.0.0.1\n  1234567 1\nready   \n`);
  const server = await begin();
  expect(server.pid).not.toBe(other.pid);
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(isAlive(Number(other.pid))).toBe(true);
});

it('passes over the lock of a start that died in the middle, and over its half-made cluster', async () => {
  const dead = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => dead.once('close', resolve));
  const folder = join(dataDir, 'postgres');
  mkdirSync(join(folder, 'draft-dead/base'), { recursive: true });
  writeFileSync(join(folder, 'start.lock'), JSON.stringify({ pid: dead.pid, mark: 'gone' }));
  const server = await begin();
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(readdirSync(folder).filter((name) => name.startsWith('draft-'))).toEqual([]);
});

it('makes one cluster when four processes start at once, and ends it with the last of them', async () => {
  const starts = [startElsewhere(), startElsewhere(), startElsewhere(), startElsewhere()];
  const servers = await Promise.all(starts.map(({ ready }) => ready));
  expect(new Set(servers.map(({ url }) => url)).size).toBe(1);
  expect(starts.some(({ said }) => said().includes('waiting for it'))).toBe(true);
  const [pid = 0] = servers.map((server) => server.pid);
  for (const [index, { child }] of starts.entries()) {
    expect(isAlive(pid)).toBe(true);
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.stdin.end();
    await closed;
    expect(isAlive(pid)).toBe(index < 3);
  }
});

it('takes another port when the wanted one is taken, and says so', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => holder.once('listening', resolve));
  undo.push(() => void holder.close());
  const { port } = /** @type {import('node:net').AddressInfo} */ (holder.address());
  /** @type {string[]} */
  const lines = [];
  const server = await begin({ port, log: (line) => lines.push(line) });
  expect(server.port).not.toBe(port);
  expect(lines.join()).toContain(`Port ${port} is taken`);
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('works from a folder that only its owner can enter', async () => {
  const closed = join(dataDir, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const server = await begin({ dataDir: join(closed, 'data') });
  // Root's server runs as another user, so its files are elsewhere; the next start finds them.
  expect(server.folder.startsWith(closed)).toBe(process.getuid?.() !== 0);
  undo.splice(-1, 0, () => {
    rmSync(server.folder, { recursive: true, force: true });
    const parent = dirname(server.folder);
    if (existsSync(parent) && readdirSync(parent).length === 0) rmdirSync(parent);
  });
  await ask(server, 'create table kept as select 7 as answer');
  await server.stop();
  const again = await begin({ dataDir: join(closed, 'data') });
  expect(await ask(again, 'select answer from kept')).toEqual([{ answer: 7 }]);
});

it('says in one sentence that the folder can not be used', async () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  await expect(begin({ dataDir: join(file, 'data') })).rejects.toThrow(
    /^The database's folder .*file\/data\/postgres .*DATA_DIR/,
  );
  mkdirSync(join(dataDir, 'postgres/data'), { recursive: true });
  await expect(begin()).rejects.toThrow(/is not a database of Copper Carrot/);
  expect(readFileSync(file, 'utf8')).toBe('');
});

it('says in one sentence that the disk is full, and names the file', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(describeError(full)).toMatch(/^The disk is full: [^\n]*DATA_DIR[^\n]*$/);
  const refused = Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/data/site.lock' });
  expect(describeError(refused)).toMatch(/^\/data\/site\.lock is not writable [^\n]*$/);
  expect(describeError(new TypeError('a mistake'))).toMatch(/^TypeError: a mistake\n\s+at /);
});

it('removes a temporary cluster when it stops', async () => {
  const server = await startPostgres();
  expect(await ask(server, 'show fsync')).toEqual([{ fsync: 'off' }]);
  await server.stop();
  expect(existsSync(server.folder)).toBe(false);
});

it('makes a temporary cluster on a disk where memory is short', async () => {
  const short = jest.spyOn(process, 'availableMemory').mockReturnValue(2 ** 30);
  const { folder } = choosePlace(undefined);
  short.mockRestore();
  rmSync(folder, { recursive: true });
  expect(folder).not.toMatch(/^\/dev\/shm/);
});

it.each([
  [
    'FATAL:  could not write lock file "postmaster.pid": No space left on device',
    /^The disk is full: .*\/data.*DATA_DIR/,
  ],
  ['FATAL:  could not open file "global/pg_control": Permission denied', /^PostgreSQL can't write to \/data/],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', /not enough memory/],
  ['FATAL:  database files are incompatible with server', /another version of PostgreSQL/],
  [
    'LOG:  starting\nFATAL:  something else',
    /did not start \(FATAL: {2}something else\); its log is \/data\/server\.log/,
  ],
])('says what to do when PostgreSQL says %j', (said, sentence) => {
  expect(explain(said, '/data')).toMatch(sentence);
});
