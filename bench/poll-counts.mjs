// @ts-check
/** @import pg from 'pg' */
/** @import { Guest } from './poll-guests.mjs' */
/** @import { Poll } from './poll-owner.mjs' */
/** @import { LivePoll } from './poll-pages.mjs' */
/** @typedef {{ email: string, option: number | null, combo: number[], qty: number }} Stored */

/**
 * The stored answers of a poll.
 * @param {pg.Client} database
 * @param {Poll} poll
 * @returns {Promise<Stored[]>}
 */
export async function storedOf(database, poll) {
  const { rows } = await database.query(
    `select email::text, package_item_option_id as option, combo_of as combo, qty from poll_selections where poll_id = $1`,
    [poll.id],
  );
  return rows;
}

/**
 * Whether a guest's last answer is stored exactly once.
 * @param {Guest} guest
 * @param {Stored[]} stored
 */
export function isKept({ email, wish }, stored) {
  const [own, ...more] = stored.filter((each) => each.email === email);
  return more.length === 0 && own?.option === wish.option && own.qty === wish.qty;
}

/** @param {Record<string, number>} counts */
const inOrder = (counts) =>
  JSON.stringify(
    Object.entries(counts)
      .filter(([, qty]) => qty > 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/**
 * The picks in a comparable form.
 * @param {Stored[]} stored
 */
export function countsOf(stored) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { option, qty } of stored) {
    const key = option === null ? 'nothing' : String(option);
    counts[key] = (counts[key] ?? 0) + (option === null ? 1 : qty);
  }
  return inOrder(counts);
}

/**
 * The same from a page's state.
 * @param {LivePoll} poll
 */
export const countsShown = ({ counts }) =>
  inOrder(
    Object.fromEntries(
      counts.map(({ package_item_option_id: option, opted_out: isNothing, qty }) => [
        isNothing ? 'nothing' : String(option),
        qty,
      ]),
    ),
  );
