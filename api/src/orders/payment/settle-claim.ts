import type { Transaction } from 'sequelize';
import { database } from '../../database';
import {
  authorizePayment,
  lockAttempt,
  Undecided,
  type Authorization,
  type PaymentAttempt,
} from '../../payments';
import { lockOrder } from '../find-order';
import type { Order } from '../order.model';
import { declinedLimit } from './declined-limit';

/** A claim that Stripe has answered, under the locks of its order and of itself. */
export interface Answered {
  order: Order;
  attempt: PaymentAttempt;
  result: Authorization;
  /** Whether the answer is still to be taken: nobody has settled the claim while Stripe was asked. */
  waits: boolean;
}

/** What Stripe answers to a claim, asked in no transaction; null while it has not decided: the claim stands and is asked again. */
export async function answerTo(claimed: PaymentAttempt): Promise<Authorization | null> {
  try {
    return await authorizePayment(claimed);
  } catch (error) {
    if (error instanceof Undecided) return null;
    throw error;
  }
}

/**
 * Does in one transaction what Stripe's answer to a claim asks for: the second half of each payment of an order, be it for a
 * cart, an order that stands, a change or a tip. A card that somebody tried and that was refused is counted, once.
 */
export async function settleClaim<Settled>(
  claimed: PaymentAttempt,
  result: Authorization,
  settle: (answered: Answered, transaction: Transaction) => Promise<Settled>,
): Promise<Settled> {
  let wasWaiting = false;
  const settled = await database.transaction(async (transaction) => {
    const order = await lockOrder(claimed.orderId, transaction);
    const attempt = await lockAttempt(claimed.id, transaction);
    const waits = attempt.status === 'claimed' || attempt.status === 'requires_action';
    wasWaiting = waits;
    return settle({ order, attempt, result, waits }, transaction);
  });
  // What the clock holds for an order, nobody tries.
  const isTried = claimed.purpose !== 'hold';
  if (wasWaiting && isTried && result.outcome === 'failed')
    await declinedLimit.spend(String(claimed.requestedBy));
  return settled;
}
