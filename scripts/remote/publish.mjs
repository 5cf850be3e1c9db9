// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../lib/problem.mjs';
import { root, run } from '../lib/run.mjs';
import { callerOf, keepKey } from './platform.mjs';
import { drawRelease } from './smoke.mjs';

/** @import { Call } from './platform.mjs' */

/** How many files are on their way at once. */
const lanes = 6;

/**
 * Builds a remote, uploads what the site lacks of it, asks the gate, draws it in a browser and sets it live, or gives it to
 * `percent` of a hundred new sessions.
 * @param {string} name
 * @param {{ team?: string, percent?: number, log: (line: string) => void }} options
 */
export async function publish(name, { team, percent, log }) {
  const { code, output } = await run(process.execPath, ['scripts/bundle.cjs', name], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Problem(`${name} did not build:\n${output.trim()}`);
  const folder = join(root, name, 'dist/release');
  const file = join(folder, 'remote.json');
  const text = readFileSync(file, 'utf8');
  const call = callerOf(name);
  const arrival = await begin(call, name, { manifest: text, team: team ?? name, log });
  await upload(call, `/${name}/releases/${arrival.id}`, folder, arrival.missing);
  await call('POST', `/${name}/releases/${arrival.id}/complete`);
  log(`${name} ${arrival.release} is published as release ${arrival.id}`);
  const [, hash = ''] = /-(\w+)$/.exec(arrival.release) ?? [];
  const browser = await drawRelease({ id: arrival.id, hash, manifest: JSON.parse(text) });
  await call('POST', `/${name}/smoke`, { release_id: arrival.id, browser });
  log(`${browser} drew it in the shell of this site`);
  if (percent !== undefined) {
    await call('POST', `/${name}/canary`, { release_id: arrival.id, percent });
    return log(`${name} ${arrival.release} is given to ${percent}% of new sessions`);
  }
  await call('POST', `/${name}/activate`, { release_id: arrival.id });
  log(`${name} ${arrival.release} is live`);
}

/**
 * Begins the arrival; with the platform's own key at hand, a remote that nobody entered yet is entered.
 * @param {Call} call
 * @param {string} name
 * @param {{ manifest: string, team: string, log: (line: string) => void }} options
 */
async function begin(call, name, { manifest, team, log }) {
  const ask = () => call('POST', `/${name}/releases`, { manifest });
  return ask().catch(async (error) => {
    if (error.status !== 404) throw error;
    const { key } = await call('POST', '', { name, team });
    log(`${name} is on this site now; its key lies in ${keepKey(name, key)}`);
    return ask();
  });
}

/**
 * Sends the files that are missing, each with the same compressed and its map.
 * @param {Call} call
 * @param {string} release
 * @param {string} folder
 * @param {readonly string[]} missing
 */
export async function upload(call, release, folder, missing) {
  const wanted = new Set(missing);
  const plainOf = (/** @type {string} */ file) => file.replace(/\.(br|gz|map)$/, '');
  // A file comes after what goes with it: once it is there, the site asks for none of them again.
  const waiting = readdirSync(folder)
    .filter((file) => wanted.has(plainOf(file)))
    .sort((one, other) => Number(wanted.has(one)) - Number(wanted.has(other)));
  const lane = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift())
      await call(
        'PUT',
        `${release}/files?file=${encodeURIComponent(file)}`,
        readFileSync(join(folder, file)),
      );
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
