import { isSiteAdmin, type Actor } from '../../http';
import type { Order } from '../order.model';
import type { ChangedOrder } from './changed-order';

/** Whether a change affects how an order is paid; a waived amount is discarded together with its sum. */
export const isPaidOtherwise = (before: Order, after: Order): boolean =>
  (['creditCardId', 'paidWithInvoice', 'bypassPayment'] as const).some(
    (name) => before[name] !== after[name],
  ) ||
  (before.waivedCents != null && after.waivedCents == null);

/**
 * Payment after a change of an order with a waived amount: up to that amount nothing is paid and no card is needed (1
 * §5); above it, only the rest. A site admin's own changes are waived too. Changes the record without saving it.
 */
export function keepWaived(
  { before, after }: Pick<ChangedOrder, 'before' | 'after'>,
  totalCents: number,
  actor: Actor,
): void {
  // A new waiver is for the current price; an earlier release stored none, so it was for the price before.
  const unkept = before.bypassPayment ? (before.totalCents ?? 0) : totalCents;
  const waivedCents = after.waivedCents ?? (after.bypassPayment ? unkept : null);
  if (waivedCents === null) return;
  const isTheirs = after.bypassPayment && isSiteAdmin(actor);
  after.waivedCents = isTheirs ? Math.max(waivedCents, totalCents) : waivedCents;
  if (totalCents <= after.waivedCents)
    after.set({ bypassPayment: true, creditCardId: null, paidWithInvoice: false });
  else after.bypassPayment = false;
}
