// @ts-check
/**
 * What the site is to reach, each figure in one place: the benches judge what they measure by it, and the journeys hold
 * what they see against it. Sizes of what is built stand in scripts/budgets.json, which the build holds itself to.
 */
export const goals = {
  remotes: {
    /** From a remote's slot asking until something stands in it, whatever the remote does. */
    fallbackMs: 1500,
    /** From when a remote is back until its screen stands, without a reload. */
    recoveryMs: 2000,
    /** Of 95 publishes in a hundred, without build and gate. */
    publishMs: 5000,
    rollbackMs: 2000,
    /** From a command until every process of the API gives by it. */
    heardMs: 1000,
    gateMs: 30_000,
    /** Bytes after fifty mounts. */
    kept: 1024 ** 2,
  },
  /** A stranger's first page on a phone: 390 px, 40 ms, 10 Mbit/s, a processor four times slower. */
  firstVisit: {
    largestPaintMs: 1200,
    layoutShift: 0.02,
    blockedMs: 150,
    /** To the network, one after another, until the first picture is there. */
    trips: 2,
  },
  polls: {
    /** The crowd that the time of an answer is promised to: so many people a second. */
    peoplePerSecond: 500 / 60,
    answerP95Ms: 100,
    /** Until every page that watches has heard of an answer. */
    heardMs: 1000,
    /** Bytes that the API holds more after a poll than before. */
    memoryGrowth: 128 * 1024 ** 2,
  },
  orders: {
    perSecondAtEight: 60,
    /** At the median, while the payments take 300 ms. */
    lockedMs: 20,
  },
  search: {
    /** One person at a time, as times what `SELECT 1` takes through the same server. */
    p95Ratio: 5,
    /** Packages up to which that holds. */
    upTo: 100_000,
    /** From a changed price's commit until a search shows it. */
    shownMs: 1000,
  },
};

/** The mark by which a page says that it goes on to what no first screen waits for: what it fetches then is not its first visit's. */
export const leisureMark = 'leisure';

const inMs = (/** @type {number} */ ms) => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
const inKb = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const inMb = (/** @type {number} */ bytes) => `${(bytes / 1024 ** 2).toFixed(2)} MB`;
const plain = (/** @type {number} */ value) => String(Math.round(value * 1000) / 1000);
const units = { ms: inMs, KB: inKb, MB: inMb, '': plain };

/**
 * @typedef {object} Figure
 * @property {string} figure what was measured
 * @property {number} found
 * @property {number} goal that it may not be over
 * @property {boolean} [atLeast] it may not be under its goal instead
 * @property {keyof typeof units} [unit]
 * @property {string} [beside] what else is worth knowing of it, such as the median beside a p95
 */
/** @typedef {{ found: string, goal: string, verdict: 'good' | 'BAD' }} Judged */

/** What was not measured has reached nothing. @param {Figure} figure */
const isReached = ({ found, goal, atLeast = false }) => (atLeast ? found >= goal : found <= goal);

/** Each figure in words beside its goal. @param {Figure} figure @returns {Judged} */
function inWords(figure) {
  const { found, goal, unit = '', atLeast = false, beside } = figure;
  const words = units[unit];
  return {
    found: beside === undefined ? words(found) : `${words(found)} (${beside})`,
    goal: `${atLeast ? '>=' : '<='} ${words(goal)}`,
    verdict: isReached(figure) ? 'good' : 'BAD',
  };
}

/**
 * Prints each figure beside its goal, and has the process end with 1 where one was missed.
 * @param {readonly Figure[]} figures
 * @param {(table: Record<string, Judged>) => void} [print]
 * @returns {string[]} what missed its goal
 */
export function judge(figures, print = console.table) {
  print(Object.fromEntries(figures.map((figure) => [figure.figure, inWords(figure)])));
  const missed = figures.filter((figure) => !isReached(figure)).map(({ figure }) => figure);
  if (missed.length > 0) {
    console.error(`${missed.length} of ${figures.length} figures missed their goal: ${missed.join('; ')}`);
    process.exitCode = 1;
  }
  return missed;
}
