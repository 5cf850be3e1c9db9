import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { chooseKitchen, deliveryError } from '../../delivery';
import { refused, type ApiError } from '../../errors';
import type { Actor } from '../../http';
import { toLocal } from '../../schedule';
import { cookedFor } from '../offer/cooked-for';
import type { Order } from '../order.model';
import { orderPolicy } from '../order.policy';
import { outgrownBypass } from '../payment/outgrown-bypass';
import { creditProblem } from '../payment/credit-limit';
import { invoiceProblem } from '../payment/payment-methods';
import type { Assessment, AssessOptions } from './assessment';
import { loadTerms } from './load-terms';
import { isOfAnotherMenu, menuChanged } from './menu-changed';
import { eventZone, type OrderTerms } from './order-terms';
import { loadPriceConfig, priceTerms } from './price-terms';
import { pollProblems } from './poll-problems';
import { quantityProblems, timing, timeProblems, sumProblems, couponProblems } from './problems';
import { ownerProblems } from './owner-problems';
import { readSender } from './sender';
import { simultaneousProblems } from './simultaneous';
import { missingParts } from './submit-problems';

/** Assesses terms: price, kitchen, cutoff and every rule that what was entered breaks (1 §5, 1 §8). */
export async function assessTerms(terms: OrderTerms, options: AssessOptions): Promise<Assessment> {
  const found = await priceNow(terms, options);
  const coupon = await couponProblems(found, options);
  return { ...found, problems: [...found.problems, ...coupon, ...sumProblems(terms, found.priced)] };
}

/** The same but for what stands against its coupon and its sum, which the price does not depend on. */
export async function priceNow(terms: OrderTerms, options: AssessOptions): Promise<Assessment> {
  const { now, transaction } = options;
  // No price decides where food is picked up; the kitchen's clock and place hold from there on.
  const pickup = terms.pickup ? choose(terms, null, options.ignoreChecks) : null;
  const pickupKitchen = pickup && 'kitchen' in pickup ? pickup.kitchen : null;
  const timeZone = eventZone(terms, pickupKitchen);
  const today = toLocal(now, timeZone).date;
  const placeId = (terms.pickup ? pickupKitchen?.placeId : terms.location?.placeId) ?? null;
  const config = options.config ?? (await loadPriceConfig(terms, { today, pickupKitchen }, transaction));
  const problems: ApiError[] = [...quantityProblems(terms)];
  const when = timing(terms, timeZone);
  const { startAt, cutoffAt } = when;
  if ('problem' in when) problems.push(when.problem);
  else if (!options.ignoreChecks?.availability)
    problems.push(...timeProblems({ startAt, cutoffAt, now, terms, today, timeZone, placeId }));

  const foodCents = () => priceTerms(terms, config, null).foodAfterDealCents;
  const choice = pickup ?? (terms.location ? choose(terms, foodCents(), options.ignoreChecks) : null);
  const isRefused = choice !== null && 'error' in choice;
  if (isRefused) problems.push(deliveryError(choice.error));
  const chosenKitchen = choice && 'kitchen' in choice ? choice : null;
  // Its price is what it will be once that is mended or let pass: delivery is never left out of it.
  const serving = isRefused && terms.location ? choose(terms, foodCents(), all) : choice;
  const pricedKitchen = serving && 'kitchen' in serving ? serving : null;
  const priced = priceTerms(terms, config, pricedKitchen);
  return {
    ...{ terms, priced, config, chosenKitchen, pricedKitchen },
    ...{ placeId, timeZone, startAt, cutoffAt, assessedAt: now, problems },
  };
}

const all = { availability: true, delivery_area_minimum: true };

const choose = (terms: OrderTerms, foodCents: number | null, ignore: AssessOptions['ignoreChecks']) =>
  chooseKitchen(terms.kitchens, {
    latitude: terms.location?.latitude ?? null,
    longitude: terms.location?.longitude ?? null,
    startDate: terms.startDate,
    startTime: terms.startTime,
    headcount: cookedFor(terms),
    foodCents,
    pickup: terms.pickup,
    pickupKitchenId: terms.pickupKitchenId,
    ignore,
  });

/** Assesses a stored order for submit: also what is missing, who pays and who may (1 §5). */
export async function assessOrder(
  order: Order,
  options: AssessOptions & {
    actor: Actor;
    terms?: OrderTerms | undefined;
    /** Of a poll that sends it by itself. */
    byPoll?: object | undefined;
    transaction: Transaction;
  },
): Promise<Assessment> {
  const terms = options.terms ?? (await loadTerms(order, options.transaction));
  const assessment = await assessTerms(terms, options);
  const { actor } = options;
  const startAt = asksAboutOthers(order, options) ? assessment.startAt : null;
  const sender = await readSender(order, { actor, startAt }, options.transaction);
  const { owner } = sender;
  const payer = terms.payment === 'invoice' ? invoiceProblem(order, actor, owner) : null;
  const onInvoice = {
    ...{ orderId: order.id, teamId: order.teamId },
    owedCents: assessment.priced.totalCents,
    // Why a poll could not send it is kept, and everybody who reads the poll reads that.
    reader: options.byPoll ? null : actor,
  };
  const credit = terms.payment === 'invoice' ? await creditProblem(onInvoice, options.transaction) : null;
  return {
    ...assessment,
    problems: [
      ...withdrawn(terms),
      ...missingParts(order, terms, sender, options),
      ...[payer, credit].filter((problem) => problem !== null),
      ...(isOfAnotherMenu(order, terms) ? [menuChanged()] : []),
      ...outgrownBypass(order, assessment),
      ...pollProblems(order, terms, options),
      ...ownerProblems(order, owner, actor),
      ...assessment.problems,
      // Asked last: it is the one that its owner may answer with yes.
      ...simultaneousProblems(sender.others),
    ],
  };
}

/** A cart may be older than what it is made of is offered. */
function withdrawn({ offer: { active, brandActive, packageId } }: OrderTerms): ApiError[] {
  if (active && brandActive) return [];
  const [field, sentence] =
    packageId === null
      ? (['brand_id', 'This restaurant takes no orders from its menu any more.'] as const)
      : (['package_id', 'This package is no longer offered.'] as const);
  return [refused(field, 'inactive', sentence, errorCodes.submit.invalid)];
}

/** Whether its owner is asked about another delivery: a caterer who sends a direct order off knows nothing of those. */
export const asksAboutOthers = (
  order: Order,
  { actor, ignoreChecks }: { actor: Actor } & Pick<AssessOptions, 'ignoreChecks'>,
): boolean =>
  !isLetPass(ignoreChecks) && (order.payerId === actor.userId || orderPolicy.moveToTeam(actor, order));

/** Whoever said that a second delivery is meant is not asked again; a site admin's flags skip every check (1 §5). */
const isLetPass = (ignore: AssessOptions['ignoreChecks'] = {}) =>
  ignore.simultaneous_delivery || ignore.availability || ignore.delivery_area_minimum;
