import { errorCodes } from '@copper-carrot/contracts';
import { ApiError } from '../../errors';
import { centsToDollars, dollarsToCents } from '../../pricing';
import type { Order } from '../order.model';
import { presentChangedItems } from './change.presenter';
import type { ProposedChange } from './propose-change';

/** A cart is changed by its own call; everything else is modified (1 §4). */
export function requireSubmitted(order: Order): void {
  if (!order.isInCart) return;
  throw new ApiError(409, errorCodes.modify.notSubmitted, {
    message: 'This order has not been placed yet.',
  });
}

/** The version from which somebody changes an order is the present one. */
export function requireSeenVersion(order: Order, version: number | undefined): void {
  if (version === undefined || version === order.lockVersion) return;
  throw new ApiError(409, errorCodes.stale, {
    message: 'Somebody else changed this order. Please load it again.',
    context: { lock_version: order.lockVersion },
  });
}

/** The total that was on the screen, in dollars, is what is charged. */
export function requireSeenTotal({ after, proposal }: ProposedChange, seen: number | undefined): void {
  if (seen === undefined || dollarsToCents(seen, 'customer_price') === after.totalCents) return;
  throw new ApiError(409, errorCodes.stale, {
    message: 'The price changed. Please look at your changes again.',
    context: {
      customer_price: centsToDollars(after.totalCents),
      changes: presentChangedItems(proposal.items),
    },
  });
}

/** What was chosen by hand goes only where somebody says so. */
export function requireNothingDropped({ dropped }: ProposedChange): void {
  if (dropped.length === 0) return;
  const names = dropped.map(({ name }) => name).join(', ');
  const message = `Nobody would get ${names} any more. Please say what you want to have instead.`;
  throw new ApiError(422, errorCodes.modify.choicesDropped, {
    message,
    fields: { chosen_options: ['dropped'] },
    field_errors: { chosen_options: [message] },
    context: { dropped: dropped.map(({ optionId }) => optionId) },
  });
}
