// @ts-check
/**
 * @typedef {{ packages: number, brands: number, places: number }} Size
 * @typedef {{ name: string, text: string }} Step
 */

/**
 * A list of words as a PostgreSQL array, with its length.
 * @param {string} words
 */
export function wordList(words) {
  const list = words.split(',').map((word) => word.trim().replace(/'/g, "''"));
  return { sql: `array['${list.join("','")}']`, count: list.length };
}

/**
 * A word of the list for a row, with equal frequency.
 * @param {string} words
 * @param {string} id
 * @param {number} salt
 */
export function anyOf(words, id, salt) {
  const { sql, count } = wordList(words);
  return `pg_temp.pick(${sql}, pg_temp.roll(${id}, ${salt}, ${count}))`;
}

/**
 * The same, with the first words far more often than the last.
 * @param {string} words
 * @param {string} id
 * @param {number} salt
 */
export function oftenOf(words, id, salt) {
  const { sql, count } = wordList(words);
  return `pg_temp.pick(${sql}, pg_temp.skewed(${id}, ${salt}, ${count}))`;
}
