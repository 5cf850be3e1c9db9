import type { PaymentAttempt } from './payment.model';

/** The order that an attempt pays for; throws for one that pays for invoices. */
export function paidOrder({ id, orderId }: Pick<PaymentAttempt, 'id' | 'orderId'>): number {
  if (orderId === null) throw new Error(`the payment attempt ${id} pays for invoices, not for an order`);
  return orderId;
}
