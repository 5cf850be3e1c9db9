import { errorCodes, placeWithinMinutes, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { asOfNow } from '../../accounts';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import { ApiError, forbidden } from '../../errors';
import { logger } from '../../logger';
import { OutcomeUnknown } from '../../retry';
import {
  claimAttempt,
  liveAttempt,
  resumeAttempt,
  takeAnswer,
  tellLater,
  voidLater,
  type PaymentAttempt,
} from '../../payments';
import { notePressed, payAsAsked, payerOf } from '../asking/pay-as-asked';
import { assessOrder } from '../assessment/assess-order';
import { centsToDollars, inDollars } from '../../pricing';
import { cardToHold, type Assessment } from '../assessment/assessment';
import { lockOrder, requireKept, requireNoScheduledPoll } from '../find-order';
import { recordHistory } from '../history';
import type { Order } from '../order.model';
import { orderPolicy } from '../order.policy';
import { declinedLimit } from '../payment/declined-limit';
import { endWaitingSubmit } from '../payment/not-placed';
import { bankQuestion, paymentError } from '../payment/payment-refusals';
import { answerTo, settleClaim, type Answered } from '../payment/settle-claim';
import { decisionWaits, mayTakeOver, untilDecided, type DecisionStep } from '../payment/until-decided';
import { completeSubmit, presentSubmitted } from './complete-submit';
import { isAsSeen, movedSince, wasSubmittedAsSeen } from './seen';
import { standingOf } from './standing';
import type { SubmitRequest } from './submit-request';

/** How long a submit waits for a decision; tests shorten it. */
export const submitWaits = decisionWaits();

/** How long after the submit an order may still be placed, if its person was told so. */
export const placeWithinMs = placeWithinMinutes * 60_000;

type Step = DecisionStep<Schemas['SubmittedOrder']>;

/**
 * Submits a cart exactly once (1 §4, 1 §8). One transaction claims the payment, Stripe is called outside any
 * transaction, and a second transaction places the order. A caller who finds a claim waits for its outcome; the person
 * who made it may finish it. Callers who asked before the order was placed get the same answer, later ones
 * `submit_order-order_already_submitted`.
 */
export const submitOrder = (request: SubmitRequest): Promise<Schemas['SubmittedOrder']> =>
  untilDecided(request.actor, {
    waits: submitWaits,
    begin: (actor, undecided, transaction) => begin({ ...request, actor }, undecided, transaction),
    pay: (attempt, actor) => holdAndFinish({ ...request, actor }, attempt),
    inProgress: () => inProgress(request),
    asksOnce: request.onlyAttempt !== undefined,
  });

/**
 * The error while the outcome is unknown; from then on the order may be placed later. It is a 409, which clients show
 * at once: they repeat a 503 silently (2 §7), so nobody would have read the message.
 */
async function inProgress({ orderId, actor, isThere }: SubmitRequest): Promise<ApiError> {
  const attempt = await database.transaction(async (transaction) => {
    const found = await liveAttempt(orderId, transaction);
    if (found?.requestedBy === actor.userId && isThere?.()) await tellLater(found, transaction);
    return found;
  });
  // A colleague's claim is placed for that colleague, so this person gets no mail about it.
  const isAnothers = attempt !== null && attempt.requestedBy !== actor.userId;
  const message = isAnothers
    ? `Somebody else is placing this order right now. It is placed within ${placeWithinMinutes} minutes or not at all.`
    : `We are still placing your order. It is placed within ${placeWithinMinutes} minutes or not at all, and we e-mail you which.`;
  return new ApiError(409, errorCodes.submit.inProgress, { message });
}

/** Another call ended the claim of this job, and no new one may be made. */
const over = () => new ApiError(409, errorCodes.submit.over, { message: 'This submit has ended.' });

/** The request with its caller's current rights; minutes may have passed since it came in. */
const askedNow = async (request: SubmitRequest): Promise<SubmitRequest> => ({
  ...request,
  actor: await asOfNow(request.actor),
});

async function begin(
  request: SubmitRequest,
  undecided: number | null,
  transaction: Transaction,
): Promise<Step> {
  const order = await lockOrder(request.orderId, transaction);
  if (!order.isInCart) return afterwards(order, request, transaction);
  requireKept(order);
  // A payment that a poll has started is continued by the payment job.
  if (!request.byPoll && !request.onlyAttempt) requireNoScheduledPoll(order);
  if (request.byPoll && !order.waitsForPoll) return { do: 'refuse', error: over() };
  if (request.asked) await payAsAsked(order, request.asked, request.actor, transaction);
  else if (request.onlyAttempt) {
    const waits = await liveAttempt(order.id, transaction);
    if (waits) await payerOf(order, waits);
  }
  requireSender(order, request);

  const { now, hasAttempt, refusal } = await standingOf(order, request.arrivedAt, transaction);
  const attempt = hasAttempt ? await liveAttempt(order.id, transaction) : null;
  if (request.onlyAttempt && attempt?.id !== request.onlyAttempt) return { do: 'refuse', error: over() };
  if (attempt?.status === 'claimed') {
    const isTakenOver = mayTakeOver(attempt, { undecided, now, waits: submitWaits });
    return isTakenOver && !isSomebodyElses(attempt, request) ? { do: 'pay', attempt } : { do: 'wait' };
  }
  if (refusal) return { do: 'refuse', error: refusal };
  const assessment = await assessOrder(order, { ...request, now, transaction });
  const moved = await movedSince(order, assessment, request, transaction);
  if (moved) {
    // The bank could still confirm a payment of the old price.
    if (attempt && attempt.amountCents !== assessment.priced.totalCents)
      await endWaitingSubmit(attempt, request.actor.userId, transaction);
    return { do: 'refuse', error: moved };
  }
  requireWithinMaximum(assessment, request);
  const card = cardToHold(order, assessment);
  if (attempt) {
    // The person has to confirm with the bank; Stripe is only asked again for the same card and amount.
    const isSame = attempt.creditCardId === card?.id && attempt.amountCents === assessment.priced.totalCents;
    if (isSame && !isSomebodyElses(attempt, request)) {
      const { submitKey, ignoreChecks } = request;
      const orderLockVersion = order.lockVersion;
      await resumeAttempt(attempt, { submitKey, ignoreChecks, orderLockVersion }, transaction);
      return { do: 'pay', attempt };
    }
    if (request.onlyAttempt) throw priceMoved();
    await endWaitingSubmit(attempt, request.actor.userId, transaction);
  }
  if (card?.atSubmit) {
    await declinedLimit.check(String(request.actor.userId));
    const claim = await claimAttempt(
      {
        purpose: request.asked ? 'asked' : 'submit',
        orderId: order.id,
        creditCardId: card.id,
        amountCents: assessment.priced.totalCents,
        requestedBy: request.actor.userId,
        orderLockVersion: order.lockVersion,
        ignoreChecks: request.ignoreChecks,
        submitKey: request.submitKey,
        validUntil: assessment.cutoffAt,
      },
      now,
      transaction,
    );
    if (request.asked) await notePressed(request.asked, transaction);
    return { do: 'pay', attempt: claim };
  }
  if (request.asked) await notePressed(request.asked, transaction);
  return { do: 'answer', answer: await completeSubmit(order, assessment, request, transaction) };
}

async function holdAndFinish(request: SubmitRequest, claimed: PaymentAttempt): Promise<Step> {
  const result = await answerTo(claimed);
  // The claim stays; asking again returns what Stripe did under it.
  if (!result) return { do: 'ask again', attemptId: claimed.id };
  try {
    const asked = await askedNow(request);
    return await settleClaim(claimed, result, (answered, transaction) =>
      finish(asked, answered, transaction),
    );
  } catch (error) {
    // The commit may have succeeded: the next try finds the order placed, or settles the same claim.
    if (error instanceof OutcomeUnknown) return { do: 'ask again', attemptId: claimed.id };
    if (!(error instanceof ApiError)) {
      // After an error between hold and order, the claim stays; the next try or the job continues it.
      logger.error({ err: error, attemptId: claimed.id }, 'a claimed submit could not be finished');
      return { do: 'refuse', error: await inProgress(request) };
    }
    // Capacity or a coupon was used up between claim and finish, so nothing is ordered and the hold is released.
    await settleClaim(claimed, result, async ({ attempt, waits }, transaction) => {
      if (waits) await voidLater(attempt, transaction, { intentId: result.intentId });
    });
    return { do: 'refuse', error };
  }
}

async function finish(
  request: SubmitRequest,
  { order, attempt, result, waits }: Answered,
  transaction: Transaction,
): Promise<Step> {
  if (!order.isInCart) return afterwards(order, request, transaction);
  // Another call settled this claim while this one asked Stripe; its outcome applies here too.
  if (!waits) return { do: 'wait' };

  const isAskedAgain = attempt.status === 'requires_action' && result.outcome === 'requires_action';
  const now = await databaseNow(transaction);
  await takeAnswer(attempt, result, now, transaction);
  if (result.outcome !== 'authorized') {
    const asked = { attempt, whatFollows: bankQuestion.cart };
    const error = await paymentError(result, asked, transaction);
    if (isAskedAgain) return { do: 'refuse', error };
    await recordHistory(
      {
        orderId: order.id,
        kind: result.outcome === 'requires_action' ? 'payment_confirmation' : 'payment_failed',
        actor: request.actor,
        // The person who made the claim, also where another call continues it.
        details: { outcome: result.outcome, requested_by: attempt.requestedBy },
      },
      transaction,
    );
    return { do: 'refuse', error };
  }
  const payer = await payerOf(order, attempt);
  requireSender(order, request);
  // The order may only be placed with the card that is held.
  if (order.creditCardId !== attempt.creditCardId) throw priceMoved();
  // The claim's idempotency key and skipped checks apply, also where another call continues it.
  const claim = {
    ...request,
    // An asked colleague is the submitter, also where a job continues it.
    actor: payer ?? request.actor,
    submitKey: attempt.submitKey ?? request.submitKey,
    ignoreChecks: attempt.ignoreChecks,
  };
  const assessment = await assessOrder(order, { ...claim, now, transaction });
  const promised = { totalCents: attempt.amountCents, lockVersion: attempt.orderLockVersion };
  const moved = await movedSince(order, assessment, { ...request, seen: promised }, transaction);
  if (moved) throw moved;
  await recordHistory(
    {
      orderId: order.id,
      kind: 'payment_authorized',
      actor: null,
      details: { amount_cents: attempt.amountCents },
    },
    transaction,
  );
  const answer = await completeSubmit(order, assessment, claim, transaction);
  // A client who saw another version gets a refusal, although the order is placed.
  return isAsSeen(request.seen, promised)
    ? { do: 'answer', answer }
    : { do: 'refuse', error: submittedAlready(order) };
}

/**
 * Whether somebody else made the claim: only they and the payment job continue it. Other callers may have no right to
 * its card, and must not see its bank's message or challenge.
 */
const isSomebodyElses = ({ requestedBy }: PaymentAttempt, { actor, onlyAttempt }: SubmitRequest): boolean =>
  onlyAttempt === undefined && requestedBy !== actor.userId;

/** A poll's order may cost at most what its scheduler agreed to; 409 otherwise. */
function requireWithinMaximum({ priced }: Assessment, { byPoll }: SubmitRequest): void {
  if (!byPoll || priced.totalCents <= byPoll.mostCents) return;
  throw new ApiError(409, errorCodes.poll.overMaximum, {
    message: `This order comes to ${inDollars(priced.totalCents)}, and it was to be sent automatically for ${inDollars(byPoll.mostCents)} at most.`,
    context: { total: centsToDollars(priced.totalCents) },
  });
}

/** Requires the right to submit, by policy or by a payment request. */
function requireSender(order: Order, { actor }: SubmitRequest): void {
  if (order.payerId !== actor.userId && !orderPolicy.submit(actor, order)) throw forbidden();
}

const priceMoved = () =>
  new ApiError(409, errorCodes.stale, {
    message: 'The price changed. Please look at your order again.',
  });

/** The answer for an order that is already submitted; a client who saw another version is refused. */
async function afterwards(order: Order, request: SubmitRequest, transaction: Transaction): Promise<Step> {
  const sameRequest = request.submitKey !== null && request.submitKey === order.submitKey;
  const wasAsked = order.submittedAt !== null && order.submittedAt >= request.arrivedAt;
  // A colleague's payment must not answer the call of another person who was asked.
  const isTheirs = request.asked === undefined || order.payerId === request.actor.userId;
  if (isTheirs && (sameRequest || wasAsked) && (await wasSubmittedAsSeen(order, request.seen, transaction)))
    return { do: 'answer', answer: await presentSubmitted(order, transaction) };
  return { do: 'refuse', error: submittedAlready(order) };
}

const submittedAlready = ({ id }: Order) =>
  new ApiError(409, errorCodes.submit.alreadySubmitted, {
    message: 'This order has already been submitted.',
    context: { order_id: id },
  });
