import { isSiteAdmin, type Actor } from '../../http';
import type { Order } from '../order.model';
import type { ChangedOrder } from './changed-order';

/** Whether an order is paid in another way after a change; what of it was let pass is given up with its sum. */
export const isPaidOtherwise = (before: Order, after: Order): boolean =>
  (['creditCardId', 'paidWithInvoice', 'bypassPayment'] as const).some(
    (name) => before[name] !== after[name],
  ) ||
  (before.waivedCents != null && after.waivedCents == null);

/**
 * How an order is paid after a change, of whose price a site admin let something pass: while it costs no more than that,
 * nobody pays and no card is asked for (1 §5); beyond, the rest alone. What a site admin changes passes as they see it. The
 * record is changed, and not stored.
 */
export function keepWaived(
  { before, after }: Pick<ChangedOrder, 'before' | 'after'>,
  totalCents: number,
  actor: Actor,
): void {
  // Let pass from here on, it is at its price; by a release that kept none, it was at the one of before.
  const unkept = before.bypassPayment ? (before.totalCents ?? 0) : totalCents;
  const waivedCents = after.waivedCents ?? (after.bypassPayment ? unkept : null);
  if (waivedCents === null) return;
  const isTheirs = after.bypassPayment && isSiteAdmin(actor);
  after.waivedCents = isTheirs ? Math.max(waivedCents, totalCents) : waivedCents;
  if (totalCents <= after.waivedCents)
    after.set({ bypassPayment: true, creditCardId: null, paidWithInvoice: false });
  else after.bypassPayment = false;
}
