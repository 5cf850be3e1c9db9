import type { Schemas } from '@copper-carrot/contracts';
import type { Actor } from '../http';
import { centsToDollars } from '../pricing';
import type { LoadedPayment } from './load-payments';

const kinds = {
  capture: 'charge',
  refund: 'refund',
  refund_failed: 'returned_refund',
  invoice_payment: 'invoice_payment',
} as const satisfies Record<LoadedPayment['kind'], Schemas['Payment']['kind']>;

export const presentPayment = (payment: LoadedPayment, actor: Actor): Schemas['Payment'] => ({
  id: payment.id,
  kind: kinds[payment.kind],
  method: payment.card ? 'card' : 'transfer',
  amount: centsToDollars(payment.amountCents),
  at: payment.at.toISOString(),
  order_id: payment.orderId,
  brand_name: payment.brandName,
  invoice_id: payment.invoiceId,
  invoice_number: payment.invoiceNumber,
  // A colleague's own card is theirs to see.
  card:
    payment.card && (payment.card.teamId !== null || payment.card.userId === actor.userId)
      ? { brand: payment.card.brand, last4: payment.card.last4 }
      : null,
  booked_by_operator: payment.isBooked,
  reference: payment.reference,
});
