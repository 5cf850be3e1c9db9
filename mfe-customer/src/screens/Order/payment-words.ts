import { laterAuthorizationLeadDays, type Schemas } from '@copper-carrot/contracts';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { inZone, ownZone } from '@copper-carrot/shared-ui/zones';

/** A card as an order's page names it. */
export const cardInWords = ({ brand, last4 }: Pick<Schemas['CreditCard'], 'brand' | 'last4'>): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;

/** How an order is paid and when, in a sentence; before it, what of its price needs no payment. */
export function paymentWords(order: Schemas['Order']): string {
  const { bypass_payment: bypass, payment } = order;
  if (bypass) return 'No payment is needed.';
  return payment.waived === null
    ? wordsOf(order)
    : `${formatMoney(payment.waived)} of the price needs no payment. For the rest: ${wordsOf(order)}`;
}

function wordsOf({
  payment,
  pickup,
  credit_card: card,
  time_zone: zone,
  payment_ask: ask,
}: Schemas['Order']): string {
  const name = card
    ? cardInWords(card)
    : // A colleague's card is theirs: who pays is all that is said of it.
      ask?.status === 'paid'
      ? `The card of ${ask.name}`
      : 'The card';
  const afterwards = pickup ? 'after the food was picked up' : 'after delivery';
  switch (payment.status) {
    case 'invoice':
      return `Paid by invoice ${afterwards}.`;
    case 'authorized':
      return `${name} is authorized. It is charged ${afterwards}.`;
    case 'captured':
      return `${name} was charged.`;
    case 'refunded':
      return `${name} was charged, and the money was sent back.`;
    case 'voided':
      return `The hold on ${card ? name : 'the card'} was released. Nothing was charged.`;
    case 'failed':
      return `${name} was not accepted.`;
    default:
      return payment.authorize_on
        ? `${name} is authorized on ${formatOrderDate(inZone(payment.authorize_on, zone ?? ownZone()).date)}, ${laterAuthorizationLeadDays} days before the event.`
        : `${name} is saved.`;
  }
}

/** What became of the payment of an order that ended without the food: nothing of what is said before holds any more. */
export function wordsOnceStopped(order: Schemas['Order']): string {
  const { cancellation_fee: fee, payment, pricing } = order;
  if (fee) {
    const paid = pricing.balance > 0 ? 'is to be paid' : 'was paid';
    return `Instead of this, ${formatMoney(fee)} ${paid} for the cancellation.`;
  }
  if (order.bypass_payment) return 'Nothing is charged.';
  switch (payment.status) {
    case 'invoice':
      return 'No invoice is sent.';
    case 'voided':
    case 'refunded':
    case 'captured':
    case 'failed':
      return paymentWords(order);
    default:
      return 'Nothing is charged.';
  }
}
