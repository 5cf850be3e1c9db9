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

/** Whoever goes from card to card tries them, and each costs a hold; what the bank says of one is heard without limit. */
const choiceLimit = rateLimit({ name: 'card_choices', tries: 20, seconds: 60 * 60 });

/** How long a choice of a card waits, for less than its screen does (2 §7); tests of it wait shorter. */
export const cardWaits = { ...decisionWaits(), patienceMs: 10_000 };

/**
 * Has another card pay for an order that stands, or for what one that is over still owes (2 §4): where the hold is due it is
 * asked for at once, and what another card holds is let go once the new one stands. 402 where the card is refused, or the bank
 * asks to confirm it: asked again with the same card, what the bank said is heard, and so is what Stripe says where an earlier
 * call was lost before it had its answer.
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

/** What became of a hold that Stripe had not decided: the clock, or whoever pressed twice, may have had its answer. */
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

/** The hold to ask for; none where none is due yet, or the card holds already. */
async function beginChoice(
  orderId: number,
  cardId: number,
  actor: Actor,
  transaction: Transaction,
): Promise<CardStep> {
  const attempt = await claimFor(orderId, cardId, actor, transaction);
  return attempt ? { do: 'pay', attempt } : done;
}

/** Null where no hold is to be asked for. */
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
  // Of what the clock asks for, no person could be asked by the bank.
  if (waits?.status === 'claimed' && !(isTheirs && waits.offSession === false))
    throw inProgress(
      'The payment service is still being asked about this order. Please try again in a moment.',
    );
  if (isTheirs) return waits;
  await choiceLimit.spend(String(actor.userId));
  if (waits) await voidLater(waits, transaction);
  const isHeldByIt = stands?.status === 'authorized' && stands.creditCardId === cardId;
  // Refused when it was to be renewed, it is asked again: its owner says that it pays now.
  if (isHeldByIt && order.creditCardId === cardId && order.paymentHoldReason === null) return null;

  await order.update(await cardAndPayer(order, cardId, transaction), { transaction });
  const details = { credit_card_id: cardId };
  await recordHistory({ orderId, kind: 'card_chosen', actor, details }, transaction);
  const isDue = stands !== null || order.paymentHoldReason !== null || now >= dueOf(order);
  // What was charged before its time is paid, whatever card is chosen after it.
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

/** Once they are made, changes that say how the order is paid would undo what is chosen here. */
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
