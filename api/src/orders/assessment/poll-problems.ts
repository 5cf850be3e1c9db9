import { errorCodes } from '@copper-carrot/contracts';
import { ApiError } from '../../errors';
import type { OrderRow } from '../order.model';
import type { AssessOptions } from './assessment';
import type { OrderTerms } from './order-terms';
import { countedIn } from './poll-standing';

/**
 * Problems of a cart whose poll was not applied, or whose quantities do not cover the selections (1 §8); a site admin's
 * flags skip them like every check before submit.
 */
export function pollProblems(
  { status }: Pick<OrderRow, 'status'>,
  { poll, chosen, offer }: OrderTerms,
  { ignoreChecks }: Pick<AssessOptions, 'ignoreChecks'>,
): ApiError[] {
  if (status !== 'in_cart' || !poll) return [];
  if (ignoreChecks?.availability || ignoreChecks?.delivery_area_minimum) return [];
  const counted = countedIn(offer.choices, poll);
  const isCovered =
    counted.length === poll.counts.length &&
    counted.every(
      ({ optionId, qty }) => qty <= (chosen.find((each) => each.optionId === optionId)?.qty ?? 0),
    );
  if (poll.status === 'applied' && isCovered) return [];
  const message =
    poll.status === 'applied'
      ? 'Fewer meals are ordered than were picked in the poll. Please apply its selections again.'
      : 'What was picked in the poll is not on the order yet. Please apply its selections first.';
  return [
    new ApiError(409, errorCodes.submit.pollSelectionsNotApplied, {
      message,
      fields: { poll: ['not_applied'] },
    }),
  ];
}
