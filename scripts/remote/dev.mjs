// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { installAndGenerate } from '../lib/install-and-generate.mjs';
import { freePort } from '../lib/ports.mjs';
import { Problem } from '../lib/problem.mjs';
import { root } from '../lib/run.mjs';
import { watchBrowser } from '../lib/watch.mjs';
import { remotesHere } from '../remotes-here.cjs';
import { serveMachine } from './machine.mjs';
import { callerOf, siteOrigin } from './platform.mjs';

/** @import { Schemas } from '@copper-carrot/contracts' */

/**
 * The remote under development, or null for the whole site.
 * @param {string[]} args
 */
export function remoteOf([name]) {
  if (name === undefined) return null;
  const known = remotesHere(root);
  if (known.includes(name)) return name;
  throw new Problem(
    `There is no remote ${name}; there are ${known.join(', ')}. A new one: npm run remote -- create`,
  );
}

/**
 * A running process that publishes a remote's build on request, as starting one takes longer than the
 * build.
 * @param {{ env: NodeJS.ProcessEnv, log: (line: string) => void }} options
 */
export function publisher({ env, log }) {
  const child = spawn(process.execPath, ['api/dist/src/release.js', 'follow'], {
    cwd: root,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  /** @type {((isNews: boolean) => void)[]} */
  const waiting = [];
  let isNews = false;
  const all = () => waiting.splice(0).forEach((done) => done(false));
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('followed ')) {
      waiting.shift()?.(isNews);
      isNews = false;
    } else if (/ is live now$/.test(line)) isNews = true;
    else if (!/ was live already$/.test(line)) log(line);
  });
  child.once('close', all);
  return {
    /**
     * Resolves once the build is live or refused; true if it is a new release.
     * @param {string} name @returns {Promise<boolean>}
     */
    publish: (name) =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve(false);
        waiting.push(resolve);
        child.stdin.write(`${name}\n`);
      }),
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve(undefined);
        child.once('close', () => resolve(undefined));
        child.stdin.end();
      }),
  };
}

/** In ms: a site learns of a release within a second. */
const patience = 3_000;

/**
 * Publishes a release and waits until the site on a port serves it, so that a page that reloads immediately
 * gets it.
 * @param {number} port
 * @param {() => Promise<boolean>} publish whether something is live that was not
 */
export async function untilGiven(port, publish) {
  const revision = () =>
    fetch(`http://127.0.0.1:${port}/remotes/feed.json`)
      .then(async (answer) => /** @type {{ revision: number }} */ (await answer.json()).revision)
      .catch(() => -1);
  const before = await revision();
  if (!(await publish())) return;
  const end = Date.now() + patience;
  while ((await revision()) <= before && Date.now() < end) await new Promise((go) => setTimeout(go, 20));
}

/**
 * Serves one remote from this machine to a site elsewhere: pages opened by the link have it beside the live
 * releases of others, and reload on each change. DEV_ORIGIN is the address of this machine for site and
 * browser, if it is not `localhost`; PORT the port to listen on.
 * @param {string} name
 * @param {(line: string) => void} log
 */
export async function devOnSite(name, log) {
  await installAndGenerate(log, { tools: true });
  const port = await freePort(Number(process.env.PORT || 0));
  const origin = process.env.DEV_ORIGIN || `http://localhost:${port}`;
  /** @type {Schemas['Preview']} */
  const { url } = await callerOf(name)('POST', `/${name}/preview`, { origin });
  const machine = await serveMachine({ folder: join(root, name, 'dist/hot'), port, origin });
  await watchBrowser([name], { log, hot: true, onBuilt: machine.pages.tell });
  log(
    `ready: within the hour, open ${url}\n${name} is then this machine's on ${siteOrigin()}, for this browser.`,
  );
  return machine.stop;
}
