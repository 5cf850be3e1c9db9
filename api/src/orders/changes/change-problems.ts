import { errorCodes, isOpen } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { couponRefusal } from '../../coupons';
import { ApiError } from '../../errors';
import { clockForPeople, dateForPeople, toLocal } from '../../schedule';
import { asksAboutOthers } from '../assessment/assess-order';
import type { AssessOptions, Assessment } from '../assessment/assessment';
import { ownerProblems } from '../assessment/owner-problems';
import { couponCase, couponProblems, sumProblems } from '../assessment/problems';
import { readSender, type Sender } from '../assessment/sender';
import { simultaneousProblems } from '../assessment/simultaneous';
import { missingParts, phoneProblem } from '../assessment/submit-problems';
import { addressFields } from '../cart/delivery-address';
import type { Order } from '../order.model';
import { creditProblem } from '../payment/credit-limit';
import { cardToCharge, expiredCard, owedByInvoice } from '../payment/payment-methods';
import type { ChangedOrder, ChangeWish } from './changed-order';
import { isElsewhere } from './other-deliveries';
import { chargesAnew, payerProblems, paysMore } from './who-pays';

/** Why an order can't be changed any more at all, or null. */
export function whyClosed(
  { status, startAt }: Pick<Order, 'status' | 'startAt'>,
  now: Date,
): ApiError | null {
  if (status === 'fulfilled' || (startAt !== null && startAt <= now))
    return new ApiError(409, errorCodes.modify.inPast, {
      message: 'This order is in the past and can’t be changed any more.',
    });
  if (isOpen(status)) return null;
  return new ApiError(409, errorCodes.modify.ended, {
    message: 'This order has ended and can’t be changed any more.',
    context: { status },
  });
}

/** What stands against a change, by the rules of a submit (1 §5, 1 §8); the price is what it would come to. */
export async function changeProblems(
  changed: ChangedOrder,
  wish: ChangeWish,
  assessment: Assessment,
  options: AssessOptions & { transaction: Transaction },
): Promise<ApiError[]> {
  const { after, before, agreed } = changed;
  const { terms, priced } = assessment;
  const startAt = startToAskAbout(changed, wish, assessment);
  const sender = await readSender(after, { actor: wish.actor, startAt }, options.transaction);
  return [
    ...menuProblems(changed),
    ...missing(changed, wish, { assessment, sender, now: options.now }),
    ...ownerProblems(after, sender.owner),
    ...paymentProblems(changed, wish, { assessment, sender }),
    ...(await creditProblems(changed, priced.totalCents, options.transaction)),
    ...assessment.problems.map((problem) => tooLateToChange(problem, changed, assessment)),
    ...sumProblems(terms, priced),
    ...(after.couponId === before.couponId && agreed
      ? keptCouponProblems(changed, assessment)
      : await couponProblems(terms, priced, options)),
    // Asked last: it is the one that its owner may answer with yes.
    ...simultaneousProblems(sender.others),
  ];
}

/** An order has used its coupon: only its price may have fallen below what that asks, or its place be another. */
function keptCouponProblems(
  { before, coupon, isSamePlace }: ChangedOrder,
  { priced, terms, chosenKitchen }: Assessment,
): ApiError[] {
  const placeId = chosenKitchen?.kitchen.placeId ?? terms.location?.placeId ?? before.placeId;
  const isAway = !isSamePlace && coupon?.placeId != null && coupon.placeId !== placeId;
  const why = priced.couponProblem ?? (isAway ? 'wrong_place' : null);
  return why ? [couponRefusal(why, couponCase(terms, priced))] : [];
}

/**
 * Where an order stays when it is and the notice for it has passed, it is too late to change what is cooked, and its date is
 * not at fault.
 */
