import type { SearchFilters, SortSwitch } from '../../search.schemas';
import { ensureCapacity } from '../columns/ensure-capacity';
import type { Found } from '../query/find';

type SortField =
  'price' | 'popularity' | 'createdAt' | 'timesOrdered' | 'lastOrdered' | 'rating' | 'distance' | 'textScore';
type Direction = 'asc' | 'desc';
type Rule = readonly [key: SortField, direction: Direction];

const byField = {
  price: ['price', 'asc'],
  popularity: ['popularity', 'desc'],
  created_at: ['createdAt', 'desc'],
  order_frequency: ['timesOrdered', 'desc'],
  last_submission: ['lastOrdered', 'asc'],
  rating: ['rating', 'desc'],
  distance: ['distance', 'asc'],
} as const satisfies Record<string, Rule>;

/** The sort rules of a search in order; by default text score, then popularity. */
export function sortRules(filters: SearchFilters): [Rule, ...Rule[]] {
  const rules: Rule[] = [];
  if (filters.order_field) {
    const [key, direction] = byField[filters.order_field];
    rules.push([key, filters.order_direction ?? direction]);
  }
  const add = (wanted: SortSwitch | undefined, [key, direction]: Rule) => {
    if (wanted) rules.push([key, wanted === true ? direction : wanted]);
  };
  add(filters.order_by_newness, byField.created_at);
  add(filters.order_by_popularity, byField.popularity);
  add(filters.order_by_order_frequency, byField.order_frequency);
  add(filters.order_by_last_submission, byField.last_submission);
  const [first, ...others] = rules;
  if (first) return [first, ...others];
  const popular: Rule = ['popularity', 'desc'];
  return filters.query ? [['textScore', 'desc'], popular] : [popular];
}

/** One column per rule: lower comes first; unknown is Infinity, so it comes last in both directions. */
export type SortKeys = readonly [Float64Array, ...Float64Array[]];

/** Reused by every search, like that of `find`. */
const scratch: Float64Array[] = [];

function sortKeysBy(
  [first, ...others]: ReturnType<typeof sortRules>,
  count: number,
  valueOf: (key: SortField) => (at: number) => number | null,
): SortKeys {
  const columnOf = ([key, direction]: Rule, rule: number) => {
    const value = valueOf(key);
    const sign = direction === 'asc' ? 1 : -1;
    const keys = (scratch[rule] = ensureCapacity(scratch[rule] ?? new Float64Array(0), count));
    for (let at = 0; at < count; at++) keys[at] = (value(at) ?? Infinity * sign) * sign;
    return keys;
  };
  return [columnOf(first, 0), ...others.map((rule, at) => columnOf(rule, at + 1))];
}

/** Miles to a brand's kitchen; null if neither an address nor a place is known. */
function milesOf({ serviceability }: Found, brand: number): number | null {
  const miles = serviceability.milesOf(brand);
  return Number.isNaN(miles) ? null : miles;
}

const instant = (text: string | undefined) => (text === undefined ? null : Date.parse(text));

/** The sort keys of the packages found. */
export function packageSortKeys(found: Found): SortKeys {
  const { packages, count, prices, catalogue, textScores, question } = found;
  const { facts, context } = question;
  const { id, brand, price, popularity, created, texts } = catalogue.packages;
  const allIn = (at: number) => {
    const slot = packages[at]!;
    prices.turnTo(brand[slot]!);
    return prices.allIn(slot);
  };
  return sortKeysBy(sortRules(context.filters), count, (key) => {
    switch (key) {
      case 'price':
        return context.filters.all_in_pricing ? allIn : (at) => price[packages[at]!]!;
      case 'popularity':
        return (at) => popularity[packages[at]!]!;
      case 'createdAt':
        return (at) => created[packages[at]!]!;
      case 'timesOrdered':
        return (at) => facts.timesOrdered.get(id[packages[at]!]!) ?? 0;
      case 'lastOrdered':
        return (at) => instant(facts.lastOrdered.get(id[packages[at]!]!));
      case 'rating':
        return (at) => texts[packages[at]!]!.ratingAverage;
      case 'distance':
        return (at) => milesOf(found, brand[packages[at]!]!);
      case 'textScore':
        return (at) => textScores?.[at] ?? 1;
    }
  });
}

/** A brand of a restaurant search: its slot, and its range in the found packages. */
export interface BrandHit {
  brand: number;
  from: number;
  to: number;
}

/** The sort keys of brands; a brand's price is that of its cheapest package. */
export function brandSortKeys(hits: readonly BrandHit[], found: Found): SortKeys {
  const { packages, prices, catalogue, textScores, brandTextScore, question } = found;
  const { facts, context } = question;
  const idOf = (at: number) => catalogue.brandId[hits[at]!.brand]!;
  const priceOf = (at: number) => {
    const { brand, from, to } = hits[at]!;
    prices.turnTo(brand);
    let least: number | null = null;
    for (let hit = from; hit < to; hit++) {
      const slot = packages[hit]!;
      const own = context.filters.all_in_pricing ? prices.allIn(slot) : catalogue.packages.price[slot]!;
      if (least === null || own < least) least = own;
    }
    return least;
  };
  const textScoreOf = (at: number) => {
    const { brand, from, to } = hits[at]!;
    let best = brandTextScore(brand);
    for (let hit = from; textScores && hit < to; hit++) best = Math.max(best, textScores[hit]!);
    return best;
  };
  return sortKeysBy(sortRules(context.filters), hits.length, (key) => {
    switch (key) {
      case 'price':
        return priceOf;
      case 'popularity':
        return (at) => catalogue.popularity[hits[at]!.brand]!;
      case 'createdAt':
        return (at) => catalogue.brands[hits[at]!.brand]!.row.createdAt;
      case 'timesOrdered':
        return (at) => facts.timesOrdered.get(idOf(at)) ?? 0;
      case 'lastOrdered':
        return (at) => instant(facts.lastOrdered.get(idOf(at)));
      case 'rating':
        return (at) => catalogue.brands[hits[at]!.brand]!.row.ratingAverage;
      case 'distance':
        return (at) => milesOf(found, hits[at]!.brand);
      case 'textScore':
        return textScoreOf;
    }
  });
}
