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

/** Everything that decides an order's price and availability; for a stored cart or a preview. */
export interface OrderTerms {
  orderId: number | null;
  userId: number | null;
  teamId: number | null;
  offer: Offer;
  /** The brand's kitchens with their hours and capacity on the event's day. */
  kitchens: BrandKitchen[];
  headcount: number | null;
  presentationType: ChosenPresentation | null;
  chosen: Quantity[];
  /** Dishes ordered from a menu. */
  dishes: OrderedDish[];
  /** The choices and dishes as stored; absent in a preview. */
  stored?: { chosen: readonly ChosenRow[]; dishes: readonly OrderedDish[] };
  /** `YYYY-MM-DD` and `HH:mm` in the zone of `eventZone`. */
  startDate: string | null;
  startTime: string | null;
  /** The delivery address; null until it is set. */
  location: Location | null;
  /** The time zone to use while there is neither a kitchen nor a location. */
  timeZone: string;
  pickup: boolean;
  pickupKitchenId: number | null;
  payment: PaymentMethod;
  tipCents: number | null;
  /** The share of the food that is tipped where no sum is said; absent for what is usual. */
  tipPpm?: number | null;
  coupon: CouponRow | null;
  /** The credit that coins are to pay, in cents. */
  creditCents: number;
  /** The order's poll; absent without one. */
  poll?: PollStanding | null;
}

/** Cuts the database's `HH:mm:ss` to the API's `HH:mm`. */
export const shortTime = (time: string | null) => time?.slice(0, 5) ?? null;

/**
 * The time zone of an event's date and time: the kitchen's for a pickup, the address's for a delivery, and the fallback
 * while neither is known.
 */
export const eventZone = (
  terms: Pick<OrderTerms, 'pickup' | 'location' | 'timeZone'>,
  kitchen: { timeZone: string } | null,
): string => (terms.pickup ? kitchen?.timeZone : terms.location?.timeZone) ?? terms.timeZone;

/** The time zone of the pickup kitchen, else of the brand's first kitchen; used until there is an address. */
export function homeZone(kitchens: readonly BrandKitchen[], pickupKitchenId: number | null): string {
  const home = kitchens.find(({ id }) => id === pickupKitchenId) ?? kitchens[0];
  return home?.timeZone ?? 'America/New_York';
}

/** The terms that the order's own columns decide. */
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
        : // A pickup order stores its kitchen's time zone, so the address's zone comes from the map.
          { latitude, longitude, placeId, state, timeZone: timeZoneAt(latitude, longitude) },
    timeZone,
    pickup: order.pickup,
    // A submitted order keeps the kitchen that was agreed.
    pickupKitchenId: order.status === 'in_cart' ? order.pickupKitchenId : order.kitchenId,
    // If a part was waived, the customer pays only for added food, without a card fee on the waived part.
    payment: order.waivedCents == null ? paymentMethodOf(order) : 'bypass',
    tipCents: order.tipCents ?? null,
    tipPpm: order.tipPpm ?? null,
    creditCents: order.creditCents ?? 0,
  };
}

/** The terms of an order from its record and the rows loaded for it. */
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
