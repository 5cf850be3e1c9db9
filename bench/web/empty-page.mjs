// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';

const root = join(import.meta.dirname, '../..');
const folder = 'bench/empty';

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Empty</title><script src="page.js" defer></script></html>
`;

/**
 * Writes an empty React page into the site's release folder; returns its path.
 * @param {string} dataDir of the site
 */
export async function putEmptyPage(dataDir) {
  const path = putEmptyDocument(dataDir);
  const target = join(dataDir, 'releases', folder);
  await bundle(join(import.meta.dirname, 'empty.entry.mjs'), target);
  return path;
}

/**
 * The same without its script: the time to serve almost nothing.
 * @param {string} dataDir of the site
 */
export function putEmptyDocument(dataDir) {
  const target = join(dataDir, 'releases', folder);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'index.html'), html);
  return `/remotes/${folder}/index.html`;
}

/**
 * @param {string} entry
 * @param {string} target
 */
function bundle(entry, target) {
  const compiler = webpack({
    mode: 'production',
    entry,
    context: root,
    target: ['web', 'es2022'],
    output: { path: target, filename: 'page.js' },
    performance: { hints: false },
  });
  return /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      compiler?.run((error, stats) =>
        compiler.close(() => {
          if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
          else resolve();
        }),
      );
    })
  );
}
