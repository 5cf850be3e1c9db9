import { stoppedStatuses } from './order';

/** History entries that failed, besides the order's final statuses. */
const fruitless = [
  'payment_failed',
  'not_placed',
  'approval_refused',
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

/** Whether a history entry is shown as done, or as refused, expired or ended. */
export const historyState = (kind: string): 'done' | 'stopped' => (stopped.has(kind) ? 'stopped' : 'done');
