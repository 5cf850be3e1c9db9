import { pickupRadiusMiles } from '@copper-carrot/contracts';
import { milesBetween, type Position } from '../../places';
import type { SearchFilters } from '../search.schemas';
import type { Catalogue } from './catalogue';
import { cellOf, cellsAround } from './cells';
import { grown } from './grown';
import { OpenTimes } from './open-times';

/** What a search asks of kitchens. */
export interface Where {
  filters: SearchFilters;
  placeId: number | null;
  position: Position | null;
  middle: Position | null;
}

/** Which brands can serve an event, and each one's kitchen: what `chooseAmong` would choose for each, found over columns. */
export class Reach {
  /** Slots of the brands that can serve; the first `count` hold. */
  brands = new Int32Array(0);
  count = 0;
  /** By brand slot. */
  kitchen = new Int32Array(0);
  fee = new Int32Array(0);
  minimum = new Int32Array(0);
  /** Miles to the address, else to the middle of the place; NaN for unknown. */
  miles = new Float64Array(0);
  /** Whether any kitchen delivers to the address at all. */
  reached = false;
  private round = 0;
  private servingIn = new Int32Array(0);
  private skippedIn = new Int32Array(0);

  constructor(private readonly catalogue: Catalogue) {}

  serves = (brandSlot: number) => this.servingIn[brandSlot] === this.round;

  /** Finds them anew; what was found before is gone. */
  find(where: Where): void {
    this.begin();
    const { filters, position } = where;
    if (position && !filters.pickup) this.deliver(position, new OpenTimes(this.catalogue.kitchens, filters));
    else this.fetch(where, new OpenTimes(this.catalogue.kitchens, filters));
    this.measure(where);
  }

  private begin(): void {
    const room = this.catalogue.brandRoom;
    this.brands = grown(this.brands, room);
    this.kitchen = grown(this.kitchen, room);
    this.fee = grown(this.fee, room);
    this.minimum = grown(this.minimum, room);
    this.miles = grown(this.miles, room);
    this.servingIn = grown(this.servingIn, room);
    this.skippedIn = grown(this.skippedIn, room);
    this.round = (this.round + 1) | 0;
    this.count = 0;
    this.reached = false;
  }

  /** The nearest kitchen of each brand that delivers there, is open and has room. */
  private deliver(to: Position, times: OpenTimes): void {
    const { brand, id, reach, tiers } = this.catalogue.kitchens;
    const from = this.milesFrom(to);
    for (const slot of this.catalogue.byReach.at(cellOf(to))) {
      const miles = from(slot);
      if (miles > reach[slot]!) continue;
      this.reached = true;
      const own = brand[slot]!;
      if (!this.isBetter(own, miles, id[slot]!) || !times.hasRoom(slot)) continue;
      this.choose(own, slot, miles);
      const { miles: ends, fees, minimums } = tiers[slot]!;
      let tier = 0;
      while (miles > ends[tier]!) tier++;
      this.fee[own] = fees[tier]!;
      this.minimum[own] = minimums[tier]!;
    }
  }

  /** The same for food that is picked up, and for a search without an address, where no distance rules anything out. */
  private fetch({ filters: { pickup }, placeId, position }: Where, times: OpenTimes): void {
    const { brand, id, pickup: allowed } = this.catalogue.kitchens;
    const from = position && this.milesFrom(position);
    for (const slot of this.around(position, placeId)) {
      if (pickup && !allowed[slot]) continue;
      const miles = from ? from(slot) : 0;
      const own = brand[slot]!;
      if (miles > pickupRadiusMiles || !this.isBetter(own, miles, id[slot]!) || !times.hasRoom(slot))
        continue;
      this.choose(own, slot, miles);
      this.fee[own] = 0;
      this.minimum[own] = 0;
    }
  }

  private around(position: Position | null, placeId: number | null): readonly number[] {
    const { byHome, byPlace } = this.catalogue;
    if (position) return cellsAround(position, pickupRadiusMiles).flatMap(byHome.at);
    return placeId === null ? byPlace.keys().flatMap(byPlace.at) : byPlace.at(placeId);
  }

  private isBetter(brandSlot: number, miles: number, kitchenId: number): boolean {
    if (!this.serves(brandSlot)) return true;
    const before = this.miles[brandSlot]!;
    return (
      miles < before ||
      (miles === before && kitchenId < this.catalogue.kitchens.id[this.kitchen[brandSlot]!]!)
    );
  }

  private choose(brandSlot: number, kitchen: number, miles: number): void {
    if (!this.serves(brandSlot)) {
      this.servingIn[brandSlot] = this.round;
      this.brands[this.count++] = brandSlot;
    }
    this.kitchen[brandSlot] = kitchen;
    this.miles[brandSlot] = miles;
  }

  /** Miles from a kitchen, by the same steps as `milesBetween`, so that no rounding tells them apart. */
  private milesFrom(to: Position): (slot: number) => number {
    const { latitude, longitude, cosine } = this.catalogue.kitchens;
    const cosineThere = Math.cos((to.latitude * Math.PI) / 180);
    return (slot) => {
      const north = Math.sin(((to.latitude - latitude[slot]!) * Math.PI) / 180 / 2) ** 2;
      const east = Math.sin(((to.longitude - longitude[slot]!) * Math.PI) / 180 / 2) ** 2;
      const chord = north + cosine[slot]! * cosineThere * east;
      return 2 * 3958.8 * Math.asin(Math.min(1, Math.sqrt(chord)));
    };
  }

  /** Without an address, distances are those to the middle of the place. */
  private measure({ position, middle }: Where): void {
    if (position) return;
    const { latitude, longitude } = this.catalogue.kitchens;
    for (let at = 0; at < this.count; at++) {
      const own = this.brands[at]!;
      const slot = this.kitchen[own]!;
      this.miles[own] = middle
        ? milesBetween({ latitude: latitude[slot]!, longitude: longitude[slot]! }, middle)
        : NaN;
    }
  }

  /** Ids of the brands of the place (of all places where none is known) that can't serve the event, in order. */
  skipped({ position, placeId }: Where): number[] {
    const ids: number[] = [];
    const { brand } = this.catalogue.kitchens;
    const there = position && placeId === null ? [] : this.around(null, placeId);
    for (const slot of there) {
      const own = brand[slot]!;
      if (this.serves(own) || this.skippedIn[own] === this.round) continue;
      this.skippedIn[own] = this.round;
      ids.push(this.catalogue.brands[own]!.row.id);
    }
    return ids.sort((a, b) => a - b);
  }
}
