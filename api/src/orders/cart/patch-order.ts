import type { Schemas } from '@copper-carrot/contracts';
import { errorCodes } from '@copper-carrot/contracts';
import { Op, type Transaction } from 'sequelize';
import { isMember } from '../../accounts';
import { Address, geocode, type GeocodedAddress } from '../../addresses';
import { enoughFor, redistribute } from '../../choices';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import { ApiError, invalid, notFound } from '../../errors';
import { isSiteAdmin, roleIn, type Actor } from '../../http';
import { liveAttempt, releaseHold } from '../../payments';
import { dollarsToCents } from '../../pricing';
import { assessTerms, requireNoProblems } from '../assessment/assess-order';
import { addressToChoose } from '../access';
import { typedCoupon } from '../../coupons';
import { recordHistory } from '../history';
import { ChosenOption, Order } from '../order.model';
import { orderPolicy } from '../order.policy';
import { termsOfOrder, type OrderTerms, type Quantity } from '../assessment/order-terms';
import { applyPayment } from '../payment/payment-methods';

export interface PatchRequest {
  orderId: number;
  actor: Actor;
  changes: Schemas['OrderChanges'];
  shouldRedistribute: boolean;
  ignoreChecks?: Schemas['IgnoreChecks'];
}

/** Changes a cart whole or not at all (1 §7): every rule is checked on the order as it would be, under its row lock. */
export async function patchOrder(request: PatchRequest): Promise<Order> {
  // Asked before the transaction: the geocoder may be a network away.
  const found = await findAddress(request.changes);
  return database.transaction(async (transaction) => {
    const { actor, changes } = request;
    const order = await Order.findByPk(request.orderId, { transaction, lock: transaction.LOCK.UPDATE });
    if (!order) throw notFound();
    requireChangeable(order, changes);
    const attempt = await liveAttempt(order.id, transaction);
    if (attempt?.status === 'claimed') {
      throw new ApiError(409, 'order-submit_in_progress', {
        message: 'This order is being placed right now.',
      });
    }
    if (attempt) await releaseHold(order.id, transaction);

    const terms = await changedTerms(order, request, found, transaction);
    const now = await databaseNow(transaction);
    const assessment = await assessTerms(terms, { now, transaction, ignoreChecks: request.ignoreChecks });
    requireNoProblems({ ...assessment, problems: assessment.problems.filter(blocksACart) });

    order.kitchenId = assessment.chosenKitchen?.kitchen.id ?? null;
    order.distanceMiles = assessment.chosenKitchen?.distanceMiles ?? null;
    order.startAt = assessment.startAt;
    order.timeZone = assessment.timeZone;
    const changedKeys = Object.keys(changes).filter((key) => key !== 'lock_version');
    // A change of its choices alone is a change of the order too: its version must move.
    order.changed('headcount', true);
    await order.save({ transaction });
    await storeChosen(order.id, terms.chosen, terms.package.choices, transaction);
    await recordHistory(
      { orderId: order.id, kind: 'changed', actor, details: { keys: changedKeys } },
      transaction,
    );
    return order;
  });
}

/** A cart may lie below a delivery minimum, hold a coupon that does not hold yet or a sum for an invoice; submit may not. */
const blocksACart = (problem: ApiError) =>
  !problem.code.includes(errorCodes.parts.deliveryMinimum) &&
  !problem.code.endsWith('below_minimum_price') &&
  problem.code !== errorCodes.submit.totalNotChargeable;

/** A cart, in the version that the changes were made from. */
export function requireChangeable(order: Order, changes: Schemas['OrderChanges']) {
  if (order.isInCart) {
    if (changes.lock_version === undefined || changes.lock_version === order.lockVersion) return;
    throw new ApiError(409, errorCodes.stale, {
      message: 'Somebody else changed this order. Please load it again.',
    });
  }
  throw new ApiError(409, errorCodes.submit.alreadySubmitted, {
    message: 'This order has already been submitted.',
    context: { order_id: order.id },
  });
}

/**
 * The present quantities moved to a new headcount: those of a constant_sum choice by largest remainder, those of a
 * choose_up_to choice to enough for everyone, as a fresh order has them; add-ons stay as many as they are.
 */
export function redistributed(
  choices: Parameters<typeof redistribute>[0][],
  chosen: Quantity[],
  headcount: number,
): Quantity[] {
  return choices.flatMap((choice) => {
    const ids = new Set(choice.options.map(({ id }) => id));
    const own = chosen.filter(({ optionId }) => ids.has(optionId));
    if (choice.choiceType === 'constant_sum') return redistribute(choice, own, headcount) ?? own;
    if (choice.choiceType !== 'choose_up_to') return own;
    return own.map(({ optionId }) => ({ optionId, qty: enoughFor(choice, headcount) }));
  });
}

export async function storeChosen(
  orderId: number,
  chosen: Quantity[],
  choices: { id: number; options: { id: number; name: string; priceCents: number }[] }[],
  transaction: Transaction,
) {
  await ChosenOption.destroy({ where: { orderId }, transaction });
  const rows = choices.flatMap((choice) =>
    choice.options.flatMap((option) => {
      const qty = chosen.find(({ optionId }) => optionId === option.id)?.qty ?? 0;
      return qty > 0
        ? [
            {
              orderId,
              packageItemId: choice.id,
              optionId: option.id,
              qty,
              name: option.name,
              priceCents: option.priceCents,
            },
          ]
        : [];
    }),
  );
  await ChosenOption.bulkCreate(rows, { transaction });
}

