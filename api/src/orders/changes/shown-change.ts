import type { ChangedItem, ChangeSide } from './proposal';

/** Where a change may stand that somebody reads of; one that never got its money is told to its sender alone. */
export const shownStatuses = ['requested', 'applied', 'declined', 'withdrawn', 'expired'] as const;

/** A change as an order is read with it: its last one that was sent. */
export interface ShownChange {
  id: number;
  status: (typeof shownStatuses)[number];
  by: string;
  before: ChangeSide;
  after: ChangeSide;
  items: ChangedItem[];
  requestedAt: Date;
  expiresAt: Date | null;
  decidedAt: Date | null;
  reason: string | null;
}
