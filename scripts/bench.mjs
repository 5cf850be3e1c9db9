// @ts-check
// `npm run bench` and `npm run bench:search`: builds what changed and prints a table of the API's answers. See bench/README.md.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const search = process.argv[2] === 'search';
const bench = search ? ['bench/search.mjs', ...process.argv.slice(3)] : ['bench/run.mjs'];
for (const [file = '', ...options] of [['scripts/build.mjs'], bench]) {
  const { status } = spawnSync(process.execPath, [join(root, file), ...options], {
    stdio: 'inherit',
    cwd: root,
  });
  if (status !== 0) process.exit(status ?? 1);
}
