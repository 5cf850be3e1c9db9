import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { prepared } from '../../prepared';
import type { Order } from '../order.model';

const payerQuery = prepared(
  'order-payer-of-card',
  { id: 'int4' },
  `select k.asked_user_id as id from payment_asks k join credit_cards c on c.id = $2
   where k.order_id = $1 and k.asked_user_id = $3
     and (k.credit_card_id = c.id or (c.team_id is null and c.user_id = k.asked_user_id)) limit 1`,
);

/**
 * The payment columns of a submitted order for the card that pays from now on. If an asked colleague submitted the
 * order and the card is theirs, or the one they paid with, they stay the payer; with any other card the order has no
 * asked payer. Code that changes such an order's card sets both columns.
 */
export async function cardAndPayer(
  { id, submittedBy }: Pick<Order, 'id' | 'submittedBy'>,
  creditCardId: number | null,
  transaction: Transaction,
): Promise<Pick<Order, 'creditCardId' | 'payerId'>> {
  const [payer] = await sql.within(transaction, payerQuery, [id, creditCardId, submittedBy]);
  return { creditCardId, payerId: payer?.id ?? null };
}
