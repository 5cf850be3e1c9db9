import { errorCodes, cardPaymentCents, fieldSentence } from '@copper-carrot/contracts';
import { checkHeadcount, checkQuantities } from '../../choices';
import { couponProblem, couponRefusal, type CouponCase, type CouponUse } from '../../coupons';
import { ApiError, refused } from '../../errors';
import type { PricedOrder } from '../../pricing';
import {
  canStillOrder,
  clockForPeople,
  cutoff,
  dateForPeople,
  LocalTimeError,
  nextDateInTime,
  toUtc,
  type LocalMoment,
} from '../../schedule';
import type { Assessment, AssessOptions } from './assessment';
import { dishProblems } from '../offer/dish-problems';
import { cutoffRuleOf } from '../offer/offer';
import type { OrderTerms } from './order-terms';

interface FieldProblem {
  field: string;
  code: string;
  message: string;
}

/** An error with a field message and a full sentence, because mails and some parts of a page show only the sentence. */
export const fieldError = (
  subject: string,
  { field, code, message: words }: FieldProblem,
  errorCode: string,
) =>
  new ApiError(422, errorCode, {
    message: fieldSentence(subject, words),
    fields: { [field]: [code] },
    field_errors: { [field]: [words] },
  });

/** Codes of choice problems that depend on the headcount. */
const countedByPeople: ReadonlySet<string> = new Set(['mismatched_headcount', 'too_many']);

export function quantityProblems(terms: OrderTerms): ApiError[] {
  const { headcount, chosen } = terms;
  const problems = dishProblems(terms.offer.dishes, terms.dishes);
  const unsold = headcount === null ? [] : checkHeadcount(terms.offer, headcount);
  for (const each of unsold) problems.push(fieldError('The headcount', each, errorCodes.recordInvalid));
  const known = new Set(terms.offer.choices.flatMap((choice) => choice.options.map(({ id }) => id)));
  for (const { optionId } of chosen) {
    if (!known.has(optionId)) {
      const message = `holds option ${optionId}, which this package does not have`;
      const unknown = { field: 'chosen_options', code: 'unknown', message };
      problems.push(fieldError('Your order', unknown, errorCodes.recordInvalid));
    }
  }
  if (headcount === null) return problems;
  for (const choice of terms.offer.choices) {
    for (const each of checkQuantities(choice, headcount, chosen)) {
      // Without a valid headcount, quantities can't be too many or too few.
      if (unsold.length > 0 && countedByPeople.has(each.code)) continue;
      const code =
        choice.choiceType === 'constant_sum'
          ? errorCodes.submit.headcountMismatch
          : errorCodes.submit.invalid;
      problems.push(fieldError('This quantity', each, code));
    }
  }
  return problems;
}

/** The event's start and cutoff; a local time that is skipped by a clock change is its own problem. */
export function timing(
  terms: OrderTerms,
  timeZone: string,
): { startAt: Date | null; cutoffAt: Date | null } | { startAt: null; cutoffAt: null; problem: ApiError } {
  if (!terms.startDate || !terms.startTime) return { startAt: null, cutoffAt: null };
  const start: LocalMoment = { date: terms.startDate, time: terms.startTime, timeZone };
  try {
    return {
      startAt: toUtc(start),
      cutoffAt: cutoff(start, cutoffRuleOf(terms.offer)),
    };
  } catch (error) {
    if (!(error instanceof LocalTimeError)) throw error;
    const { field, message } = error;
    const problem = fieldError('This', { field, code: 'invalid', message }, errorCodes.recordInvalid);
    return { startAt: null, cutoffAt: null, problem };
  }
}

interface TimeFacts {
  startAt: Date | null;
  cutoffAt: Date | null;
  now: Date;
  terms: OrderTerms;
  /** The local date of `now`. */
  today: string;
  timeZone: string;
  /** Where the event is. */
  placeId: number | null;
}

const newYorkId = 1;
/** New York has its own code for it (2 §8). */
const sameDayCode = (placeId: number | null) =>
  placeId === newYorkId ? errorCodes.submit.nycSameDay : errorCodes.submit.sameDay;

