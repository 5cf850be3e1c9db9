import { pickupRadiusMiles } from '@copper-carrot/contracts';
import { compareKitchens, isWithin, longestShownAs, shownMiles } from '../../../rules';
import { milesBetween, type Position } from '../../../places';
import type { SearchFilters } from '../../search.schemas';
import type { Catalogue } from '../columns/catalogue';
import { cellOf, cellsAround } from '../columns/geo-cells';
import { squaredDistanceOf, tolerance, pointAt, leastTolerance } from '../columns/squared-distance';
import { ensureCapacity } from '../columns/ensure-capacity';
import { OpenTimes } from './open-times';

/** The parts of a search that kitchens depend on. */
export interface Where {
  filters: SearchFilters;
  placeId: number | null;
  position: Position | null;
  middle: Position | null;
}

/** The brands that can serve an event, each with the kitchen that `chooseAmong` would choose. */
export class Serviceability {
  /** Slots of the serving brands; only the first `count` are valid. */
  brands = new Int32Array(0);
  count = 0;
  /** By brand slot. */
  kitchen = new Int32Array(0);
  fee = new Int32Array(0);
  minimum = new Int32Array(0);
  /** Whether any kitchen delivers to the address. */
  isDeliverable = false;
  /** Squared distances of the chosen kitchens to the address; all 0 without one. */
  private squared = new Float64Array(0);
  private from: Position | null = null;
  private byDistance = false;
  private round = 0;
  private servingIn = new Int32Array(0);
  private readonly byPlace = new Map<number, { version: number | undefined; brands: readonly number[] }>();

  constructor(private readonly catalogue: Catalogue) {}

  serves = (brandSlot: number) => this.servingIn[brandSlot] === this.round;

  /** Miles from a serving brand's kitchen to the address, else to the place's center; NaN without both. */
  milesOf = (brandSlot: number) => (this.from ? this.exactMiles(this.kitchen[brandSlot]!, this.from) : NaN);

  /** Computes the serving brands of a search, replacing those of the previous one. */
  find({ filters, placeId, position, middle }: Where): void {
    this.begin();
    this.from = position ?? middle;
    this.byDistance = position !== null;
    const times = new OpenTimes(this.catalogue.kitchens, filters);
    if (!position) this.findWithoutAddress(this.kitchensOf(placeId), filters.pickup, times);
    else if (filters.pickup) this.findForPickup(position, times);
    else this.findDelivering(position, times);
  }

  private begin(): void {
    const room = this.catalogue.brandRoom;
    this.brands = ensureCapacity(this.brands, room);
    this.kitchen = ensureCapacity(this.kitchen, room);
    this.fee = ensureCapacity(this.fee, room);
    this.minimum = ensureCapacity(this.minimum, room);
    this.squared = ensureCapacity(this.squared, room);
    this.servingIn = ensureCapacity(this.servingIn, room);
    this.round = (this.round + 1) | 0;
    this.count = 0;
    this.isDeliverable = false;
  }

  /** The nearest kitchen of each brand that delivers to the address, is open and has capacity. */
  private findDelivering(to: Position, times: OpenTimes): void {
    const { brand, x, y, z, deliveryMiles, deliverySquared } = this.catalogue.kitchens;
    const there = pointAt(to);
    for (const slot of this.catalogue.byDeliveryCell.at(cellOf(to))) {
      const dx = x[slot]! - there.x;
      const dy = y[slot]! - there.y;
      const dz = z[slot]! - there.z;
      const squared = dx * dx + dy * dy + dz * dz;
      if (this.isBeyond(slot, squared, deliverySquared[slot]!, deliveryMiles[slot]!, to)) continue;
      this.isDeliverable = true;
      const own = brand[slot]!;
      if (!this.isBetter(own, slot, squared) || !times.hasRoom(slot)) continue;
      this.choose(own, slot, squared);
      this.charge(own, slot, squared, to);
    }
  }

  /** The fee and minimum of the address's delivery area. */
  private charge(brandSlot: number, slot: number, squared: number, to: Position): void {
    const { tiers, tierSquared, tierMiles, tierFee, tierMinimum } = this.catalogue.kitchens;
    let tier = tiers[slot]!;
    while (this.isBeyond(slot, squared, tierSquared[tier]!, tierMiles[tier]!, to)) tier++;
    this.fee[brandSlot] = tierFee[tier]!;
    this.minimum[brandSlot] = tierMinimum[tier]!;
  }

