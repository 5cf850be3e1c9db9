import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { isMember } from '../../accounts';
import type { GeocodedAddress } from '../../addresses';
import { typedCoupon } from '../../coupons';
import { database } from '../../database';
import { ApiError, invalid } from '../../errors';
import { isSiteAdmin, roleIn, type Actor } from '../../http';
import { dollarsToCents } from '../../pricing';
import { endAsk } from '../asking/payment-asks';
import { assessTerms } from '../assessment/assess-order';
import { requireNoProblems } from '../assessment/assessment';
import { loadTerms } from '../assessment/load-terms';
import { isOfAnotherMenu, menuChanged } from '../assessment/menu-changed';
import { type OrderTerms } from '../assessment/order-terms';
import { countedIn, hasPoll } from '../assessment/poll-standing';
import { changersSince } from '../history-answers';
import { lockOrder, requireWritableCart } from '../find-order';
import { isAboutDishes } from '../offer/dish-problems';
import { wishedDishes } from '../offer/ordered-dish';
import { type Order } from '../order.model';
import { orderPolicy } from '../order.policy';
import { endOutgrownBypass } from '../payment/let-pass';
import { applyPayment } from '../payment/payment-methods';
import { loadAssessed, type LoadedOrder } from '../reading/load-order';
import { chosenByHand, isSame, redistributed } from './chosen-options';
import { addressFields, findAddress, applyAddress } from './delivery-address';
import { keepCart, requireNotOnItsWay } from './keep-cart';
import { fillContactAsLastTime, hasUnsaidContact } from './last-order';
import { requireServedAs, servedAs } from './presentation';

export interface PatchRequest {
  orderId: number;
  actor: Actor;
  changes: Schemas['OrderChanges'];
  shouldRedistribute: boolean;
  ignoreChecks?: Schemas['IgnoreChecks'];
}

/** Changes a cart whole or not at all (1 §7): every rule is checked on the order as it would be, under its row lock. */
export async function patchOrder(request: PatchRequest): Promise<LoadedOrder> {
  // Asked before the transaction: the geocoder may be a network away.
  const found = await findAddress(request.changes, request.actor.userId);
  return database.transaction(async (transaction) => {
    const { actor, changes } = request;
    const order = await lockOrder(request.orderId, transaction);
    requireVersionOfDirect(order, changes.lock_version);
    await requireChangeable(order, { version: changes.lock_version, actor }, transaction);
    const now = await requireNotOnItsWay(order, transaction);

    const { teamId } = order;
    const terms = await changedTerms(order, { ...request, now }, found, transaction);
    const assessed = await assessTerms(terms, { now, transaction, ignoreChecks: request.ignoreChecks });
    const assessment = endOutgrownBypass(order, assessed, actor);
    const problems = assessment.problems.filter((each) => blocksACart(each) && isOfChanges(each, changes));
    if (isOfAnotherMenu(order, terms) && problems.some(isAboutChoices)) throw menuChanged();
    requireNoProblems({ ...assessment, problems });
    const keys = Object.keys(changes).filter((key) => key !== 'lock_version');
    await keepCart(order, assessment, { actor, keys }, transaction);
    // Who was asked to pay was asked as a member of the other organization.
    if (order.teamId !== teamId) await endAsk(order, 'moved', transaction);
    return loadAssessed(order, assessment, transaction);
  });
}

const isAboutChoices = ({ details: { fields = {} } }: ApiError) =>
  Object.keys(fields).some((field) => field.startsWith('chosen_options'));

/** A dish that its menu has lost stands against sending the cart, and against no other change of it. */
const isOfChanges = (problem: ApiError, { menu_items: dishes }: Schemas['OrderChanges']) =>
  dishes !== undefined || !isAboutDishes(problem);

/** A cart may lie below a delivery minimum, hold a coupon that does not hold yet or a sum for an invoice; submit may not. */
export const blocksACart = (problem: ApiError) =>
  !problem.code.includes(errorCodes.parts.deliveryMinimum) &&
  !problem.code.endsWith('below_minimum_price') &&
  problem.code !== errorCodes.submit.totalNotChargeable;

export function requireVersionOfDirect({ isDirect }: Order, version: number | undefined): void {
  if (isDirect && version === undefined)
    throw invalid('lock_version', 'blank', 'is needed: two sides change a direct order');
}

interface Seen {
  version: number | undefined;
  actor: Actor;
}

/** A cart, in the version that the changes were made from, where they say one. */
export async function requireChangeable(
  order: Order,
  seen: Seen,
  transaction: Transaction | null,
): Promise<void> {
  requireWritableCart(order);
  await requireReadVersion(order, seen, transaction);
}

/** An order in the version that was read, where one is said; 409 where somebody has changed it since. */
export async function requireReadVersion(
  order: Order,
  { version, actor }: Seen,
  transaction: Transaction | null,
): Promise<void> {
  if (version === undefined || version === order.lockVersion) return;
  throw new ApiError(409, errorCodes.stale, {
    message: 'Somebody else changed this order. Please load it again.',
    context: {
      lock_version: order.lockVersion,
      ...(await changersSince(order.id, version, actor, transaction)),
    },
  });
}

interface Judged {
  /** The moment that they are judged by, where their caller has asked for one. */
  now?: Date;
}

