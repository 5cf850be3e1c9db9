import { grown } from './grown';
import type { KitchenRows } from './rows';

export const dayparts = ['breakfast', 'lunch', 'afternoon', 'dinner'] as const;
const partsADay = dayparts.length;
const rowsAWeek = 7 * partsADay;

export interface Tiers {
  /** Nearest first. */
  miles: number[];
  fees: number[];
  minimums: number[];
}

/** Kitchens as columns, by slot. */
export class KitchenColumns {
  id = new Int32Array(0);
  brand = new Int32Array(0);
  place = new Int32Array(0);
  latitude = new Float64Array(0);
  longitude = new Float64Array(0);
  /** The cosine of the latitude, as `milesBetween` takes it. */
  cosine = new Float64Array(0);
  /** By the catalogue's list of zones. */
  zone = new Int32Array(0);
  pickup = new Int16Array(0);
  /** Miles within which it delivers; -1 for nowhere. */
  reach = new Float64Array(0);
  /** Minutes since midnight, at `hoursAt`; -1 for closed. */
  opens = new Int16Array(0);
  closes = new Int16Array(0);
  /** What a daypart takes, at `partAt`; -1 for no limit. */
  people = new Int32Array(0);
  orders = new Int32Array(0);
  tiers: (Tiers | undefined)[] = [];
  /** Beginnings and ends in turn, wall clocks read as if they were UTC. */
  closures: (number[] | undefined)[] = [];
  /** By date: people, then orders, of each daypart. */
  booked: (Map<string, Int32Array> | undefined)[] = [];

  hoursAt = (slot: number, weekday: number) => slot * rowsAWeek + weekday * partsADay;
  partAt = (slot: number) => slot * partsADay;

  reserve(size: number): void {
    this.id = grown(this.id, size);
    this.brand = grown(this.brand, size);
    this.place = grown(this.place, size);
    this.latitude = grown(this.latitude, size);
    this.longitude = grown(this.longitude, size);
    this.cosine = grown(this.cosine, size);
    this.zone = grown(this.zone, size);
    this.pickup = grown(this.pickup, size);
    this.reach = grown(this.reach, size);
    this.opens = grown(this.opens, size * rowsAWeek);
    this.closes = grown(this.closes, size * rowsAWeek);
    this.people = grown(this.people, size * partsADay);
    this.orders = grown(this.orders, size * partsADay);
  }

  set(slot: number, brandSlot: number, row: KitchenRows, zone: number): void {
    this.id[slot] = row.id;
    this.brand[slot] = brandSlot;
    this.place[slot] = row.placeId;
    this.latitude[slot] = row.latitude;
    this.longitude[slot] = row.longitude;
    this.cosine[slot] = Math.cos((row.latitude * Math.PI) / 180);
    this.zone[slot] = zone;
    this.pickup[slot] = row.pickupAllowed ? 1 : 0;
    this.reach[slot] = row.tiers.at(-1)?.maxDistanceMiles ?? -1;
    this.tiers[slot] = {
      miles: row.tiers.map(({ maxDistanceMiles }) => maxDistanceMiles),
      fees: row.tiers.map(({ feeCents }) => feeCents),
      minimums: row.tiers.map(({ minimumCents }) => minimumCents),
    };
    this.setTimes(slot, row);
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
    this.closures[slot] =
      row.closures.length > 0
        ? row.closures.flatMap(({ from, to }) => [wall(from, -Infinity), wall(to, Infinity)])
        : undefined;
    const booked = new Map<string, Int32Array>();
    for (const { date, daypart, headcount, orders } of row.days) {
      const day = booked.get(date) ?? new Int32Array(2 * partsADay);
      day[dayparts.indexOf(daypart)] = headcount;
      day[partsADay + dayparts.indexOf(daypart)] = orders;
      booked.set(date, day);
    }
    this.booked[slot] = booked.size > 0 ? booked : undefined;
  }

  forget(slot: number): void {
    this.tiers[slot] = undefined;
    this.closures[slot] = undefined;
    this.booked[slot] = undefined;
  }

  /** People that a daypart still takes in one more order. */
  roomIn(slot: number, part: number, date: string): number {
    const at = this.partAt(slot) + part;
    const people = this.people[at]!;
    if (people < 0) return Infinity;
    const day = this.booked[slot]?.get(date);
    if (!day) return people;
    return day[partsADay + part]! < this.orders[at]! ? people - day[part]! : 0;
  }
}

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const wall = (moment: string | null, none: number) => (moment === null ? none : Date.parse(`${moment}:00Z`));
