// @ts-check

/** How much longer than its own timeout a page may take to answer. */
const graceMs = 5_000;

/** A page whose scripts never end, so that its own timers can't run and the deadline is enforced here. */
export class Unanswered extends Error {
  /** @param {string} address */
  constructor(address) {
    super(`${address} does not answer: does a component draw itself, or a loop go on without an end?`);
  }
}

/**
 * The page's answer; throws if none arrives some time after its deadline.
 * @template Answer
 * @param {string} address
 * @param {number} withinMs
 * @param {Promise<Answer>} answer
 * @returns {Promise<Answer>}
 */
export function answered(address, withinMs, answer) {
  // A later rejection is ignored.
  answer.catch(() => undefined);
  return withTimer(withinMs + graceMs, answer, (_resolve, reject) => reject(new Unanswered(address)));
}

/**
 * Ignores a close that may never finish; closing the browser ends it.
 * @param {Promise<void>} closing @returns {Promise<void>}
 */
export function closed(closing) {
  closing.catch(() => undefined);
  return withTimer(graceMs, closing, (resolve) => resolve());
}

/**
 * @template Answer
 * @param {number} ms
 * @param {Promise<Answer>} first
 * @param {(resolve: (answer: Answer) => void, reject: (error: Error) => void) => void} late
 * @returns {Promise<Answer>}
 */
async function withTimer(ms, first, late) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const over = new Promise((resolve, reject) => {
    timer = setTimeout(() => late(resolve, reject), ms);
  });
  try {
    return await Promise.race([first, over]);
  } finally {
    clearTimeout(timer);
  }
}
