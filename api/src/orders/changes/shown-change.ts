import type { ChangedItem, ChangeSide } from './proposal';

/** Statuses of changes that the caterer may read; an unpaid change is never sent to them. */
export const toldStatuses = ['requested', 'applied', 'declined', 'withdrawn', 'expired'] as const;
/** Statuses of changes that the customer may read. */
export const shownStatuses = [...toldStatuses, 'paying', 'refused'] as const;

/** The change read with an order: its latest, or for the caterer the latest that was sent to them. */
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
  /** Why it was declined or not applied. */
  reason: string | null;
  /** While the bank has to be confirmed: the deadline and the card's owner. */
  bank: { until: Date | null; userId: number; teamId: number | null } | null;
}
export type ToldChange = ShownChange<(typeof toldStatuses)[number]>;
