import type { PaymentAttempt } from './payment.model';

type Paying = Pick<PaymentAttempt, 'creditCardId' | 'requestedBy'>;

const paysNoOrder = () => new Error('this payment attempt pays for no order');

/** The order that an attempt pays for; throws for one that pays for something else. */
export function paidOrder({ orderId }: Pick<PaymentAttempt, 'orderId'>): number {
  if (orderId === null) throw paysNoOrder();
  return orderId;
}

/** The saved card that pays for an order. */
export function orderCard({ creditCardId }: Pick<Paying, 'creditCardId'>): number {
  if (creditCardId === null) throw paysNoOrder();
  return creditCardId;
}

/** Who pays for an order. */
export function orderPayer({ requestedBy }: Pick<Paying, 'requestedBy'>): number {
  if (requestedBy === null) throw paysNoOrder();
  return requestedBy;
}