/** The terms of an order with changes, which are made to the record but not stored. */
export async function changedTerms(
  order: Order,
  request: Pick<PatchRequest, 'actor' | 'changes' | 'shouldRedistribute'>,
  found: GeocodedAddress | null,
  transaction: Transaction,
): Promise<OrderTerms> {
  await applyChanges(order, request, found, transaction);
  const terms = await termsOfOrder(order, transaction);
  const given = request.changes.chosen_options
    ?.filter(({ qty }) => qty > 0)
    .map(({ option_id, qty }) => ({ optionId: option_id, qty }));
  const chosen = given ?? terms.chosen;
  const moves = request.shouldRedistribute && order.changed('headcount') && order.headcount !== null;
  return {
    ...terms,
    chosen: moves ? redistributed(terms.package.choices, chosen, order.headcount ?? 0) : chosen,
  };
}

/** Where an order goes, and to whom. */
const addressFields = [
  'address_id',
  'google_place_id',
  'formatted_address',
  'company_name',
  'suite',
  'contact_name',
  'contact_phone',
  'delivery_instructions',
] as const;

async function applyChanges(
  order: Order,
  { actor, changes: c }: Pick<PatchRequest, 'actor' | 'changes'>,
  found: GeocodedAddress | null,
  transaction: Transaction,
) {
  const [addressField] = addressFields.filter((field) => c[field] !== undefined);
  if (addressField && !orderPolicy.editAddress(actor, order))
    throw invalid(addressField, 'read_only', 'can be changed by the customer only');
  if (c.headcount !== undefined) order.headcount = c.headcount;
  if (c.start_date !== undefined) order.startDate = c.start_date;
  if (c.start_time !== undefined) order.startTime = c.start_time;
  if (c.pickup !== undefined) order.pickup = c.pickup;
  if (c.pickup_kitchen_id !== undefined) order.pickupKitchenId = c.pickup_kitchen_id;
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
  await applyPayment(order, c, actor, transaction);
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

/** An order goes over to an organization of its owner's, and by somebody who orders there too. */
async function moveToTeam(order: Order, teamId: number | null, actor: Actor, transaction: Transaction) {
  const isTheirs =
    teamId === null ||
    ((isSiteAdmin(actor) || roleIn(actor, teamId) !== null) &&
      (order.userId === actor.userId || (await isMember(order.userId, teamId, transaction))));
  if (!isTheirs || !orderPolicy.moveToTeam(actor, order))
    throw invalid('team_id', 'inclusion', 'Please choose an organization for this order.');
  order.teamId = teamId;
}

/** What the geocoder knows of a place that the changes name, or null where they name none; 422 where it knows nothing. */
export async function findAddress(
  named: Pick<Schemas['OrderChanges'], 'google_place_id' | 'formatted_address'>,
): Promise<GeocodedAddress | null> {
  if (!named.google_place_id && !named.formatted_address) return null;
  const found = await geocode({
    googlePlaceId: named.google_place_id ?? null,
    formattedAddress: named.formatted_address ?? null,
  });
  if (!found) throw invalid('formatted_address', 'unknown', 'is not an address that we can find');
  return found;
}

/** Sets where the order goes: an address of its book before a place that the geocoder found; null is no saved one. */
export async function applyAddress(
  order: Order,
  { addressId, found }: { addressId: number | null | undefined; found: GeocodedAddress | null },
  actor: Actor,
  transaction: Transaction,
) {
  const saved = order.addressId ?? null;
  if (addressId === null) order.addressId = null;
  if (addressId) {
    const address = await chosenAddress(addressId, order, actor, transaction);
    order.set({
      addressId: address.id,
      googlePlaceId: address.googlePlaceId,
      formattedAddress: address.formattedAddress,
      companyName: address.companyName,
      suite: address.suite,
      deliveryInstructions: address.deliveryInstructions,
      contactName: address.contactName ?? order.contactName,
      contactPhone: address.contactPhone ?? order.contactPhone,
      latitude: address.latitude,
      longitude: address.longitude,
      deliveryState: address.state,
      placeId: address.placeId,
    });
  } else if (found) {
    if (found.formattedAddress !== order.formattedAddress) await letGoOf(saved, order, actor, transaction);
    order.set({
      addressId: null,
      googlePlaceId: found.googlePlaceId,
      formattedAddress: found.formattedAddress,
      latitude: found.latitude,
      longitude: found.longitude,
      deliveryState: found.state,
      placeId: found.placeId,
    });
  }
}

async function chosenAddress(id: number, order: Order, actor: Actor, transaction: Transaction) {
  const address = await addressToChoose(id, order, actor, transaction);
  if (!address) throw invalid('address_id', 'inclusion', 'is not an address of yours');
  return address;
}

const trueOnlyThere = ['companyName', 'suite', 'deliveryInstructions'] as const;

/**
 * What an order has of a saved address is not true of the next place, nor if that address was let go of before; what was
 * typed for the order itself is kept.
 */
async function letGoOf(saved: number | null, order: Order, actor: Actor, transaction: Transaction) {
  const owners = [
    { userId: [order.userId, actor.userId] },
    ...(order.teamId ? [{ teamId: order.teamId }] : []),
  ];
  const ofThisPlace = await Address.findAll({
    where: {
      [Op.or]: [{ id: saved ?? 0 }, { formattedAddress: order.formattedAddress ?? '', [Op.or]: owners }],
    },
    transaction,
  });
  for (const key of trueOnlyThere) {
    if (ofThisPlace.some((address) => address[key] === order[key])) order.set(key, null);
  }
}
