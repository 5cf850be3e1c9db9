import {
  authorizationLeadDays,
  laterAuthorizationLeadDays,
  type Schemas,
  standardCancellationPolicy as canceling,
} from '@copper-carrot/contracts';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { inZone } from '@copper-carrot/shared-ui/zones';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';

export const brandName = (brand: string): string =>
  ({ visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover' })[brand] ??
  brand.charAt(0).toUpperCase() + brand.slice(1);

export const cardName = ({ brand, last4 }: Pick<Schemas['CreditCard'], 'brand' | 'last4'>): string =>
  `${brandName(brand)} ending ${last4}`;

/** Whether the price is whole: what the delivery costs is known once there is an address. */
export const isAllIn = ({ pickup, pricing }: Pick<Schemas['Order'], 'pickup' | 'pricing'>): boolean =>
  pickup || pricing.lines.some(({ code }) => code === 'delivery');

/** When the card is asked and when it pays, before the person presses the button. */
export function chargePromise(order: Schemas['Order'], now: Date = new Date()): string {
  if (order.paid_with_invoice)
    return 'Your organization gets an invoice after the event. No card is charged.';
  if (order.bypass_payment) return 'No payment is taken for this order.';
  const card = order.credit_card ? `Your ${cardName(order.credit_card)}` : 'Your card';
  const total = isAllIn(order) ? formatMoney(order.pricing.customer_price) : 'the total with delivery';
  return `${card} is ${holdWords(order, total, now)} and charged only after the food was delivered. If the caterer can’t take the order, you pay nothing.`;
}

function holdWords(
  { start_at: startAt, time_zone: zone }: Schemas['Order'],
  total: string,
  now: Date,
): string {
  if (!startAt) return `held for ${total}`;
  const day = 86_400_000;
  const start = new Date(startAt).getTime();
  if (start - now.getTime() <= authorizationLeadDays * day)
    return `held for ${total} when you place the order`;
  const due = new Date(start - laterAuthorizationLeadDays * day);
  const date = formatOrderDate(inZone(due, zone ?? 'UTC').date);
  return `held for ${total} on ${date}, ${laterAuthorizationLeadDays} days before the event,`;
}

/** What canceling costs; the terms are copied onto the order when it is submitted. */
export const cancellationPromise = `Cancel free of charge until the caterer accepts, and after that up to ${canceling.freeHoursBefore} hours before the event. Inside ${canceling.freeHoursBefore} hours, canceling costs ${canceling.feePpm / 10_000}% of the food; inside ${canceling.supportOnlyHoursBefore} hours, please call us.`;
