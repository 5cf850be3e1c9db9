import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { prepared } from '../../prepared';
import type { Order } from '../order.model';

/**
 * SQL for whose card one of an order is, where it is not its owner's to be told of: a person's own, or the one that
 * a colleague who was asked pays with; null for every other.
 */
export const colleagueWithCard = (order: string, card: string): string =>
  `case when ${card}.team_id is null and ${card}.user_id <> ${order}.user_id then ${card}.user_id
     when ${order}.credit_card_id = ${card}.id and ${order}.payer_id <> ${order}.user_id then ${order}.payer_id end`;

const colleagueQuery = prepared(
  'order-colleague-with-card',
  { id: 'int4', name: 'text' },
  `select w.id, trim(w.first_name || ' ' || w.last_name) as name
   from orders o join credit_cards c on c.id = $2 join users w on w.id = ${colleagueWithCard('o', 'c')}
   where o.id = $1`,
);

/** The colleague with whose card an order is, or was to be, paid; null where it is the owner's or the organization's. */
export async function colleagueOf(
  { id }: Pick<Order, 'id'>,
  cardId: number,
  transaction: Transaction,
): Promise<{ id: number; name: string } | null> {
  const [person] = await sql.within(transaction, colleagueQuery, [id, cardId]);
  return person ?? null;
}

/** What everybody but them hears of a colleague's card that came to nothing: what their bank said is theirs. */
export const refusedOf = (name: string): string => `The card of ${name} was not accepted for this order.`;
