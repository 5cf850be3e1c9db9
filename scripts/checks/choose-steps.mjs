// @ts-check
import { Problem } from '../lib/problem.mjs';

/** @import { Step } from './context.mjs' */

/**
 * @param {readonly Step[]} steps
 * @param {string | undefined} only names with commas between them; undefined stands for all
 * @returns {readonly Step[]}
 */
export function chooseSteps(steps, only) {
  if (only === undefined) return steps;
  const names = only.split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Problem(
      `There is no step ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}.`,
    );
  return steps.filter(({ name }) => names.includes(name));
}
