import { errorCodes, leastTipRaise, tipDays } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../../clock';
import { ApiError, forbidden, invalid } from '../../errors';
import { rateLimit, type Actor } from '../../http';
import { claimAttempt, liveAttempt, lockAttempt, Undecided, type PaymentAttempt } from '../../payments';
import { centsToDollars } from '../../pricing';
import { cardsToChoose } from '../access';
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

/** How long a raise waits, for less than its screen does (2 §7); tests of it wait shorter. */
export const tipWaits = { ...decisionWaits(), patienceMs: 10_000 };

/**
 * Raises the tip of a delivered order to a sum (cents), and charges what is more than before: as a payment of its own, once
 * however often it is asked for. 402 where the card is refused; then, and while nobody knows, nothing of the order changes.
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

/** What became of a tip that Stripe had not decided: somebody else may have had its answer, as who pressed twice. */
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

/** The right to ask for what is more; null where the tip is that already. */
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
  // Somebody else's is theirs to go on with: what its bank says is not for others.
  if (stands?.tipCents === tipCents && stands.requestedBy === actor.userId) return stands;
  if (stands || (await dueCents(order, transaction)) > 0)
    throw new ApiError(409, errorCodes.order.paymentInProgress, {
      message: 'A payment of this order is still on its way. Please try again in a moment.',
    });
  return claim(order, tipCents, tipCents - before, actor, now, transaction);
}

/** Each raise is a charge of its own, and a mail. */
const tipLimit = rateLimit({ name: 'tip_raises', tries: 10, seconds: 60 * 60 });

/** A raise that is worth a charge, and no slip of the keys: a tip is never more than all the rest. */
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
