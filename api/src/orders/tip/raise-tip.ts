import { errorCodes, leastTipRaise, tipDays } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../../clock';
import { sql } from '../../database';
import { ApiError, forbidden, invalid } from '../../errors';
import { rateLimit, type Actor } from '../../http';
import { claimAttempt, liveAttempt, lockAttempt, Undecided, type PaymentAttempt } from '../../payments';
import { centsToDollars } from '../../pricing';
import { cardsToChoose } from '../access';
import { brokenRules, latestApproval, mayApprove } from '../approval/approval-problem';
import { ownerQuery } from '../assessment/owner-problems';
import { lockOrder } from '../find-order';
import type { Order } from '../order.model';
import { orderPolicy } from '../order.policy';
import { dueCents } from '../owed';
import { declinedLimit } from '../payment/declined-limit';
import { cardToCharge, expiredCard } from '../payment/payment-methods';
import { decisionWaits, untilDecided, type DecisionStep } from '../payment/until-decided';
import { cardRefused } from '../payment/payment-refusals';
import { paidTip, payTip, tipOf, type PaidTip } from './pay-tip';
import { isTippable } from './tippable';

/** How long a raise waits, shorter than its screen's own limit (2 §7); tests shorten it. */
export const tipWaits = { ...decisionWaits(), patienceMs: 10_000 };

/**
 * Raises the tip of a delivered order to a sum (cents), and charges the difference as a separate payment, exactly once.
 * 402 if the card is refused; then, and while the outcome is unknown, the order stays as it is.
 */
export const raiseTip = (orderId: number, tipCents: number, actor: Actor): Promise<void> =>
  untilDecided<void>(actor, {
    waits: tipWaits,
    begin: (by, undecided, transaction) =>
      undecided === null
        ? beginTip(orderId, tipCents, by, transaction)
        : whatBecame(orderId, undecided, transaction),
    pay: askForTip,
    inProgress: () =>
      new ApiError(409, errorCodes.order.paymentInProgress, {
        message:
          'The payment service has not answered yet. Your tip is paid as soon as it does, or, where that takes more than ten minutes, not at all.',
      }),
  });

type TipStep = DecisionStep<void>;

async function beginTip(
  orderId: number,
  tipCents: number,
  actor: Actor,
  transaction: Transaction,
): Promise<TipStep> {
  const attempt = await claimTip(orderId, tipCents, actor, transaction);
  return attempt ? { do: 'pay', attempt } : { do: 'answer', answer: undefined };
}

/** The outcome of an undecided tip; a concurrent call may have settled it. */
async function whatBecame(orderId: number, attemptId: number, transaction: Transaction): Promise<TipStep> {
  await lockOrder(orderId, transaction);
  const attempt = await lockAttempt(attemptId, transaction);
  return attempt.status === 'claimed' ? { do: 'pay', attempt } : stepOf(paidTip(attempt));
}

async function askForTip(attempt: PaymentAttempt, actor: Actor): Promise<TipStep> {
  try {
    return stepOf(await payTip(attempt, actor));
  } catch (error) {
    if (!(error instanceof Undecided)) throw error;
    return { do: 'ask again', attemptId: attempt.id };
  }
}

const stepOf = (paid: PaidTip): TipStep =>
  paid.outcome === 'entered'
    ? { do: 'answer', answer: undefined }
    : { do: 'refuse', error: cardRefused(paid) };

/** Claims the payment of the difference; null if the tip already has this sum. */
async function claimTip(
  orderId: number,
  tipCents: number,
  actor: Actor,
  transaction: Transaction,
): Promise<PaymentAttempt | null> {
  const order = await lockOrder(orderId, transaction);
  if (!orderPolicy.pay(actor, order)) throw forbidden();
  const now = await databaseNow(transaction);
  if (!isTippable(order, now))
    throw new ApiError(409, 'order-tip_closed', {
      message: `A tip can be raised here until ${tipDays} days after the delivery, where a card paid.`,
    });
  const before = await tipOf(orderId, transaction);
  if (tipCents === before) return null;
  requireSensible(tipCents, before, order);
  const stands = await liveAttempt(orderId, transaction);
  // Only the person who started a raise continues it, because the bank's message is for them.
  if (stands?.tipCents === tipCents && stands.requestedBy === actor.userId) return stands;
  if (stands || (await dueCents(order, transaction)) > 0)
    throw new ApiError(409, errorCodes.order.paymentInProgress, {
      message: 'A payment of this order is still on its way. Please try again in a moment.',
    });
  await requireWithinRules(order, (order.totalCents ?? 0) + tipCents - before, actor, transaction);
  return claim(order, tipCents, tipCents - before, actor, now, transaction);
}

/** Requires an admin for a tip that takes an order out of its organization's rules; its hours are over by then. */
async function requireWithinRules(
  order: Order,
  totalCents: number,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  if (mayApprove(actor, order)) return;
  const [owner] = await sql.within(transaction, ownerQuery, [order.userId, order.teamId]);
  if (!owner?.team) return;
  const broken = brokenRules(owner.team, { totalCents, headcount: order.headcount, startTime: null });
  if (broken.length === 0) return;
  const asked = await latestApproval(order.id, transaction);
  if (asked?.status === 'approved' && totalCents <= asked.totalCents) return;
  const says = `can be raised by an admin of ${owner.team.name} only: with it, this order ${broken.join(' and ')}`;
  throw invalid('amount', 'approval_required', says);
}

/** Each raise is a separate charge and a mail. */
const tipLimit = rateLimit({ name: 'tip_raises', tries: 10, seconds: 60 * 60 });

/** Requires a raise that is large enough to charge and not above the rest of the order, which would be a typing error. */
function requireSensible(tipCents: number, before: number, { totalCents }: Order): void {
  const least = before + leastTipRaise * 100;
  if (tipCents < least)
    throw invalid(
      'amount',
      'greater_than',
      `was ${inWords(before)} before, and can only grow, by $${leastTipRaise} or more`,
    );
  const most = (totalCents ?? 0) - before;
  if (tipCents > most)
    throw invalid(
      'amount',
      'less_than_or_equal_to',
      `can be ${inWords(most)} at most, as much as all the rest`,
    );
}

const inWords = (cents: number) => `$${centsToDollars(cents).toFixed(2)}`;

async function claim(
  order: Order,
  tipCents: number,
  amountCents: number,
  actor: Actor,
  now: Date,
  transaction: Transaction,
): Promise<PaymentAttempt> {
  const card = (await cardsToChoose(order, actor, transaction)).find(({ id }) => id === cardToCharge(order));
  if (!card)
    throw invalid(
      'amount',
      'inclusion',
      'can not be paid: the card of this order is not yours to charge any more',
    );
  if (!card.isValidOn(now)) throw expiredCard();
  await declinedLimit.check(String(actor.userId));
  await tipLimit.spend(String(actor.userId));
  return claimAttempt(
    {
      purpose: 'tip',
      orderId: order.id,
      creditCardId: card.id,
      amountCents,
      tipCents,
      requestedBy: actor.userId,
      orderLockVersion: order.lockVersion,
      ignoreChecks: {},
      validUntil: null,
    },
    now,
    transaction,
  );
}
