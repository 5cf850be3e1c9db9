import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../clock';
import { database, sql } from '../database';
import { ApiError, invalid } from '../errors';
import { rateLimit, type Actor } from '../http';
import { logger } from '../logger';
import {
  answerTo,
  cardRefused,
  decisionWaits,
  declinedLimit,
  expiredCard,
  othersCard,
  paymentError,
  untilDecided,
  type DecisionStep,
} from '../orders';
import { hasPrivilege } from '../organizations';
import {
  arePaidTogether,
  captureAttempt,
  claimAttempt,
  hearPayment,
  linesOfAttempt,
  liveAttemptsFor,
  lockAttempt,
  lockPaid,
  PaymentAttempt,
  releaseLateHold,
  takeAnswer,
  Undecided,
  usableCards,
  voidAttempt,
  voidLater,
  voidPayment,
  type Authorization,
  type PaidThings,
} from '../payments';
import { prepared } from '../prepared';
import { centsToDollars, inDollars } from '../pricing';
import { invoicesNotPaidMail } from './invoice.mails';
import { lockInvoices } from './load-invoices';
import { toldOf } from './told-of';

/** How long a payment of invoices waits for Stripe, shorter than its screen; tests shorten it. */
export const invoiceWaits = { ...decisionWaits(), patienceMs: 10_000 };
/** How long a claim waits for Stripe before it is given up. */
const patienceMs = 10 * 60_000;
/** After this time the payment job takes over from a call that broke off. */
const takeOverMs = 30_000;

const payLimit = rateLimit({ name: 'invoice_payments', tries: 30, seconds: 60 * 60 });

interface Wish {
  invoiceIds: readonly number[];
  cardId: number;
  totalCents: number;
}
type Step = DecisionStep<void>;
const done: Step = { do: 'answer', answer: undefined };
const inProgress = (message: string) => new ApiError(409, errorCodes.order.paymentInProgress, { message });
const whatFollows = (time: string) =>
  `The invoices are paid once you have, also if you leave this page; after ${time} nothing is charged.`;
const notConfirmed = 'The payment was not confirmed with the bank.';
const tooLate = 'We could not reach the payment service in time.';

/**
 * Pays invoices of one organization by one charge of a card, exactly once however often it is pressed; a repeat by the
 * same person answers the first payment. 402 if the card is refused or the bank must be confirmed, 409 if an invoice is
 * paid already or the sum is another one than was shown.
 */
export const payInvoices = (wish: Wish, caller: Actor): Promise<void> =>
  untilDecided<void>(caller, {
    waits: invoiceWaits,
    begin: (actor, undecided, transaction) =>
      undecided === null ? begin(wish, actor, transaction) : whatBecame(undecided, transaction),
    pay: (attempt) => pay(attempt),
    inProgress: () =>
      inProgress(
        'The payment service has not answered yet. The invoices are paid as soon as it does, or, where that takes more than ten minutes, not at all.',
      ),
  });

async function begin(wish: Wish, actor: Actor, transaction: Transaction): Promise<Step> {
  const { invoiceIds, cardId, totalCents } = wish;
  const invoices = await lockInvoices(invoiceIds, actor, 'pay', transaction);
  const [first] = invoices;
  if (!first || invoices.some(({ teamId }) => teamId !== first.teamId))
    throw invalid('invoice_ids', 'inclusion', 'must belong to one organization');
  const waiting = await waitingPayment(wish, actor, transaction);
  if (waiting) return { do: 'pay', attempt: waiting };
  if (
    invoices.every(({ isPaid }) => isPaid) &&
    (await arePaidTogether(invoiceIds, actor.userId, transaction))
  )
    return done;
  const closed = invoices.filter(
    ({ isPaid, isVoided, amountCents }) => isPaid || isVoided || amountCents === 0,
  );
  if (closed.length > 0)
    throw new ApiError(409, errorCodes.stale, {
      message: `There is nothing to pay any more for ${closed.map(({ number }) => number).join(', ')}. Nothing was charged.`,
      context: { changes: closed.map(({ invoiceId }) => ({ field: 'invoice_ids', id: invoiceId })) },
    });
  const amountCents = invoices.reduce((sum, invoice) => sum + invoice.amountCents, 0);
  if (amountCents !== totalCents)
    throw new ApiError(409, errorCodes.stale, {
      message: `These invoices come to ${inDollars(amountCents)} by now. Nothing was charged.`,
      context: {
        changes: [{ field: 'total', before: centsToDollars(totalCents), after: centsToDollars(amountCents) }],
      },
    });
  const now = await databaseNow(transaction);
  const mayUseTeams = hasPrivilege(actor, 'credit_cards', 'read', first.teamId);
  const cards = await usableCards(
    { userId: actor.userId, teamId: mayUseTeams ? first.teamId : null },
    transaction,
  );
  const card = cards.find(({ id }) => id === cardId);
  if (!card) throw othersCard();
  if (!card.isValidOn(now)) throw expiredCard();
  await declinedLimit.check(String(actor.userId));
  await payLimit.spend(String(actor.userId));
  const attempt = await claimAttempt(
    {
      ...{ purpose: 'invoices', orderId: null, invoices, creditCardId: card.id, amountCents },
      ...{ requestedBy: actor.userId, orderLockVersion: 0, ignoreChecks: {}, validUntil: null },
    },
    now,
    transaction,
  );
  return { do: 'pay', attempt };
}

