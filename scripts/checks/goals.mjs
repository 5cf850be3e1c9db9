// @ts-check
/** A goal in times of a floor that is measured in the same run, such as `SELECT 1`. @param {number} goal @param {number} [limit] */
const times = (goal, limit) => ({ goal, limit, unit: /** @type {const} */ ('x') });

/**
 * What the site is to reach, each figure in one place: the benches judge what they measure by it, and the journeys hold
 * what they see against it. What a machine works for is a ratio to `SELECT 1` or to an empty page in the same run; what
 * timers of the site keep is in milliseconds. Sizes of what is built stand in scripts/budgets.json, which the build holds
 * itself to.
 */
export const goals = Object.freeze({
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
    /** What the same takes of the server, at the median and beside an empty page that it sends. */
    publish: times(3000),
    activation: times(500),
    rollback: times(500),
    gateMs: 30_000,
    /** Bytes after fifty mounts. */
    kept: 1024 ** 2,
  },
  /** A stranger's first page on a phone: 390 px, 40 ms, 10 Mbit/s, a processor four times slower. */
  firstVisit: {
    /** Beside that of an empty page. */
    largestPaint: times(4),
    layoutShift: 0.02,
    /** What long tasks take, beside the largest paint of an empty page. */
    blocked: times(0.5),
    /** To the network, one after another, until the first picture is there. */
    trips: 2,
  },
  polls: {
    /** The crowd that the time of an answer is promised to: so many people a second. */
    peoplePerSecond: 500 / 60,
    /** At p95, beside `SELECT 1` of one caller. */
    answer: times(100),
    /** Until every page that watches has heard of an answer. */
    heardMs: 1000,
    /** What the API holds after a poll, beside what it held before. */
    memoryGrowth: times(1.6),
  },
  /** At the median, eight people at once, beside `SELECT 1` of as many. */
  answers: {
    'search page': times(10),
    package: times(20),
    order: times(25),
    submit: times(100),
  },
  orders: {
    /** At the median, beside `SELECT 1` of as many. */
    atEight: times(100, 190),
    /** A transaction at the median, while the payments take 300 ms; beside `SELECT 1` of one caller. */
    locked: times(60),
  },
  search: {
    /** One person at a time at p95, beside `SELECT 1`. */
    answer: times(5),
    /** Packages up to which that holds. */
    upTo: 100_000,
    /** From a changed price's commit until a search shows it. */
    shownMs: 1000,
  },
});

/** The mark by which a page says that it goes on to what no first screen waits for: what it fetches then is not its first visit's. */
export const leisureMark = 'leisure';

const inMs = (/** @type {number} */ ms) => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
const inKb = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const inMb = (/** @type {number} */ bytes) => `${(bytes / 1024 ** 2).toFixed(2)} MB`;
const inTimes = (/** @type {number} */ ratio) => `${ratio < 10 ? ratio.toFixed(2) : ratio.toFixed(1)}x`;
const plain = (/** @type {number} */ value) => String(Math.round(value * 1000) / 1000);
const units = { ms: inMs, KB: inKb, MB: inMb, x: inTimes, '': plain };

/**
 * @typedef {object} Figure
 * @property {string} figure what was measured
 * @property {number} found
 * @property {number} goal that it may not be over
 * @property {number} [limit] that it may not be over as long as the goal is still to be reached
 * @property {boolean} [atLeast] it may not be under its goal instead
 * @property {boolean} [counted] by no clock, so that it is right in a small run as well
 * @property {keyof typeof units} [unit]
 * @property {string} [beside] what else is worth knowing of it, such as the median beside a p95
 */
/** @typedef {'good' | 'not yet' | 'BAD' | 'not judged'} Verdict not yet: over the goal and within the limit */
/** @typedef {{ found: string, goal: string, verdict: Verdict }} Judged */

/**
 * What was not measured has reached nothing.
 * @param {Figure} figure
 * @param {boolean} small too short a run for a clock
 * @returns {Verdict}
 */
function verdictOn({ found, goal, limit = goal, atLeast = false, counted = false }, small) {
  if (!Number.isFinite(found)) return 'BAD';
  if (small && !counted) return 'not judged';
  if (atLeast ? found >= goal : found <= goal) return 'good';
  return found <= limit && !atLeast ? 'not yet' : 'BAD';
}

/** Each figure in words beside its goal. @param {Figure} figure @param {boolean} small @returns {Judged} */
function inWords(figure, small) {
  const { found, goal, limit, unit = '', atLeast = false, beside } = figure;
  const words = units[unit];
  const until = limit === undefined ? '' : ` (until then ${words(limit)})`;
  return {
    found: beside === undefined ? words(found) : `${words(found)} (${beside})`,
    goal: `${atLeast ? '>=' : '<='} ${words(goal)}${until}`,
    verdict: verdictOn(figure, small),
  };
}

/**
 * Prints each figure beside its goal, and has the process end with 1 where one was missed.
 * @param {readonly Figure[]} figures
 * @param {{ small?: boolean, print?: (table: Record<string, Judged>) => void }} [options] a small run fails by what is
 *   counted alone, and by what was not measured at all
 * @returns {string[]} what missed its goal
 */
export function judge(figures, { small = false, print = console.table } = {}) {
  print(Object.fromEntries(figures.map((figure) => [figure.figure, inWords(figure, small)])));
  const missed = figures.filter((figure) => verdictOn(figure, small) === 'BAD').map(({ figure }) => figure);
  if (missed.length > 0) {
    console.error(`${missed.length} of ${figures.length} figures missed their goal: ${missed.join('; ')}`);
    process.exitCode = 1;
  }
  return missed;
}
