import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { prepared } from '../../prepared';
import type { Order } from '../order.model';

/**
 * SQL for the colleague whose card it is, if the order's owner may not see the card: a personal card, or the one that
 * an asked colleague pays with; else null.
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

/** The colleague whose card pays for an order, or was tried; null for the owner's or organization's card. */
export async function colleagueOf(
  { id }: Pick<Order, 'id'>,
  cardId: number,
  transaction: Transaction,
): Promise<{ id: number; name: string } | null> {
  const [person] = await sql.within(transaction, colleagueQuery, [id, cardId]);
  return person ?? null;
}

/** What others read of a colleague's refused card; the bank's message is only for its owner. */
export const refusedOf = (name: string): string => `The card of ${name} was not accepted for this order.`;
