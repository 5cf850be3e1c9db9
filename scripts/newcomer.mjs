// @ts-check
import { parseArgs } from 'node:util';
import { runSteps } from './checks/run-steps.mjs';
import { describeError } from './lib/problem.mjs';
import { onSupportedNode } from './lib/runtime.mjs';
import { newcomer } from './newcomer/newcomer.mjs';

/** `npm run newcomer`: what somebody meets who has just cloned this commit. `-- --folder 'a b'` names the clone's folder. */
async function main() {
  const { values } = parseArgs({ options: { folder: { type: 'string' } } });
  await runSteps([newcomer(values.folder)]);
}

onSupportedNode(main, { tools: true }).catch((error) => {
  console.error(describeError(error));
  console.log('\n0 passed, 1 failed');
  process.exit(1);
});
