import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { isMember } from '../../accounts';
import type { GeocodedAddress } from '../../addresses';
import { typedCoupon } from '../../coupons';
import { invalid } from '../../errors';
import { isSiteAdmin, roleIn, type Actor } from '../../http';
import { dollarsToCents } from '../../pricing';
import { loadTerms } from '../assessment/load-terms';
import { type OrderTerms } from '../assessment/order-terms';
import { countedIn, hasPoll } from '../assessment/poll-standing';
import { wishedDishes } from '../offer/ordered-dish';
import { type Order } from '../order.model';
import { orderPolicy } from '../order.policy';
import { applyPayment } from '../payment/payment-methods';
import { chosenByHand, isSame, redistributed } from './chosen-options';
import { addressFields, applyAddress } from './delivery-address';
import { fillContactAsLastTime, forgetPreferred, hasUnsaidContact } from './last-order';
import { chosenServedAs, requireServedAs } from './presentation';

/** Requested changes of a cart. */
export interface WishedChanges {
  actor: Actor;
  changes: Schemas['OrderChanges'];
  shouldRedistribute: boolean;
}

interface Judged {
  /** The instant to judge the changes by, if the caller has already read it. */
  now?: Date;
}

/** The terms of an order with changes applied to the record, unsaved. */
export async function changedTerms(
  order: Order,
  request: WishedChanges & Judged,
  found: GeocodedAddress | null,
  transaction: Transaction,
): Promise<OrderTerms> {
  await applyChanges(order, request, found, transaction);
  const { presentation_type: wanted } = request.changes;
  const read = withDishes(await loadTerms(order, transaction), request.changes);
  const terms = { ...read, chosen: chosenServedAs(read.offer, read.chosen, wanted) };
  const given = request.changes.chosen_options
    ?.filter(({ qty }) => qty > 0)
    .map(({ option_id, qty }) => ({ optionId: option_id, qty }));
  requireServedAs(terms.offer, given ?? terms.chosen, wanted);
  const kept = order.chosenByHand && chosenServedAs(terms.offer, order.chosenByHand, wanted);
  const byHand =
    given && kept
      ? chosenByHand(terms.offer.choices, given, { stored: read.chosen, kept })
      : (given ?? kept ?? terms.chosen);
  const moves = request.shouldRedistribute && order.changed('headcount') && order.headcount !== null;
  if (!moves) {
    if (kept) order.chosenByHand = given && isSame(byHand, given) ? null : byHand;
    return { ...terms, chosen: given ?? terms.chosen };
  }
  // Always redistributes from what a person chose, so that a dish dropped at 2 people returns at 20.
  order.chosenByHand = byHand;
  const { choices } = terms.offer;
  const floors = countedIn(choices, terms.poll ?? null);
  return { ...terms, chosen: redistributed(choices, byHand, order.headcount ?? 0, floors) };
}

const withDishes = (terms: OrderTerms, { menu_items: wishes }: Schemas['OrderChanges']): OrderTerms =>
  wishes ? { ...terms, dishes: wishedDishes(terms.offer.dishes, wishes, terms.dishes) } : terms;

/** Applies changes to the record without saving it. */
export async function applyChanges(
  order: Order,
  { actor, changes: c, now }: Omit<WishedChanges, 'shouldRedistribute'> & Judged,
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
  // Only a preference: the chosen option decides.
  if (c.presentation_type !== undefined) order.presentationType = c.presentation_type;
  if (c.team_id !== undefined && c.team_id !== order.teamId)
    await moveToTeam(order, c.team_id, actor, transaction);
  // Applied before the other address fields, which override the saved address.
  await applyAddress(order, { addressId: c.address_id, found }, actor, transaction);
  if (c.company_name !== undefined) order.companyName = c.company_name;
  if (c.suite !== undefined) order.suite = c.suite;
  if (c.contact_name !== undefined) order.contactName = c.contact_name;
  if (c.contact_phone !== undefined) order.contactPhone = c.contact_phone;
  if (c.delivery_instructions !== undefined) order.deliveryInstructions = c.delivery_instructions;
  if (c.cost_center !== undefined) order.costCenter = c.cost_center;
  if (c.purchase_order_reference_code !== undefined)
    order.purchaseOrderReferenceCode = c.purchase_order_reference_code;
  if (c.tip !== undefined)
    order.set({ tipCents: c.tip === null ? null : dollarsToCents(c.tip, 'tip'), tipPpm: null });
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
  if (order.isInCart) forgetPreferred(order);
}

/**
 * Moves an order to an organization of its owner that the actor also belongs to and can read it in. An order with a
 * poll can't move, because its answers were given to the other organization. 422 otherwise.
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
  // Prefilled contact data belongs to the old organization; data that a person entered moves along.
  if (isUnsaid) await fillContactAsLastTime(order, actor, transaction);
}
