import { roomLeft } from '../../../rules';
import { bookingsFrom, bookingsOf, sameBookings, type Bookings } from './bookings';
import { dayparts } from './dayparts';
import { squaredDistanceOf, pointAt } from './squared-distance';
import { ensureCapacity } from './ensure-capacity';
import type { BookedDay, KitchenRows } from '../live/rows';
import { RangeAllocator } from './allocators';

const partsADay = dayparts.length;
const rowsAWeek = 7 * partsADay;

/** Kitchens as columns, by slot. */
export class KitchenColumns {
  id = new Int32Array(0);
  brand = new Int32Array(0);
  place = new Int32Array(0);
  /** The kitchen's state, because a place may cross state lines. */
  state: string[] = [];
  latitude = new Float64Array(0);
  longitude = new Float64Array(0);
  /** The point on a unit sphere: see `squared-distance.ts`. */
  x = new Float64Array(0);
  y = new Float64Array(0);
  z = new Float64Array(0);
  /** Index into the catalog's list of time zones. */
  zone = new Int32Array(0);
  pickup = new Int16Array(0);
  /** The delivery radius in miles and as a squared distance; -1 without delivery. */
  deliveryMiles = new Float64Array(0);
  deliverySquared = new Float64Array(0);
  /** Minutes since midnight, at `hoursAt`; -1 for closed. */
  opens = new Int16Array(0);
  closes = new Int16Array(0);
  /** The capacity of a daypart, at `partAt`; -1 for unlimited. */
  people = new Int32Array(0);
  orders = new Int32Array(0);
  /** The range of its delivery areas in the tier columns, nearest first. */
  tiers = new Int32Array(0);
  tierCount = new Int16Array(0);
  tierMiles = new Float64Array(0);
  /** The same as squared distances. */
  tierSquared = new Float64Array(0);
  tierFee = new Int32Array(0);
  tierMinimum = new Int32Array(0);
  private readonly tierRanges = new RangeAllocator();
  /** Alternating starts and ends, local times read as UTC. */
  closures: (number[] | undefined)[] = [];
  booked: (Bookings | undefined)[] = [];

  hoursAt = (slot: number, weekday: number) => slot * rowsAWeek + weekday * partsADay;
  partAt = (slot: number) => slot * partsADay;

  reserve(size: number): void {
    this.id = ensureCapacity(this.id, size);
    this.brand = ensureCapacity(this.brand, size);
    this.place = ensureCapacity(this.place, size);
    this.latitude = ensureCapacity(this.latitude, size);
    this.longitude = ensureCapacity(this.longitude, size);
    this.x = ensureCapacity(this.x, size);
    this.y = ensureCapacity(this.y, size);
    this.z = ensureCapacity(this.z, size);
    this.zone = ensureCapacity(this.zone, size);
    this.pickup = ensureCapacity(this.pickup, size);
    this.deliveryMiles = ensureCapacity(this.deliveryMiles, size);
    this.tiers = ensureCapacity(this.tiers, size);
    this.tierCount = ensureCapacity(this.tierCount, size);
    this.deliverySquared = ensureCapacity(this.deliverySquared, size);
    this.opens = ensureCapacity(this.opens, size * rowsAWeek);
    this.closes = ensureCapacity(this.closes, size * rowsAWeek);
    this.people = ensureCapacity(this.people, size * partsADay);
    this.orders = ensureCapacity(this.orders, size * partsADay);
  }

  set(slot: number, brandSlot: number, row: KitchenRows, zone: number): void {
    this.id[slot] = row.id;
    this.brand[slot] = brandSlot;
    this.place[slot] = row.placeId;
    this.state[slot] = row.state;
    this.latitude[slot] = row.latitude;
    this.longitude[slot] = row.longitude;
    const point = pointAt(row);
    this.x[slot] = point.x;
    this.y[slot] = point.y;
    this.z[slot] = point.z;
    this.zone[slot] = zone;
    this.pickup[slot] = row.pickupAllowed ? 1 : 0;
    const deliveryMiles = row.tiers.at(-1)?.maxDistanceMiles ?? -1;
    this.deliveryMiles[slot] = deliveryMiles;
    this.deliverySquared[slot] = deliveryMiles < 0 ? -1 : squaredDistanceOf(deliveryMiles);
    this.setTiers(slot, row);
    this.setTimes(slot, row);
  }

