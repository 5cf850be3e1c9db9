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

/**
 * Bundles the browser packages for development at every change; `onChange` gets the package's name.
 * @param {string[]} names
 * @param {{ log: (line: string) => void, onChange: (name: string) => void }} options
 * @returns {Promise<void>} settles when each package was tried once
 */
export function watchBrowser(names, { log, onChange }) {
  const waiting = new Set(names);
  return new Promise((resolve, reject) => {
    const child = start(process.execPath, ['scripts/bundle.cjs', '--development', '--watch', ...names], {
      env: { ...process.env, NODE_ENV: 'development' },
      onLine: (line) => {
        log(line);
        const [, good, bad] = /^(?:bundled (\S+) in|(shell|mfe-[\w-]+):)/.exec(line) ?? [];
        const name = good ?? bad;
        if (!name) return;
        if (waiting.size === 0 && good) onChange(good);
        if (waiting.delete(name) && waiting.size === 0) resolve();
      },
    });
    child.once('close', () => reject(new Problem('The bundler ended; what it says is above.')));
  });
}
