// @ts-check
import { parseArgs } from 'node:util';
import { fail, Problem } from '../scripts/lib/problem.mjs';

/**
 * Runs a bench with its command-line options; an error is printed and sets the exit code.
 * @template {Record<string, string | number>} Options
 * @param {{ full: Options, small: Partial<Options> }} defaults `small` differs from `full` under `--small`
 * @param {(options: Options & { small: boolean }) => Promise<void>} work
 */
export async function runBench(defaults, work) {
  try {
    await work(readOptions(defaults));
  } catch (error) {
    fail(error);
  }
}

/**
 * @template {Record<string, string | number>} Options
 * @param {{ full: Options, small: Partial<Options> }} defaults
 */
function readOptions({ full, small }) {
  const names = Object.keys(full);
  const { small: isSmall, ...given } = parseArgs({
    options: {
      small: { type: 'boolean', default: false },
      ...Object.fromEntries(names.map((name) => [name, { type: /** @type {const} */ ('string') }])),
    },
  }).values;
  const read = Object.entries(given).map(([name, text]) => [
    name,
    typeof full[name] === 'number' ? numberOf(name, text) : text,
  ]);
  return { ...full, ...(isSmall && small), ...Object.fromEntries(read), small: isSmall };
}

/**
 * @param {string} name
 * @param {unknown} text
 */
function numberOf(name, text) {
  const number = Number(text);
  if (!(number >= 0)) throw new Problem(`--${name} takes a number, not ${text}`);
  return number;
}
