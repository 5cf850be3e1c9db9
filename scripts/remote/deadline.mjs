// @ts-check

/** For so much longer than it was told to wait, a page may take to say so. */
const graceMs = 5_000;

/**
 * Of a page whose scripts never end. It counts the deadline of what it is asked itself, which those leave it no time for, so
 * that it is counted here too.
 */
export class Unanswered extends Error {
  /** @param {string} address */
  constructor(address) {
    super(`${address} does not answer: does a component draw itself, or a loop go on without an end?`);
  }
}

/**
 * An answer of the page at an address; throws where none comes, a while after it should have.
 * @template Answer
 * @param {string} address
 * @param {number} withinMs
 * @param {Promise<Answer>} answer
 * @returns {Promise<Answer>}
 */
export function answered(address, withinMs, answer) {
  // Who waited no longer is told nothing of how it ended.
  answer.catch(() => undefined);
  return withTimer(withinMs + graceMs, answer, (_resolve, reject) => reject(new Unanswered(address)));
}

/** Closes what may never answer that: a browser that ends takes it along. @param {Promise<void>} closing @returns {Promise<void>} */
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
