import { roomLeft } from '../rules';
import { isOpenFor, type Daypart, type Opening } from '../schedule';
import type { KitchenFacts } from './kitchen-facts';

/** The part of an event that a kitchen's hours and capacity are asked about; null leaves that question out. */
export interface When {
  startDate: string | null;
  startTime: string | null;
  headcount: number | null;
}

/** Whether a kitchen serves at that time, or on that day while no time is known; with the reason where it does not. */
export function openingOf(kitchen: KitchenFacts, { startDate, startTime }: When): Opening | null {
  if (!startDate) return null;
  if (startTime) return isOpenFor(kitchen.hours, kitchen.closures, { date: startDate, time: startTime });
  const tries = kitchen.hours.map(({ opens }) =>
    isOpenFor(kitchen.hours, kitchen.closures, { date: startDate, time: opens }),
  );
  return (
    tries.find(({ open }) => open) ??
    tries[0] ??
    isOpenFor(kitchen.hours, kitchen.closures, { date: startDate, time: '12:00' })
  );
}

/** The daypart that a time belongs to by the clock alone: where an order is taken outside a kitchen's hours. */
function daypartByClock(time: string): Daypart {
  const hour = Number(time.slice(0, 2));
  return hour < 11 ? 'breakfast' : hour < 14 ? 'lunch' : hour < 17 ? 'afternoon' : 'dinner';
}

/** The daypart whose capacity an event takes; null while it has no date and time. */
export function daypartOf(kitchen: KitchenFacts, when: When): Daypart | null {
  if (!when.startDate || !when.startTime) return null;
  const opening = openingOf(kitchen, when);
  return opening?.open ? opening.daypart : daypartByClock(when.startTime);
}

/**
 * People that a daypart still takes in one more order; no figure set means no limit. What an order has there already stays
 * room for it, however low the kitchen has set its limit since.
 */
function roomIn(kitchen: KitchenFacts, daypart: Daypart): number {
  const capacity = kitchen.capacities.find((each) => each.daypart === daypart);
  if (!capacity) return Infinity;
  const { maxHeadcount, maxOrders, bookedHeadcount, bookedOrders, ownHeadcount } = capacity;
  return Math.max(ownHeadcount, roomLeft(maxHeadcount, maxOrders, bookedHeadcount, bookedOrders));
}

/** People that a kitchen still takes at that time, or at the best time of that day; without a date there is no limit. */
export function roomAt(kitchen: KitchenFacts, when: When): number {
  if (!when.startDate) return Infinity;
  const daypart = daypartOf(kitchen, when);
  if (daypart) return roomIn(kitchen, daypart);
  return Math.max(0, ...kitchen.hours.map((hours) => roomIn(kitchen, hours.daypart)));
}
