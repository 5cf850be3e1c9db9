// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';
import { changedFiles } from './changed-files.mjs';
import { choose } from './choose.mjs';
import { readTree } from './read-tree.mjs';

/** @import { Step } from '../checks/context.mjs' */

/**
 * The steps that a change affects, with their files; prints what each checks and why others are left out.
 * @param {readonly Step[]} steps
 * @param {string | undefined} ref
 * @param {(line: string) => void} log
 * @returns {Promise<Step[]>}
 */
export async function changedSteps(steps, ref, log) {
  const { since, ...change } = await changedFiles(ref);
  const journeys = JSON.parse(readFileSync(join(root, 'e2e/reach.json'), 'utf8'));
  const choices = choose(change, { ...(await readTree()), journeys });
  log(`Since ${since}: ${change.files.length + change.gone.length} files changed.`);
  return steps.flatMap((step) => {
    const choice = choices[step.name] ?? { files: null, why: 'all' };
    if ('leftOut' in choice) {
      log(`  – ${step.name} is left out: ${choice.leftOut}`);
      return [];
    }
    const { files, why } = choice;
    log(`  ${step.name}: ${why}`);
    return [{ ...step, run: (context) => step.run(context, files ?? undefined) }];
  });
}
