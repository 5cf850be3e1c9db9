// @ts-check
// The searches of the bench by frequency: place, address and headcount always; date and time in half; price
// limit, presentation, meal type, category, diversity flag and text in a fifth each; sorts evenly; the
// first page in three of four.
import { breakfasts, desserts, lunches, snacks } from './search-catalogue/vocabulary.mjs';

const pageSize = 24;
const sorts = [
  { order_field: 'popularity' },
  { order_field: 'created_at' },
  { order_field: 'price', order_direction: 'asc' },
  { order_field: 'price', order_direction: 'desc' },
];
const flags = ['woman', 'hispanic', 'native_american', 'lgbtq', 'veteran', 'asian', 'black'];
const presentations = ['buffet', 'individual'];
const words = [lunches, lunches, lunches, breakfasts, snacks, desserts].map((list) => list.split(','));

/**
 * Deterministic random numbers from 0 to 1 (mulberry32).
 * @param {number} seed
 */
function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * @typedef {object} Market
 * @property {{ placeId: number, googlePlaceId: string }[]} addresses
 * @property {{ category: string, mealType: string }[]} categories
 * @property {string} today YYYY-MM-DD
 */

/**
 * Queries as `[name, value]` pairs, the same for the same seed.
 * @param {Market} market
 * @param {number} count
 * @param {number} [seed]
 * @returns {[string, string][][]}
 */
export function searchMix({ addresses, categories, today }, count, seed = 1) {
  const random = dice(seed);
  const below = (/** @type {number} */ n) => Math.floor(random() * n);
  /** @type {<Item>(list: Item[]) => Item} */
  const pick = (list) => list[below(list.length)] ?? /** @type {any} */ (list[0]);
  /** @type {Map<number, Market['addresses']>} */
  const byPlace = new Map();
  for (const each of addresses) byPlace.set(each.placeId, [...(byPlace.get(each.placeId) ?? []), each]);
  const places = [...byPlace.values()];
  const often = (/** @type {number} */ share) => random() < share;

  const typed = () => {
    const word = pick(pick(words)).toLowerCase();
    if (!often(0.2) || word.length < 5) return word;
    const at = 1 + below(word.length - 2);
    return word.slice(0, at) + word.slice(at + 1);
  };
  const one = (/** @type {number} */ index) => {
    const { placeId, googlePlaceId } = pick(pick(places));
    /** @type {[string, string][]} */
    const query = [
      ['place_id', String(placeId)],
      ['google_place_id', googlePlaceId],
      ['headcount', String(pick([10, 15, 20, 25, 30, 40, 50, 60]))],
    ];
    if (often(0.5)) {
      const date = new Date(Date.parse(today) + (2 + below(20)) * 86_400_000).toISOString().slice(0, 10);
      const time = `${String(8 + below(11)).padStart(2, '0')}:${pick(['00', '30'])}`;
      query.push(['start_date', date], ['start_time', time]);
    }
    if (often(0.2)) query.push(['price_below_including', String(pick([9, 11, 13, 14.5, 16, 18, 20, 22]))]);
    if (often(0.2)) query.push(['presentation_type', pick(presentations)], ['presentation_type', 'mixed']);
    const meal = often(0.2) ? pick(categories).mealType : null;
    if (meal) query.push(['package_type', meal]);
    // A cuisine belongs to one meal type, so only the chosen meal's are used, as on the screen.
    const offered = meal ? categories.filter(({ mealType }) => mealType === meal) : categories;
    if (often(0.2)) query.push(['package_category', pick(offered).category]);
    if (often(0.2)) query.push(['brand_has_minority_flag', pick(flags)]);
    if (often(0.2)) query.push(['query', typed()]);
    query.push(...Object.entries(sorts[index % sorts.length] ?? {}));
    query.push(
      ['limit', String(pageSize)],
      ['offset', often(0.75) ? '0' : String(pageSize * (1 + below(3)))],
    );
    return query;
  };
  return Array.from({ length: count }, (_, index) => one(index));
}

/**
 * @param {[string, string][]} query
 * @param {Record<string, string>} [instead] values that take the place of the query's own
 */
export function pathOf(query, instead = {}) {
  const search = new URLSearchParams();
  for (const [name, value] of query) search.append(name, instead[name] ?? value);
  return `/cpi/v1/public/packages/search?${search}`;
}
