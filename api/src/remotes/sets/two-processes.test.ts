import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Feed, Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { until, useDatabase } from '../../testing';
import { makeDeployKey, platformKeys } from '../deploy-keys';
import { makeBuild } from '../release.factory';

const running: ChildProcess[] = [];
// Registered first, because they must end before their database is dropped.
afterAll(() =>
  Promise.all(
    running.map(async (child) => {
      if (child.exitCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }),
  ),
);
useDatabase();

/** Each process compiles all API sources, which takes long on a busy machine. */
const startsWithinMs = 180_000;
const hook = join(__dirname, '../../../../scripts/typescript-hook.cjs');
const server = join(__dirname, '../../server.ts');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts an API process and returns its address, once it serves from memory. */
async function startApi(): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, ['-C', 'source', '-r', hook, server], {
    env: {
      ...process.env,
      ...{ PORT: String(port), HOST: '127.0.0.1', API_PROCESSES: '1', LOG_LEVEL: 'silent' },
    },
    stdio: 'ignore',
  });
  running.push(child);
  const origin = `http://127.0.0.1:${port}`;
  await until(
    'an API that follows the feed',
    async () => {
      const answer = await fetch(`${origin}/cpi/v1/public/places`).catch(() => null);
      return answer?.headers.has('x-cc-feed') ?? false;
    },
    startsWithinMs,
  );
  return origin;
}

let [one, other, key] = ['', '', ''];
beforeAll(async () => {
  [one, other] = await Promise.all([startApi(), startApi()]);
  ({ key } = await makeDeployKey(platformKeys, 'platform team', 'a test'));
  await tell('POST', '', JSON.stringify({ name: 'mfe-cares', team: 'Cares' }));
}, startsWithinMs);

/** Sends a team's command to the first process. */
async function tell<Answer>(method: string, path: string, body: string | Buffer = ''): Promise<Answer> {
  const answer = await fetch(`${one}/cpi/v1/platform/remotes${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': typeof body === 'string' ? 'application/json' : 'application/octet-stream',
    },
    ...(body.length > 0 && { body: new Uint8Array(Buffer.from(body)) }),
  });
  expect(answer.ok).toBe(true);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}
const act = (what: string, body: object) => tell('POST', `/mfe-cares/${what}`, JSON.stringify(body));

/** A release that may be activated, uploaded to the first process. */
async function published(): Promise<number> {
  const { folder } = makeBuild();
  const read = (file: string) => readFileSync(join(folder, file));
  const { id, missing } = await tell<Schemas['Arrival']>('POST', '/mfe-cares/releases', read('remote.json'));
  for (const file of missing) await tell('PUT', `/mfe-cares/releases/${id}/files?file=${file}`, read(file));
  await tell('POST', `/mfe-cares/releases/${id}/complete`);
  await act('smoke', { release_id: id, browser: 'a test' });
  return id;
}

/** Waits until the second process serves this release, at most a second. */
const isSeen = (id: number) =>
  until(
    `release ${id} in the feed of the other process`,
    async () => {
      const feed = (await (await fetch(`${other}/remotes/feed.json`)).json()) as Feed;
      return feed.remotes.map((each) => each.id).join() === String(id);
    },
    1_000,
  );

const listeners = () =>
  sql.rows<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'copper-carrot-listener' and datname = current_database()`,
  );
/** Cuts the database listeners of both processes at once. */
async function cutListeners(): Promise<void> {
  const heard = await listeners();
  expect(heard).toHaveLength(2);
  for (const { pid } of heard) await sql.rows('select pg_terminate_backend($1)', [pid]);
}

it('what one process is told is in the feed of another within a second', async () => {
  const [first, second] = [await published(), await published()];
  await act('activate', { release_id: first });
  await isSeen(first);
  await act('activate', { release_id: second });
  await isSeen(second);
  await act('rollback', { release_id: second, why: 'it blinks' });
  await isSeen(first);
});

it('so it is though nobody could be told, since the connections by which they hear of it were cut', async () => {
  const [first, second] = [await published(), await published()];
  await act('activate', { release_id: first });
  await isSeen(first);
  await cutListeners();
  await act('activate', { release_id: second });
  await isSeen(second);
  await until('listening again', async () => (await listeners()).length === 2);
  await cutListeners();
  await act('rollback', { release_id: second, why: 'it blinks' });
  await isSeen(first);
});
