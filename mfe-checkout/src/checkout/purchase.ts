import { analyticsValuePpm, type Schemas } from '@copper-carrot/contracts';
import { events } from '@copper-carrot/contracts/runtime';

const keyOf = (orderId: number) => `copper-carrot.purchased.${orderId}`;

/** Orders already reported by this page, if session storage is not available. */
const said = new Set<number>();

/** The value that analytics counts for a customer price, both in dollars (1 §9). */
export const purchaseValue = (customerPrice: number): number =>
  Math.round((Math.round(customerPrice * 100) * analyticsValuePpm) / 1_000_000) / 100;

/** Reports a purchase to analytics once per order. */
export function announcePurchase({ id, pricing }: Schemas['SubmittedOrder']): void {
  if (said.has(id) || isKept(id)) return;
  said.add(id);
  keep(id);
  events.emit('order.purchased@1', {
    orderId: id,
    value: purchaseValue(pricing.customer_price),
    currency: 'USD',
  });
}

function isKept(id: number): boolean {
  try {
    return sessionStorage.getItem(keyOf(id)) !== null;
  } catch {
    return false;
  }
}

function keep(id: number): void {
  try {
    sessionStorage.setItem(keyOf(id), 'true');
  } catch {
    // If storage is closed or full, the page's own set prevents a repeat.
  }
}