export function timeProblems({
  startAt,
  cutoffAt,
  now,
  terms,
  today,
  timeZone,
  placeId,
}: TimeFacts): ApiError[] {
  const start = terms.startDate &&
    terms.startTime && { date: terms.startDate, time: terms.startTime, timeZone };
  const nextInTime = () => (start ? nextDateInTime(start, cutoffRuleOf(terms.offer), now) : null);
  const past = startAt ? startAt <= now : terms.startDate !== null && terms.startDate < today;
  if (past) {
    const next = nextInTime();
    const message =
      start && next && start.date === today
        ? `is today, and ${clockForPeople(start.time)} has passed. The next one for that time is ${dateForPeople(next)}.`
        : 'is in the past. Please choose a later date.';
    return [
      new ApiError(422, errorCodes.submit.dateInPast, {
        message: fieldSentence('This date', message),
        fields: { start_date: ['in_past'] },
        field_errors: { start_date: [message] },
        context: { next_date: next },
      }),
    ];
  }
  if (cutoffAt === null || now <= cutoffAt) return [];
  const next = nextInTime();
  const from =
    start && next ? ` For ${clockForPeople(start.time)} the next date is ${dateForPeople(next)}.` : '';
  const sameDay = terms.startDate === today;
  const code = sameDay ? sameDayCode(placeId) : errorCodes.submit.catererUnavailable;
  return [
    new ApiError(422, code, {
      message: `${whyTooLate(start, terms.offer, now)}, so it is too late for that date and time.${from}`,
      fields: { start_time: ['too_late'] },
      field_errors: { start_time: ['is too soon for this restaurant'] },
      type: 'record_invalid',
      context: { cutoff_at: cutoffAt.toISOString(), next_date: next },
    }),
  ];
}

/** Which cutoff has passed: the day-before time may pass while the notice in hours is still enough. */
function whyTooLate(
  start: LocalMoment | null | '',
  { leadTimeHours, dayBeforeCutoff }: Pick<OrderTerms['offer'], 'leadTimeHours' | 'dayBeforeCutoff'>,
  now: Date,
): string {
  const hasNotice = start && canStillOrder(start, { leadTimeHours, dayBeforeClock: null }, now);
  return hasNotice && dayBeforeCutoff !== null
    ? `This restaurant takes orders until ${clockForPeople(dayBeforeCutoff)} of the day before`
    : `This restaurant needs ${leadTimeHours} hours' notice`;
}

/** Why no card can be charged the total; checked before calling the payment service. */
export function sumProblems({ payment }: OrderTerms, { totalCents }: PricedOrder): ApiError[] {
  if (payment !== 'card' || totalCents === 0) return [];
  const { least, most } = cardPaymentCents;
  const refuse = (code: string, sentence: string) => [
    refused('total', code, sentence, errorCodes.submit.totalNotChargeable),
  ];
  if (totalCents > most)
    return refuse(
      'less_than_or_equal_to',
      'This order comes to more than one card payment can be, which is $999,999.99.',
    );
  return totalCents < least
    ? refuse('greater_than', 'This order comes to less than a card payment can be, which is $0.50.')
    : [];
}

/** What a coupon is checked against. */
export const couponUse = ({ terms, placeId, timeZone, assessedAt: at }: Assessment): CouponUse => ({
  ...{ at, placeId, timeZone },
  orderId: terms.orderId,
  userId: terms.userId,
  teamId: terms.teamId,
  brandId: terms.offer.brandId,
});

/** Why an order's coupon does not apply, as a code; null if it applies or there is none. */
export async function whyNoCoupon(
  assessment: Assessment,
  { transaction }: Pick<AssessOptions, 'transaction'>,
): Promise<string | null> {
  const { terms, priced } = assessment;
  if (!terms.coupon) return null;
  return priced.couponProblem ?? (await couponProblem(terms.coupon, couponUse(assessment), transaction));
}

/** The values that a sentence about a coupon needs. */
export const couponCase = ({ terms, priced, timeZone }: Assessment): CouponCase => ({
  ...{ coupon: terms.coupon, foodCents: priced.foodAfterDealCents, timeZone },
});

export async function couponProblems(
  assessment: Assessment,
  options: Pick<AssessOptions, 'transaction'>,
): Promise<ApiError[]> {
  const why = await whyNoCoupon(assessment, options);
  return why ? [couponRefusal(why, couponCase(assessment))] : [];
}
