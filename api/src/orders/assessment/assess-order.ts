import {
  authorizationLeadDays,
  cardPaymentCents,
  errorCodes,
  sentences,
  type Schemas,
} from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { isMember, Team, User } from '../../accounts';
import { checkHeadcount, checkQuantities } from '../../choices';
import { chooseKitchen, deliveryError, type ChosenKitchen } from '../../delivery';
import { ApiError, invalid, refused } from '../../errors';
import type { Actor } from '../../http';
import type { PricedOrder } from '../../pricing';
import { cutoff, LocalTimeError, toLocal, toUtc, type LocalMoment } from '../../schedule';
import { cardsToChoose, hasItsAddress } from '../access';
import { couponProblem, couponRefusal } from '../../coupons';
import type { Order } from '../order.model';
import { couponUse, eventZone, termsOfOrder, type OrderTerms } from './order-terms';
import { loadPriceConfig, priceTerms } from './price-terms';
import { cardToCharge, expiredCard, invoiceProblem } from '../payment/payment-methods';

export interface AssessOptions {
  now: Date;
  ignoreChecks?: Schemas['IgnoreChecks'];
  transaction?: Transaction;
}

/** What an order would be, and all that stands against it; the same for preview, patch, validity and submit. */
export interface Assessment {
  terms: OrderTerms;
  priced: PricedOrder;
  chosenKitchen: ChosenKitchen | null;
  /** The zone in which the event's date and time are read. */
  timeZone: string;
  /** The event's instant, where date and time are known. */
  startAt: Date | null;
  /** The last instant at which it can be ordered. */
  cutoffAt: Date | null;
  /** The one moment by which all of it was judged. */
  assessedAt: Date;
  /** What is wrong with what was entered; missing parts are no problem here. */
  problems: ApiError[];
}

/** Assesses terms: price, kitchen, cutoff and every rule that what was entered breaks (1 §5, 1 §8). */
export async function assessTerms(terms: OrderTerms, options: AssessOptions): Promise<Assessment> {
  const { now, transaction } = options;
  // No price decides where food is picked up; the kitchen's clock and place hold from there on.
  const pickup = terms.pickup ? await choose(terms, null, options) : null;
  const pickupKitchen = pickup && 'kitchen' in pickup ? pickup.kitchen : null;
  const timeZone = eventZone(terms, pickupKitchen);
  const today = toLocal(now, timeZone).date;
  const config = await loadPriceConfig(terms, { today, kitchenPlaceId: pickupKitchen?.placeId }, transaction);
  const problems: ApiError[] = [...quantityProblems(terms)];
  const when = timing(terms, timeZone);
  const { startAt, cutoffAt } = when;
  if ('problem' in when) problems.push(when.problem);
  else if (!options.ignoreChecks?.availability)
    problems.push(...timeProblems({ startAt, cutoffAt, now, terms, today }));

  const foodCents = () => priceTerms(terms, config, null).foodAfterDealCents;
  const choice = pickup ?? (terms.location ? await choose(terms, foodCents(), options) : null);
  const isRefused = choice !== null && 'error' in choice;
  if (isRefused) problems.push(deliveryError(choice.error));
  const chosenKitchen = choice && 'kitchen' in choice ? choice : null;
  // Its price is what it will be once that is mended or let pass: delivery is never left out of it.
  const serving =
    isRefused && terms.location
      ? await choose(terms, foodCents(), { ...options, ignoreChecks: all })
      : choice;
  const priced = priceTerms(terms, config, serving && 'kitchen' in serving ? serving : null);
  problems.push(...(await couponProblems(terms, priced, options)), ...sumProblems(terms, priced));
  return { terms, priced, chosenKitchen, timeZone, startAt, cutoffAt, assessedAt: now, problems };
}

const all = { availability: true, delivery_area_minimum: true };

const choose = (terms: OrderTerms, foodCents: number | null, options: AssessOptions) =>
  chooseKitchen(
    {
      brandId: terms.package.brandId,
      latitude: terms.location?.latitude ?? null,
      longitude: terms.location?.longitude ?? null,
      orderId: terms.orderId,
      startDate: terms.startDate,
      startTime: terms.startTime,
      headcount: terms.headcount,
      foodCents,
      pickup: terms.pickup,
      pickupKitchenId: terms.pickupKitchenId,
      ignore: options.ignoreChecks,
    },
    options.transaction,
  );

