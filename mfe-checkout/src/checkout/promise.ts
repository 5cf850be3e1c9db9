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

/** Who reads what an order costs: a person by their number, or whoever was asked to pay it with a card of their own. */
export type Reader = number | 'payer' | undefined;

/** The card that pays, by whose it is to its reader. */
function payingCard(
  { credit_card: card, user_id: owner, user_name: name, team }: Schemas['Order'],
  to: Reader,
) {
  if (to === 'payer') return 'Your card';
  if (!card) return to === owner ? 'Your card' : `${name}’s card`;
  if (card.user_id === to) return `Your ${cardName(card)}`;
  if (card.team_id !== null && card.team_id === team?.id) return `The ${cardName(card)} of ${team.name}`;
  return card.user_id === owner ? `${name}’s ${cardName(card)}` : `The ${cardName(card)}`;
}

/** When the card is asked and when it pays, before the person presses the button. */
export function chargePromise(order: Schemas['Order'], to: Reader, now: Date = new Date()): string {
  if (order.paid_with_invoice)
    return `${to === order.user_id ? 'Your organization' : (order.team?.name ?? 'The organization')} gets an invoice after the event. No card is charged.`;
  if (order.bypass_payment) return 'No payment is taken for this order.';
  const card = payingCard(order, to);
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
