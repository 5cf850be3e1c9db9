import { isOpen } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import {
  cardExpired,
  CreditCard,
  liveAttempt,
  liveRenewal,
  paymentWaits,
  type Authorization,
  type PaymentAttempt,
} from '../../payments';
import { mayStillCharge } from '../access';
import { chargedStart } from '../charged-start';
import { lockOrder } from '../find-order';
import type { Order } from '../order.model';
import { dueCents } from '../owed';
import { claimOrderHold, holdCard, takeHoldAnswer } from './hold-card';
import { cardToCharge } from './payment-methods';

/**
 * Authorizes the card of an order that was submitted more than six days ahead, or whose hold is gone. A refusal keeps
 * the order, stores the reason and notifies its owner; after a crash, the next run continues the same claim.
 */
export async function authorizeDueOrder(orderId: number): Promise<void> {
  const attempt = await database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    const live = await liveAttempt(orderId, transaction);
    if (live) return live.status === 'claimed' && live.purpose !== 'tip' ? live : null;
    return claimAgain(order, null, transaction);
  });
  if (attempt) await holdCard(attempt);
}

/** Renews an order's hold before it expires; the old hold is released after the new one is authorized. */
export async function renewHold(orderId: number): Promise<void> {
  const attempt = await database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    const renewal = await liveRenewal(orderId, transaction);
    if (renewal) return renewal.status === 'claimed' ? renewal : null;
    const stands = await liveAttempt(orderId, transaction);
    // A refused card was already reported to the customer, who has to choose another one.
    if (stands?.status !== 'authorized' || order.paymentHoldReason !== null) return null;
    if (!isOpen(order.status) || outlasts(stands, order) || !(await isNearItsEnd(stands, transaction)))
      return null;
    return claimAgain(order, stands.id, transaction);
  });
  if (attempt) await holdCard(attempt);
}

/** Capture is due one hour after the start; this leaves some hours for a Stripe outage. */
const chargedWithinMs = 4 * 3_600_000;

/** Whether a hold lasts until its capture, so that no renewal is needed. */
function outlasts({ captureBefore }: PaymentAttempt, order: Order): boolean {
  const start = chargedStart(order);
  return (
    captureBefore === null || start === null || captureBefore.getTime() > start.getTime() + chargedWithinMs
  );
}

const isNearItsEnd = async ({ captureBefore }: PaymentAttempt, transaction: Transaction) =>
  captureBefore !== null &&
  captureBefore.getTime() - (await databaseNow(transaction)).getTime() <= paymentWaits.renewMs;

/**
 * Claims a payment attempt in the background, by the current rights of the order's people; null if nothing is due or it
 * is refused at once. The caller holds the order's row lock; the payment job sends the claim if nothing else does.
 */
export async function claimAgain(
  order: Order,
  renews: number | null,
  transaction: Transaction,
): Promise<PaymentAttempt | null> {
  const cardId = cardToCharge(order);
  if (order.isInCart || cardId === null || (await dueCents(order, transaction)) === 0) return null;
  const requestedBy = order.submittedBy ?? order.userId;
  const now = await databaseNow(transaction);
  const claim = await claimOrderHold(
    order,
    { purpose: 'hold', cardId, requestedBy, renews },
    now,
    transaction,
  );
  const card = await CreditCard.findByPk(cardId, { transaction, rejectOnEmpty: true });
  const isExpired = !card.isValidOn(now);
  const mayCharge = await mayStillCharge(order, cardId, transaction);
  if (mayCharge && !isExpired) return claim;
  await takeHoldAnswer(order, claim, mayCharge ? expired : notAllowedAnyMore, transaction);
  return null;
}

/** The card's organization, or the person's role in it, has changed since the submit. */
const notAllowedAnyMore: Authorization = {
  outcome: 'failed',
  intentId: null,
  code: 'card_not_permitted',
  message: 'This card may not be used for this order any more. Please choose another one.',
};

const expired: Authorization = { outcome: 'failed', intentId: null, ...cardExpired };
