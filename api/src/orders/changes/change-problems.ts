import { errorCodes, sentences } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { couponRefusal } from '../../coupons';
import { ApiError, refused } from '../../errors';
import { clockForPeople, dateForPeople, toLocal } from '../../schedule';
import { changeApprovalProblem } from '../approval/approval-problem';
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

/** Problems of a change, by the rules of a submit (1 §5, 1 §8), at the price that it would result in. */
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
  const byTeam = { actor, transaction: options.transaction };
  const approval = await changeApprovalProblem(before, sender.owner.team, assessment, byTeam);
  return [
    ...menuProblems(changed),
    ...missing(changed, wish, { assessment, sender, now: options.now }),
    ...(await payingProblems(paid, { actor, sender, wishedAt: options.now }, options.transaction)),
    ...assessment.problems.map((problem) => tooLateToChange(problem, changed, assessment)),
    ...sumProblems(terms, priced),
    ...(after.couponId === before.couponId && agreed
      ? keptCouponProblems(changed, assessment)
      : await couponProblems(assessment, options)),
    ...(approval ? [approval] : []),
    // Checked last, because it is the only problem that the owner may confirm and ignore.
    ...simultaneousProblems(sender.others),
  ];
}

/** The order has already used its coupon, so only the coupon's minimum price and its place are checked. */
function keptCouponProblems({ coupon, isSamePlace }: ChangedOrder, assessment: Assessment): ApiError[] {
  const isAway = !isSamePlace && coupon?.placeId != null && coupon.placeId !== assessment.placeId;
  const why = assessment.priced.couponProblem ?? (isAway ? 'wrong_place' : null);
  return why ? [couponRefusal(why, couponCase(assessment))] : [];
}

/**
 * If the start stays and the cutoff has passed, the error says that it is too late to change the food, not that the
 * date is wrong.
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

/** Orders from before the menu was stored can only be changed while the menu is the same. */
function menuProblems({ agreed, before, offer }: ChangedOrder): ApiError[] {
  if (agreed || before.choiceVersion === null || before.choiceVersion === offer.choiceVersion) return [];
  return [
    new ApiError(409, errorCodes.modify.menuChanged, {
      message:
        'The caterer has changed this menu since you ordered. Please call support to change the order.',
    }),
  ];
}

/** Payment is not checked here (1 §5); the address only if it changes. */
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

/**
 * Problems of a change of texts only: the actor must still have the right to decide, and the driver needs a phone
 * number.
 */
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
