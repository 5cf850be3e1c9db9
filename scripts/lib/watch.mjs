// @ts-check
import { existsSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from './problem.mjs';
import { root, run, start } from './run.mjs';
import { serverFolders } from './server-folders.mjs';

/**
 * Compiles the server, and what changes of it from then on, errors of types or not; `onChange` is called after each time but
 * the first. What is wrong with types is told meanwhile.
 * @param {{ log: (line: string) => void, onChange: () => void }} options
 * @returns {Promise<void>} settles after the first time
 */
export async function watchServer({ log, onChange }) {
  /** @type {Set<string>} */
  const changed = new Set();
  let working = Promise.resolve();
  const compileChanged = async () => {
    const files = [...changed].filter((file) => existsSync(join(root, file)));
    changed.clear();
    if (files.length > 0 && (await compileServer(files, log))) onChange();
  };
  for (const folder of Object.keys(serverFolders))
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (!name || !/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name)) return;
      // An editor writes a file in several steps, and a checkout many at once.
      if (changed.size === 0)
        setTimeout(() => {
          working = working.then(compileChanged);
        }, 100);
      changed.add(join(folder, name));
    });
  if (!(await compileServer([], log))) throw new Problem('The server did not compile; the errors are above.');
  watchTypes(log);
}

/** @param {string[]} files all of them when empty @param {(line: string) => void} log @returns {Promise<boolean>} whether they are compiled */
async function compileServer(files, log) {
  const { code } = await run(process.execPath, ['scripts/compile.mjs', ...files], { onLine: log });
  return code === 0;
}

/** @param {(line: string) => void} log */
function watchTypes(log) {
  const packages = Object.keys(serverFolders).map(dirname);
  const how = ['--watch', '--preserveWatchOutput', '--pretty', 'false'];
  start(process.execPath, ['node_modules/typescript/bin/tsc', '-b', ...packages, ...how], {
    onLine: (line) => /error TS\d+/.test(line) && log(line),
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
