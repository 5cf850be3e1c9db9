import type { Schemas } from '@copper-carrot/contracts';

/** Margin for dearer dishes and additional answers. */
export const marginPercent = 15;

/**
 * The proposed maximum total in dollars: the current price for all expected people plus a margin,
 * rounded up to tens.
 */
export function proposedCeiling(
  order: Pick<Schemas['Order'], 'headcount' | 'pricing'>,
  people: number,
): number {
  const today = order.headcount ?? people;
  const share = today > 0 ? Math.max(1, people / today) : 1;
  return Math.ceil((order.pricing.customer_price * share * (1 + marginPercent / 100)) / 10) * 10;
}

/**
 * Expected people: those who picked, pending invitees and the extra people; at least the ordered
 * headcount.
 */
export const peopleExpected = (
  poll: Pick<Schemas['Poll'], 'people_count' | 'invitees' | 'headcount'>,
  extra: number,
): number =>
  Math.max(
    poll.headcount ?? 0,
    poll.people_count + poll.invitees.filter(({ answer }) => answer === null).length + extra,
  );
