// @ts-check
/* global jest, it, expect, beforeEach, afterEach, beforeAll, afterAll */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { as, choosePlace } from './database/place.mjs';
import { freePort } from './lib/ports.mjs';
import { commandLine, isAlive, until } from './lib/processes.mjs';
import { root } from './lib/run.mjs';
import { scratchCheckout, startThere } from './testing/scratch-checkout.mjs';

jest.setTimeout(180_000);

/** @type {ReturnType<typeof scratchCheckout>} */
let checkout;
/** @type {ReturnType<typeof startThere>[]} */
let starts;
/** @type {number} */
let port;

beforeAll(() => {
  checkout = scratchCheckout();
});
afterAll(() => checkout.remove());
beforeEach(async () => {
  starts = [];
  port = await freePort(0);
});
afterEach(async () => {
  for (const { child, ended } of starts) {
    child.kill('SIGTERM');
    await ended;
  }
});

/** @param {NodeJS.ProcessEnv} [env] */
function begin(env) {
  const made = startThere(checkout.folder, { PORT: String(port), ...env });
  starts.push(made);
  return made;
}

async function page() {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`);
  return /** @type {{ pid: number, users: number, processes: string }} */ (await response.json());
}

const data = (/** @type {string[]} */ ...names) => join(checkout.folder, '.data', ...names);
const postmaster = () => Number(readFileSync(data('postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
/** @returns {{ name: string, pid: number }[]} */
const processes = () => JSON.parse(readFileSync(data('processes.json'), 'utf8'));

/** The database runs with another pid, and the restart is complete. */
const isBackAfter = (/** @type {number} */ pid) => async () =>
  !existsSync(data('postgres/start.lock')) &&
  existsSync(data('postgres/data/postmaster.pid')) &&
  postmaster() !== pid &&
  (await page().catch(() => ({ users: 0 }))).users === 1;

it('starts, fills an empty database once, and leaves nothing behind', async () => {
  const first = begin();
  await first.says(`ready on http://localhost:${port}`);
  expect((await page()).users).toBe(1);
  const running = [...processes().map(({ pid }) => pid), postmaster()];
  expect(running.filter(isAlive)).toHaveLength(4);
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(running.filter(isAlive)).toEqual([]);
  expect(readdirSync(data()).sort()).toEqual(['postgres', 'secrets.json']);
  expect(existsSync(data('postgres/data/postmaster.pid'))).toBe(false);

  const second = begin();
  await second.says('ready on');
  expect(second.said()).not.toContain('Building');
  expect((await page()).users).toBe(1);
});

it('gives the API a process for each core, four at most, unless it is told otherwise', async () => {
  const site = begin();
  await site.says('ready on');
  expect((await page()).processes).toBe(String(Math.min(4, availableParallelism())));
  site.child.kill('SIGTERM');
  await site.ended;
  await begin({ API_PROCESSES: '3' }).says('ready on');
  expect((await page()).processes).toBe('3');
});

it('starts a killed API again at once', async () => {
  const site = begin();
  await site.says('ready on');
  const before = (await page()).pid;
  process.kill(before, 'SIGKILL');
  await site.says('api ended (SIGKILL); starting it again in 100 ms.');
  expect(await until(async () => (await page().catch(() => ({ pid: before }))).pid !== before, 20_000)).toBe(
    true,
  );
  const recorded = processes().filter(({ name }) => name === 'api');
  expect(recorded).toEqual([expect.objectContaining({ pid: (await page()).pid })]);
});

it('starts a killed database again, and the site goes on', async () => {
  await begin().says('ready on');
  const before = postmaster();
  process.kill(before, 'SIGKILL');
  expect(
    await until(
      async () => (await page().catch(() => ({ users: 0 }))).users === 1 && postmaster() !== before,
      20_000,
    ),
  ).toBe(true);
});

it('ends the database that was started again after a kill', async () => {
  const site = begin();
  await site.says('ready on');
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  expect(await until(isBackAfter(killed), 20_000)).toBe(true);
  const again = postmaster();
  site.child.kill('SIGINT');
  expect(await site.ended).toBe(0);
  expect(isAlive(again)).toBe(false);
  expect(existsSync(data('postgres/data/postmaster.pid'))).toBe(false);
});

it('ends the database that is just being started again', async () => {
  const site = begin();
  await site.says('ready on');
  process.kill(postmaster(), 'SIGKILL');
  await site.says('PostgreSQL ended; starting it again.');
  site.child.kill('SIGINT');
  expect(await site.ended).toBe(0);
  // Gives another start the time to begin.
  expect(
    await until(() => existsSync(data('postgres/data/postmaster.pid')) && isAlive(postmaster()), 3000),
  ).toBe(false);
});

it('ends the database that somebody restarted by hand', async () => {
  const site = begin();
  await site.says('ready on');
  const before = postmaster();
  const { account, binaries } = choosePlace(data());
  // pg_ctl waits for its server, but the site may have been faster: 3 s instead of a minute.
  const restart = ['restart', '-D', data('postgres/data'), '-m', 'fast', '-t', '3', '-l', '/dev/null'];
  spawnSync(join(binaries, 'bin/pg_ctl'), restart, { ...as(account), stdio: 'ignore' });
  expect(await until(isBackAfter(before), 20_000)).toBe(true);
  const again = postmaster();
  expect(commandLine(again)).toMatch(/postgres/);
  site.child.kill('SIGINT');
  expect(await site.ended).toBe(0);
  expect(isAlive(again)).toBe(false);
});

it('takes over from a start that was killed', async () => {
  const killed = begin();
  await killed.says('ready on');
  const left = processes().map(({ pid }) => pid);
  const server = postmaster();
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect(left.filter(isAlive)).toEqual(left);
  const next = begin();
  await next.says('ready on');
  expect(left.filter(isAlive)).toEqual([]);
  expect(postmaster()).toBe(server);
  expect((await page()).users).toBe(1);
});

