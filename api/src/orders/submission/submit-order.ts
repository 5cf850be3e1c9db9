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

/** How long a submit waits; tests of it wait shorter. */
export const submitWaits = decisionWaits();

/** How long after it was sent an order may still be placed where its person heard that it may be. */
export const placeWithinMs = placeWithinMinutes * 60_000;

type Step = DecisionStep<Schemas['SubmittedOrder']>;

/**
 * Submits a cart exactly once (1 §4, 1 §8). The card is claimed in one transaction, held at Stripe in none, and the
 * order moves in a second; whoever finds a claim waits for its outcome, and its own person finishes it. Every caller
 * who asked for what was submitted before it was gets the same answer, others `submit_order-order_already_submitted`.
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
 * The answer while nobody knows yet; whoever hears it knows that the order may be placed later. A 409, which a client hands to
 * its person at once: a 503 is asked again in silence (2 §7), and would count as heard by somebody who read nothing.
 */
async function inProgress({ orderId, actor, isThere }: SubmitRequest): Promise<ApiError> {
  const attempt = await database.transaction(async (transaction) => {
    const found = await liveAttempt(orderId, transaction);
    if (found?.requestedBy === actor.userId && isThere?.()) await tellLater(found, transaction);
    return found;
  });
  // What somebody else began is not this person's: nothing is placed for them, and they get no mail of it.
  const isAnothers = attempt !== null && attempt.requestedBy !== actor.userId;
  const message = isAnothers
    ? `Somebody else is placing this order right now. It is placed within ${placeWithinMinutes} minutes or not at all.`
    : `We are still placing your order. It is placed within ${placeWithinMinutes} minutes or not at all, and we e-mail you which.`;
  return new ApiError(409, errorCodes.submit.inProgress, { message });
}

/** The job's claim was ended by somebody else: nobody asked for another one. */
const over = () => new ApiError(409, errorCodes.submit.over, { message: 'This submit has ended.' });

/** The request by the rights that its caller has at this moment: minutes may lie between its coming and its end. */
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
  // What a poll began to send, the clock of its payment goes on with.
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
    // What the bank may still say yes to is not what this order costs now.
    if (attempt && attempt.amountCents !== assessment.priced.totalCents)
      await endWaitingSubmit(attempt, request.actor.userId, transaction);
    return { do: 'refuse', error: moved };
  }
  requireWithinMaximum(assessment, request);
  const card = cardToHold(order, assessment);
  if (attempt) {
    // The person was asked to confirm with the bank; only the same card and amount are worth asking about again.
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
  // The claim stands: what Stripe did or will do under it is heard by asking again.
  if (!result) return { do: 'ask again', attemptId: claimed.id };
  try {
    const asked = await askedNow(request);
    return await settleClaim(claimed, result, (answered, transaction) =>
      finish(asked, answered, transaction),
    );
  } catch (error) {
    // It may be placed by now: whoever looks again hears so, or settles the same claim.
    if (error instanceof OutcomeUnknown) return { do: 'ask again', attemptId: claimed.id };
    if (!(error instanceof ApiError)) {
      // A fault between hold and order decides nothing: the claim stands, and whoever asks again or the job goes on.
      logger.error({ err: error, attemptId: claimed.id }, 'a claimed submit could not be finished');
      return { do: 'refuse', error: await inProgress(request) };
    }
    // Something was taken between claim and finish (capacity, a coupon): nothing is ordered, so nothing is held.
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
  // Another caller settled this claim while we asked Stripe; its outcome holds for us too.
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
        // Whoever goes on with it for them.
        details: { outcome: result.outcome, requested_by: attempt.requestedBy },
      },
      transaction,
    );
    return { do: 'refuse', error };
  }
  const payer = await payerOf(order, attempt);
  requireSender(order, request);
  // Nothing is placed on another card than the one that holds.
  if (order.creditCardId !== attempt.creditCardId) throw priceMoved();
  // The claim's own promise is kept, whoever keeps it: its key, and the checks that it was let pass.
  const claim = {
    ...request,
    // Who was asked to pay has sent it, whoever goes on with it for them.
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
  // Whoever saw another order has not placed this one, which stands all the same.
  return isAsSeen(request.seen, promised)
    ? { do: 'answer', answer }
    : { do: 'refuse', error: submittedAlready(order) };
}

/**
 * Whether a payment that is under way was begun by somebody else: it is theirs, and the clock's, to go on with. Whoever
 * else presses may have no right to its card, and is neither told what its bank says nor asked by it.
 */
const isSomebodyElses = ({ requestedBy }: PaymentAttempt, { actor, onlyAttempt }: SubmitRequest): boolean =>
  onlyAttempt === undefined && requestedBy !== actor.userId;

/** That what a poll sends costs no more than whoever armed it agreed to; 409 otherwise. */
function requireWithinMaximum({ priced }: Assessment, { byPoll }: SubmitRequest): void {
  if (!byPoll || priced.totalCents <= byPoll.mostCents) return;
  throw new ApiError(409, errorCodes.poll.overMaximum, {
    message: `This order comes to ${inDollars(priced.totalCents)}, and it was to be sent by itself for ${inDollars(byPoll.mostCents)} at most.`,
    context: { total: centsToDollars(priced.totalCents) },
  });
}

/** Who sends an order: by its policy, or whoever was asked to pay for it. */
function requireSender(order: Order, { actor }: SubmitRequest): void {
  if (order.payerId !== actor.userId && !orderPolicy.submit(actor, order)) throw forbidden();
}

const priceMoved = () =>
  new ApiError(409, errorCodes.stale, {
    message: 'The price changed. Please look at your order again.',
  });

/** What a caller hears of an order that is submitted: whoever saw another one has not placed this. */
async function afterwards(order: Order, request: SubmitRequest, transaction: Transaction): Promise<Step> {
  const sameRequest = request.submitKey !== null && request.submitKey === order.submitKey;
  const wasAsked = order.submittedAt !== null && order.submittedAt >= request.arrivedAt;
  // Somebody else's payment is not what a colleague pressed for.
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
