// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { forgetBrowserBuilds } from '../build.mjs';
import { installIfNeeded } from '../lib/install.mjs';
import { freePort } from '../lib/ports.mjs';
import { Problem } from '../lib/problem.mjs';
import { root } from '../lib/run.mjs';
import { watchBrowser } from '../lib/watch.mjs';
import { remotesHere } from '../remotes-here.cjs';
import { serveMachine } from './machine.mjs';
import { callerOf, siteOrigin } from './platform.mjs';

/**
 * The remote that is worked on by itself, or null where the whole site is.
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
 * A program that stays, and sets the build of a remote live each time that it is asked: a start of one would cost more than
 * the build does.
 * @param {{ env: NodeJS.ProcessEnv, log: (line: string) => void }} options
 */
export function publisher({ env, log }) {
  const child = spawn(process.execPath, ['api/dist/src/release.js', 'follow'], {
    cwd: root,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  /** @type {(() => void)[]} */
  const waiting = [];
  const all = () => waiting.splice(0).forEach((done) => done());
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('followed ')) waiting.shift()?.();
    else if (!/ (is live now|was live already)$/.test(line)) log(line);
  });
  child.once('close', all);
  return {
    /** Settles once the build is live, or it is said why not. @param {string} name @returns {Promise<void>} */
    publish: (name) =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve();
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

/**
 * One remote from this machine within a site that runs elsewhere: whoever opens the link has it beside the live releases of
 * everybody else, and the page loads anew at each change. DEV_ORIGIN says how the site and the browser reach this machine,
 * where that is not `localhost`; PORT which port it listens on.
 * @param {string} name
 * @param {(line: string) => void} log
 */
export async function devOnSite(name, log) {
  await installIfNeeded(log);
  const port = await freePort(Number(process.env.PORT || 0));
  const origin = process.env.DEV_ORIGIN || `http://localhost:${port}`;
  const { url } = await callerOf(name)('POST', `/${name}/preview`, { origin });
  const machine = await serveMachine({ folder: join(root, name, 'dist/release'), port, origin });
  forgetBrowserBuilds(name);
  await watchBrowser([name], { log, onChange: machine.reload });
  log(
    `ready: within the hour, open ${url}\n${name} is then this machine's on ${siteOrigin()}, for this browser.`,
  );
  return machine.stop;
}
