import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { ApiError } from '../../errors';
import { amountRefused, paymentWaits, type Authorization } from '../../payments';
import { column, prepared } from '../../prepared';
import type { Order } from '../order.model';
import { cardToCharge } from '../payment/payment-methods';

const standingQuery = prepared(
  'submit-standing',
  {
    now: 'timestamptz',
    hasAttempt: 'bool',
    failed: column<{ code: string | null; message: string | null }>('json?'),
  },
  `select clock_timestamp() as now,
     exists (select from payment_attempts where order_id = $1 and change_id is null and renews is null
       and status in ('claimed', 'authorized', 'requires_action')) as "hasAttempt",
     (select json_build_object('code', failure_code, 'message', failure_message) from payment_attempts
       where order_id = $1 and credit_card_id = $2 and status = 'failed' and settled_at >= $3
       order by id desc limit 1) as failed`,
);

/**
 * How an order stands whose lock was just taken: the moment, whether a payment of it waits or holds, and what a refusal of
 * the same card that came while this caller waited is to this caller too.
 */
export async function standingOf(order: Order, arrivedAt: Date, transaction: Transaction) {
  const values = [order.id, cardToCharge(order) ?? 0, arrivedAt];
  const [row] = await sql.within(transaction, standingQuery, values);
  if (!row) throw new Error('the database does not tell how an order stands');
  const { now, hasAttempt, failed } = row;
  const refusal =
    failed &&
    paymentError({
      outcome: 'failed',
      intentId: null,
      code: failed.code ?? 'card_declined',
      message: failed.message ?? 'The payment did not go through.',
    });
  return { now, hasAttempt, refusal };
}

const bankMinutes = () => `${paymentWaits.bankMs / 60_000} minutes`;

/** What follows the bank's question: for a cart that is being placed, for an order that stands, and for a change of it. */
export const bankQuestion = {
  cart: () =>
    `Your order is placed once you have, also if you leave this page; after ${bankMinutes()} it is not placed and nothing is held.`,
  change: () =>
    `Your changes are sent once you have, also if you leave this page; after ${bankMinutes()} nothing changes and nothing more is held.`,
  standing: () => `Please do so within ${bankMinutes()}, or choose another card.`,
};

/** What a caller hears of a payment that was not authorized. */
export function paymentError(
  result: Exclude<Authorization, { outcome: 'authorized' }>,
  whatFollows = bankQuestion.cart,
) {
  if (result.outcome === 'requires_action') {
    return new ApiError(402, errorCodes.submit.paymentAuthentication, {
      message: `Your bank asks you to confirm this payment. ${whatFollows()}`,
      fields: { credit_card_id: ['authentication_required'] },
      context: { client_secret: result.clientSecret, payment_intent_id: result.intentId },
    });
  }
  const field = result.code === amountRefused ? 'total' : 'credit_card_id';
  return new ApiError(402, errorCodes.submit.paymentFailed, {
    message: result.message,
    fields: { [field]: [result.code] },
    field_errors: { [field]: [result.message] },
  });
}
