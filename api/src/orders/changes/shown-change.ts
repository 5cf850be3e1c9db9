import type { ChangedItem, ChangeSide } from './proposal';

/** Where a change may stand that its caterer reads of; one that never got its money was never sent to them. */
export const toldStatuses = ['requested', 'applied', 'declined', 'withdrawn', 'expired'] as const;
/** Where one may stand that its customers read of. */
export const shownStatuses = [...toldStatuses, 'paying', 'refused'] as const;

/** A change as an order is read with it: its last one, or the last one that was sent to its caterer. */
export interface ShownChange<Status = (typeof shownStatuses)[number]> {
  id: number;
  status: Status;
  by: string;
  requestedBy: number;
  before: ChangeSide;
  after: ChangeSide;
  items: ChangedItem[];
  requestedAt: Date;
  expiresAt: Date | null;
  decidedAt: Date | null;
  /** Why it was declined, or not made. */
  reason: string | null;
  /** While its sender's bank is asked: until when, and whose card it is. */
  bank: { until: Date | null; userId: number; teamId: number | null } | null;
}
export type ToldChange = ShownChange<(typeof toldStatuses)[number]>;
