// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../lib/problem.mjs';
import { root } from '../lib/run.mjs';

/** @typedef {{ check: string, where: string, what: string, mend: string }} Finding */
/** @typedef {<Answer>(method: string, path: string, body?: object | Buffer) => Promise<Answer>} Call what a site answers below its remotes, in the shapes of its document; a refusal is a Problem in its own words */

const isHere = (/** @type {URL} */ { hostname }) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** The site that receives the key: by HTTPS only, or on this machine. */
function site() {
  const said = process.env.SITE || 'http://localhost:3000';
  if (!/^https?:\/\//.test(said) || !URL.canParse(said))
    throw new Problem(
      `SITE is no address of a site: ${said}. Say it whole, as in SITE=https://catering.example`,
    );
  const url = new URL(said);
  if (url.protocol === 'https:' || isHere(url)) return url;
  throw new Problem(`A deploy key goes over https alone, and SITE is ${url.origin}`);
}
const keptKey = (/** @type {string} */ name) => resolve(root, process.env.DATA_DIR || '.data', name);
const read = (/** @type {string} */ file) =>
  existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;

/**
 * The file of a team's key on its own machine, one per site.
 * @param {string} remote
 */
function keyFile(remote) {
  const url = site();
  return keptKey(join('keys', ...(isHere(url) ? [] : [url.host.replace(':', '_')]), `${remote}.key`));
}

/**
 * The key and its origin: given by the environment, stored by the team, or written by a local start for its
 * own site.
 * @param {string} remote
 */
function keyOf(remote) {
  if (process.env.REMOTE_KEY) return { key: process.env.REMOTE_KEY, place: 'REMOTE_KEY' };
  const files = [keyFile(remote), ...(isHere(site()) ? [keptKey('platform.key')] : [])];
  for (const place of files) {
    const key = read(place);
    if (key) return { key, place };
  }
  const lacking =
    remote === 'platform' ? 'It takes a platform key, and none is here' : `There is no key of ${remote} here`;
  throw new Problem(
    `${lacking}: set REMOTE_KEY to it. On your own machine, a start of the site (npm start) makes one.`,
  );
}

/**
 * Stores a new key, readable for this user only.
 * @param {string} remote @param {string} key
 */
export function keepKey(remote, key) {
  mkdirSync(dirname(keyFile(remote)), { recursive: true, mode: 0o700 });
  writeFileSync(keyFile(remote), `${key}\n`, { mode: 0o600 });
  return keyFile(remote);
}

/**
 * Removes the stored key of a removed remote.
 * @param {string} remote
 */
export const forgetKey = (remote) => rmSync(keyFile(remote), { force: true });

/** The site's origin. */
export const siteOrigin = () => site().origin;

/**
 * Calls a site's platform with a remote's key.
 * @param {string} remote
 * @param {URL} [at] another site of this machine than SITE
 * @returns {Call}
 */
export const callerOf = (remote, at) => async (method, path, body) => {
  const url = new URL(`/cpi/v1/platform/remotes${path}`, at ?? site());
  const isFile = Buffer.isBuffer(body);
  const { key, place } = keyOf(remote);
  const headers = {
    Authorization: `Bearer ${key}`,
    ...(body && { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
  };
  const content = isFile ? new Uint8Array(body) : body && JSON.stringify(body);
  const ask = () => fetch(url, { method, headers, ...(content && { body: content }) });
  // The site closes idle connections, as while a browser starts here, so a failed call is repeated once.
  // Commands name their release and are idempotent; only creating a first key is not repeated.
  const again = (/** @type {any} */ error) => {
    if (error.cause?.code !== 'UND_ERR_SOCKET' || path === '') throw error;
    return ask();
  };
  const answer = await whenTaken(() =>
    ask()
      .catch(again)
      .catch((error) => {
        throw new Problem(
          `${url.origin} does not answer (${error.cause?.code ?? error.message}): does the site run?${process.env.SITE ? '' : ' Another one is named by SITE=http://localhost:4000.'}`,
        );
      }),
  );
  if (answer.status === 204) return /** @type {any} */ (undefined);
  const said = /** @type {any} */ (
    await answer.json().catch(() => {
      throw new Problem(
        `${url.origin} answers ${answer.status}, and not as the site would: is it that, and all of it up?`,
      );
    })
  );
  if (answer.ok) return said;
  throw refusal(answer.status, said, keyFaults.has(said.code) ? [keyInWords(remote, place)] : []);
};

/** How many seconds a command waits for a rate limit: as long as the site's window. */
const patience = 5 * 60;

/**
 * Shared by parallel uploads.
 * @type {Promise<void> | undefined}
 */
let pause;

/**
 * Repeats a rate-limited request once the site allows it, at most twice.
 * @param {() => Promise<Response>} ask
 */
async function whenTaken(ask) {
  for (let waits = 0; ; waits += 1) {
    const answer = await ask();
    const seconds = Number(answer.headers.get('retry-after'));
    if (answer.status !== 429 || waits === 2 || !(seconds > 0 && seconds <= patience)) return answer;
    pause ??= (async () => {
      const { message } = /** @type {{ message?: string }} */ (await answer.json().catch(() => ({})));
      console.error(`${message ?? 'The site takes no more for now.'} Going on by itself then …`);
      await sleep(seconds * 1000);
      pause = undefined;
    })();
    await pause;
  }
}

const keyFaults = new Set(['deploy_key-unknown', 'deploy_key-of_another']);

/**
 * Names the key and how to get another.
 * @param {string} remote @param {string} place
 */
const keyInWords = (remote, place) =>
  `The key is that of ${place}. ${
    remote === 'platform'
      ? 'This takes a platform key: on your own machine a start of the site (npm start) makes one; elsewhere ask who has it.'
      : `Take that key away, or set REMOTE_KEY to one of ${remote}: whoever has one makes another by npm run remote -- key ${remote} "…".`
  }`;

/**
 * The message of a refusal with the gate's findings.
 * @param {number} status @param {any} said @param {string[]} more
 */
function refusal(status, said, more) {
  /** @type {Finding[]} */
  const findings = said.context?.findings ?? [];
  const fields = Object.entries(said.field_errors ?? {}).map(([field, words]) => `${field} ${words}`);
  // The whole message repeats each finding in one line.
  const [sentence] = findings.length > 0 ? said.message.split('\n') : [said.message];
  const found = findings.map(
    ({ check, where, what, mend }) => `  ${check}: ${where}\n    ${what}\n    → ${mend}`,
  );
  const problem = new Problem([[...new Set([sentence, ...fields, ...more])].join(' '), ...found].join('\n'));
  return Object.assign(problem, { status });
}
