import type { Schemas } from '@copper-carrot/contracts';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { fieldLabels } from './fields';
import {
  atStart,
  cardName,
  isOthersCard,
  isPayer,
  laterHold,
  payerOf,
  payingCard,
  type Reader,
} from './promise';

type Costs = Pick<Schemas['CalculatedChanges'], 'before' | 'after' | 'difference' | 'to_pay'>;

/** Words for the price difference of a modification and how it is charged or refunded. */
export function differenceWords(
  standing: Schemas['Order'],
  order: Schemas['Order'],
  costs: Costs,
  to: Reader,
  now: Date = new Date(),
): string {
  const { difference, to_pay: toPay } = costs;
  const moved = otherPayment(standing, order, costs, to, now);
  if (difference === 0) return `It costs the same.${moved ? ` ${moved}` : ''}`;
  if (difference < 0) {
    const less = `${formatMoney(-difference)} less.`;
    if (order.bypass_payment) return `${less} No payment is needed.`;
    return `${less} ${moved ?? `Only the new total is ${order.paid_with_invoice ? 'invoiced' : 'charged'}.`}`;
  }
  const more = `${formatMoney(difference)} more`;
  if (toPay === 0) return `${more}. No payment is needed.`;
  if (moved) return `${more}. ${moved}`;
  const part = toPay < difference ? `, ${formatMoney(toPay)} to pay` : '';
  return `${more}${part}. ${extraCharge(order, costs, to, now)}`;
}

/** No charge is promised for a card that the reader may not charge. */
function extraCharge(order: Schemas['Order'], costs: Costs, to: Reader, now: Date): string {
  if (order.paid_with_invoice) return 'It is on the invoice.';
  if (order.credit_card_id === null) return 'Please choose how it is paid.';
  if (isOthersCard(order))
    return isPayer(order, to)
      ? 'You can’t charge its card for it any more: please choose another way to pay.'
      : `${payerOf(order)}’s own card can’t be charged for it by anybody else: please choose another way to pay.`;
  const later = heldLater(order, costs, now);
  return `It is held on ${payingCard(order, to)}${later ? ` with the rest ${later}` : ','} and charged after the event.`;
}

/**
 * Words for the full amount owed if another card or an invoice replaces the payment method;
 * otherwise null.
 */
function otherPayment(
  standing: Schemas['Order'],
  order: Schemas['Order'],
  costs: Costs,
  to: Reader,
  now: Date,
): string | null {
  const wasPaid = standing.paid_with_invoice || standing.credit_card_id !== null;
  const isPaid = order.paid_with_invoice || (order.credit_card_id !== null && !isOthersCard(order));
  const isSame =
    standing.paid_with_invoice === order.paid_with_invoice &&
    (order.paid_with_invoice || standing.credit_card_id === order.credit_card_id);
  // What was already charged stays charged.
  const owed = Math.round((standing.pricing.balance + (costs.to_pay || costs.difference)) * 100) / 100;
  if (!wasPaid || !isPaid || isSame || owed <= 0) return null;
  const sum = `${owed < costs.after.customer_price ? '' : 'The whole '}${formatMoney(owed)}`;
  const later = heldLater(order, costs, now);
  const paid = order.paid_with_invoice
    ? `${sum} is on an invoice after the event.`
    : `${sum} is held on ${payingCard(order, to)} ${later ?? 'when you send the changes,'} and charged after the event.`;
  const instead = standing.paid_with_invoice
    ? 'No invoice is to be paid any more.'
    : `${atStart(payingCard(standing, to))} pays no more for it.`;
  return `${paid} ${instead}`;
}

const heldLater = (order: Schemas['Order'], { before, after }: Costs, now: Date): string | null => {
  const start = order.start_at && new Date(Date.parse(order.start_at) + wallClock(after) - wallClock(before));
  return start ? laterHold(start, order.time_zone, now) : null;
};

/** A local date and time in milliseconds, only to compare with another one of the same place. */
const wallClock = ({ start_date, start_time }: Schemas['ChangeSide']): number =>
  Date.parse(`${start_date}T${start_time}Z`);

/** The row of a changed payment method; card details are shown only to those who may see them. */
export function paymentRow(
  row: Schemas['CalculatedChanges']['changes'][number],
  standing: Schemas['Order'],
  order: Schemas['Order'],
  to: Reader,
): typeof row {
  if (row.field !== 'credit_card_id') return row;
  const [before, after] = [paysWith(standing, to), paysWith(order, to)];
  return before === after ? row : { ...row, before, after };
}

function paysWith(order: Schemas['Order'], to: Reader): string | null {
  if (order.paid_with_invoice) return 'Invoice';
  if (order.credit_card) return cardName(order.credit_card);
  if (order.credit_card_id !== null) return atStart(payingCard(order, to));
  return order.bypass_payment ? fieldLabels.bypass_payment : null;
}
