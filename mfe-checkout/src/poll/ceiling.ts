import type { Schemas } from '@copper-carrot/contracts';

/** For what nobody can know yet: dearer dishes, and a few more who answer. */
export const marginPercent = 15;

/**
 * The most that an order may cost to be sent by itself, in dollars, as it is proposed: today's price for as many people as may
 * answer, with a margin, in whole tens. A person may say another sum.
 */
export function proposedCeiling(
  order: Pick<Schemas['Order'], 'headcount' | 'pricing'>,
  people: number,
): number {
  const today = order.headcount ?? people;
  const share = today > 0 ? Math.max(1, people / today) : 1;
  return Math.ceil((order.pricing.customer_price * share * (1 + marginPercent / 100)) / 10) * 10;
}

/** How many may answer: those who picked, those who are waited for, and the people beyond; never fewer than are ordered for. */
export const peopleExpected = (
  poll: Pick<Schemas['Poll'], 'people_count' | 'invitees' | 'headcount'>,
  extra: number,
): number =>
  Math.max(
    poll.headcount ?? 0,
    poll.people_count + poll.invitees.filter(({ answer }) => answer === null).length + extra,
  );
