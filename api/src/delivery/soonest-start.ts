import { hasRoomFor, roomLeft } from '../rules';
import { soonestServed, type CutoffRule, type Daypart, type LocalMoment } from '../schedule';
import { reachedFrom } from './choose-among';
import { positionOf, type At } from './choose-kitchen';
import { daysAhead, type BrandKitchen } from './kitchen-facts';

/** An event of which only the date and the time are open. */
export interface OpenEvent extends At {
  pickup: boolean;
  pickupKitchenId: number | null;
  headcount: number | null;
  /** Whose clock counts. */
  timeZone: string;
}

/**
 * The soonest of the slot picker's times that is not too late to order for and at which one of the kitchens that may serve
 * an event is open and has room; that of the notice alone where none is for two months.
 */
export const soonestStart = (
  kitchens: readonly BrandKitchen[],
  event: OpenEvent,
  rule: CutoffRule,
  now: Date,
): LocalMoment =>
  soonestServed(
    reachedFrom(kitchens, { ...event, position: positionOf(event) }).map((kitchen) => ({
      ...{ hours: kitchen.week, closures: kitchen.off },
      hasRoom: (date: string, daypart: Daypart) =>
        hasRoomFor(roomOn(kitchen, date, daypart), event.headcount),
    })),
    { ...rule, timeZone: event.timeZone, days: daysAhead },
    now,
  );

function roomOn({ capacities, booked }: BrandKitchen, date: string, daypart: Daypart): number {
  const most = capacities.find((each) => each.daypart === daypart);
  if (!most) return Infinity;
  const taken = booked.find((each) => each.date === date && each.daypart === daypart);
  return roomLeft(most.maxHeadcount, most.maxOrders, taken?.headcount ?? 0, taken?.orders ?? 0);
}
