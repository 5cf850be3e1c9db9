import { errorCodes } from '@copper-carrot/contracts';
import { actorSource } from '../../accounts';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import { ApiError } from '../../errors';
import {
  lockAttempt,
  lookAfterHold,
  paidOrder,
  PaymentAttempt,
  releaseLateHold,
  voidLater,
  voidPayment,
  type AttemptPurpose,
} from '../../payments';
import { goOnWithChangePayment } from '../changes/pay-for-change';
import { lockOrder } from '../find-order';
import { authorizeOrder, chargeOrder } from '../order.jobs';
import { Order } from '../order.model';
import { goOnWithTip } from '../tip/pay-tip';
import { placeWithinMs, submitOrder, submitWaits } from '../submission/submit-order';
import { renewHold } from './authorize-due-order';
import { keepWhatIsOwed } from './charge-order';
import { holdCard, refuseCard } from './hold-card';
import { tellNotPlaced } from './not-placed';

const notConfirmed = 'The payment was not confirmed with your bank.';

/** Asks Stripe about a payment and takes the next step for its order, change or tip. Idempotent. */
export async function goOnWithPayment(attemptId: number): Promise<void> {
  const attempt = await PaymentAttempt.findByPk(attemptId, { rejectOnEmpty: true });
  // The hold of an applied change is handled like any hold of its order.
  if (attempt.changeId !== null && attempt.status !== 'voiding') return goOnWithChangePayment(attempt);
  switch (attempt.status) {
    case 'claimed':
    case 'requires_action':
      return goOnWith[attempt.purpose](attempt);
    case 'authorized':
      return lookAfter(attempt);
    case 'voiding':
      return database.transaction((transaction) => voidPayment.enqueue(transaction, { attemptId }));
    case 'failed':
    case 'voided':
      return releaseLateHold(attempt, keepWhatIsOwed);
  }
}

/**
 * Continues a submit that waits for Stripe or the bank. Places the order while its person may still be waiting, or if
 * they were told that it may be placed later; otherwise, or after the deadline they were told, releases the hold and
 * notifies them.
 */
async function goOnWithSubmit(attempt: PaymentAttempt): Promise<void> {
  const actor = await actorSource.findActor(attempt.requestedBy);
  // The submitter's account no longer exists.
  if (!actor) return letGo(attempt.id, 'Your account is closed.');
  const now = await databaseNow(null);
  const isBank = attempt.status === 'requires_action';
  if (!isBank && now > untilPlaced(attempt))
    return letGo(attempt.id, 'We could not reach the payment service in time.');
  try {
    await submitOrder({
      orderId: paidOrder(attempt),
      actor,
      ignoreChecks: attempt.ignoreChecks,
      submitKey: attempt.submitKey,
      seen: { totalCents: attempt.amountCents, lockVersion: attempt.orderLockVersion },
      arrivedAt: now,
      onlyAttempt: attempt.id,
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Undecided: the payment job asks again.
    if (isUndecided(error)) return;
    // The bank's deadline still runs, or the person is still waiting for the answer of their call.
    const asks = error.code === errorCodes.submit.paymentAuthentication;
    if (asks && now < (isBank ? (attempt.validUntil ?? now) : untilAnswered(attempt))) return;
    // The bank's message promises that the order is placed after confirming, which no longer holds.
    await letGo(attempt.id, asks ? notConfirmed : error.message);
  }
}

const undecided: readonly string[] = [errorCodes.submit.over, errorCodes.submit.inProgress];
const isUndecided = ({ code, status }: ApiError) => undecided.includes(code) || status === 503;

/** How long the submitter's call waits for an answer at most. */
const untilAnswered = ({ claimedAt }: PaymentAttempt) =>
  new Date(claimedAt.getTime() + submitWaits.patienceMs);

/** Until when the order may be placed: as long as the call may wait, or longer if the person was told so. */
const untilPlaced = ({ claimedAt, toldAt }: PaymentAttempt) =>
  new Date(claimedAt.getTime() + (toldAt ? placeWithinMs : 2 * submitWaits.patienceMs));

/** Ends a failed submit, releases its hold and notifies its person. */
async function letGo(attemptId: number, reason: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await PaymentAttempt.findByPk(attemptId, { transaction, rejectOnEmpty: true });
    const order = await lockOrder(paidOrder(found), transaction);
    const attempt = await lockAttempt(attemptId, transaction);
    const waits = attempt.status === 'claimed' || attempt.status === 'requires_action';
    if (waits) await voidLater(attempt, transaction, { reason });
    // If the cart was submitted another way or removed, the message would be wrong.
    if (order.isInCart && !order.removedAt) await tellNotPlaced(attempt, reason, transaction);
  });
}

/**
 * Continues a hold of a submitted order: asks Stripe again; without the bank's confirmation in time the card counts as
 * refused.
 */
async function goOnWithHold(attempt: PaymentAttempt): Promise<void> {
  const result = await holdCard(attempt);
  if (result.outcome !== 'requires_action') return;
  await database.transaction(async (transaction) => {
    const order = await lockOrder(paidOrder(attempt), transaction);
    const waiting = await lockAttempt(attempt.id, transaction);
    const isOver = !waiting.validUntil || (await databaseNow(transaction)) >= waiting.validUntil;
    if (waiting.status !== 'requires_action' || !isOver) return;
    await voidLater(waiting, transaction);
    await refuseCard(order, waiting, notConfirmed, transaction);
  });
}

/** The next step of a waiting payment, by its purpose. */
const goOnWith: Readonly<Record<AttemptPurpose, (attempt: PaymentAttempt) => Promise<void>>> = {
  submit: goOnWithSubmit,
  asked: goOnWithSubmit,
  hold: goOnWithHold,
  card: goOnWithHold,
  change: goOnWithChangePayment,
  tip: goOnWithTip,
  invoices: ({ id }) => Promise.reject(new Error(`the payment attempt ${id} pays for no order`)),
};

/** Checks an authorized hold: authorizes again if Stripe has released it, renews or captures it before it expires. */
async function lookAfter(attempt: PaymentAttempt): Promise<void> {
  const stands = await lookAfterHold(attempt);
  const orderId = paidOrder(attempt);
  if (stands === 'lapsed')
    return database.transaction((transaction) => authorizeOrder.enqueue(transaction, { orderId }));
  if (stands !== 'held') return;
  const order = await Order.findByPk(orderId, { rejectOnEmpty: true });
  // A delivered order is captured, not held again.
  if (order.status === 'fulfilled')
    return database.transaction((transaction) => chargeOrder.enqueue(transaction, { orderId }));
  await renewHold(orderId);
}
