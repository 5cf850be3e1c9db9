import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'sequelize';
import { asOfNow } from '../../accounts';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import { ApiError, forbidden } from '../../errors';
import { rateLimit } from '../../http';
import { logger } from '../../logger';
import {
  authorizePayment,
  claimAttempt,
  liveAttempt,
  resumeAttempt,
  settleAttempt,
  voidLater,
  PaymentAttempt,
  Undecided,
  type Authorization,
} from '../../payments';
import { assessOrder } from '../assessment/assess-order';
import { requireNoProblems, cardToHold } from '../assessment/assessment';
import { lockOrder } from '../find-order';
import { recordHistory } from '../history';
import { finishSubmit } from '../order.jobs';
import type { Order } from '../order.model';
import { orderPolicy } from '../order.policy';
import { completeSubmit, presentSubmitted } from './complete-submit';
import { refusedSince, paymentError } from './payment-refusals';
import type { SubmitRequest } from './submit-request';

/** How long a submit waits; tests of it wait shorter. */
export const submitWaits = {
  /** After this long a claim is taken over: its holder has crashed, or Stripe answers both of us alike. */
  takeOverMs: 4_000,
  patienceMs: 30_000,
  /** Before Stripe is asked again what it could not say. */
  undecidedPauseMs: 1_000,
};

/** Whoever goes on with cards that are declined tests stolen ones; a payment that goes through counts for nothing. */
export const declinedLimit = rateLimit({
  name: 'declined_payments',
  tries: 20,
  seconds: 60 * 60,
  says: 'Too many payments were declined.',
});

/** What the next step is, decided under the order's row lock. */
type Step =
  | { do: 'answer'; answer: Schemas['SubmittedOrder'] }
  | { do: 'refuse'; error: ApiError }
  | { do: 'authorize'; attempt: PaymentAttempt }
  | { do: 'wait' }
  | { do: 'ask again'; attemptId: number };

/**
 * Submits a cart exactly once (1 §4, 1 §8). The card is claimed in one transaction, held at Stripe in none, and the
 * order moves in a second; whoever finds a claim waits for its outcome or finishes it. Every caller who asked before
 * the order was submitted gets the same answer, later ones `submit_order-order_already_submitted`.
 */
export async function submitOrder(request: SubmitRequest): Promise<Schemas['SubmittedOrder']> {
  const giveUpAt = performance.now() + submitWaits.patienceMs;
  let undecided: number | null = null;
  for (let pause = 40; performance.now() < giveUpAt; pause = Math.min(pause * 1.5, 400)) {
    const asked = await askedNow(request);
    let step = await database.transaction((transaction) => begin(asked, undecided, transaction));
    if (step.do === 'authorize') step = await holdAndFinish(asked, step.attempt);
    if (step.do === 'answer') return step.answer;
    if (step.do === 'refuse') throw step.error;
    if (step.do === 'ask again') undecided = step.attemptId;
    await sleep(step.do === 'ask again' ? submitWaits.undecidedPauseMs : pause);
  }
  throw inProgress();
}

const inProgress = () =>
  new ApiError(503, 'submit_order-in_progress', {
    message: 'Your order is still being placed. Please try again in a moment.',
  });

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
  if (!orderPolicy.submit(request.actor, order)) throw forbidden();

  const attempt = await liveAttempt(order.id, transaction);
  if (attempt?.status === 'claimed') {
    const age = (await databaseNow(transaction)).getTime() - attempt.claimedAt.getTime();
    return age > submitWaits.takeOverMs || attempt.id === undecided
      ? { do: 'authorize', attempt }
      : { do: 'wait' };
  }
  const refused = await refusedSince(order, request.arrivedAt, transaction);
  if (refused) return { do: 'refuse', error: refused };
  const now = await databaseNow(transaction);
  const assessment = await assessOrder(order, { ...request, now, transaction });
  requireNoProblems(assessment);
  const card = cardToHold(order, assessment);
  if (attempt) {
    // The person was asked to confirm with the bank; only the same card and amount are worth asking about again.
    if (attempt.creditCardId === card?.id && attempt.amountCents === assessment.priced.totalCents) {
      const { submitKey, ignoreChecks } = request;
      await resumeAttempt(attempt, { submitKey, ignoreChecks }, transaction);
      return { do: 'authorize', attempt };
    }
    await voidLater(attempt, transaction);
  }
  if (card?.atSubmit) {
    await declinedLimit.check(String(request.actor.userId));
    const claim = await claimAttempt(
      {
        orderId: order.id,
        creditCardId: card.id,
        amountCents: assessment.priced.totalCents,
        requestedBy: request.actor.userId,
        orderLockVersion: order.lockVersion,
        ignoreChecks: request.ignoreChecks,
        submitKey: request.submitKey,
      },
      transaction,
    );
    await finishSubmit.enqueue(
      transaction,
      { orderId: order.id, attemptId: claim.id },
      { runAt: new Date(now.getTime() + 2 * submitWaits.takeOverMs) },
    );
    return { do: 'authorize', attempt: claim };
  }
  return { do: 'answer', answer: await completeSubmit(order, assessment, request, transaction) };
}

