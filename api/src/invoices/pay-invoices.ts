import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../clock';
import { sql } from '../database';
import { ApiError, invalid } from '../errors';
import { rateLimit, type Actor } from '../http';
import { logger } from '../logger';
import {
  chargeAtOnce,
  settleWaits,
  declinedLimit,
  expiredCard,
  othersCard,
  retryUntilSettled,
  type SettleStep,
} from '../orders';
import { hasPrivilege } from '../organizations';
import {
  arePaidTogether,
  claimAttempt,
  linesOfAttempt,
  liveAttemptsFor,
  lockAttempt,
  usableCards,
  voidLater,
  type PaymentAttempt,
} from '../payments';
import { prepared } from '../prepared';
import { centsToDollars, inDollars } from '../pricing';
import { invoicesNotPaidMail } from './invoice.mails';
import { lockInvoices } from './load-invoices';
import { toldOf } from './told-of';

/** How long a payment of invoices waits for Stripe, shorter than its screen; tests shorten it. */
export const invoiceWaits = { ...settleWaits(), patienceMs: 10_000 };

const payLimit = rateLimit({ name: 'invoice_payments', tries: 30, seconds: 60 * 60 });

interface Wish {
  invoiceIds: readonly number[];
  cardId: number;
  totalCents: number;
}
type Step = SettleStep<void>;
const done: Step = { do: 'answer', answer: undefined };
const inProgress = (message: string) => new ApiError(409, errorCodes.order.paymentInProgress, { message });

/**
 * Pays invoices of one organization by one charge of a card, exactly once however often it is pressed; a repeat by the
 * same person answers the first payment. 402 if the card is refused or the bank must be confirmed, 409 if an invoice is
 * paid already or the sum is another one than was shown.
 */
export const payInvoices = (wish: Wish, caller: Actor): Promise<void> =>
  retryUntilSettled<void>(caller, {
    waits: invoiceWaits,
    begin: (actor, undecided, transaction) =>
      undecided === null ? begin(wish, actor, transaction) : charge.whatBecame(undecided, transaction),
    pay: (attempt) => charge.pay(attempt, String(caller.userId)),
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

async function tellNotPaid(attempt: PaymentAttempt, reason: string, transaction: Transaction): Promise<void> {
  const told = await toldOf(attempt.id, transaction);
  if (!told) return;
  const { email: to, ...data } = told;
  await invoicesNotPaidMail.queue(transaction, {
    ...{ event: `payment-${attempt.id}-invoices-not-paid`, to, data: { ...data, reason } },
  });
}

const charge = chargeAtOnce({
  whatFollows: (time) =>
    `The invoices are paid once you have, also if you leave this page; after ${time} nothing is charged.`,
  markPaid,
  tellNotPaid,
});

/** What the jobs of a payment do for invoices. */
export const invoicePayments = charge.jobs;