  private setTiers(slot: number, { tiers }: KitchenRows): void {
    const first = this.tierRanges.take(tiers.length);
    this.tiers[slot] = first;
    this.tierCount[slot] = tiers.length;
    this.tierMiles = ensureCapacity(this.tierMiles, this.tierRanges.end);
    this.tierSquared = ensureCapacity(this.tierSquared, this.tierRanges.end);
    this.tierFee = ensureCapacity(this.tierFee, this.tierRanges.end);
    this.tierMinimum = ensureCapacity(this.tierMinimum, this.tierRanges.end);
    tiers.forEach(({ maxDistanceMiles, feeCents, minimumCents }, index) => {
      this.tierMiles[first + index] = maxDistanceMiles;
      this.tierSquared[first + index] = squaredDistanceOf(maxDistanceMiles);
      this.tierFee[first + index] = feeCents;
      this.tierMinimum[first + index] = minimumCents;
    });
  }

  private setTimes(slot: number, row: KitchenRows): void {
    const week = this.hoursAt(slot, 0);
    this.opens.fill(-1, week, week + rowsAWeek);
    this.closes.fill(-1, week, week + rowsAWeek);
    for (const { weekday, daypart, opens, closes } of row.hours) {
      const at = this.hoursAt(slot, weekday) + dayparts.indexOf(daypart);
      this.opens[at] = minutes(opens);
      this.closes[at] = minutes(closes);
    }
    const part = this.partAt(slot);
    this.people.fill(-1, part, part + partsADay);
    for (const { daypart, maxHeadcount, maxOrders } of row.capacities) {
      this.people[part + dayparts.indexOf(daypart)] = maxHeadcount;
      this.orders[part + dayparts.indexOf(daypart)] = maxOrders;
    }
    this.closures[slot] = closuresOf(row);
    this.setBookings(slot, row.days);
  }

  setBookings(slot: number, days: readonly BookedDay[]): void {
    this.booked[slot] = bookingsOf(days);
  }

  /** Drops bookings and closures before a date, which no search asks for any more. */
  forgetBefore(date: string): void {
    const midnight = Date.parse(date);
    this.booked.forEach((bookings, slot) => (this.booked[slot] = bookingsFrom(date, bookings)));
    this.closures.forEach((closures, slot) => {
      const left = closures?.filter((_, at) => closures[at | 1]! >= midnight);
      this.closures[slot] = left && left.length > 0 ? left : undefined;
    });
  }

  /** Whether its bookings and closures equal those of a row. */
  hasCalendar(slot: number, row: KitchenRows): boolean {
    const closures = closuresOf(row);
    const own = this.closures[slot];
    const sameClosures =
      own?.length === closures?.length && (own ?? []).every((end, at) => end === closures?.[at]);
    return sameClosures && sameBookings(this.booked[slot], bookingsOf(row.days));
  }

  forget(slot: number): void {
    this.tierRanges.giveBack(this.tiers[slot]!, this.tierCount[slot]!);
    this.closures[slot] = undefined;
    this.booked[slot] = undefined;
  }

  /** The people that a daypart still takes in one more order. */
  roomIn(slot: number, part: number, date: string): number {
    const at = this.partAt(slot) + part;
    const people = this.people[at]!;
    if (people < 0) return Infinity;
    const day = this.booked[slot]?.get(date);
    if (!day) return people;
    return roomLeft(people, this.orders[at]!, day[part]!, day[partsADay + part]!);
  }
}

const closuresOf = ({ closures }: KitchenRows) =>
  closures.length > 0
    ? closures.flatMap(({ from, to }) => [wall(from, -Infinity), wall(to, Infinity)])
    : undefined;
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const wall = (moment: string | null, none: number) => (moment === null ? none : Date.parse(`${moment}:00Z`));
