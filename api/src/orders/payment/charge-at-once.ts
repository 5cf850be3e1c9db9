import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import { ApiError } from '../../errors';
import {
  captureAttempt,
  hearPayment,
  lockAttempt,
  lockPaid,
  PaymentAttempt,
  releaseLateHold,
  takeAnswer,
  Undecided,
  voidAttempt,
  voidLater,
  voidPayment,
  type Authorization,
  type PaidThings,
} from '../../payments';
import { declinedLimit } from './declined-limit';
import { cardRefused, paymentError } from './payment-refusals';
import { answerTo } from './settle-claim';
import type { SettleStep } from './retry-until-settled';

/** How long a claim waits for Stripe before it is given up. */
const patienceMs = 10 * 60_000;
/** After this time the payment job takes over from a call that broke off. */
const takeOverMs = 30_000;

/** What a card pays at once, without a hold that waits for somebody: invoices, or a gift. */
interface PaidAtOnce {
  /** What comes of it after the bank's question; `time` is how long that waits. */
  whatFollows: (time: string) => string;
  /** What Stripe has to know before it is asked; throws `Undecided` while it does not answer. May run twice. */
  prepare?: (attempt: PaymentAttempt) => Promise<void>;
  /** In the transaction of the capture. */
  markPaid: (attempt: PaymentAttempt, transaction: Transaction) => Promise<void>;
  /** In the transaction of the authorization. */
  authorized?: (
    attempt: PaymentAttempt,
    result: Extract<Authorization, { outcome: 'authorized' }>,
    transaction: Transaction,
  ) => Promise<void>;
  /** In the transaction that ends it without a charge, or soon after; may run twice. */
  notPaid?: (attempt: PaymentAttempt, transaction: Transaction) => Promise<void>;
  /** Its person has left the page. */
  tellNotPaid: (attempt: PaymentAttempt, reason: string, transaction: Transaction) => Promise<void>;
}
type Step = SettleStep<void>;

const done: Step = { do: 'answer', answer: undefined };
const notConfirmed = 'The payment was not confirmed with the bank.';
const tooLate = 'We could not reach the payment service in time.';
const undecided = ['claimed', 'requires_action', 'authorized'];

