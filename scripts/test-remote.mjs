// @ts-check
import { fail, Problem } from './lib/problem.mjs';
import { root, run } from './lib/run.mjs';
import { onSupportedNode } from './lib/runtime.mjs';
import { generateIfStale } from './generate-if-stale.cjs';
import { remotesHere } from './remotes-here.cjs';

/** `npm test` in a remote's folder: its formatting, lint, types and tests only. */
async function main() {
  const [name = ''] = process.argv.slice(2);
  if (!remotesHere(root).includes(name))
    throw new Problem(
      `There is no remote ${name || '(none named)'}; there are ${remotesHere(root).join(', ')}`,
    );
  generateIfStale();
  const steps = [
    ['prettier/bin/prettier.cjs', '--check', name, '--log-level', 'warn'],
    ['eslint/bin/eslint.js', name, '--max-warnings', '0'],
    ['typescript/bin/tsc', '-b', name, '--pretty', 'false'],
    ['jest/bin/jest.js', '--selectProjects', name, '--passWithNoTests'],
  ];
  for (const [program, ...args] of steps) {
    const { code } = await run(process.execPath, [`node_modules/${program}`, ...args], {
      onLine: (line) => console.log(line),
    });
    if (code !== 0) throw new Problem(`${name}: ${program?.split('/')[0]} failed; what it says is above`);
  }
  console.log(`${name}: formatting, lint, types and tests are good`);
}

onSupportedNode(main).catch(fail);
