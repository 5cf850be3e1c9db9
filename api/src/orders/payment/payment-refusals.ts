import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../../clock';
import { ApiError } from '../../errors';
import { amountRefused, type Authorization, type PaymentAttempt } from '../../payments';

/** What happens after the bank is confirmed: for a cart, for a change, and for a submitted order. */
export const bankQuestion = {
  cart: (time: string) =>
    `Your order is placed once you have, also if you leave this page; after ${time} it is not placed and nothing is held.`,
  change: (time: string) =>
    `Your changes are sent once you have, also if you leave this page; after ${time} nothing changes and nothing more is held.`,
  standing: (time: string) => `Please do so within ${time}, or choose another card.`,
};

/** How long a payment still waits for the bank, rounded down to minutes with a tolerance of five seconds. */
async function timeLeft({ validUntil }: PaymentAttempt, transaction: Transaction | null): Promise<string> {
  const now = await databaseNow(transaction);
  const left = validUntil ? validUntil.getTime() - now.getTime() : 0;
  const minutes = Math.max(1, Math.floor((left + 5_000) / 60_000));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** The error for a payment that was not authorized; for a bank confirmation it names the time left. */
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

/** The error for a refused card, with the field to correct. */
export function cardRefused(result: { code: string; message: string }): ApiError {
  const field = result.code === amountRefused ? 'total' : 'credit_card_id';
  return new ApiError(402, errorCodes.submit.paymentFailed, {
    message: result.message,
    fields: { [field]: [result.code] },
    field_errors: { [field]: [result.message] },
  });
}