function tooLateToChange(
  problem: ApiError,
  { before }: ChangedOrder,
  { startAt, cutoffAt, timeZone }: Assessment,
): ApiError {
  const isLate = problem.details.fields?.start_time?.includes('too_late') === true;
  if (!isLate || !cutoffAt || startAt?.getTime() !== before.startAt?.getTime()) return problem;
  const { date, time } = toLocal(cutoffAt, timeZone);
  const message = `It is too late to change what is cooked and where it goes: the restaurant had to know by ${dateForPeople(date)} at ${clockForPeople(time)}.`;
  return new ApiError(422, errorCodes.modify.tooLate, {
    message,
    context: { cutoff_at: cutoffAt.toISOString() },
  });
}

/** An order of before its menu was kept is changed as long as the menu is the same. */
function menuProblems({ agreed, before, offer }: ChangedOrder): ApiError[] {
  if (agreed || before.choiceVersion === null || before.choiceVersion === offer.choiceVersion) return [];
  return [
    new ApiError(409, errorCodes.modify.menuChanged, {
      message:
        'The caterer has changed this menu since you ordered. Please call support to change the order.',
    }),
  ];
}

/** A payment is no part of it (1 §5); where it goes is asked for only where that changes. */
function missing(
  { after }: ChangedOrder,
  { changes, ignoreChecks }: ChangeWish,
  { assessment: { terms }, sender, now }: { assessment: Assessment; sender: Sender; now: Date },
): ApiError[] {
  const isMoved = addressFields.some((field) => changes[field] !== undefined) || changes.pickup === false;
  const all = missingParts(after, { ...terms, payment: 'bypass' }, sender, { now, ignoreChecks });
  const ofPlace = ['address_id', 'address', 'deliverable', 'contact_phone'];
  return all.filter(
    ({ details }) => isMoved || !Object.keys(details.fields ?? {}).some((field) => ofPlace.includes(field)),
  );
}

/** Words alone change no price, but a driver still has somebody to call. */
export function contactProblems(
  { before, after }: ChangedOrder,
  { ignoreChecks }: Pick<ChangeWish, 'ignoreChecks'>,
): ApiError[] {
  if (after.pickup || after.contactPhone === before.contactPhone) return [];
  if (ignoreChecks.availability || ignoreChecks.delivery_area_minimum) return [];
  const problem = phoneProblem(after.contactPhone);
  return problem ? [problem] : [];
}

/** Who may not pay for it, and with what: a card that is charged anew has to be good as well. */
function paymentProblems(
  { before, after }: ChangedOrder,
  { actor }: ChangeWish,
  { assessment: { priced, assessedAt }, sender }: { assessment: Assessment; sender: Sender },
): ApiError[] {
  const isMore = paysMore({ before, after }, priced.totalCents) > 0;
  const costsMore = priced.totalCents > (before.totalCents ?? 0);
  const problems = payerProblems({ before, after }, { actor, sender, isMore, costsMore });
  if (problems.length > 0 || !chargesAnew(before, after, isMore)) return problems;
  const card = sender.cards.find(({ id }) => id === cardToCharge(after));
  return !card || card.isValidOn(assessedAt) ? [] : [expiredCard(errorCodes.submit.invalid)];
}

/** More on an invoice than before has to fit into what its organization may owe. */
async function creditProblems(
  { before, after }: ChangedOrder,
  totalCents: number,
  transaction: Transaction,
): Promise<ApiError[]> {
  const owedCents = owedByInvoice({ ...after.get(), totalCents });
  if (owedCents <= owedByInvoice(before)) return [];
  const problem = await creditProblem({ orderId: before.id, teamId: before.teamId, owedCents }, transaction);
  return problem ? [problem] : [];
}

/** The start of which its owner is asked about other deliveries to the same door; null where the change moves neither. */
const startToAskAbout = (
  { before, after }: ChangedOrder,
  { actor, ignoreChecks }: ChangeWish,
  { startAt }: Assessment,
): Date | null =>
  asksAboutOthers(after, { actor, ignoreChecks }) && isElsewhere(before, after, startAt) ? startAt : null;
