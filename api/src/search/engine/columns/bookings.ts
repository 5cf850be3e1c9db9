import type { BookedDay } from '../live/rows';
import { dayparts } from './dayparts';

/** A kitchen's bookings by date: people per daypart, then orders per daypart. */
export type Bookings = Map<string, Int32Array>;

/** Undefined if there are none, as for most. */
export function bookingsOf(days: readonly BookedDay[]): Bookings | undefined {
  const bookings: Bookings = new Map();
  for (const { date, daypart, headcount, orders } of days) {
    const day = bookings.get(date) ?? new Int32Array(2 * dayparts.length);
    day[dayparts.indexOf(daypart)] = headcount;
    day[dayparts.length + dayparts.indexOf(daypart)] = orders;
    bookings.set(date, day);
  }
  return bookings.size > 0 ? bookings : undefined;
}

/** The bookings without days before a date. */
export function bookingsFrom(date: string, bookings: Bookings | undefined): Bookings | undefined {
  for (const day of bookings?.keys() ?? []) if (day < date) bookings?.delete(day);
  return bookings && bookings.size > 0 ? bookings : undefined;
}

export function sameBookings(one: Bookings | undefined, other: Bookings | undefined): boolean {
  if (one?.size !== other?.size) return false;
  for (const [date, day] of one ?? []) {
    if (!day.every((value, at) => value === other?.get(date)?.[at])) return false;
  }
  return true;
}
