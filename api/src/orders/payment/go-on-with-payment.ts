import { errorCodes } from '@copper-carrot/contracts';
import { actorSource } from '../../accounts';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import { ApiError } from '../../errors';
import {
  lockAttempt,
  lookAfterHold,
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

/** Hears from Stripe what became of a payment, and takes the step that follows for what it was to pay. A repeat changes nothing. */
export async function goOnWithPayment(attemptId: number): Promise<void> {
  const attempt = await PaymentAttempt.findByPk(attemptId, { rejectOnEmpty: true });
  // Once its change holds, it is a hold of its order like any other.
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
 * Goes on with a submit that waits for Stripe or the bank. It places the order while its person may still be waiting, or
 * because they heard that it may be placed later; where nobody heard anything, and where the time that they were told is
 * over, what may be held is let go and they are told so.
 */
async function goOnWithSubmit(attempt: PaymentAttempt): Promise<void> {
  const actor = await actorSource.findActor(attempt.requestedBy);
  // Whoever sent it is nobody any more.
  if (!actor) return letGo(attempt.id, 'Your account is closed.');
  const now = await databaseNow(null);
  const isBank = attempt.status === 'requires_action';
  if (!isBank && now > untilPlaced(attempt))
    return letGo(attempt.id, 'We could not reach the payment service in time.');
  try {
    await submitOrder({
      orderId: attempt.orderId,
      actor,
      ignoreChecks: attempt.ignoreChecks,
      submitKey: attempt.submitKey,
      seen: { totalCents: attempt.amountCents, lockVersion: attempt.orderLockVersion },
      arrivedAt: now,
      onlyAttempt: attempt.id,
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Not decided yet: the payment's own clock asks again.
    if (isUndecided(error)) return;
    // The bank waits for its person for as long as they were told that it does; who waits for their answer still hears so in it.
    const asks = error.code === errorCodes.submit.paymentAuthentication;
    if (asks && now < (isBank ? (attempt.validUntil ?? now) : untilAnswered(attempt))) return;
    // What the bank's question promises whoever is there is not so any more, also where it came too late for anybody to be.
    await letGo(attempt.id, asks ? notConfirmed : error.message);
  }
}

const undecided: readonly string[] = [errorCodes.submit.over, errorCodes.submit.inProgress];
const isUndecided = ({ code, status }: ApiError) => undecided.includes(code) || status === 503;

/** How long whoever pressed waits for their answer at most. */
const untilAnswered = ({ claimedAt }: PaymentAttempt) =>
  new Date(claimedAt.getTime() + submitWaits.patienceMs);

/** Who pressed waits for their answer for a while; later an order is placed only where they heard that it may be. */
const untilPlaced = ({ claimedAt, toldAt }: PaymentAttempt) =>
  new Date(claimedAt.getTime() + (toldAt ? placeWithinMs : 2 * submitWaits.patienceMs));

/** Ends a submit that came to nothing, lets go what it may hold, and tells its person. */
async function letGo(attemptId: number, reason: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const { orderId } = await PaymentAttempt.findByPk(attemptId, { transaction, rejectOnEmpty: true });
    const order = await lockOrder(orderId, transaction);
    const attempt = await lockAttempt(attemptId, transaction);
    const waits = attempt.status === 'claimed' || attempt.status === 'requires_action';
    if (waits) await voidLater(attempt, transaction, { reason });
    // Placed another way, or taken away meanwhile: nobody waits to hear that it was not placed.
    if (order.isInCart && !order.removedAt) await tellNotPlaced(attempt, reason, transaction);
  });
}

/** A hold for an order that stands: Stripe is asked again; where the bank heard nothing in time the card counts as refused. */
async function goOnWithHold(attempt: PaymentAttempt): Promise<void> {
  const result = await holdCard(attempt);
  if (result.outcome !== 'requires_action') return;
  await database.transaction(async (transaction) => {
    const order = await lockOrder(attempt.orderId, transaction);
    const waiting = await lockAttempt(attempt.id, transaction);
    const isOver = !waiting.validUntil || (await databaseNow(transaction)) >= waiting.validUntil;
    if (waiting.status !== 'requires_action' || !isOver) return;
    await voidLater(waiting, transaction);
    await refuseCard(order, waiting, notConfirmed, transaction);
  });
}

/** What is done about a payment that waits for Stripe or the bank, by what it is for. */
const goOnWith: Readonly<Record<AttemptPurpose, (attempt: PaymentAttempt) => Promise<void>>> = {
  submit: goOnWithSubmit,
  asked: goOnWithSubmit,
  hold: goOnWithHold,
  card: goOnWithHold,
  change: goOnWithChangePayment,
  tip: goOnWithTip,
};

/** A hold that stands is looked after: gone at Stripe it is asked for again, and near its end it is renewed or charged. */
async function lookAfter(attempt: PaymentAttempt): Promise<void> {
  const stands = await lookAfterHold(attempt);
  const { orderId } = attempt;
  if (stands === 'lapsed')
    return database.transaction((transaction) => authorizeOrder.enqueue(transaction, { orderId }));
  if (stands !== 'held') return;
  const order = await Order.findByPk(orderId, { rejectOnEmpty: true });
  // Food that was there is charged, and not held once more.
  if (order.status === 'fulfilled')
    return database.transaction((transaction) => chargeOrder.enqueue(transaction, { orderId }));
  await renewHold(orderId);
}
