import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { ApiError } from '../../errors';
import { prepared } from '../../prepared';

/** A request for a direct order: its input, the earlier order, and the idempotency key. */
export interface DirectPress {
  earlierId: number;
  wish: Schemas['DirectOrderBody'];
  /** Null if the client sent none; a repeat then makes another order. */
  requestKey: string | null;
}

const madeQuery = prepared(
  'direct-order-made',
  { orderId: 'int4', wish: 'jsonb' },
  `select r.order_id as "orderId", r.wish from direct_order_requests r join orders o on o.id = r.order_id
   where r.earlier_order_id = $1 and r.request_key = $2 and o.removed_at is null`,
);

/**
 * The order that this key has already made; null if there is none or it was removed. 422 if the key was used with
 * another input.
 */
export async function madeBefore(
  { earlierId, wish, requestKey }: DirectPress,
  transaction: Transaction | null,
): Promise<number | null> {
  if (requestKey === null) return null;
  const [made] = await sql.within(transaction, madeQuery, [earlierId, requestKey]);
  if (!made) return null;
  if (!isDeepStrictEqual(made.wish, wish)) throw keyUsed();
  return made.orderId;
}

const keyUsed = () =>
  new ApiError(422, 'direct_order-key_used', {
    message:
      'Another order was made under this Idempotency-Key. Nothing was made now: send this one under a new key.',
    fields: { 'Idempotency-Key': ['taken'] },
  });

const kept = prepared(
  'direct-order-kept',
  {},
  `insert into direct_order_requests (earlier_order_id, request_key, wish, order_id) values ($1, $2, $3::jsonb, $4)
   on conflict (earlier_order_id, request_key) do update set wish = excluded.wish, order_id = excluded.order_id`,
);

/** Stores the order that a key made, replacing a removed one, under the lock of the earlier order. */
export async function keepMade(
  { earlierId, wish, requestKey }: DirectPress,
  orderId: number,
  transaction: Transaction,
): Promise<void> {
  if (requestKey === null) return;
  await sql.send(transaction, kept, [earlierId, requestKey, JSON.stringify(wish), orderId]);
}
