import { standardCancellationPolicy } from '@copper-carrot/contracts';
import type { User } from '../../accounts';
import { takeCapacity } from '../../delivery';
import { coinsFor, coinsPpm } from '../../pricing';
import type { Move } from '../../processes';
import { authorizationDue, pendingExpiry } from '../../schedule';
import { agreedBy } from '../agreed';
import { cardToHold, type Assessment } from '../assessment/assessment';
import { settleCredit } from '../../coins';
import { redeemCoupon } from '../../coupons';
import { keepTerms } from '../agreed-terms';
import { couponUse } from '../assessment/problems';
import { coinsOf, creditIn } from '../credit';
import { recordHistory } from '../history';
import { cookedFor } from '../offer/cooked-for';
import { storeDishes } from '../offer/store-dishes';
import { keepLines, keptLine } from '../price-lines';
import { authorizeOrder } from '../order.jobs';
import type { Order } from '../order.model';
import { requireCredit } from '../payment/credit-limit';
import { owedByInvoice } from '../payment/payment-methods';
import type { SubmitRequest } from './submit-request';

/** The owner's columns that decide the points. */
type SubmittingOwner = Pick<User, 'isAdmin' | 'rewardsDisabled' | 'awardsMultiplier'>;

/** The input of a submit: the assessment, the request and the owner. */
export interface Submission {
  assessment: Assessment;
  request: Pick<SubmitRequest, 'submitKey' | 'ignoreChecks' | 'byPoll'>;
  owner: SubmittingOwner;
  /** The cart's version that the client saw. */
  version: number;
}
type Submitting = Move<Submission>;

/** The parts that every submitted order needs; a missing one is a bug in an earlier check. */
function complete({ chosenKitchen, startAt, terms }: Assessment, { id }: Order) {
  const { startDate } = terms;
  const people = cookedFor(terms);
  if (!chosenKitchen?.daypart || !startAt || !terms.headcount || !people || !startDate)
    throw new Error(`order ${id} was assessed as complete but is not`);
  return { ...chosenKitchen, daypart: chosenKitchen.daypart, startAt, people, startDate };
}

/** The columns that are fixed at submit. */
export function submittedColumns(order: Order, { now, actor, input }: Submitting) {
  const { assessment, request, owner } = input;
  const { priced, terms, timeZone } = assessment;
  const { kitchen, distanceMiles, startAt } = complete(assessment, order);
  return {
    kitchenId: kitchen.id,
    timeZone,
    distanceMiles,
    startAt,
    totalCents: priced.totalCents,
    foodCents: priced.foodCents,
    pointsAwarded: coinsFor(priced.foodCents, coinsPpm(owner)),
    cancellationPolicy: standardCancellationPolicy,
    agreed: agreedBy(assessment),
    submittedAt: now,
    submittedBy: actor?.userId ?? null,
    // An asked colleague sets the payment with the submit itself.
    creditCardId: order.creditCardId,
    paidWithInvoice: order.paidWithInvoice,
    waivedCents: order.bypassPayment ? priced.totalCents : null,
    payerId: order.payerId,
    submitKey: request.submitKey,
    waitsForPoll: false,
    expiresAt: pendingExpiry({
      submittedAt: now,
      startsAt: startAt,
      leadTimeHours: terms.offer.leadTimeHours,
    }),
  };
}

export function takeKitchen(order: Order, { input, transaction }: Submitting) {
  const { kitchen, startDate, daypart, people } = complete(input.assessment, order);
  return takeCapacity(order.id, kitchen.id, startDate, daypart, people, transaction, {
    force: input.request.ignoreChecks.availability,
  });
}

export async function useCoupon(order: Order, { input, transaction }: Submitting) {
  const { terms, priced } = input.assessment;
  const line = priced.lines.find(({ code }) => code === 'coupon');
  if (!terms.coupon || !line) return;
  const claim = {
    couponId: terms.coupon.id,
    orderId: order.id,
    userId: order.userId,
    amountCents: -line.amountCents,
  };
  await redeemCoupon(claim, couponUse(input.assessment), transaction);
}

/** Spends the owner's coins: as many as the credit line of the price says. */
export async function useCoins(order: Order, { input, transaction }: Submitting) {
  if (!order.creditCents) return;
  await settleCredit(coinsOf(order), creditIn(input.assessment.priced.lines), transaction);
}

/** Checks the credit again, because other orders may have used it since the assessment. */
export const stayWithinCredit = (order: Order, { actor, input, transaction }: Submitting): Promise<void> => {
  const { id: orderId, teamId } = order;
  const reader = input.request.byPoll ? null : actor;
  return requireCredit({ orderId, teamId, owedCents: owedByInvoice(order), reader }, transaction);
};

/** Stores the dishes with their names and prices at submit. */
export const keepDishes = ({ id }: Order, { input, transaction }: Submitting) => {
  const { dishes, stored } = input.assessment.terms;
  return storeDishes(id, dishes, stored?.dishes ?? [], transaction);
};

export const keepPrice = ({ id }: Order, { input, transaction }: Submitting) =>
  keepLines(id, input.assessment.priced.lines.map(keptLine), transaction);

export const keepWhatItWasPricedWith = (order: Order, { input, transaction }: Submitting) =>
  keepTerms(order.id, input.assessment, transaction);

export function recordSubmitted({ id: orderId }: Order, { actor, input, transaction }: Submitting) {
  const details = { total_cents: input.assessment.priced.totalCents, lock_version: input.version };
  return recordHistory({ orderId, kind: 'submitted', actor, details }, transaction);
}

/** A card can be held for six days at most, so an earlier submit schedules the authorization. */
export async function scheduleHold(order: Order, { now, input, transaction }: Submitting) {
  if (!order.startAt || cardToHold(order, input.assessment)?.atSubmit !== false) return;
  const runAt = authorizationDue({ submittedAt: now, startsAt: order.startAt });
  await authorizeOrder.enqueue(transaction, { orderId: order.id }, { runAt });
}