  /** The nearest pickup kitchen of each brand within the pickup radius. */
  private findForPickup(to: Position, times: OpenTimes): void {
    const { brand, x, y, z, pickup } = this.catalogue.kitchens;
    const there = pointAt(to);
    const farthestMiles = longestShownAs(pickupRadiusMiles);
    const farthest = squaredDistanceOf(farthestMiles);
    for (const slot of cellsAround(to, farthestMiles).flatMap(this.catalogue.byOwnCell.at)) {
      if (!pickup[slot]) continue;
      const squared = (x[slot]! - there.x) ** 2 + (y[slot]! - there.y) ** 2 + (z[slot]! - there.z) ** 2;
      if (this.isBeyond(slot, squared, farthest, pickupRadiusMiles, to, shownMiles)) continue;
      const own = brand[slot]!;
      if (this.isBetter(own, slot, squared) && times.hasRoom(slot)) this.choose(own, slot, squared);
    }
  }

  /** Without an address, distance does not matter, and a brand's oldest kitchen is used. */
  private findWithoutAddress(slots: readonly number[], pickupOnly: boolean, times: OpenTimes): void {
    const { brand, pickup } = this.catalogue.kitchens;
    for (const slot of slots) {
      if (pickupOnly && !pickup[slot]) continue;
      const own = brand[slot]!;
      if (this.isBetter(own, slot, 0) && times.hasRoom(slot)) this.choose(own, slot, 0);
    }
  }

  private kitchensOf(placeId: number | null): readonly number[] {
    const { byPlace } = this.catalogue;
    return placeId === null ? byPlace.keys().flatMap(byPlace.at) : byPlace.at(placeId);
  }

  private isBeyond(
    slot: number,
    squared: number,
    limit: number,
    miles: number,
    to: Position,
    measured = (exact: number) => exact,
  ): boolean {
    if (Math.abs(squared - limit) > tolerance * limit + leastTolerance) return squared > limit;
    return !isWithin(measured(this.exactMiles(slot, to)), miles);
  }

  private isBetter(brandSlot: number, slot: number, squared: number): boolean {
    if (this.servingIn[brandSlot] !== this.round) return true;
    const before = this.squared[brandSlot]!;
    if (Math.abs(squared - before) > tolerance * Math.max(squared, before) + leastTolerance)
      return squared < before;
    const { id } = this.catalogue.kitchens;
    const other = this.kitchen[brandSlot]!;
    const from = this.byDistance ? this.from : null;
    const miles = from ? this.exactMiles(slot, from) : 0;
    const otherMiles = from ? this.exactMiles(other, from) : 0;
    return compareKitchens(miles, id[slot]!, otherMiles, id[other]!) < 0;
  }

  private exactMiles(slot: number, to: Position): number {
    const { latitude, longitude } = this.catalogue.kitchens;
    return milesBetween({ latitude: latitude[slot]!, longitude: longitude[slot]! }, to);
  }

  private choose(brandSlot: number, kitchen: number, squared: number): void {
    if (this.servingIn[brandSlot] !== this.round) {
      this.servingIn[brandSlot] = this.round;
      this.brands[this.count++] = brandSlot;
    }
    this.kitchen[brandSlot] = kitchen;
    this.squared[brandSlot] = squared;
    this.fee[brandSlot] = 0;
    this.minimum[brandSlot] = 0;
  }

  /** Ids of the place's brands (of all places if none is known) that can't serve the event, ascending. */
  skipped({ position, placeId }: Where): number[] {
    const { brandId } = this.catalogue;
    const ids: number[] = [];
    for (const slot of position && placeId === null ? [] : this.brandsOf(placeId))
      if (!this.serves(slot)) ids.push(brandId[slot]!);
    return ids;
  }

  /** Slots of a place's brands by id; cached until the place's offer changes. */
  private brandsOf(placeId: number | null): readonly number[] {
    if (placeId === null) return this.sorted(this.kitchensOf(null));
    const version = this.catalogue.placeVersions.get(placeId);
    const known = this.byPlace.get(placeId);
    if (known && known.version === version) return known.brands;
    const brands = this.sorted(this.kitchensOf(placeId));
    this.byPlace.set(placeId, { version, brands });
    return brands;
  }

  private sorted(kitchens: readonly number[]): number[] {
    const { brandId, kitchens: columns } = this.catalogue;
    const brands = new Set(kitchens.map((kitchen) => columns.brand[kitchen]!));
    return [...brands].sort((a, b) => brandId[a]! - brandId[b]!);
  }
}
