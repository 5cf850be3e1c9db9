import { errorCodes, isOpen } from '@copper-carrot/contracts';
import { chooseKitchen, type BrandKitchen, type ChosenKitchen } from '../../delivery';
import { shortTime } from '../assessment/order-terms';
import type { OrderRow } from '../order.model';

type MovedOrder = Pick<
  OrderRow,
  | 'status'
  | 'kitchenId'
  | 'pickup'
  | 'startDate'
  | 'startTime'
  | 'startAt'
  | 'timeZone'
  | 'headcount'
  | 'latitude'
  | 'longitude'
>;

/** A kitchen that might cook an order: how it would serve it, or why it can't. */
type Candidate = { kitchen: BrandKitchen } & (
  { chosen: ChosenKitchen; reason: null } | { chosen: null; reason: string }
);

/** Why an order can't be moved at all; null if it can. */
export function whyFixed(order: MovedOrder, now: Date): string | null {
  if (!isOpen(order.status)) return 'This order is not open any more.';
  if (order.startAt === null || order.startAt <= now) return 'This order has begun.';
  return order.pickup ? 'The customer picks it up at its kitchen.' : null;
}

/** The brand's kitchens for an order, each with why it can't cook it (2 §7, `possible_kitchens`). */
export const candidatesFor = (
  order: MovedOrder,
  kitchens: readonly BrandKitchen[],
  now: Date,
): Candidate[] => {
  const fixed = whyFixed(order, now);
  return kitchens.map((kitchen) => {
    const found = chooseKitchen([kitchen], {
      ...{ latitude: order.latitude, longitude: order.longitude },
      ...{ startDate: order.startDate, startTime: shortTime(order.startTime) },
      headcount: order.headcount,
      // The customer's price is agreed, whichever kitchen cooks.
      foodCents: null,
      pickup: false,
    });
    const reason = fixed ?? ('error' in found ? forCaterer(found.error) : zoneProblem(order, kitchen));
    return reason === null && !('error' in found)
      ? { kitchen, chosen: found, reason: null }
      : { kitchen, chosen: null, reason: reason ?? '' };
  });
};

/** The start is agreed by the clock of the order's zone. */
const zoneProblem = ({ timeZone }: MovedOrder, kitchen: BrandKitchen): string | null =>
  kitchen.timeZone === timeZone ? null : 'It is in another time zone.';

const forCaterer = ({ code, message }: { code: string; message: string }): string =>
  code === errorCodes.package.undeliverable
    ? 'It does not deliver to this address.'
    : message.replace(' Please try another date or time.', '');
