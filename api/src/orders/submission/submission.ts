import { standardCancellationPolicy } from '@copper-carrot/contracts';
import type { User } from '../../accounts';
import { takeCapacity } from '../../delivery';
import { coinsFor, coinsPpm } from '../../pricing';
import type { Move } from '../../processes';
import { authorizationDue, pendingExpiry } from '../../schedule';
import { agreedBy } from '../agreed';
import { cardToHold, type Assessment } from '../assessment/assessment';
import { redeemCoupon } from '../../coupons';
import { keepTerms } from '../agreed-terms';
import { couponUse } from '../assessment/problems';
import { recordHistory } from '../history';
import { cookedFor } from '../offer/cooked-for';
import { storeDishes } from '../offer/store-dishes';
import { keepLines, keptLine } from '../price-lines';
import { authorizeOrder } from '../order.jobs';
import type { Order } from '../order.model';
import { requireCredit } from '../payment/credit-limit';
import { owedByInvoice } from '../payment/payment-methods';
import type { SubmitRequest } from './submit-request';

/** What of its owner decides what an order earns. */
type SubmittingOwner = Pick<User, 'isAdmin' | 'rewardsDisabled' | 'awardsMultiplier'>;

/** What an order is submitted with: what it was found to be, by whose wish, for whom. */
export interface Submission {
  assessment: Assessment;
  request: Pick<SubmitRequest, 'submitKey' | 'ignoreChecks' | 'byPoll'>;
  owner: SubmittingOwner;
  /** The cart's own, as whoever submits it has seen it. */
  version: number;
}
type Submitting = Move<Submission>;

/** The parts that no submitted order is without; missing ones are a fault of whoever let the order pass. */
function complete({ chosenKitchen, startAt, terms }: Assessment, { id }: Order) {
  const { startDate } = terms;
  const people = cookedFor(terms);
  if (!chosenKitchen?.daypart || !startAt || !terms.headcount || !people || !startDate)
    throw new Error(`order ${id} was assessed as complete but is not`);
  return { ...chosenKitchen, daypart: chosenKitchen.daypart, startAt, people, startDate };
}

/** The columns of an order that stand still once it is submitted. */
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
    // Whoever was asked to pay says so with the submit itself.
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

/** What its organization owes on invoices may have grown since it was assessed. */
export const stayWithinCredit = (order: Order, { actor, input, transaction }: Submitting): Promise<void> => {
  const { id: orderId, teamId } = order;
  const reader = input.request.byPoll ? null : actor;
  return requireCredit({ orderId, teamId, owedCents: owedByInvoice(order), reader }, transaction);
};

/** Its dishes under the names and at the prices that it was sent with. */
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

/** A card is held at most six days before the event; an earlier submit leaves that to the clock. */
export async function scheduleHold(order: Order, { now, input, transaction }: Submitting) {
  if (!order.startAt || cardToHold(order, input.assessment)?.atSubmit !== false) return;
  const runAt = authorizationDue({ submittedAt: now, startsAt: order.startAt });
  await authorizeOrder.enqueue(transaction, { orderId: order.id }, { runAt });
}
