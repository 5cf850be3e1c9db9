import type { ChosenPresentation } from '@copper-carrot/contracts';
import type { BrandKitchen } from '../../delivery';
import { timeZoneAt } from '../../places';
import type { CouponRow } from '../../coupons';
import type { Offer } from '../offer/offer';
import { asOffered, type OrderedDish } from '../offer/ordered-dish';
import type { OrderRow } from '../order.model';
import type { ChosenRow } from '../order-parts';
import type { PollStanding } from './poll-standing';
import { paymentMethodOf, type PaymentMethod } from '../payment/payment-methods';

export interface Quantity {
  optionId: number;
  qty: number;
}

export interface Location {
  latitude: number;
  longitude: number;
  placeId: number | null;
  state: string | null;
  timeZone: string;
}

/** All that decides an order's price and whether it can be had: of a cart, or of what a person only looks at. */
export interface OrderTerms {
  orderId: number | null;
  userId: number | null;
  teamId: number | null;
  /** What it is made of. */
  offer: Offer;
  /** Those of its brand, with their hours and room on the event's day. */
  kitchens: BrandKitchen[];
  headcount: number | null;
  presentationType: ChosenPresentation | null;
  chosen: Quantity[];
  /** What is ordered of a menu. */
  dishes: OrderedDish[];
  /** What of that stands in the database; absent where nothing does. */
  stored?: { chosen: readonly ChosenRow[]; dishes: readonly OrderedDish[] };
  /** `YYYY-MM-DD` and `HH:mm` in the zone of `eventZone`. */
  startDate: string | null;
  startTime: string | null;
  /** Where it goes; null while nobody has said. */
  location: Location | null;
  /** The zone in which date and time are read while there is neither kitchen nor location. */
  timeZone: string;
  pickup: boolean;
  pickupKitchenId: number | null;
  payment: PaymentMethod;
  tipCents: number | null;
  coupon: CouponRow | null;
  /** Who is asked what they want to eat; absent without a poll. */
  poll?: PollStanding | null;
}

/** `HH:mm:ss` of the database as the wire's `HH:mm`. */
export const shortTime = (time: string | null) => time?.slice(0, 5) ?? null;

/**
 * The zone in which an event's date and time are read, everywhere: the kitchen's where the food is picked up, else that
 * of its address; what is known before either is said, otherwise.
 */
export const eventZone = (
  terms: Pick<OrderTerms, 'pickup' | 'location' | 'timeZone'>,
  kitchen: { timeZone: string } | null,
): string => (terms.pickup ? kitchen?.timeZone : terms.location?.timeZone) ?? terms.timeZone;

/** The zone of the kitchen asked for, else of a brand's first: where its food is cooked until an address says otherwise. */
export function homeZone(kitchens: readonly BrandKitchen[], pickupKitchenId: number | null): string {
  const home = kitchens.find(({ id }) => id === pickupKitchenId) ?? kitchens[0];
  return home?.timeZone ?? 'America/New_York';
}

/** What an order says by itself, of the terms that it has. */
export function ownTerms(
  order: OrderRow,
  timeZone: string,
): Omit<OrderTerms, 'orderId' | 'offer' | 'kitchens' | 'chosen' | 'dishes' | 'coupon'> {
  const { latitude, longitude, placeId, deliveryState: state = null } = order;
  return {
    userId: order.userId,
    teamId: order.teamId,
    headcount: order.headcount,
    presentationType: order.presentationType,
    startDate: order.startDate,
    startTime: shortTime(order.startTime),
    location:
      latitude == null || longitude == null
        ? null
        : // The zone of an order is the kitchen's while it is picked up; that of its address is asked of the map.
          { latitude, longitude, placeId, state, timeZone: timeZoneAt(latitude, longitude) },
    timeZone,
    pickup: order.pickup,
    // What was submitted is picked up where it was agreed.
    pickupKitchenId: order.status === 'in_cart' ? order.pickupKitchenId : order.kitchenId,
    // What is paid beside a part that was let pass is what the food costs more: no card adds its fee to that part.
    payment: order.waivedCents == null ? paymentMethodOf(order) : 'bypass',
    tipCents: order.tipCents ?? null,
  };
}

/** The terms of an order, with what was read of what it is made of, its brand's kitchens, its food and its coupon. */
export function termsOf(
  order: OrderRow,
  { chosen, dishes, ...read }: Pick<OrderTerms, 'offer' | 'kitchens' | 'chosen' | 'dishes' | 'coupon'>,
): OrderTerms {
  return {
    ...ownTerms(order, order.timeZone ?? homeZone(read.kitchens, order.pickupKitchenId ?? null)),
    ...read,
    orderId: order.id,
    chosen: chosen.map(({ optionId, qty }) => ({ optionId, qty })),
    dishes: asOffered(read.offer.dishes, dishes),
  };
}
