// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installIfNeeded } from '../lib/install.mjs';
import { Problem } from '../lib/problem.mjs';
import { root, run } from '../lib/run.mjs';
import { remotesHere } from '../remotes-here.cjs';
import { callerOf, keepKey, siteOrigin } from './platform.mjs';
import { drawRelease } from './smoke.mjs';

/** @import { Schemas } from '@copper-carrot/contracts' */
/** @import { Call } from './platform.mjs' */
/** @typedef {{ team?: string, percent?: number, from?: string, log: (line: string) => void }} Options from: the folder of a build, instead of one that is made now */

/** The number of parallel uploads. */
const lanes = 6;
const manifestOf = (/** @type {string} */ name) => (name === 'shell' ? 'shell.json' : 'remote.json');
const buildOf = (/** @type {string} */ name) =>
  join(root, name, name === 'shell' ? 'dist/site' : 'dist/release');

/**
 * Builds a remote or the shell, uploads missing files, runs the gate and the browser smoke test, and
 * publishes it, or gives it to `percent` of new sessions.
 * @param {string} name
 * @param {Options} options
 */
export async function publish(name, { team, percent, from, log }) {
  if (from === undefined) expectHere(name);
  // The browser that draws it is one of them.
  await installIfNeeded(log, { tools: true });
  const call = callerOf(name);
  // An unreachable site or an invalid key is reported before the build.
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
  /** @type {Schemas['PublishedRelease']} */
  const { warnings } = await call('POST', `/${name}/releases/${arrival.id}/complete`);
  log(`${release} is published as release ${arrival.id}`);
  for (const warning of warnings) log(`Close to its budget: ${warning}`);
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

/**
 * The owner of a remote by its package.json.
 * @param {string} name @returns {string}
 */
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
 * Starts the upload; with the platform's own key, registers a new remote first.
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
 * Uploads missing files with their compressed forms and source maps.
 * @param {Call} call
 * @param {string} release
 * @param {string} folder
 * @param {readonly string[]} missing
 */
export async function upload(call, release, folder, missing) {
  const wanted = new Set(missing);
  const plainOf = (/** @type {string} */ file) => file.replace(/\.(br|gz|map)$/, '');
  // A file is sent after its compressed forms and map: once it exists, the site asks for none of them
  // again.
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
