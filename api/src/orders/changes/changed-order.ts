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

/** What somebody wants changed of an order that was submitted. */
export interface ChangeWish {
  orderId: number;
  actor: Actor;
  changes: Schemas['OrderChanges'];
  ignoreChecks: Schemas['IgnoreChecks'];
  /** Where its address was found, if it names one. */
  found: GeocodedAddress | null;
}

/** Whether nobody is asked about it: a caterer asks nobody, and who lets the check of the kitchen pass has asked there. */
export const catererAgreed = ({ actor, ignoreChecks }: ChangeWish, { brandId }: Pick<Order, 'brandId'>) =>
  Boolean(ignoreChecks.availability) || actor.brandIds.includes(brandId);

/** An order as it stands and as it would be, made of what it was agreed with. */
export interface ChangedOrder {
  before: Order;
  /** A record of its own, which is never saved. */
  after: Order;
  agreed: AgreedTerms | null;
  offer: Offer;
  chosenBefore: ChosenRow[];
  chosen: Quantity[];
  dishesBefore: OrderedDish[];
  dishes: OrderedDish[];
  coupon: CouponRow | null;
  /** What somebody chose by hand and nobody would get any more. */
  dropped: Quantity[];
  /** Whether it goes to the same place, or is picked up as before. */
  isSamePlace: boolean;
  /** Whether the kitchen cooks, brings or serves anything else, or at another time. */
  cooksOther: boolean;
}

const kitchenColumns = [
  ...(['headcount', 'startDate', 'pickup', 'presentationType', 'latitude', 'longitude'] as const),
  ...(['formattedAddress', 'pickupKitchenId'] as const),
];

/** What no order is without. */
const needed = [
  ['headcount', headcountMissing],
  ['start_date', sentences.dateMissing],
  ['start_time', timeMissing],
] as const;

/** Makes the changes to a copy of the order; nothing is stored. */
export async function changedOrder(wish: ChangeWish, transaction: Transaction): Promise<ChangedOrder> {
  const { orderId, changes, actor } = wish;
  for (const [field, sentence] of needed)
    if (changes[field] === null) throw invalid(field, 'blank', sentence, errorCodes.submit.invalid);
  const copy = async () => {
    const order = await Order.findByPk(orderId, { transaction, rejectOnEmpty: true });
    // Where it is fetched was agreed, also where nobody asked for a kitchen: to name that one is no change.
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

/** The quantities after the change: those given, else those of before, shared among another headcount. */
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