/** Assesses a stored order for submit: also what is missing, who pays and who may (1 §5). */
export async function assessOrder(
  order: Order,
  options: AssessOptions & { actor: Actor; terms?: OrderTerms | undefined },
): Promise<Assessment> {
  const terms = options.terms ?? (await termsOfOrder(order, options.transaction));
  const assessment = await assessTerms(terms, options);
  const missing = await missingParts(order, terms, options);
  const people = await peopleProblems(order, options.transaction);
  const payer =
    terms.payment === 'invoice' ? await invoiceProblem(order, options.actor, options.transaction) : null;
  const version =
    order.choiceVersion !== null && order.choiceVersion !== terms.package.choiceVersion
      ? [
          new ApiError(409, errorCodes.submit.choiceVersionMismatch, {
            message: 'The caterer changed this menu. Please make your choices again.',
          }),
        ]
      : [];
  return {
    ...assessment,
    problems: [...missing, ...(payer ? [payer] : []), ...version, ...people, ...assessment.problems],
  };
}

/** The card to hold for an order, and whether at submit: events further away are held six days before their start. */
export function cardToHold(order: Order, { startAt, priced, assessedAt }: Assessment) {
  const id = cardToCharge(order);
  if (id === null || startAt === null || priced.totalCents === 0) return null;
  return { id, atSubmit: startAt.getTime() - assessedAt.getTime() <= authorizationLeadDays * 86_400_000 };
}

/** Raises the first problem's code with the fields of all of them, so that a screen can mark each. */
export function requireNoProblems({ problems }: Assessment): void {
  const [first] = problems;
  if (!first) return;
  throw new ApiError(first.status, first.code, {
    ...first.details,
    message: first.message,
    fields: merged(problems.map((problem) => problem.details.fields)),
    field_errors: merged(problems.map((problem) => problem.details.field_errors)),
  });
}

function merged(parts: (Record<string, string[]> | undefined)[]) {
  const all: Record<string, string[]> = {};
  for (const part of parts)
    for (const [field, values] of Object.entries(part ?? {})) all[field] = [...(all[field] ?? []), ...values];
  return all;
}

const fieldError = (problem: { field: string; code: string; message: string }, code: string) =>
  invalid(problem.field, problem.code, problem.message, code);

function quantityProblems(terms: OrderTerms): ApiError[] {
  const { headcount, chosen } = terms;
  if (headcount === null) return [];
  const problems = checkHeadcount(terms.package, headcount).map((each) =>
    fieldError(each, errorCodes.recordInvalid),
  );
  const known = new Set(terms.package.choices.flatMap((choice) => choice.options.map(({ id }) => id)));
  for (const { optionId } of chosen) {
    if (!known.has(optionId)) {
      problems.push(invalid('chosen_options', 'unknown', 'holds an option that this package does not have'));
    }
  }
  for (const choice of terms.package.choices) {
    for (const each of checkQuantities(choice, headcount, chosen)) {
      const code =
        choice.choiceType === 'constant_sum'
          ? errorCodes.submit.headcountMismatch
          : errorCodes.submit.invalid;
      problems.push(fieldError(each, code));
    }
  }
  return problems;
}

/** The event's instant and its cutoff; a wall clock that never shows that time is a problem of its own. */
function timing(
  terms: OrderTerms,
  timeZone: string,
): { startAt: Date | null; cutoffAt: Date | null } | { startAt: null; cutoffAt: null; problem: ApiError } {
  if (!terms.startDate || !terms.startTime) return { startAt: null, cutoffAt: null };
  const start: LocalMoment = { date: terms.startDate, time: terms.startTime, timeZone };
  const { leadTimeHours, dayBeforeCutoff } = terms.package;
  try {
    return {
      startAt: toUtc(start),
      cutoffAt: cutoff(start, { leadTimeHours, dayBeforeClock: dayBeforeCutoff }),
    };
  } catch (error) {
    if (!(error instanceof LocalTimeError)) throw error;
    return { startAt: null, cutoffAt: null, problem: invalid(error.field, 'invalid', error.message) };
  }
}

interface TimeFacts {
  startAt: Date | null;
  cutoffAt: Date | null;
  now: Date;
  terms: OrderTerms;
  /** The local date of `now`. */
  today: string;
}

