import { errorCodes, isOpen } from '@copper-carrot/contracts';
import { ApiError } from '../../errors';
import type { Order } from '../order.model';

/** Why an order can't be changed at all any more, or null. */
export function whyClosed(
  { status, startAt }: Pick<Order, 'status' | 'startAt'>,
  now: Date,
): ApiError | null {
  if (status === 'fulfilled' || (startAt !== null && startAt <= now))
    return new ApiError(409, errorCodes.modify.inPast, {
      message: 'This order is in the past and can’t be changed any more.',
    });
  if (isOpen(status)) return null;
  return new ApiError(409, errorCodes.modify.ended, {
    message: 'This order has ended and can’t be changed any more.',
    context: { status },
  });
}
