// @ts-check
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chooseSteps } from './checks/choose-steps.mjs';
import { explorations } from './checks/explorations.mjs';
import { runSteps } from './checks/run-steps.mjs';
import { describeError } from './lib/problem.mjs';
import { onSupportedNode } from './lib/runtime.mjs';

/**
 * `npm run explore`: longer random tests than `npm test`, from a printed seed: thousands of random order
 * histories and calls, kills at every step, and journeys tagged `@explore`. `-- --only lives,calls --seed 7
 * --lives 2000 --processes 1`.
 */
async function main() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 30)) },
      lives: { type: 'string', default: '10000' },
      processes: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const seed = Number(values.seed);
  console.log(`Exploring from seed ${seed}; \`npm run explore -- --seed ${seed}\` repeats it.`);
  const all = explorations({ seed, lives: Number(values.lives), processes: Number(values.processes) });
  await runSteps(chooseSteps(all, values.only));
}

onSupportedNode(main, { tools: true }).catch((error) => {
  console.error(describeError(error));
  console.log('\n0 passed, 1 failed');
  process.exit(1);
});
