import type { Schemas } from '@copper-carrot/contracts';
import { payingCard, type Reader } from './promise';

/** How an order will be paid, in a sentence. */
export function paidWith(order: Schemas['Order'], to: Reader): string {
  const { paid_with_invoice: byInvoice, credit_card_id: cardId } = order;
  if (!byInvoice && cardId === null) return 'No payment is taken for this order.';
  const team = to === order.user_id ? 'your organization' : (order.team?.name ?? 'the organization');
  return `This order will be paid with ${byInvoice ? `an invoice to ${team}` : payingCard(order, to)}.`;
}
