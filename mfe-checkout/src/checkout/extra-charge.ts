import type { Schemas } from '@copper-carrot/contracts';
import { isOthersCard, isPayer, laterHold, payerOf, payingCard, type Reader } from './promise';

/**
 * What becomes of what changes cost more; `order` as it would be, but for the moment that it starts. Of what its reader
 * may not charge, no charge is promised.
 */
export function extraCharge(
  order: Schemas['Order'],
  { before, after }: Pick<Schemas['CalculatedChanges'], 'before' | 'after'>,
  to: Reader,
  now: Date = new Date(),
): string {
  if (order.paid_with_invoice) return 'It is on the invoice.';
  if (order.credit_card_id === null) return 'Please choose how it is paid.';
  if (isOthersCard(order))
    return isPayer(order, to)
      ? 'You can’t charge its card for it any more: please choose another way to pay.'
      : `${payerOf(order)}’s own card can’t be charged for it by anybody else: please choose another way to pay.`;
  const start = order.start_at && new Date(Date.parse(order.start_at) + wallClock(after) - wallClock(before));
  const later = start && laterHold(start, order.time_zone, now);
  return `It is held on ${payingCard(order, to)}${later ? ` with the rest ${later}` : ','} and charged after the event.`;
}

/** A date and time of a place, in milliseconds that tell how far two of them are apart. */
const wallClock = ({ start_date, start_time }: Schemas['ChangeSide']): number =>
  Date.parse(`${start_date}T${start_time}Z`);
