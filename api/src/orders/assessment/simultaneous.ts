import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { ApiError } from '../../errors';
import type { Actor } from '../../http';
import { prepared } from '../../prepared';
import type { Order } from '../order.model';
import { orderPolicy } from '../order.policy';

/** Other deliveries of the same owner to the same door whose half-hour windows meet that of this one. */
const otherDeliveries = prepared(
  'simultaneous-deliveries',
  { id: 'int4' },
  `select id from orders
   where user_id = $1 and id <> $2 and status in ('pending', 'accepted', 'confirmed') and not pickup
     and start_at > $3::timestamptz - interval '30 minutes' and start_at < $3::timestamptz + interval '30 minutes'
     and (formatted_address = $4 or (latitude = $5 and longitude = $6))
   order by id limit 5`,
);

/** An order that may have been sent off already by another tab or another week's reminder: its owner is asked (1 §8). */
export async function simultaneousProblems(
  order: Order,
  { startAt, actor, transaction }: { startAt: Date | null; actor: Actor; transaction: Transaction },
): Promise<ApiError[]> {
  // A caterer who sends a direct order off knows nothing of the customer's others.
  if (order.pickup || !startAt || !orderPolicy.moveToTeam(actor, order)) return [];
  const { userId, id, formattedAddress, latitude, longitude } = order;
  const others = await sql.within(transaction, otherDeliveries, [
    userId,
    id,
    startAt,
    formattedAddress,
    latitude,
    longitude,
  ]);
  if (others.length === 0) return [];
  const numbers = others.map((other) => `#${other.id}`).join(', ');
  return [
    new ApiError(409, errorCodes.submit.simultaneousDelivery, {
      message: `You already have a delivery to this address at this time: order ${numbers}.`,
      context: { order_ids: others.map((other) => other.id) },
    }),
  ];
}