/** The terms of an order with changes, which are made to the record but not stored. */
export async function changedTerms(
  order: Order,
  request: Pick<PatchRequest, 'actor' | 'changes' | 'shouldRedistribute'> & Judged,
  found: GeocodedAddress | null,
  transaction: Transaction,
): Promise<OrderTerms> {
  await applyChanges(order, request, found, transaction);
  const { presentation_type: wanted } = request.changes;
  const read = withDishes(await loadTerms(order, transaction), request.changes);
  const terms = { ...read, chosen: servedAs(read.offer, read.chosen, wanted) };
  const given = request.changes.chosen_options
    ?.filter(({ qty }) => qty > 0)
    .map(({ option_id, qty }) => ({ optionId: option_id, qty }));
  requireServedAs(terms.offer, given ?? terms.chosen, wanted);
  const kept = order.chosenByHand && servedAs(terms.offer, order.chosenByHand, wanted);
  const byHand =
    given && kept
      ? chosenByHand(terms.offer.choices, given, { stored: read.chosen, kept })
      : (given ?? kept ?? terms.chosen);
  const moves = request.shouldRedistribute && order.changed('headcount') && order.headcount !== null;
  if (!moves) {
    if (kept) order.chosenByHand = given && isSame(byHand, given) ? null : byHand;
    return { ...terms, chosen: given ?? terms.chosen };
  }
  // Always from what a person chose: a dish that finds no place among two people has its place again among twenty.
  order.chosenByHand = byHand;
  const { choices } = terms.offer;
  const floors = countedIn(choices, terms.poll ?? null);
  return { ...terms, chosen: redistributed(choices, byHand, order.headcount ?? 0, floors) };
}

const withDishes = (terms: OrderTerms, { menu_items: wishes }: Schemas['OrderChanges']): OrderTerms =>
  wishes ? { ...terms, dishes: wishedDishes(terms.offer.dishes, wishes, terms.dishes) } : terms;

/** Makes changes to the record; nothing is stored. */
export async function applyChanges(
  order: Order,
  { actor, changes: c, now }: Pick<PatchRequest, 'actor' | 'changes'> & Judged,
  found: GeocodedAddress | null,
  transaction: Transaction,
) {
  const whereFields = [...addressFields, 'pickup', 'pickup_kitchen_id'] as const;
  const [addressField] = whereFields.filter((field) => c[field] !== undefined);
  if (addressField && !orderPolicy.editAddress(actor, order))
    throw invalid(addressField, 'read_only', 'can be changed by the customer only');
  if (c.headcount !== undefined) order.headcount = c.headcount;
  if (c.start_date !== undefined) order.startDate = c.start_date;
  if (c.start_time !== undefined) order.startTime = c.start_time;
  if (c.pickup !== undefined) order.pickup = c.pickup;
  if (c.pickup_kitchen_id !== undefined) order.pickupKitchenId = c.pickup_kitchen_id;
  // A wish: the option that is chosen decides.
  if (c.presentation_type !== undefined) order.presentationType = c.presentation_type;
  if (c.team_id !== undefined && c.team_id !== order.teamId)
    await moveToTeam(order, c.team_id, actor, transaction);
  // Before what is said of the place, which counts more than what the address book says of it.
  await applyAddress(order, { addressId: c.address_id, found }, actor, transaction);
  if (c.company_name !== undefined) order.companyName = c.company_name;
  if (c.suite !== undefined) order.suite = c.suite;
  if (c.contact_name !== undefined) order.contactName = c.contact_name;
  if (c.contact_phone !== undefined) order.contactPhone = c.contact_phone;
  if (c.delivery_instructions !== undefined) order.deliveryInstructions = c.delivery_instructions;
  if (c.cost_center !== undefined) order.costCenter = c.cost_center;
  if (c.purchase_order_reference_code !== undefined)
    order.purchaseOrderReferenceCode = c.purchase_order_reference_code;
  if (c.tip !== undefined) order.tipCents = c.tip === null ? null : dollarsToCents(c.tip, 'tip');
  await applyPayment(order, c, { actor, now }, transaction);
  if (c.coupon_code !== undefined) {
    const coupon = c.coupon_code ? await typedCoupon(c.coupon_code, actor, transaction) : null;
    if (c.coupon_code && !coupon)
      throw invalid(
        'coupon_code',
        'unknown',
        'is not a coupon that we know',
        `order-${errorCodes.parts.couponNotApplicable}`,
      );
    order.couponId = coupon?.id ?? null;
  }
}

/**
 * An order goes over to an organization of its owner's, and by somebody who orders there too and reads it there; never with a
 * poll, whose answers were given to the other one. 422 otherwise.
 */
async function moveToTeam(order: Order, teamId: number | null, actor: Actor, transaction: Transaction) {
  const isTheirs =
    teamId === null ||
    ((isSiteAdmin(actor) || roleIn(actor, teamId) !== null) &&
      (order.userId === actor.userId || (await isMember(order.userId, teamId, transaction))));
  const { status, userId, brandId, isDirect, claimedByCustomerAt } = order;
  const moved = { status, userId, brandId, isDirect, claimedByCustomerAt, teamId };
  if (!isTheirs || !orderPolicy.moveToTeam(actor, order) || !orderPolicy.read(actor, moved))
    throw invalid('team_id', 'inclusion', 'Please choose an organization for this order.');
  if (await hasPoll(order.id, transaction))
    throw invalid(
      'team_id',
      'has_poll',
      'can’t be changed while the order has a poll, which was answered for this organization. Delete its poll first',
    );
  const isUnsaid = await hasUnsaidContact(order, actor, transaction);
  order.teamId = teamId;
  // What was filled in is the other organization's; what somebody said goes along.
  if (isUnsaid) await fillContactAsLastTime(order, actor, transaction);
}
