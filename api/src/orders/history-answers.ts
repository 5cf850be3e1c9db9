import type { Transaction } from 'sequelize';
import { sql } from '../database';
import type { Actor } from '../http';
import { prepared } from '../prepared';

/**
 * Queries that answer a rule from an order's history, where no column has the fact: who did something, or a value at
 * the time. No other rule reads the history; the rest of it is only shown (`reading/order-query.ts`).
 */

const changersQuery = prepared(
  'order-changers',
  { name: 'text', isReader: 'bool' },
  `select distinct trim(u.first_name || ' ' || u.last_name) as name, u.id = $3::int as "isReader"
   from order_history h join users u on u.id = coalesce(h.acting_user_id, h.user_id)
   where h.order_id = $1 and h.kind in ('changed', 'claimed', 'change_applied', 'change_made', 'change_approved')
     and (h.details ->> 'lock_version')::int > $2 order by 1`,
);

/** Who changed an order after a version, for an error's context; changes by an older release name nobody. */
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

const changedKeysQuery = prepared(
  'order-changes-of-keys',
  { said: 'bool' },
  `select exists (select from order_history where order_id = $1 and kind = 'changed' and details -> 'keys' ?| $2::text[]) as said`,
);

/** Whether a person set one of these fields of a cart, so that its value is not prefilled. */
export async function wereChanged(
  orderId: number,
  keys: readonly string[],
  transaction: Transaction,
): Promise<boolean> {
  const [found] = await sql.within(transaction, changedKeysQuery, [orderId, keys]);
  return found?.said ?? false;
}

const choosersQuery = prepared(
  'card-choosers',
  { id: 'int4' },
  `select distinct p.id from (
     select user_id, acting_user_id from order_history
     where order_id = $1 and (kind in ('card_chosen', 'card_kept') or kind = 'changed' and details -> 'keys' ? 'credit_card_id')
       and (details ->> 'credit_card_id' = $2::text or not details ? 'credit_card_id')
     union all
     select requested_by, acting_user_id from order_change_requests
     where order_id = $1 and status = 'applied' and wish ->> 'credit_card_id' = $2::text
   ) c cross join lateral (values (c.user_id), (c.acting_user_id)) p (id) where p.id is not null`,
);

/**
 * Who chose this card for an order, in its cart, alone or with a change, and which site admin acted as them. Before the
 * card is authorized only the history has this; an older release did not store which card was chosen.
 */
export async function cardChoosers(
  orderId: number,
  cardId: number,
  transaction: Transaction,
): Promise<number[]> {
  return (await sql.within(transaction, choosersQuery, [orderId, String(cardId)])).map(({ id }) => id);
}

const submittedQuery = prepared(
  'order-as-submitted',
  { totalCents: 'int4', lockVersion: 'int4?' },
  `select (details ->> 'total_cents')::int as "totalCents", (details ->> 'lock_version')::int as "lockVersion"
   from order_history where order_id = $1 and kind = 'submitted' order by id desc limit 1`,
);

/** An order's price in cents and its version at submit; the version is null for orders of an older release. */
export async function asSubmitted(
  orderId: number,
  transaction: Transaction,
): Promise<{ totalCents: number; lockVersion: number | null } | null> {
  const [submitted] = await sql.within(transaction, submittedQuery, [orderId]);
  return submitted ?? null;
}
