// @ts-check
// `npm run bench`: builds what changed and prints the table of the API's answers. See bench/.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
for (const file of ['scripts/build.mjs', 'bench/run.mjs']) {
  const { status } = spawnSync(process.execPath, [join(root, file)], { stdio: 'inherit', cwd: root });
  if (status !== 0) process.exit(status ?? 1);
}
