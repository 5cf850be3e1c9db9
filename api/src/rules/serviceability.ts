import { deliveryWindowMinutes } from '@copper-carrot/contracts';

/**
 * Whether a kitchen can serve an event, as numbers: minutes since midnight, milliseconds, miles, people. `chooseAmong`
 * says it of one restaurant in words, search of every kitchen around an address.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Whether a distance is served by a delivery area, or by people who fetch their food. */
export const isWithin = (miles: number, limitMiles: number): boolean => miles <= limitMiles;

/** Miles as they are shown, to two decimals; what hangs on the miles that people read is decided on these. */
export const shownMiles = (miles: number): number => Math.round(miles * 100) / 100;

/** No distance that is shown as so many miles, or fewer, is longer. */
export const longestShownAs = (miles: number): number => miles + 0.005;

/** Negative where the first kitchen comes before the second: the nearer, then the older. */
export const compareKitchens = (miles: number, id: number, otherMiles: number, otherId: number): number =>
  miles - otherMiles || id - otherId;

/** From `opens` until just before `closes`. */
export const isServing = (opens: number, closes: number, time: number): boolean =>
  opens <= time && time < closes;

/** The smallest headcount of a package's range and step whose food is enough; the largest where none is. */
export function smallestOrder(
  least: number,
  most: number,
  step: number,
  isEnough: (headcount: number) => boolean,
): number {
  let headcount = least;
  // One after the other: a deal that begins with more food may bring it below the minimum again.
  while (headcount + step <= most && !isEnough(headcount)) headcount += step;
  return headcount;
}

/** Whether a closure meets the delivery window of a start. */
export const isClosedFor = (from: number, to: number, start: number): boolean =>
  from < start + deliveryWindowMinutes * MINUTE && start < to;

/** People that a daypart still takes in one more order. */
export const roomLeft = (
  maxHeadcount: number,
  maxOrders: number,
  bookedHeadcount: number,
  bookedOrders: number,
): number => (bookedOrders < maxOrders ? maxHeadcount - bookedHeadcount : 0);

/** Whether that is enough; one person where nobody has said how many come. */
export const hasRoomFor = (room: number, headcount: number | null): boolean => room >= (headcount ?? 1);

/** The last instant at which one may order: the earlier of lead time and day-before clock (Infinity for none). */
export const cutoffOf = (start: number, leadTimeHours: number, dayBefore: number): number =>
  Math.min(start - leadTimeHours * HOUR, dayBefore);

/** The cutoff itself still counts. */
export const isInTime = (now: number, cutoff: number): boolean => now <= cutoff;
