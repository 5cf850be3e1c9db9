import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../../clock';
import { sql } from '../../database';
import { ApiError } from '../../errors';
import { amountRefused, hasLiveAttempt, type Authorization, type PaymentAttempt } from '../../payments';
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
     ${hasLiveAttempt('$1')} as "hasAttempt",
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
    cardRefused({
      code: failed.code ?? 'card_declined',
      message: failed.message ?? 'The payment did not go through.',
    });
  return { now, hasAttempt, refusal };
}

/** What follows the bank's question: for a cart that is being placed, for an order that stands, and for a change of it. */
export const bankQuestion = {
  cart: (time: string) =>
    `Your order is placed once you have, also if you leave this page; after ${time} it is not placed and nothing is held.`,
  change: (time: string) =>
    `Your changes are sent once you have, also if you leave this page; after ${time} nothing changes and nothing more is held.`,
  standing: (time: string) => `Please do so within ${time}, or choose another card.`,
};

/** For how long a payment waits for the bank yet: never more than it does, save for the seconds since that was written down. */
async function timeLeft({ validUntil }: PaymentAttempt, transaction: Transaction | null): Promise<string> {
  const now = await databaseNow(transaction);
  const left = validUntil ? validUntil.getTime() - now.getTime() : 0;
  const minutes = Math.max(1, Math.floor((left + 5_000) / 60_000));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** What a caller hears of a payment that was not authorized; of the bank's question, as its attempt was written down. */
export async function paymentError(
  result: Exclude<Authorization, { outcome: 'authorized' }>,
  asked: { attempt: PaymentAttempt; whatFollows: (time: string) => string },
  transaction: Transaction | null,
): Promise<ApiError> {
  if (result.outcome === 'failed') return cardRefused(result);
  const time = await timeLeft(asked.attempt, transaction);
  return new ApiError(402, errorCodes.submit.paymentAuthentication, {
    message: `Your bank asks you to confirm this payment. ${asked.whatFollows(time)}`,
    fields: { credit_card_id: ['authentication_required'] },
    context: { client_secret: result.clientSecret, payment_intent_id: result.intentId },
  });
}

/** A card that the bank refused, beside the field that a person mends it with. */
export function cardRefused(result: { code: string; message: string }): ApiError {
  const field = result.code === amountRefused ? 'total' : 'credit_card_id';
  return new ApiError(402, errorCodes.submit.paymentFailed, {
    message: result.message,
    fields: { [field]: [result.code] },
    field_errors: { [field]: [result.message] },
  });
}
