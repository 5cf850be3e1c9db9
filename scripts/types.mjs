// @ts-check
import { fail } from './lib/problem.mjs';
import { root, run } from './lib/run.mjs';
import { onSupportedNode } from './lib/runtime.mjs';
import { generateIfStale } from './generate-if-stale.cjs';
import { remotesHere } from './remotes-here.cjs';

/**
 * `npm run check:types`: types of every package; tsconfig.json lists all but the remotes, which are found
 * by folder.
 */
onSupportedNode(async () => {
  generateIfStale();
  const args = ['node_modules/typescript/bin/tsc', '-b', '.', ...remotesHere(root), ...process.argv.slice(2)];
  const { code } = await run(process.execPath, args, { onLine: (line) => console.log(line) });
  process.exitCode = code ?? 1;
}).catch(fail);
