// @ts-check
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Problem } from '../lib/problem.mjs';
import { root } from '../lib/run.mjs';
import { remotesHere } from '../remotes-here.cjs';

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