async function holdAndFinish(request: SubmitRequest, claimed: PaymentAttempt): Promise<Step> {
  let result: Authorization;
  try {
    result = await authorizePayment(claimed);
  } catch (error) {
    // The claim stands: what Stripe did or will do under it is heard by asking again.
    if (error instanceof Undecided) return { do: 'ask again', attemptId: claimed.id };
    throw error;
  }
  try {
    const asked = await askedNow(request);
    const step = await database.transaction((transaction) => finish(asked, claimed.id, result, transaction));
    if (step.do === 'refuse' && result.outcome === 'failed')
      await declinedLimit.spend(String(claimed.requestedBy));
    return step;
  } catch (error) {
    if (!(error instanceof ApiError)) {
      // A fault between hold and order decides nothing: the claim stands, and whoever asks again or the job goes on.
      logger.error({ err: error, attemptId: claimed.id }, 'a claimed submit could not be finished');
      return { do: 'refuse', error: inProgress() };
    }
    // Something was taken between claim and finish (capacity, a coupon): nothing is ordered, so nothing is held.
    await database.transaction(async (transaction) => {
      await lockOrder(request.orderId, transaction);
      const attempt = await lockAttempt(claimed.id, transaction);
      if (attempt.status !== 'claimed' && attempt.status !== 'requires_action') return;
      await voidLater(attempt, transaction, result.intentId);
    });
    return { do: 'refuse', error };
  }
}

async function finish(
  request: SubmitRequest,
  attemptId: number,
  result: Authorization,
  transaction: Transaction,
): Promise<Step> {
  const order = await lockOrder(request.orderId, transaction);
  const attempt = await lockAttempt(attemptId, transaction);
  if (!order.isInCart) return { do: 'answer', answer: await presentSubmitted(order, transaction) };
  // Another caller settled this claim while we asked Stripe; its outcome holds for us too.
  if (attempt.status !== 'claimed' && attempt.status !== 'requires_action') return { do: 'wait' };

  await settleAttempt(attempt, result, transaction);
  if (result.outcome !== 'authorized') {
    await recordHistory(
      {
        orderId: order.id,
        kind: result.outcome === 'requires_action' ? 'payment_confirmation' : 'payment_failed',
        actor: request.actor,
        details: { outcome: result.outcome },
      },
      transaction,
    );
    return { do: 'refuse', error: paymentError(result) };
  }
  if (!orderPolicy.submit(request.actor, order)) throw forbidden();
  // The claim's own promise is kept, whoever keeps it: its key, and the checks that it was let pass.
  const claim = {
    ...request,
    submitKey: attempt.submitKey ?? request.submitKey,
    ignoreChecks: attempt.ignoreChecks,
  };
  const now = await databaseNow(transaction);
  const assessment = await assessOrder(order, { ...claim, now, transaction });
  requireNoProblems(assessment);
  if (assessment.priced.totalCents !== attempt.amountCents) {
    throw new ApiError(409, errorCodes.stale, {
      message: 'The price changed. Please look at your order again.',
    });
  }
  await recordHistory(
    {
      orderId: order.id,
      kind: 'payment_authorized',
      actor: null,
      details: { amount_cents: attempt.amountCents },
    },
    transaction,
  );
  return { do: 'answer', answer: await completeSubmit(order, assessment, claim, transaction) };
}

async function afterwards(order: Order, request: SubmitRequest, transaction: Transaction): Promise<Step> {
  const sameRequest = request.submitKey !== null && request.submitKey === order.submitKey;
  if (sameRequest || (order.submittedAt !== null && order.submittedAt >= request.arrivedAt)) {
    return { do: 'answer', answer: await presentSubmitted(order, transaction) };
  }
  throw new ApiError(409, errorCodes.submit.alreadySubmitted, {
    message: 'This order has already been submitted.',
    context: { order_id: order.id },
  });
}

const lockAttempt = (id: number, transaction: Transaction) =>
  PaymentAttempt.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE, rejectOnEmpty: true });
