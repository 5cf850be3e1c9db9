// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { root, start } from './run.mjs';

/**
 * Compiles the server at every change, errors of types or not; `onChange` is called after each time but the first.
 * @param {{ log: (line: string) => void, onChange: () => void }} options
 * @returns {Promise<void>} settles after the first time
 */
export function watchServer({ log, onChange }) {
  const args = [
    'node_modules/typescript/bin/tsc',
    '-b',
    'contracts',
    'api',
    'local-services',
    '--watch',
    '--preserveWatchOutput',
    '--pretty',
    'false',
  ];
  return new Promise((resolve, reject) => {
    let first = true;
    const child = start(process.execPath, args, {
      onLine: (line) => {
        if (/error TS\d+/.test(line)) log(line);
        if (!/Found \d+ errors?\. Watching/.test(line)) return;
        if (!first) onChange();
        else if (existsSync(join(root, 'api/dist/src/server.js'))) resolve();
        else reject(new Problem('The server did not compile; the errors are above.'));
        first = false;
      },
    });
    child.once('close', () => reject(new Problem('The compiler of the server ended.')));
  });
}

/** @typedef {{ name: string } & ({ hash: string } | { errors: string })} Built what became of a build: its hash, or what did not compile */

/**
 * Bundles the browser packages for development at every change; `onBuilt` gets what became of each build, the first one too.
 * @param {string[]} names
 * @param {{ log: (line: string) => void, onBuilt: (built: Built, isFirst: boolean) => void, hot?: boolean }} options hot: open pages can take them
 * @returns {Promise<void>} settles when each package was tried once
 */
export function watchBrowser(names, { log, onBuilt, hot = false }) {
  const waiting = new Set(names);
  const args = ['scripts/bundle.cjs', '--development', '--watch', ...(hot ? ['--hot'] : []), ...names];
  return new Promise((resolve, reject) => {
    const child = start(process.execPath, args, {
      env: { ...process.env, NODE_ENV: 'development' },
      onLine: log,
      onMessage: (message) => {
        // The bundler is a program of ours and sends nothing else.
        const built = /** @type {Built} */ (message);
        const isFirst = waiting.delete(built.name);
        onBuilt(built, isFirst);
        if (isFirst && waiting.size === 0) resolve();
      },
    });
    child.once('close', () => reject(new Problem('The bundler ended; what it says is above.')));
  });
}
