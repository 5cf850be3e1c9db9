import { stoppedStatuses } from './order';

/** What a history tells of that came to nothing, beside the ends of the order itself. */
const fruitless = [
  'payment_failed',
  'not_placed',
  'payment_ask_declined',
  'tip_not_raised',
  'change_declined',
  'change_abandoned',
  'change_not_made',
  'change_not_permitted',
  'change_ended',
  'change_lapsed',
  'change_expired',
] as const;
export type FruitlessKind = (typeof fruitless)[number];

const stopped = new Set<string>([...stoppedStatuses, ...fruitless]);

/** How an entry of an order's history is marked: as done, or as what was refused, ran out or ended there. */
export const historyState = (kind: string): 'done' | 'stopped' => (stopped.has(kind) ? 'stopped' : 'done');
