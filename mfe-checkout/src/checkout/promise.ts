import {
  isHeldAtOnce,
  laterAuthorizationLeadDays,
  laterHoldAt,
  type Schemas,
  standardCancellationPolicy as canceling,
} from '@copper-carrot/contracts';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { inZone } from '@copper-carrot/shared-ui/zones';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { type Values } from './sections';

export const brandName = (brand: string): string =>
  ({ visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover' })[brand] ??
  brand.charAt(0).toUpperCase() + brand.slice(1);

export const cardName = ({ brand, last4 }: Pick<Schemas['CreditCard'], 'brand' | 'last4'>): string =>
  `${brandName(brand)} ending ${last4}`;

/** Whether the price is final; the delivery fee is known only with an address. */
export const isAllIn = ({ pickup, pricing }: Pick<Schemas['Order'], 'pickup' | 'pricing'>): boolean =>
  pickup || pricing.lines.some(({ code }) => code === 'delivery');

/** The person who reads the price, by id, or the colleague who was asked to pay. */
export type Reader = number | 'payer' | undefined;

/** The name of the cardholder whose card the reader may not see. */
export const payerOf = ({ payment_ask: ask, user_name: owner }: Schemas['Order']): string =>
  ask?.status === 'paid' ? ask.name : owner;

/**
 * Whether the reader is the payer; if they then can't see the card, they may no longer charge it.
 */
export const isPayer = (order: Schemas['Order'], to: Reader): boolean =>
  to === order.user_id && order.payment_ask?.status !== 'paid';

/** The order with the chosen card, even if it is not saved yet. */
export const withChosenCard = (
  order: Schemas['Order'],
  { credit_card_id: id, paid_with_invoice }: Pick<Values, 'credit_card_id' | 'paid_with_invoice'>,
  cards: readonly Schemas['CreditCard'][] = [],
): Schemas['Order'] => ({
  ...order,
  paid_with_invoice,
  credit_card_id: id,
  credit_card:
    order.credit_card?.id === id ? order.credit_card : (cards.find((card) => card.id === id) ?? null),
});

/**
 * Whether the order is paid with another person's card, which the reader neither sees nor may
 * charge.
 */
export const isOthersCard = ({
  credit_card_id: id,
  credit_card: card,
  paid_with_invoice: byInvoice,
}: Schemas['Order']): boolean => !byInvoice && id !== null && card === null;

/** The paying card within a sentence, worded for the reader. */
export function payingCard(order: Schemas['Order'], to: Reader): string {
  const { credit_card: card, user_id: owner, user_name: name, team } = order;
  if (to === 'payer') return 'your card';
  if (!card) return isPayer(order, to) ? 'your card' : `${payerOf(order)}’s card`;
  if (card.user_id === to) return `your ${cardName(card)}`;
  if (card.team_id !== null && card.team_id === team?.id) return `the ${cardName(card)} of ${team.name}`;
  return card.user_id === owner ? `${name}’s ${cardName(card)}` : `the ${cardName(card)}`;
}

export const atStart = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** When the card is authorised and charged, shown beside the submit button. */
export function chargePromise(order: Schemas['Order'], to: Reader, now: Date = new Date()): string {
  if (order.paid_with_invoice)
    return `${to === order.user_id ? 'Your organization' : (order.team?.name ?? 'The organization')} gets an invoice after the event. No card is charged.`;
  if (order.bypass_payment) return 'No payment is taken for this order.';
  if (to !== 'payer' && order.can.submit && isOthersCard(order))
    return isPayer(order, to)
      ? 'This order is set to be paid with a card that you can’t charge any more.'
      : `This order is set to be paid with ${payerOf(order)}’s own card, which nobody else can charge.`;
  const card = atStart(payingCard(order, to));
  const total = isAllIn(order) ? formatMoney(order.pricing.customer_price) : 'the total with delivery';
  return `${card} is ${holdWords(order, total, now)} and charged only after the food was ${order.pickup ? 'picked up' : 'delivered'}. If the caterer can’t take the order, you pay nothing.`;
}

/**
 * The day of the authorisation for an event too far ahead to authorise now; null for a nearer one.
 */
export function laterHold(startAt: Date, zone: string | null, now: Date): string | null {
  if (isHeldAtOnce(startAt, now)) return null;
  const date = formatOrderDate(inZone(laterHoldAt(startAt), zone ?? 'UTC').date);
  return `on ${date}, ${laterAuthorizationLeadDays} days before the event,`;
}

function holdWords(
  { start_at: startAt, time_zone: zone }: Schemas['Order'],
  total: string,
  now: Date,
): string {
  if (!startAt) return `held for ${total}`;
  return `held for ${total} ${laterHold(new Date(startAt), zone, now) ?? 'when you place the order'}`;
}

/** The cancellation terms, which are copied to the order when it is submitted. */
export const cancellationPromise = `Cancel free of charge until the caterer accepts, and after that up to ${canceling.freeHoursBefore} hours before the event. Inside ${canceling.freeHoursBefore} hours, canceling costs ${canceling.feePpm / 10_000}% of the food; inside ${canceling.supportOnlyHoursBefore} hours, please call us.`;