function timeProblems({ startAt, cutoffAt, now, terms, today }: TimeFacts): ApiError[] {
  const past = startAt ? startAt <= now : terms.startDate !== null && terms.startDate < today;
  if (past) {
    return [
      invalid(
        'start_date',
        'in_past',
        'is in the past. Please choose a later date.',
        errorCodes.submit.dateInPast,
      ),
    ];
  }
  if (cutoffAt === null || now <= cutoffAt) return [];
  const sameDay = terms.startDate === today;
  const code = sameDay ? errorCodes.submit.sameDay : errorCodes.submit.catererUnavailable;
  return [
    new ApiError(422, code, {
      message: `This restaurant needs ${terms.package.leadTimeHours} hours' notice, so it is too late for that date and time.`,
      fields: { start_time: ['too_late'] },
      field_errors: { start_time: ['is too soon for this restaurant'] },
      type: 'record_invalid',
      context: { cutoff_at: cutoffAt.toISOString() },
    }),
  ];
}

/** Why no card can be charged the total, which is said before the payment service is asked. */
function sumProblems({ payment }: OrderTerms, { totalCents }: PricedOrder): ApiError[] {
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

async function couponProblems(
  terms: OrderTerms,
  priced: PricedOrder,
  { now, transaction }: AssessOptions,
): Promise<ApiError[]> {
  if (!terms.coupon) return [];
  const why = priced.couponProblem ?? (await couponProblem(terms.coupon, couponUse(terms, now), transaction));
  return why ? [couponRefusal(why)] : [];
}

/**
 * What is missing of an order. A site admin's flags skip every check before submit (1 §5), save for what no order can be
 * without, whoever places it: when, for how many, for whom, where to, and who pays.
 */
async function missingParts(
  order: Order,
  terms: OrderTerms,
  { now, ignoreChecks, actor, transaction }: AssessOptions & { actor: Actor },
): Promise<ApiError[]> {
  const skips = ignoreChecks?.availability || ignoreChecks?.delivery_area_minimum;
  const missing: ApiError[] = [];
  const lacks = (field: string, sentence: string) =>
    missing.push(refused(field, 'blank', sentence, errorCodes.submit.invalid));
  if (!terms.startDate) lacks('start_date', sentences.dateMissing);
  if (!terms.startTime) lacks('start_time', 'Please choose a delivery time for your order.');
  if (terms.headcount === null) lacks('headcount', 'Please say how many people you are ordering for.');
  if (terms.teamId === null) lacks('team_id', sentences.teamMissing);
  if (!terms.pickup && !(await hasItsAddress(order, transaction)))
    lacks('address_id', sentences.addressFaulty);
  else if (!terms.pickup && (!terms.location || (!skips && !order.formattedAddress)))
    lacks('address', sentences.addressFaulty);
  else if (!terms.pickup && !skips && !order.contactPhone) lacks('contact_phone', sentences.addressFaulty);
  if (terms.payment === 'card') {
    const cards = await cardsToChoose(order, actor, transaction);
    const card = cards.find(({ id }) => id === order.creditCardId);
    if (!card) lacks('credit_card_id', sentences.paymentMissing);
    else if (!card.isValidOn(now)) missing.push(expiredCard(errorCodes.submit.invalid));
  }
  return missing;
}

async function peopleProblems(order: Order, transaction?: Transaction): Promise<ApiError[]> {
  if (order.teamId === null) return [];
  const [team, owner, belongs] = await Promise.all([
    Team.findByPk(order.teamId, { transaction, rejectOnEmpty: true }),
    User.findByPk(order.userId, { transaction, rejectOnEmpty: true }),
    isMember(order.userId, order.teamId, transaction),
  ]);
  if (!belongs && !owner.isAdmin)
    return [invalid('team_id', 'inclusion', sentences.teamMissing, errorCodes.submit.invalid)];
  if (team.requiresEmailVerification && !owner.emailVerifiedAt) {
    return [
      new ApiError(403, errorCodes.submit.emailVerification, {
        message: 'Please verify your e-mail address before you place this order.',
      }),
    ];
  }
  const domain = owner.email.split('@')[1]?.toLowerCase();
  if (team.requiresEmailDomain && domain !== team.emailDomain?.toLowerCase()) {
    return [
      new ApiError(403, errorCodes.submit.domainMismatch, {
        message: `${team.name} takes orders from @${team.emailDomain} addresses only.`,
      }),
    ];
  }
  return [];
}
