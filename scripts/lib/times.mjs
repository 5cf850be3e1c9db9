// @ts-check
/** Where the time of a start goes: each step with when it began and how long it took, on the clock on the wall. */

/** @typedef {{ name: string, from: number, to: number }} Step in ms since the epoch */

/** What a start on an older Node did, before it handed over to this one. @type {{ began: number, steps: Step[] }} */
const { began, steps } = JSON.parse(process.env.START_TIMES ?? 'null') ?? { began: Date.now(), steps: [] };
delete process.env.START_TIMES;

/** ms: a start that neither installs nor builds nor seeds takes less. */
const worthTelling = 10_000;

/** For the process that goes on with this start. */
export const timesSoFar = () => ({ START_TIMES: JSON.stringify({ began, steps }) });

/**
 * Does a step of this start, and notes its time.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function timed(name, work) {
  const from = Date.now();
  try {
    return await work();
  } finally {
    steps.push({ name, from, to: Date.now() });
  }
}

/** The table of what this start did until now; none where it was as fast as it is with everything in place. */
export const timesOfLongStart = (now = Date.now()) =>
  now - began < worthTelling ? null : tableOf(began, steps, now);

/**
 * @param {number} start
 * @param {readonly Step[]} done
 * @param {number} end
 */
export function tableOf(start, done, end) {
  const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`.padStart(9);
  const inOrder = [...done].sort((one, other) => one.from - other.from);
  const rows = inOrder.map(({ name, from, to }) => [name, seconds(from - start), seconds(to - from)]);
  const all = [
    ['step', 'began at'.padStart(9), 'took'.padStart(9)],
    ...rows,
    ['all', seconds(0), seconds(end - start)],
  ];
  const width = Math.max(...all.map(([name = '']) => name.length));
  return all.map(([name = '', ...rest]) => [name.padEnd(width), ...rest].join('  ')).join('\n');
}
