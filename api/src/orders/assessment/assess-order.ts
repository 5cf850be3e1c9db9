import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { coinsProblem } from '../../coins';
import { chooseKitchen, deliveryError } from '../../delivery';
import { refused, type ApiError } from '../../errors';
import type { Actor } from '../../http';
import { toLocal } from '../../schedule';
import { approvalProblem } from '../approval/approval-problem';
import { coinsOf, creditIn } from '../credit';
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

/** Assesses terms: price, kitchen, cutoff and every rule that the input breaks (1 §5, 1 §8). */
export async function assessTerms(terms: OrderTerms, options: AssessOptions): Promise<Assessment> {
  const found = await priceNow(terms, options);
  const coupon = await couponProblems(found, options);
  return { ...found, problems: [...found.problems, ...coupon, ...sumProblems(terms, found.priced)] };
}

/** Like `assessTerms`, without the checks of coupon and total, which do not affect the price. */
export async function priceNow(terms: OrderTerms, options: AssessOptions): Promise<Assessment> {
  const { now, transaction } = options;
  // The pickup kitchen does not depend on the price, and its clock and place are used below.
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
  // If the kitchen is refused, the price still includes delivery, as it will once the problem is fixed or skipped.
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
    /** Set if a poll submits the order automatically. */
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
  // The problems of an automatic submit are stored and shown to everyone who reads the poll, so they must not depend on
  // one reader.
  const reader = options.byPoll ? null : actor;
  const { transaction } = options;
  const payer = terms.payment === 'invoice' ? invoiceProblem(order, actor, owner) : null;
  const onInvoice = {
    ...{ orderId: order.id, teamId: order.teamId },
    owedCents: assessment.priced.totalCents,
    reader,
  };
  const credit = terms.payment === 'invoice' ? await creditProblem(onInvoice, transaction) : null;
  const approval = options.cardIsAskedFor
    ? null
    : await approvalProblem(order, owner.team, assessment, { actor, reader, transaction });
  const coins = terms.creditCents
    ? await coinsProblem(coinsOf(order), creditIn(assessment.priced.lines), transaction)
    : null;
  return {
    ...assessment,
    problems: [
      ...withdrawn(terms),
      ...missingParts(order, terms, sender, options),
      ...[payer, credit, coins].filter((problem) => problem !== null),
      ...(isOfAnotherMenu(order, terms) ? [menuChanged()] : []),
      ...outgrownBypass(order, assessment),
      ...pollProblems(order, terms, options),
      ...ownerProblems(order, owner, actor),
      ...assessment.problems,
      // An admin is asked about what could be placed.
      ...(approval ? [approval] : []),
      // Checked last, because it is the only problem that the owner may confirm and ignore.
      ...simultaneousProblems(sender.others),
    ],
  };
}

/** A cart's package or menu may have been withdrawn since the cart was made. */
function withdrawn({ offer: { active, brandActive, packageId } }: OrderTerms): ApiError[] {
  if (active && brandActive) return [];
  const [field, sentence] =
    packageId === null
      ? (['brand_id', 'This restaurant takes no orders from its menu any more.'] as const)
      : (['package_id', 'This package is no longer offered.'] as const);
  return [refused(field, 'inactive', sentence, errorCodes.submit.invalid)];
}

/**
 * Whether to ask about simultaneous deliveries: only the owner or payer is asked, since a caterer who submits a direct
 * order does not know the other orders.
 */
export const asksAboutOthers = (
  order: Order,
  { actor, ignoreChecks }: { actor: Actor } & Pick<AssessOptions, 'ignoreChecks'>,
): boolean =>
  !isLetPass(ignoreChecks) && (order.payerId === actor.userId || orderPolicy.moveToTeam(actor, order));

/** A person who confirmed the second delivery is not asked again; a site admin's flags skip every check (1 §5). */
const isLetPass = (ignore: AssessOptions['ignoreChecks'] = {}) =>
  ignore.simultaneous_delivery || ignore.availability || ignore.delivery_area_minimum;
