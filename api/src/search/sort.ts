import type { SearchFilters, SortSwitch } from './search.schemas';

/** What a result can be sorted by; a restaurant's price is that of its cheapest package. */
export interface SortKeys {
  id: number;
  price: number | null;
  popularity: number;
  createdAt: number;
  timesOrdered: number;
  /** ISO text; null for never. */
  lastOrdered: string | null;
  likeness: number;
}

type Key = Exclude<keyof SortKeys, 'id'>;
type Rule = [key: Key, direction: 'asc' | 'desc'];

const byField = {
  price: ['price', 'asc'],
  popularity: ['popularity', 'desc'],
  created_at: ['createdAt', 'desc'],
  order_frequency: ['timesOrdered', 'desc'],
  last_submission: ['lastOrdered', 'asc'],
} as const;

/** The rules of a search's sort in their order; popularity where nothing is asked for, after the likeness of a text. */
export function sortRules(filters: SearchFilters): Rule[] {
  const rules: Rule[] = [];
  if (filters.order_field) {
    const [key, direction] = byField[filters.order_field];
    rules.push([key, filters.order_direction ?? direction]);
  }
  const add = (wanted: SortSwitch | undefined, [key, direction]: readonly [Key, 'asc' | 'desc']) => {
    if (wanted) rules.push([key, wanted === true ? direction : wanted]);
  };
  add(filters.order_by_newness, byField.created_at);
  add(filters.order_by_popularity, byField.popularity);
  add(filters.order_by_order_frequency, byField.order_frequency);
  add(filters.order_by_last_submission, byField.last_submission);
  if (rules.length > 0) return rules;
  return filters.query
    ? [
        ['likeness', 'desc'],
        ['popularity', 'desc'],
      ]
    : [['popularity', 'desc']];
}

/** Sorts by the rules, what is unknown last, and by id in the end, so that pages never overlap. */
export function sorted<Item extends { keys: SortKeys }>(items: Item[], rules: Rule[]): Item[] {
  return items.sort((a, b) => {
    for (const [key, direction] of rules) {
      const order = compare(a.keys[key], b.keys[key], direction);
      if (order !== 0) return order;
    }
    return a.keys.id - b.keys.id;
  });
}

function compare(a: number | string | null, b: number | string | null, direction: 'asc' | 'desc'): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return (a < b ? -1 : 1) * (direction === 'asc' ? 1 : -1);
}
