import { openStatuses } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { inList, sql } from '../../database';
import { prepared } from '../../prepared';
import { paidByCardSql } from './payment-methods';

/** Whether a row of `orders` is still to be paid with a card: while it stands or its poll will send it, and until its payment is over. */
export const promisedSql = (order: string, card: string): string =>
  `(${order}.waits_for_poll and ${order}.credit_card_id = ${card} or ${order}.submitted_at is not null and (
    ${order}.credit_card_id = ${card} and ${paidByCardSql(order)}
      and (${order}.status in (${inList(openStatuses)}) or ${order}.payment_hold_reason is not null)
    or exists (select from payment_attempts a where a.order_id = ${order}.id and a.credit_card_id = ${card}
      and a.status in ('claimed', 'authorized', 'requires_action'))))`;

const promisedQuery = prepared(
  'orders-promised-a-card',
  { id: 'int4' },
  `select o.id from orders o where ${promisedSql('o', '$1')} order by o.id`,
);

/** The orders that are still to be paid with a card. */
export const promisedOrders = (cardId: number, transaction: Transaction): Promise<{ id: number }[]> =>
  sql.within(transaction, promisedQuery, [cardId]);
