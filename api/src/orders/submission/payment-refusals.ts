import { errorCodes } from '@copper-carrot/contracts';
import { Op, type Transaction } from 'sequelize';
import { ApiError } from '../../errors';
import { amountRefused, PaymentAttempt, paymentWaits, type Authorization } from '../../payments';
import type { Order } from '../order.model';
import { cardToCharge } from '../payment/payment-methods';

/** A refusal of the same card that came while this caller waited is this caller's answer too. */
export async function refusedSince(order: Order, arrivedAt: Date, transaction: Transaction) {
  const failed = await PaymentAttempt.findOne({
    where: {
      orderId: order.id,
      creditCardId: cardToCharge(order) ?? 0,
      status: 'failed',
      settledAt: { [Op.gte]: arrivedAt },
    },
    order: [['id', 'DESC']],
    transaction,
  });
  if (!failed) return null;
  const { failureCode, failureMessage } = failed;
  return paymentError({
    outcome: 'failed',
    intentId: null,
    code: failureCode ?? 'card_declined',
    message: failureMessage ?? 'The payment did not go through.',
  });
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
