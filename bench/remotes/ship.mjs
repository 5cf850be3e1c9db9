// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../scripts/lib/run.mjs';
import { callerOf } from '../../scripts/remote/platform.mjs';
import { upload } from '../../scripts/remote/publish.mjs';

/** @typedef {{ sent: number, gate: number, live: number, back: number }} Shipped milliseconds: until its files were there, of the gate, from the command until a new page has it, and until one has the release before it */

const patienceMs = 30_000;

/**
 * The ms until a newly opened page gets this release.
 * @param {string} origin @param {string} name @param {number} id @param {number} since
 */
async function untilGiven(origin, name, id, since) {
  for (;;) {
    const answer = await fetch(`${origin}/cares`);
    const html = await answer.text();
    if (!answer.ok) throw new Error(`GET /cares: ${answer.status} ${html}`);
    const [, json = '{}'] = /id="site-data">(.*?)<\/script>/s.exec(html) ?? [];
    /** @type {{ feed: { remotes: { name: string, id: number }[] } }} */
    const { feed } = JSON.parse(json);
    if (feed.remotes.find((each) => each.name === name)?.id === id) return performance.now() - since;
    if (performance.now() - since > patienceMs) throw new Error(`No page was given release ${id} of ${name}`);
    await sleep(10);
  }
}

/**
 * Publishes the built release of a remote under another version, and rolls back.
 * @param {string} origin
 * @param {string} name
 * @param {number} round
 * @returns {Promise<Shipped>}
 */
export async function ship(origin, name, round) {
  const call = callerOf(name);
  const folder = join(root, name, 'dist/release');
  const manifest = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  // A new version for each run, as earlier releases are kept.
  const version = `0.${Math.floor(Date.now() / 1000) % 1_000_000}.${round}`;
  const { records } = await call('GET', '?limit=100');
  const before = records.find((/** @type {{ name: string }} */ each) => each.name === name)?.live.id;
  const began = performance.now();
  const { id, missing } = await call(
    'POST',
    `/${name}/releases`,
    Buffer.from(JSON.stringify({ ...manifest, version })),
  );
  await upload(call, `/${name}/releases/${id}`, folder, missing);
  const sent = performance.now() - began;
  const asked = performance.now();
  await call('POST', `/${name}/releases/${id}/complete`);
  const gate = performance.now() - asked;
  await call('POST', `/${name}/smoke`, { release_id: id, browser: 'none, in a bench' });
  const set = performance.now();
  await call('POST', `/${name}/activate`, { release_id: id });
  const live = await untilGiven(origin, name, id, set);
  const taken = performance.now();
  await call('POST', `/${name}/rollback`, { release_id: id, why: 'a bench' });
  const back = await untilGiven(origin, name, before, taken);
  return { sent, gate, live, back };
}
