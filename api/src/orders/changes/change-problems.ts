import { errorCodes, sentences } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { couponRefusal } from '../../coupons';
import { ApiError, refused } from '../../errors';
import { clockForPeople, dateForPeople, toLocal } from '../../schedule';
import type { AssessOptions, Assessment } from '../assessment/assessment';
import { couponCase, couponProblems, sumProblems } from '../assessment/problems';
import { readSender, type Sender } from '../assessment/sender';
import { simultaneousProblems } from '../assessment/simultaneous';
import { missingParts, phoneProblem } from '../assessment/submit-problems';
import { addressFields } from '../cart/delivery-address';
import { orderPolicy } from '../order.policy';
import type { ChangedOrder, ChangeWish } from './changed-order';
import { startToAskAbout } from './other-deliveries';
import { payingProblems } from './who-pays';

/** What stands against a change, by the rules of a submit (1 §5, 1 §8); the price is what it would come to. */
export async function changeProblems(
  changed: ChangedOrder,
  wish: ChangeWish,
  assessment: Assessment,
  options: AssessOptions & { transaction: Transaction },
): Promise<ApiError[]> {
  const { after, before, agreed } = changed;
  const { terms, priced } = assessment;
  const { actor } = wish;
  const startAt = startToAskAbout(changed, assessment.startAt, wish);
  const sender = await readSender(after, { actor, startAt }, options.transaction);
  const paid = { before, after, totalCents: priced.totalCents };
  return [
    ...menuProblems(changed),
    ...missing(changed, wish, { assessment, sender, now: options.now }),
    ...(await payingProblems(paid, { actor, sender, wishedAt: options.now }, options.transaction)),
    ...assessment.problems.map((problem) => tooLateToChange(problem, changed, assessment)),
    ...sumProblems(terms, priced),
    ...(after.couponId === before.couponId && agreed
      ? keptCouponProblems(changed, assessment)
      : await couponProblems(assessment, options)),
    // Asked last: it is the one that its owner may answer with yes.
    ...simultaneousProblems(sender.others),
  ];
}

/** An order has used its coupon: only its price may have fallen below what that asks, or its place be another. */
function keptCouponProblems({ coupon, isSamePlace }: ChangedOrder, assessment: Assessment): ApiError[] {
  const isAway = !isSamePlace && coupon?.placeId != null && coupon.placeId !== assessment.placeId;
  const why = assessment.priced.couponProblem ?? (isAway ? 'wrong_place' : null);
  return why ? [couponRefusal(why, couponCase(assessment))] : [];
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

/** Words alone change no price, but they are for who may still decide of the order, and a driver has somebody to call. */
export function wordsProblems(
  { before, after }: ChangedOrder,
  { actor, ignoreChecks }: Pick<ChangeWish, 'actor' | 'ignoreChecks'>,
): ApiError[] {
  if (!orderPolicy.decide(actor, before))
    return [refused('team_id', 'inclusion', sentences.teamMissing, errorCodes.submit.invalid)];
  if (after.pickup || after.contactPhone === before.contactPhone) return [];
  if (ignoreChecks.availability || ignoreChecks.delivery_area_minimum) return [];
  const problem = phoneProblem(after.contactPhone);
  return problem ? [problem] : [];
}