/** Authorizes and captures claims at once: by the call that made them, or by their job when it broke off. */
export function chargeAtOnce({
  whatFollows,
  prepare,
  markPaid,
  authorized,
  notPaid,
  tellNotPaid,
}: PaidAtOnce) {
  /** Authorizes a claim at Stripe and captures it; safe to repeat in every state. A refusal counts for `payer`, if any. */
  async function pay(claimed: PaymentAttempt, payer: string | null): Promise<Step> {
    if (claimed.status === 'claimed' || claimed.status === 'requires_action') {
      const isReady = await ready(claimed);
      const result = isReady && (await answerTo(claimed));
      if (!result) return { do: 'ask again', attemptId: claimed.id };
      const ended = await settle(claimed, result, payer);
      if (ended) return ended;
    }
    return capture(claimed.id);
  }

  async function ready(claimed: PaymentAttempt): Promise<boolean> {
    try {
      await prepare?.(claimed);
      return true;
    } catch (error) {
      if (error instanceof Undecided) return false;
      throw error;
    }
  }

  /** Stores Stripe's answer; null if the card is authorized. */
  async function settle(
    claimed: PaymentAttempt,
    result: Authorization,
    payer: string | null,
  ): Promise<Step | null> {
    let wasWaiting = false;
    const attempt = await database.transaction(async (transaction) => {
      await lockPaid(claimed, transaction);
      const locked = await lockAttempt(claimed.id, transaction);
      wasWaiting = locked.status === 'claimed' || locked.status === 'requires_action';
      if (!wasWaiting) return locked;
      const now = await databaseNow(transaction);
      await takeAnswer(locked, result, now, transaction);
      if (result.outcome === 'failed') await notPaid?.(locked, transaction);
      if (result.outcome === 'authorized') {
        await authorized?.(locked, result, transaction);
        const runAt = new Date(now.getTime() + takeOverMs);
        await hearPayment.enqueue(transaction, { attemptId: locked.id }, { runAt });
      }
      return locked;
    });
    if (wasWaiting && payer !== null && result.outcome === 'failed') await declinedLimit.spend(payer);
    if (attempt.status === 'requires_action' && result.outcome === 'requires_action')
      return { do: 'refuse', error: await paymentError(result, { attempt, whatFollows }, null) };
    return stepOf(attempt);
  }

  async function capture(attemptId: number): Promise<Step> {
    const attempt = await PaymentAttempt.findByPk(attemptId, { rejectOnEmpty: true });
    if (attempt.status === 'authorized') {
      try {
        if (!(await captureAttempt(attempt, attempt.amountCents, markPaid))) await end(attempt);
      } catch (error) {
        if (!(error instanceof Undecided)) throw error;
        return { do: 'ask again', attemptId };
      }
      await attempt.reload();
    }
    return stepOf(attempt) ?? { do: 'ask again', attemptId };
  }

  /** The hold on the card is gone: nothing will be charged. */
  const end = (attempt: PaymentAttempt) =>
    database.transaction(async (transaction) => notPaid?.(attempt, transaction));

  /** What became of a payment that Stripe had not decided; the payment job may have settled it. */
  async function whatBecame(attemptId: number, transaction: Transaction): Promise<Step> {
    const found = await PaymentAttempt.findByPk(attemptId, { transaction, rejectOnEmpty: true });
    await lockPaid(found, transaction);
    const attempt = await lockAttempt(attemptId, transaction);
    return stepOf(attempt) ?? { do: 'pay', attempt };
  }

  /** Continues a payment for its job: asks Stripe again, captures what is authorized, gives up what takes too long. */
  async function goOn(attemptId: number): Promise<void> {
    const attempt = await PaymentAttempt.findByPk(attemptId, { rejectOnEmpty: true });
    const now = await databaseNow(null);
    switch (attempt.status) {
      case 'claimed':
        if (now.getTime() - attempt.claimedAt.getTime() > patienceMs) return giveUp(attempt, tooLate);
        return goOnAlone(attempt);
      case 'requires_action': {
        await goOnAlone(attempt);
        const { status, validUntil } = await attempt.reload();
        if (status === 'requires_action' && validUntil && now >= validUntil)
          await giveUp(attempt, notConfirmed);
        return;
      }
      case 'authorized':
        return captureLater(attempt, now);
      case 'voiding':
        return database.transaction((transaction) => voidPayment.enqueue(transaction, { attemptId }));
      case 'failed':
      case 'voided':
        return releaseLateHold(attempt, markPaid);
    }
  }

  /** Fails while Stripe does not answer, so that the job is repeated; lets go of what takes longer than the person was told. */
  async function captureLater(attempt: PaymentAttempt, now: Date): Promise<void> {
    const since = attempt.settledAt ?? attempt.claimedAt;
    if (now.getTime() - since.getTime() > patienceMs) return giveUp(attempt, tooLate);
    if (await captureAttempt(attempt, attempt.amountCents, markPaid)) return;
    await database.transaction(async (transaction) => {
      await notPaid?.(attempt, transaction);
      await tellNotPaid(attempt, 'The hold on the card has ended.', transaction);
    });
  }

  /** The person has left the page, so a refusal is mailed. */
  async function goOnAlone(attempt: PaymentAttempt): Promise<void> {
    const { offSession, requestedBy } = attempt;
    await pay(attempt, offSession || requestedBy === null ? null : String(requestedBy));
    await attempt.reload();
    if (attempt.status !== 'failed') return;
    const reason = attempt.failureMessage ?? 'The payment did not go through.';
    await database.transaction((transaction) => tellNotPaid(attempt, reason, transaction));
  }

  const giveUp = (stale: PaymentAttempt, reason: string): Promise<void> =>
    database.transaction(async (transaction) => {
      await lockPaid(stale, transaction);
      const attempt = await lockAttempt(stale.id, transaction);
      if (!undecided.includes(attempt.status)) return;
      await voidLater(attempt, transaction, { reason });
      await notPaid?.(attempt, transaction);
      await tellNotPaid(attempt, reason, transaction);
    });

  /** What the jobs of such a payment do. */
  const jobs: PaidThings = { goOn, release: (attemptId) => voidAttempt(attemptId, markPaid) };
  return { pay, whatBecame, jobs };
}

/** The end of a payment as a step; null while it goes on. */
export function stepOf({ status, failureCode, failureMessage }: PaymentAttempt): Step | null {
  if (status === 'captured' || status === 'refunded') return done;
  if (status === 'failed')
    return {
      do: 'refuse',
      error: cardRefused({
        code: failureCode ?? 'card_declined',
        message: failureMessage ?? 'The payment did not go through.',
      }),
    };
  if (status === 'voiding' || status === 'voided')
    return {
      do: 'refuse',
      error: new ApiError(409, errorCodes.stale, {
        message: `${failureMessage ?? 'This payment was ended.'} Nothing was charged.`,
      }),
    };
  return null;
}
