import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../../clock';
import { ApiError, forbidden } from '../../errors';
import { rateLimit, type Actor } from '../../http';
import {
  chargedCents,
  liveAttempt,
  liveRenewal,
  lockAttempt,
  Undecided,
  voidLater,
  type Authorization,
  type PaymentAttempt,
} from '../../payments';
import { authorizationDue } from '../../schedule';
import { cardsToChoose } from '../access';
import { OrderChange, openChangeStatuses } from '../changes/order-change.model';
import { lockOrder } from '../find-order';
import { recordHistory } from '../history';
import type { Order } from '../order.model';
import { orderPolicy } from '../order.policy';
import { dueCents } from '../owed';
import { bankQuestion, cardRefused, paymentError } from './payment-refusals';
import { cardAndPayer } from './card-and-payer';
import { declinedLimit } from './declined-limit';
import { claimOrderHold, holdCard } from './hold-card';
import { expiredCard, othersCard, takesAnotherCard } from './payment-methods';
import { decisionWaits, untilDecided, type DecisionStep } from './until-decided';

/** Each try costs a hold, so trying cards one after the other is limited; polling the bank's answer is not. */
const choiceLimit = rateLimit({ name: 'card_choices', tries: 20, seconds: 60 * 60 });

/** How long a choice of card waits, shorter than its screen's own limit (2 §7); tests shorten it. */
export const cardWaits = { ...decisionWaits(), patienceMs: 10_000 };

/**
 * Changes the card of a submitted order, or of an ended one that still owes something (2 §4): a hold that is due is
 * authorized at once, and the old card's hold is released after that. 402 if the card is refused or the bank must be
 * confirmed. A repeat with the same card reads the bank's answer, or Stripe's if an earlier call was lost before it.
 */
export const chooseCard = (orderId: number, cardId: number, actor: Actor): Promise<void> =>
  untilDecided<void>(actor, {
    waits: cardWaits,
    begin: (by, undecided, transaction) =>
      undecided === null
        ? beginChoice(orderId, cardId, by, transaction)
        : whatBecame(orderId, undecided, transaction),
    pay: askForHold,
    inProgress: () =>
      inProgress(
        'The payment service has not answered yet. The order’s page says how it is paid once it does.',
      ),
  });

type CardStep = DecisionStep<void>;
const done: CardStep = { do: 'answer', answer: undefined };

const inProgress = (message: string) => new ApiError(409, errorCodes.order.paymentInProgress, { message });

async function askForHold(attempt: PaymentAttempt): Promise<CardStep> {
  let result: Authorization;
  try {
    result = await holdCard(attempt);
  } catch (error) {
    if (!(error instanceof Undecided)) throw error;
    return { do: 'ask again', attemptId: attempt.id };
  }
  if (result.outcome === 'authorized') return done;
  const asked = { attempt: await attempt.reload(), whatFollows: bankQuestion.standing };
  return { do: 'refuse', error: await paymentError(result, asked, null) };
}

/** The outcome of an undecided hold; the payment job or a concurrent call may have settled it. */
async function whatBecame(orderId: number, attemptId: number, transaction: Transaction): Promise<CardStep> {
  await lockOrder(orderId, transaction);
  const attempt = await lockAttempt(attemptId, transaction);
  const { status, failureCode: code, failureMessage: message } = attempt;
  if (status === 'claimed' || status === 'requires_action') return { do: 'pay', attempt };
  if (status === 'authorized' || status === 'captured') return done;
  const error =
    status === 'failed'
      ? cardRefused({
          code: code ?? 'card_declined',
          message: message ?? 'The payment did not go through.',
        })
      : new ApiError(409, errorCodes.stale, {
          message: 'This order is paid in another way by now. Please look at it again.',
        });
  return { do: 'refuse', error };
}

/** The hold to authorize; none if it is not due yet or the card holds already. */
async function beginChoice(
  orderId: number,
  cardId: number,
  actor: Actor,
  transaction: Transaction,
): Promise<CardStep> {
  const attempt = await claimFor(orderId, cardId, actor, transaction);
  return attempt ? { do: 'pay', attempt } : done;
}

/** Null if no hold has to be authorized. */
async function claimFor(
  orderId: number,
  cardId: number,
  actor: Actor,
  transaction: Transaction,
): Promise<PaymentAttempt | null> {
  const order = await lockOrder(orderId, transaction);
  if (!orderPolicy.pay(actor, order)) throw forbidden();
  await requireCardOpen(order, transaction);
  await requireNoOtherWay(order, transaction);
  const now = await databaseNow(transaction);
  const card = (await cardsToChoose(order, actor, transaction)).find(({ id }) => id === cardId);
  if (!card) throw othersCard();
  if (!card.isValidOn(now)) throw expiredCard();

  const stands = await liveAttempt(orderId, transaction);
  const waits = stands?.status === 'authorized' ? await liveRenewal(orderId, transaction) : stands;
  const isTheirs = waits?.creditCardId === cardId;
  // A claim of the payment job is off-session, so the bank could not ask a person.
  if (waits?.status === 'claimed' && !(isTheirs && waits.offSession === false))
    throw inProgress(
      'The payment service is still being asked about this order. Please try again in a moment.',
    );
  if (isTheirs) return waits;
  await choiceLimit.spend(String(actor.userId));
  if (waits) await voidLater(waits, transaction);
  const isHeldByIt = stands?.status === 'authorized' && stands.creditCardId === cardId;
  // The card's renewal was refused; the owner says that it works now, so it is authorized again.
  if (isHeldByIt && order.creditCardId === cardId && order.paymentHoldReason === null) return null;

  await order.update(await cardAndPayer(order, cardId, transaction), { transaction });
  const details = { credit_card_id: cardId };
  await recordHistory({ orderId, kind: 'card_chosen', actor, details }, transaction);
  const isDue = stands !== null || order.paymentHoldReason !== null || now >= dueOf(order);
  // If the order was captured early, it is paid, whichever card is chosen later.
  if (!isDue || (await dueCents(order, transaction)) === 0) return null;
  await declinedLimit.check(String(actor.userId));
  const renews = stands?.status === 'authorized' ? stands.id : null;
  const claim = { purpose: 'card', cardId, requestedBy: actor.userId, renews } as const;
  return claimOrderHold(order, claim, now, transaction);
}

async function requireCardOpen(order: Order, transaction: Transaction): Promise<void> {
  if (takesAnotherCard(order, await chargedCents(order.id, transaction))) return;
  throw new ApiError(409, errorCodes.order.notByCard, {
    message: order.isInCart
      ? 'This order is still a cart.'
      : 'No card can be chosen for this order any more.',
  });
}

/** Open changes that set the payment would override this choice once they are applied. */
async function requireNoOtherWay({ id: orderId }: Order, transaction: Transaction): Promise<void> {
  const where = { orderId, status: [...openChangeStatuses] };
  const open = await OrderChange.findOne({ where, transaction });
  const { columns = {} } = open?.proposal ?? {};
  if (!open || !('creditCardId' in columns || 'paidWithInvoice' in columns)) return;
  throw new ApiError(409, errorCodes.modify.changePending, {
    message:
      'Changes that still wait for their answer say how this order is paid. Withdraw them to choose a card here.',
    context: { change_id: open.id, status: open.status },
  });
}

function dueOf({ submittedAt, startAt }: Order): Date {
  if (!submittedAt || !startAt) throw new Error('an order that stands was submitted, for some time');
  return authorizationDue({ submittedAt, startsAt: startAt });
}
