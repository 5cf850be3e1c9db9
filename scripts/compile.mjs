// @ts-check
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';
import { root } from './lib/run.mjs';
import { serverFolders } from './lib/server-folders.mjs';

/** Compiles the packages that Node runs: `node scripts/compile.mjs [file …]`; all by default. */
async function main() {
  const named = process.argv.slice(2);
  const files = Object.entries(serverFolders).flatMap(([sources, compiled]) =>
    sourcesIn(sources)
      .filter((file) => named.length === 0 || named.includes(file))
      .map((file) => ({ file, target: join(compiled, relative(sources, file).replace(/\.tsx?$/, '.js')) })),
  );
  const faults = await Promise.all(
    files.map(({ file, target }) =>
      compile(file, target).then(
        () => [],
        (error) => [`${file}: ${error.message}`],
      ),
    ),
  );
  for (const fault of faults.flat()) console.error(fault);
  process.exitCode = faults.flat().length > 0 ? 1 : 0;
}

/**
 * The sources of a folder without tests.
 * @param {string} folder
 * @returns {string[]}
 */
const sourcesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => join(folder, name));

/**
 * Writes CommonJS and a source map; types are not checked.
 * @param {string} file
 * @param {string} target
 */
async function compile(file, target) {
  const { code, map = '' } = await transformFile(join(root, file), {
    swcrc: false,
    sourceMaps: true,
    sourceFileName: relative(dirname(target), file),
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2023',
    },
    // Keeps import(), as it may load a package that exists only as an ES module.
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  const output = join(root, target);
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(`${output}.map`, map);
  writeFileSync(output, `${code}//# sourceMappingURL=${basename(target)}.map\n`);
}

await main();