it('says that this checkout runs already', async () => {
  const first = begin();
  await first.says('ready on');
  const second = begin({ PORT: String(await freePort(0)) });
  expect(await second.ended).toBe(1);
  expect(second.said()).toMatch(
    new RegExp(`^Copper Carrot runs already .*: http://localhost:${port} \\(process ${first.child.pid}\\)`),
  );
  expect((await page()).users).toBe(1);
});

it('names the taken port', async () => {
  const holder = createServer().listen(port);
  await new Promise((resolve) => holder.once('listening', resolve));
  const refused = begin();
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toMatch(new RegExp(`^Port ${port} is taken by another program`));
  await new Promise((resolve) => holder.close(resolve));
});

it('stops cleanly in the middle of a start', async () => {
  const early = begin({ DATA_DIR: '.data-early' });
  await until(() => existsSync(join(checkout.folder, '.data-early/postgres')), 10_000);
  early.child.kill('SIGTERM');
  expect(await early.ended).toBe(0);
  expect(early.said()).not.toContain('ready on');
  expect(existsSync(join(checkout.folder, '.data-early/site.lock'))).toBe(false);
  expect(existsSync(join(checkout.folder, '.data-early/postgres/data/postmaster.pid'))).toBe(false);
});

it('gives up on an API that does not start, and says what it said', async () => {
  const program = join(checkout.folder, 'api/dist/src/server.js');
  const good = readFileSync(program, 'utf8');
  writeFileSync(program, "throw new Error('no such colour')");
  const broken = begin();
  const code = await broken.ended;
  writeFileSync(program, good);
  expect(code).toBe(1);
  expect(broken.said()).toMatch(/api \| Error: no such colour[^]*\napi does not start/);
});

it('fails where a remote would be missing, and says what the release command said', async () => {
  const program = join(checkout.folder, 'api/dist/src/release.js');
  const good = readFileSync(program, 'utf8');
  writeFileSync(program, "console.log('mfe-search can not run'); process.exitCode = 1;");
  const lacking = begin();
  const code = await lacking.ended;
  writeFileSync(program, good);
  expect(code).toBe(1);
  expect(lacking.said()).toMatch(/mfe-search can not run\n[^]*The site would not be whole/);
  expect(lacking.said()).not.toContain('ready on');
});

it('fails where a page of a remote does not answer', async () => {
  const program = join(checkout.folder, 'api/dist/src/server.js');
  const good = readFileSync(program, 'utf8');
  const remotes = [{ name: 'mfe-search', base: '/remotes/', entry: 'entry.js', routes: [] }];
  const lost = `if (request.url.endsWith('entry.js')) return response.writeHead(404).end();`;
  const feed = `{"remotes":[]}`;
  writeFileSync(
    program,
    good.replace(feed, JSON.stringify({ remotes })).replace('const client', () => `${lost}const client`),
  );
  const lacking = begin();
  const code = await lacking.ended;
  writeFileSync(program, good);
  expect(code).toBe(1);
  expect(lacking.said()).toContain('/remotes/entry.js of mfe-search answers 404');
  expect(lacking.said()).not.toContain('ready on');
});

it('fails where a remote does not build, with what the bundler says', async () => {
  const remote = join(checkout.folder, 'mfe-broken');
  for (const name of ['bundle.cjs', 'shared-entries.cjs'])
    cpSync(join(root, 'scripts', name), join(checkout.folder, 'scripts', name));
  mkdirSync(join(remote, 'src'), { recursive: true });
  writeFileSync(join(remote, 'src/remote.tsx'), '');
  writeFileSync(join(remote, 'src/broken.js'), 'export const remote = {;');
  writeFileSync(
    join(remote, 'webpack.config.cjs'),
    "module.exports = () => ({ mode: 'none', context: __dirname, entry: './src/broken.js' });",
  );
  const broken = begin();
  const code = await broken.ended;
  rmSync(remote, { recursive: true });
  expect(code).toBe(1);
  expect(broken.said()).toMatch(/mfe-broken did not build:\n[^]*src\/broken\.js[^]*Unexpected token/);
  expect(broken.said()).not.toContain('ready on');
});

it('refuses production without its keys, and a bad port', async () => {
  const bare = begin({ NODE_ENV: 'production' });
  expect(await bare.ended).toBe(1);
  expect(bare.said()).toMatch(/^NODE_ENV=production .* DATABASE_URL, STRIPE_SECRET_KEY/);
  const wrong = begin({ PORT: 'many' });
  expect(await wrong.ended).toBe(1);
  expect(wrong.said()).toMatch(/^PORT must be a number/);
  const refused = begin({ PORT: '4190' });
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toMatch(/^PORT 4190 is one that browsers refuse/);
});

it('starts from a folder that only its owner can enter, and finds its data there again', async () => {
  const closed = scratchCheckout({ closed: true });
  const asRoot = process.getuid?.() === 0;
  try {
    for (const round of [1, 2]) {
      const site = startThere(closed.folder, { PORT: String(port) });
      starts.push(site);
      await site.says('ready on');
      expect((await page()).users).toBe(1);
      // Root's server runs as another user, with binaries and data in one accessible folder.
      expect(closed.outside()).toHaveLength(asRoot ? 1 : 0);
      const [outside] = closed.outside();
      if (outside)
        expect(
          readdirSync(outside)
            .map((name) => name.split('-')[0])
            .sort(),
        ).toEqual(['data', 'postgresql']);
      site.child.kill('SIGTERM');
      expect([round, await site.ended]).toEqual([round, 0]);
    }
  } finally {
    closed.remove();
  }
});
