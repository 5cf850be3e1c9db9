import { isDeepStrictEqual } from 'node:util';
import { errorCodes, headcountMissing, sentences, timeMissing, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import type { GeocodedAddress } from '../../addresses';
import type { CouponRow } from '../../coupons';
import { sql } from '../../database';
import { invalid } from '../../errors';
import type { Actor } from '../../http';
import { loadAgreedTerms, type AgreedTerms } from '../agreed-terms';
import { offerOfOrder } from '../assessment/load-terms';
import { shortTime, type Quantity } from '../assessment/order-terms';
import { chosenByHand, isSame, redistributed } from '../cart/chosen-options';
import { applyChanges } from '../cart/apply-changes';
import { chosenServedAs, presentationOf, requireServedAs } from '../cart/presentation';
import type { Offer } from '../offer/offer';
import { dishesFor, lineKey, wishedDishes, type OrderedDish } from '../offer/ordered-dish';
import { Order } from '../order.model';
import { chosenAndCoupon, couponOf, type ChosenRow } from '../order-parts';

/** Requested changes of a submitted order. */
export interface ChangeWish {
  orderId: number;
  actor: Actor;
  changes: Schemas['OrderChanges'];
  ignoreChecks: Schemas['IgnoreChecks'];
  /** The geocoded address, if the changes name one. */
  found: GeocodedAddress | null;
}

/** Whether no approval is needed: the actor is the caterer, or skips the kitchen check and has called the kitchen. */
export const catererAgreed = ({ actor, ignoreChecks }: ChangeWish, { brandId }: Pick<Order, 'brandId'>) =>
  Boolean(ignoreChecks.availability) || actor.brandIds.includes(brandId);

/** A submitted order before and after changes, at its agreed terms. */
export interface ChangedOrder {
  before: Order;
  /** A separate record that is never saved. */
  after: Order;
  agreed: AgreedTerms | null;
  offer: Offer;
  chosenBefore: ChosenRow[];
  chosen: Quantity[];
  dishesBefore: OrderedDish[];
  dishes: OrderedDish[];
  coupon: CouponRow | null;
  /** Quantities chosen by hand that are dropped. */
  dropped: Quantity[];
  /** Whether the place stays the same, or it is picked up as before. */
  isSamePlace: boolean;
  /** Whether the kitchen has to cook, deliver or serve something else, or at another time. */
  cooksOther: boolean;
}

const kitchenColumns = [
  ...(['headcount', 'startDate', 'pickup', 'presentationType', 'latitude', 'longitude'] as const),
  ...(['formattedAddress', 'pickupKitchenId'] as const),
];

/** Fields that can't be cleared. */
const needed = [
  ['headcount', headcountMissing],
  ['start_date', sentences.dateMissing],
  ['start_time', timeMissing],
] as const;

/** Applies the changes to a copy of the order; stores nothing. */
export async function changedOrder(wish: ChangeWish, transaction: Transaction): Promise<ChangedOrder> {
  const { orderId, changes, actor } = wish;
  for (const [field, sentence] of needed)
    if (changes[field] === null) throw invalid(field, 'blank', sentence, errorCodes.submit.invalid);
  const copy = async () => {
    const order = await Order.findByPk(orderId, { transaction, rejectOnEmpty: true });
    // A submitted pickup order has a fixed kitchen, even if none was requested: naming that one is no change.
    if (order.pickup) order.pickupKitchenId = order.kitchenId;
    return order;
  };
  const before = await copy();
  const after = await copy();
  if (changes.team_id !== undefined && changes.team_id !== before.teamId)
    throw invalid('team_id', 'read_only', 'can not be changed once the order is placed');
  await applyChanges(after, { actor, changes }, wish.found, transaction);
  const agreed = await loadAgreedTerms(orderId, transaction);
  const offer = agreed?.offer ?? (await offerOfOrder(before, transaction));
  const [parts] = await sql.within(transaction, chosenAndCoupon, [orderId, after.couponId ?? null]);
  const isSameCoupon = after.couponId === before.couponId;
  const dishesBefore = await dishesFor(before, transaction);
  const dishes = changes.menu_items
    ? wishedDishes(offer.dishes, changes.menu_items, dishesBefore)
    : dishesBefore;
  const { chosen, dropped } = nowChosen(after, before, parts?.chosen ?? [], offer, changes);
  requireServedAs(offer, chosen, changes.presentation_type);
  after.presentationType = presentationOf(offer, chosen, after.presentationType);
  return {
    ...{ before, after, agreed, offer, chosen, dishesBefore, dishes, dropped },
    chosenBefore: parts?.chosen ?? [],
    coupon: isSameCoupon && agreed ? agreed.coupon : couponOf(parts?.coupon ?? null),
    isSamePlace:
      before.pickup === after.pickup &&
      before.latitude === after.latitude &&
      before.longitude === after.longitude &&
      (!after.pickup || before.pickupKitchenId === after.pickupKitchenId),
    cooksOther:
      kitchenColumns.some((name) => before[name] !== after[name]) ||
      shortTime(before.startTime) !== shortTime(after.startTime) ||
      !isDeepStrictEqual(dishes.map(lineOf), dishesBefore.map(lineOf)) ||
      !isSame(
        chosen,
        (parts?.chosen ?? []).map(({ optionId, qty }) => ({ optionId, qty })),
      ),
  };
}

const lineOf = (line: OrderedDish) => [line.qty, lineKey(line)];

/** The quantities after the change: those given, else the previous ones, redistributed if the headcount changes. */
function nowChosen(
  after: Order,
  before: Order,
  stored: Quantity[],
  offer: Offer,
  { presentation_type: wanted, chosen_options: options }: Schemas['OrderChanges'],
): { chosen: Quantity[]; dropped: Quantity[] } {
  const { choices } = offer;
  const had = stored.map(({ optionId, qty }) => ({ optionId, qty }));
  const present = chosenServedAs(offer, had, wanted);
  const kept = before.chosenByHand ? chosenServedAs(offer, before.chosenByHand, wanted) : present;
  const given = options
    ?.filter(({ qty }) => qty > 0)
    .map(({ option_id, qty }) => ({ optionId: option_id, qty }));
  if (given) {
    const byHand = chosenByHand(choices, given, { stored: had, kept });
    after.chosenByHand = isSame(byHand, given) ? null : byHand;
    return { chosen: given, dropped: [] };
  }
  if (after.headcount === null || after.headcount === before.headcount) {
    if (before.chosenByHand) after.chosenByHand = kept;
    return { chosen: present, dropped: [] };
  }
  const chosen = redistributed(choices, kept, after.headcount);
  after.chosenByHand = isSame(kept, chosen) ? null : kept;
  const left = new Set(chosen.map(({ optionId }) => optionId));
  return { chosen, dropped: present.filter(({ optionId }) => !left.has(optionId)) };
}
