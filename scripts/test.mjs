// @ts-check
import { parseArgs } from 'node:util';
import { chooseSteps } from './checks/choose-steps.mjs';
import { runSteps } from './checks/run-steps.mjs';
import { steps } from './checks/steps.mjs';
import { installAndGenerate } from './lib/install-and-generate.mjs';
import { describeError, Problem } from './lib/problem.mjs';
import { onSupportedNode } from './lib/runtime.mjs';
import { newcomer } from './newcomer/newcomer.mjs';

/** @import { Step } from './checks/context.mjs' */

/**
 * `npm test`: every check and test that guards a landing. `-- --only lint,jest` runs a part; `-- --changed
 * [ref]` what the changes since `ref` can reach; `-- --newcomer` starts a fresh clone before all else.
 */
async function main() {
  const { values, positionals } = parseArgs({
    options: {
      only: { type: 'string' },
      changed: { type: 'boolean', default: false },
      newcomer: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [ref, ...more] = positionals;
  if (more.length > 0 || (ref && !values.changed))
    throw new Problem(`npm test takes no ${more[0] ?? ref}; --changed takes one commit.`);
  const chosen = chooseSteps(steps, values.only);
  const asked = values.changed ? await onlyChanged(chosen, ref) : chosen;
  await runSteps(values.newcomer ? [newcomer(), ...asked] : asked);
}

/** @param {readonly Step[]} chosen @param {string | undefined} ref */
async function onlyChanged(chosen, ref) {
  await installAndGenerate(console.log, { tools: true });
  // Imported late, as it needs packages that a clean clone does not have yet.
  const { changedSteps } = await import('./changed/changed-steps.mjs');
  return changedSteps(chosen, ref, console.log);
}

onSupportedNode(main, { tools: true }).catch((error) => {
  console.error(describeError(error));
  console.log('\n0 passed, 1 failed');
  process.exit(1);
});
