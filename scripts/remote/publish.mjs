// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Problem } from '../lib/problem.mjs';
import { root, run } from '../lib/run.mjs';
import { remotesHere } from '../remotes-here.cjs';
import { callerOf, keepKey, siteOrigin } from './platform.mjs';
import { drawRelease } from './smoke.mjs';

/** @import { Schemas } from '@copper-carrot/contracts' */
/** @import { Call } from './platform.mjs' */
/** @typedef {{ team?: string, percent?: number, from?: string, log: (line: string) => void }} Options from: the folder of a build, instead of one that is made now */

/** How many files are on their way at once. */
const lanes = 6;
const manifestOf = (/** @type {string} */ name) => (name === 'shell' ? 'shell.json' : 'remote.json');
const buildOf = (/** @type {string} */ name) =>
  join(root, name, name === 'shell' ? 'dist/site' : 'dist/release');

/**
 * Builds a remote or the shell, uploads what the site lacks of it, asks the gate, draws it in a browser and sets it live, or
 * gives it to `percent` of a hundred new sessions.
 * @param {string} name
 * @param {Options} options
 */
export async function publish(name, { team, percent, from, log }) {
  if (from === undefined) expectHere(name);
  const call = callerOf(name);
  // A site that is not there, or a key that opens nothing, is said before the build.
  await call('GET', '?limit=1');
  const folder = from === undefined ? await build(name, log) : resolve(from);
  const began = performance.now();
  const arrival = await begin(call, name, {
    manifest: manifestIn(folder, name),
    team: team ?? teamOf(name),
    log,
  });
  log(`Uploading ${countOf(arrival.missing.length, 'file')} to ${siteOrigin()} …`);
  await upload(call, `/${name}/releases/${arrival.id}`, folder, arrival.missing);
  const uploaded = performance.now() - began;
  const release = `${name} ${arrival.release}`;
  await call('POST', `/${name}/releases/${arrival.id}/complete`);
  log(`${release} is published as release ${arrival.id}`);
  log('Drawing it in a browser …');
  const { browser, drawn: screens, loaded } = await drawRelease(call, { name, id: arrival.id });
  await call('POST', `/${name}/smoke`, { release_id: arrival.id, browser });
  log(`${browser} drew ${countOf(screens, 'screen')} with it, and loaded ${loaded}`);
  const drawn = performance.now();
  if (percent !== undefined) await call('POST', `/${name}/canary`, { release_id: arrival.id, percent });
  else await call('POST', `/${name}/activate`, { release_id: arrival.id });
  const seconds = ((uploaded + performance.now() - drawn) / 1000).toFixed(2);
  const given = percent === undefined ? 'is live' : `is given to ${percent}% of new sessions`;
  log(`${release} ${given}, after ${seconds} s beside build and gate`);
}

const countOf = (/** @type {number} */ count, /** @type {string} */ noun) =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** @param {string} name */
function expectHere(name) {
  const known = ['shell', ...remotesHere(root)];
  if (!known.includes(name))
    throw new Problem(
      `There is no ${name} in this checkout; there are ${known.join(', ')}. A new one: npm run remote -- create`,
    );
}

/** @param {string} name @param {(line: string) => void} log @returns {Promise<string>} the folder of the build */
async function build(name, log) {
  log(`Building ${name} …`);
  const { code, output } = await run(process.execPath, ['scripts/bundle.cjs', name], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Problem(`${name} did not build:\n${output.trim()}`);
  return buildOf(name);
}

/** Who owns a remote, as its package says it. @param {string} name @returns {string} */
function teamOf(name) {
  const file = join(root, name, 'package.json');
  return (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).author) || name;
}

/** @param {string} folder @param {string} name */
function manifestIn(folder, name) {
  const file = join(folder, manifestOf(name));
  if (!existsSync(file)) throw new Problem(`${folder} is no build of ${name}: it has no ${manifestOf(name)}`);
  return readFileSync(file);
}

/**
 * Begins the arrival; with the platform's own key at hand, a remote that nobody entered yet is entered.
 * @param {Call} call
 * @param {string} name
 * @param {{ manifest: Buffer, team: string, log: (line: string) => void }} options
 */
async function begin(call, name, { manifest, team, log }) {
  /** @returns {Promise<Schemas['Arrival']>} */
  const ask = () => call('POST', `/${name}/releases`, manifest);
  return ask().catch(async (error) => {
    if (error.status !== 404) throw error;
    /** @type {Schemas['RegisteredRemote']} */
    const { key } = await callerOf('platform')('POST', '', { name, team });
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
  const waiting = readdirSync(folder, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
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
