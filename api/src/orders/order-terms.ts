import type { ChosenPresentation } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { findKitchens, loadPackageWithChoices, type PackageWithChoices } from '../catalog';
import { notFound } from '../errors';
import { findCoupon, type CouponRow } from './coupons';
import { ChosenOption, type Order } from './order.model';
import { wayToPay, type WayToPay } from './ways-to-pay';

export interface Quantity {
  optionId: number;
  qty: number;
}

export interface Location {
  latitude: number;
  longitude: number;
  placeId: number | null;
  timeZone: string;
}

/** All that decides an order's price and whether it can be had: of a cart, or of what a person only looks at. */
export interface OrderTerms {
  orderId: number | null;
  userId: number | null;
  teamId: number | null;
  package: PackageWithChoices;
  headcount: number | null;
  presentationType: ChosenPresentation | null;
  chosen: Quantity[];
  /** `YYYY-MM-DD` and `HH:mm` in the place's zone. */
  startDate: string | null;
  startTime: string | null;
  /** Where it goes; null while nobody has said. */
  location: Location | null;
  /** The zone in which date and time are read while there is no location. */
  timeZone: string;
  pickup: boolean;
  pickupKitchenId: number | null;
  payment: WayToPay;
  tipCents: number | null;
  coupon: CouponRow | null;
}

/** `HH:mm:ss` of the database as the wire's `HH:mm`. */
export const shortTime = (time: string | null) => time?.slice(0, 5) ?? null;

/** The zone of a package's first kitchen: where its food is cooked until an address says otherwise. */
export async function homeZone(brandId: number, transaction?: Transaction): Promise<string> {
  const [kitchen] = await findKitchens(brandId, transaction);
  return kitchen?.timeZone ?? 'America/New_York';
}

/** The terms of a stored order, as it stands in this transaction. */
export async function termsOfOrder(order: Order, transaction?: Transaction): Promise<OrderTerms> {
  const pack =
    order.packageId === null ? null : await loadPackageWithChoices(order.packageId, transaction, order.id);
  if (!pack) throw notFound('This package could not be found.');
  const chosen = await ChosenOption.findAll({ where: { orderId: order.id }, order: ['id'], transaction });
  const timeZone = order.timeZone ?? (await homeZone(order.brandId, transaction));
  return {
    orderId: order.id,
    userId: order.userId,
    teamId: order.teamId,
    package: pack,
    headcount: order.headcount,
    presentationType: order.presentationType,
    chosen: chosen.map(({ optionId, qty }) => ({ optionId, qty })),
    startDate: order.startDate,
    startTime: shortTime(order.startTime),
    location:
      order.latitude == null || order.longitude == null
        ? null
        : { latitude: order.latitude, longitude: order.longitude, placeId: order.placeId, timeZone },
    timeZone,
    pickup: order.pickup,
    pickupKitchenId: order.pickupKitchenId,
    payment: wayToPay(order),
    tipCents: order.tipCents,
    coupon: order.couponId === null ? null : await findCoupon({ id: order.couponId }, transaction),
  };
}