/** The undecided payment that a repeat continues; 409 if another one pays an invoice, null if there is none. */
async function waitingPayment(
  { invoiceIds, cardId }: Wish,
  actor: Actor,
  transaction: Transaction,
): Promise<PaymentAttempt | null> {
  const live = await liveAttemptsFor(invoiceIds, transaction);
  const [attemptId] = live;
  if (attemptId === undefined) return null;
  const attempt = await lockAttempt(attemptId, transaction);
  const lines = await linesOfAttempt(attemptId, transaction);
  const isSame =
    live.length === 1 &&
    attempt.requestedBy === actor.userId &&
    lines.length === invoiceIds.length &&
    lines.every(({ invoiceId }) => invoiceIds.includes(invoiceId));
  if (isSame && attempt.creditCardId === cardId) return attempt;
  // A person whom the bank asks may choose another card instead.
  if (isSame && attempt.status === 'requires_action') {
    await voidLater(attempt, transaction);
    return null;
  }
  throw inProgress('A payment of these invoices is still on its way. Please try again in a moment.');
}

/** What became of a payment that Stripe had not decided; the payment job may have settled it. */
async function whatBecame(attemptId: number, transaction: Transaction): Promise<Step> {
  const found = await PaymentAttempt.findByPk(attemptId, { transaction, rejectOnEmpty: true });
  await lockPaid(found, transaction);
  const attempt = await lockAttempt(attemptId, transaction);
  return stepOf(attempt) ?? { do: 'pay', attempt };
}

/** The end of a payment as a step; null while it goes on. */
function stepOf({ status, failureCode, failureMessage }: PaymentAttempt): Step | null {
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

/** Authorizes a claim at Stripe and captures it; safe to repeat in every state. */
async function pay(claimed: PaymentAttempt): Promise<Step> {
  if (claimed.status === 'claimed' || claimed.status === 'requires_action') {
    const result = await answerTo(claimed);
    if (!result) return { do: 'ask again', attemptId: claimed.id };
    const ended = await settle(claimed, result);
    if (ended) return ended;
  }
  return capture(claimed.id);
}

/** Stores Stripe's answer; null if the card is authorized. */
async function settle(claimed: PaymentAttempt, result: Authorization): Promise<Step | null> {
  let wasWaiting = false;
  const attempt = await database.transaction(async (transaction) => {
    await lockPaid(claimed, transaction);
    const locked = await lockAttempt(claimed.id, transaction);
    wasWaiting = locked.status === 'claimed' || locked.status === 'requires_action';
    if (!wasWaiting) return locked;
    const now = await databaseNow(transaction);
    await takeAnswer(locked, result, now, transaction);
    if (result.outcome === 'authorized') {
      const runAt = new Date(now.getTime() + takeOverMs);
      await hearPayment.enqueue(transaction, { attemptId: locked.id }, { runAt });
    }
    return locked;
  });
  if (wasWaiting && result.outcome === 'failed') await declinedLimit.spend(String(claimed.requestedBy));
  if (attempt.status === 'requires_action' && result.outcome === 'requires_action')
    return { do: 'refuse', error: await paymentError(result, { attempt, whatFollows }, null) };
  return stepOf(attempt);
}

async function capture(attemptId: number): Promise<Step> {
  const attempt = await PaymentAttempt.findByPk(attemptId, { rejectOnEmpty: true });
  if (attempt.status === 'authorized') {
    try {
      await captureAttempt(attempt, attempt.amountCents, markPaid);
    } catch (error) {
      if (!(error instanceof Undecided)) throw error;
      return { do: 'ask again', attemptId };
    }
    await attempt.reload();
  }
  return stepOf(attempt) ?? { do: 'ask again', attemptId };
}

const paidQuery = prepared(
  'invoices-paid',
  { id: 'int4' },
  `update invoices set paid_at = clock_timestamp()
   where paid_at is null and voided_at is null
     and id in (select invoice_id from payment_attempt_invoices where payment_attempt_id = $1) returning id`,
);

async function markPaid({ id: attemptId }: PaymentAttempt, transaction: Transaction): Promise<void> {
  const paid = await sql.within(transaction, paidQuery, [attemptId]);
  const lines = await linesOfAttempt(attemptId, transaction);
  if (paid.length < lines.length)
    logger.error(
      { attemptId, invoices: lines.length, paid: paid.length },
      'a card paid invoices that were closed',
    );
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
  await database.transaction((transaction) =>
    tellNotPaid(attempt, 'The hold on the card has ended.', transaction),
  );
}

/** The person has left the page, so a refusal is mailed. */
async function goOnAlone(attempt: PaymentAttempt): Promise<void> {
  await pay(attempt);
  await attempt.reload();
  if (attempt.status !== 'failed') return;
  const reason = attempt.failureMessage ?? 'The payment did not go through.';
  await database.transaction((transaction) => tellNotPaid(attempt, reason, transaction));
}

const undecided = ['claimed', 'requires_action', 'authorized'];
const giveUp = (stale: PaymentAttempt, reason: string): Promise<void> =>
  database.transaction(async (transaction) => {
    await lockPaid(stale, transaction);
    const attempt = await lockAttempt(stale.id, transaction);
    if (!undecided.includes(attempt.status)) return;
    await voidLater(attempt, transaction, { reason });
    await tellNotPaid(attempt, reason, transaction);
  });

async function tellNotPaid(attempt: PaymentAttempt, reason: string, transaction: Transaction): Promise<void> {
  const told = await toldOf(attempt.id, transaction);
  if (!told) return;
  const { email: to, ...data } = told;
  await invoicesNotPaidMail.queue(transaction, {
    ...{ event: `payment-${attempt.id}-invoices-not-paid`, to, data: { ...data, reason } },
  });
}

/** What the jobs of a payment do for invoices. */
export const invoicePayments: PaidThings = {
  goOn,
  release: (attemptId) => voidAttempt(attemptId, markPaid),
};
