import { errorCodes, openStatuses } from '@copper-carrot/contracts';
import { inList } from '../../database';
import { ApiError } from '../../errors';
import { prepared } from '../../prepared';
import type { OrderRow } from '../order.model';

/** Other deliveries of the same owner to the same address whose half-hour windows overlap with this one's. */
export const otherDeliveries = prepared(
  'simultaneous-deliveries',
  { id: 'int4' },
  `select id from orders
   where user_id = $1 and id <> $2 and status in (${inList(openStatuses)}) and not pickup
     and start_at > $3::timestamptz - interval '30 minutes' and start_at < $3::timestamptz + interval '30 minutes'
     and (formatted_address = $4 or (latitude = $5 and longitude = $6))
   order by id limit 5`,
);

/** The values of `otherDeliveries`; without a start it finds none. */
export const deliveriesBeside = (
  order: Pick<OrderRow, 'userId' | 'id' | 'pickup' | 'formattedAddress' | 'latitude' | 'longitude'>,
  startAt: Date | null,
): unknown[] => {
  const { userId, id, pickup, formattedAddress, latitude, longitude } = order;
  return [userId, id, pickup ? null : startAt, formattedAddress, latitude, longitude];
};

/**
 * The same meal may already have been ordered in another tab or after another reminder, so the owner must confirm (1
 * §8).
 */
export function simultaneousProblems(others: readonly { id: number }[]): ApiError[] {
  if (others.length === 0) return [];
  const numbers = others.map((other) => `#${other.id}`).join(', ');
  return [
    new ApiError(409, errorCodes.submit.simultaneousDelivery, {
      message: `You already have a delivery to this address at this time: order ${numbers}.`,
      context: { order_ids: others.map((other) => other.id) },
    }),
  ];
}
