import type { Transaction } from 'sequelize';
import { database } from '../../database';
import {
  authorizePayment,
  lockAttempt,
  paidOrder,
  Undecided,
  type Authorization,
  type PaymentAttempt,
} from '../../payments';
import { lockOrder } from '../find-order';
import type { Order } from '../order.model';
import { declinedLimit } from './declined-limit';

/** A claim that Stripe has answered, with order and attempt locked. */
export interface Answered {
  order: Order;
  attempt: PaymentAttempt;
  result: Authorization;
  /** Whether the answer must still be applied; false if another call settled the claim meanwhile. */
  waits: boolean;
}

/**
 * Stripe's answer to a claim, asked outside any transaction; null while undecided, when the claim stays and is asked
 * again.
 */
export async function answerTo(claimed: PaymentAttempt): Promise<Authorization | null> {
  try {
    return await authorizePayment(claimed);
  } catch (error) {
    if (error instanceof Undecided) return null;
    throw error;
  }
}

/**
 * Applies Stripe's answer to a claim in one transaction: the second half of every payment, for a cart, a submitted
 * order, a change or a tip. Counts a refused card that a person tried, once.
 */
export async function settleClaim<Settled>(
  claimed: PaymentAttempt,
  result: Authorization,
  settle: (answered: Answered, transaction: Transaction) => Promise<Settled>,
): Promise<Settled> {
  let wasWaiting = false;
  const settled = await database.transaction(async (transaction) => {
    const order = await lockOrder(paidOrder(claimed), transaction);
    const attempt = await lockAttempt(claimed.id, transaction);
    const waits = attempt.status === 'claimed' || attempt.status === 'requires_action';
    wasWaiting = waits;
    return settle({ order, attempt, result, waits }, transaction);
  });
  // Authorizations of the payment job are not tries of a person.
  const isTried = claimed.purpose !== 'hold';
  if (wasWaiting && isTried && result.outcome === 'failed')
    await declinedLimit.spend(String(claimed.requestedBy));
  return settled;
}
