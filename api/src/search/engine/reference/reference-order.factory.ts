import type { Question } from '../query/question';

interface Keys {
  id: number;
  price: number | null;
  popularity: number;
  createdAt: number;
  timesOrdered: number;
  lastOrdered: string | null;
  rating: number | null;
  distance: number | null;
  textScore: number;
}

/** The sort order by the written rules. */
export function compareBy({ context: { filters } }: Question, a: Keys, b: Keys): number {
  const fields = {
    price: 'price',
    popularity: 'popularity',
    created_at: 'createdAt',
    order_frequency: 'timesOrdered',
    last_submission: 'lastOrdered',
    rating: 'rating',
    distance: 'distance',
  } as const;
  const usual = {
    price: 'asc',
    popularity: 'desc',
    created_at: 'desc',
    order_frequency: 'desc',
    last_submission: 'asc',
    rating: 'desc',
    distance: 'asc',
  } as const;
  const rules: [keyof Keys, 'asc' | 'desc'][] = [];
  if (filters.order_field)
    rules.push([fields[filters.order_field], filters.order_direction ?? usual[filters.order_field]]);
  for (const [wanted, field] of [
    [filters.order_by_newness, 'created_at'],
    [filters.order_by_popularity, 'popularity'],
    [filters.order_by_order_frequency, 'order_frequency'],
    [filters.order_by_last_submission, 'last_submission'],
  ] as const)
    if (wanted) rules.push([fields[field], wanted === true ? usual[field] : wanted]);
  if (rules.length === 0 && filters.query) rules.push(['textScore', 'desc']);
  if (rules.length === 0 || rules[0]?.[0] === 'textScore') rules.push(['popularity', 'desc']);
  for (const [key, direction] of rules) {
    const [one, other] = [a[key], b[key]];
    if (one === other) continue;
    if (one === null) return 1;
    if (other === null) return -1;
    return one < other === (direction === 'asc') ? -1 : 1;
  }
  return a.id - b.id;
}
