import type { Transaction } from 'sequelize';
import { sql } from '../database';
import type { Actor } from '../http';
import { prepared } from '../prepared';

const changersQuery = prepared(
  'order-changers',
  { name: 'text', isReader: 'bool' },
  `select distinct trim(u.first_name || ' ' || u.last_name) as name, u.id = $3::int as "isReader"
   from order_history h join users u on u.id = coalesce(h.acting_user_id, h.user_id)
   where h.order_id = $1 and h.kind in ('changed', 'claimed', 'change_applied', 'change_made', 'change_approved')
     and (h.details ->> 'lock_version')::int > $2 order by 1`,
);

/** Who changed an order after a version of it, for an error's context; what an older release changed says nobody. */
export async function changersSince(
  orderId: number,
  version: number,
  actor: Actor,
  transaction: Transaction | null,
): Promise<{ changed_by: string[]; changed_by_you: boolean }> {
  const readerId = actor.ghostingAdmin?.id ?? actor.userId;
  const people = await sql.within(transaction, changersQuery, [orderId, version, readerId]);
  return {
    changed_by: people.filter(({ isReader }) => !isReader).map(({ name }) => name),
    changed_by_you: people.some(({ isReader }) => isReader),
  };
}
