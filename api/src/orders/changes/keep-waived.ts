import { isSiteAdmin, type Actor } from '../../http';
import type { ChangedOrder } from './changed-order';

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
  const waivedCents = after.waivedCents ?? (after.bypassPayment ? (before.totalCents ?? 0) : null);
  if (waivedCents === null) return;
  const isTheirs = after.bypassPayment && isSiteAdmin(actor);
  after.waivedCents = isTheirs ? Math.max(waivedCents, totalCents) : waivedCents;
  if (totalCents <= after.waivedCents)
    after.set({ bypassPayment: true, creditCardId: null, paidWithInvoice: false });
  else after.bypassPayment = false;
}
