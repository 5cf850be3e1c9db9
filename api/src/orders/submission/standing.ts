import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { hasLiveAttempt } from '../../payments';
import { column, prepared } from '../../prepared';
import type { Order } from '../order.model';
import { cardToCharge } from '../payment/payment-methods';
import { cardRefused } from '../payment/payment-refusals';

const standingQuery = prepared(
  'submit-standing',
  {
    now: 'timestamptz',
    hasAttempt: 'bool',
    failed: column<{ code: string | null; message: string | null }>('json?'),
  },
  `select clock_timestamp() as now,
     ${hasLiveAttempt('$1')} as "hasAttempt",
     (select json_build_object('code', failure_code, 'message', failure_message) from payment_attempts
       where order_id = $1 and credit_card_id = $2 and status = 'failed' and settled_at >= $3
       order by id desc limit 1) as failed`,
);

/**
 * The state of an order whose lock was just taken: the time, whether it has a waiting or authorized payment, and a
 * refusal of the same card during this caller's wait, which is an answer for this caller too.
 */
export async function standingOf(order: Order, arrivedAt: Date, transaction: Transaction) {
  const values = [order.id, cardToCharge(order) ?? 0, arrivedAt];
  const [row] = await sql.within(transaction, standingQuery, values);
  if (!row) throw new Error('the database does not tell how an order stands');
  const { now, hasAttempt, failed } = row;
  const refusal =
    failed &&
    cardRefused({
      code: failed.code ?? 'card_declined',
      message: failed.message ?? 'The payment did not go through.',
    });
  return { now, hasAttempt, refusal };
}
