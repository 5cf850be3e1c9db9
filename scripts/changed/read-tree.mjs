// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from '../checks/context.mjs';
import { root, run } from '../lib/run.mjs';
import { writeWhole } from '../lib/write-whole.mjs';
import { makeGraph } from './import-graph.mjs';
import { readSource } from './read-source.mjs';

/** @import { Source } from './read-source.mjs' */

const cacheFile = join(root, 'node_modules/.cache/copper-carrot/sources.json');
const isCode = (/** @type {string} */ path) => /\.(ts|tsx|mjs|cjs)$/.test(path);

/** The import graph and the files of the checkout; unchanged files are read from a cache. */
export async function readTree() {
  const { output } = await run('git', [
    '-c',
    'core.quotePath=false',
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
  ]);
  const listed = output.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));
  const files = new Set([...listed, ...generatedFiles()]);
  const reader = hashOf(readFileSync(new URL('read-source.mjs', import.meta.url), 'utf8'));
  const known = readJson(cacheFile);
  /** @type {Record<string, { hash: string, source: Source }>} */
  const before = known?.reader === reader ? known.sources : {};
  /** @type {typeof before} */
  const now = {};
  for (const path of [...files].filter(isCode)) {
    const text = readFileSync(join(root, path), 'utf8');
    const hash = hashOf(text);
    const same = before[path]?.hash === hash ? before[path] : undefined;
    now[path] = same ?? { hash, source: readSource(path, text) };
  }
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeWhole(cacheFile, JSON.stringify({ reader, sources: now }));
  const sources = new Map(Object.entries(now).map(([path, { source }]) => [path, source]));
  return { files, graph: makeGraph(sources, { files, packages: packagesIn(files) }) };
}

/** Generated files are not listed by git; only these contain code. */
const generatedFiles = () => {
  const folder = 'contracts/src/generated';
  return readdirSync(join(root, folder))
    .filter((name) => isCode(name) && name !== 'openapi.ts')
    .map((name) => `${folder}/${name}`);
};

const hashOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('base64');

/** @param {ReadonlySet<string>} files */
const packagesIn = (files) =>
  new Map(
    [...files]
      .filter((path) => /^[\w-]+\/package\.json$/.test(path))
      .map((path) => {
        const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'));
        /** @type {Record<string, string>} */
        const entries = {};
        for (const [key, target] of Object.entries(exports))
          entries[key] = typeof target === 'string' ? target : (target.source ?? target.default);
        return [name, { folder: dirname(path), exports: entries }];
      }),
  );
