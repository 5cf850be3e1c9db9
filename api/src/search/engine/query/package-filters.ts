import * as rules from '../../../rules';
import type { Catalogue } from '../columns/catalogue';
import { failed } from './facet-counts';
import { dayBeforeInstant, startInstant } from './instants';
import {
  groupBit,
  mealBit,
  presentationBit,
  setUpBit,
  traitGroups,
  type PackageColumns,
} from '../columns/package-columns';
import type { Prices } from './prices';
import { asksUser, centsOf, passesForUser, type Question } from './question';
import type { Serviceability } from './serviceability';

// Destructured once, because a call through the module costs two.
const { cutoffOf, isBelowMinimum, isInTime, isSoldFor } = rules;

/** The package filters of one search; call `turnTo` with a brand before its packages. */
export class PackageFilters {
  private readonly packages: PackageColumns;
  /** The columns that are read for every package. */
  private readonly traits: Int32Array;
  private readonly lead: Int32Array;
  private readonly least: Int32Array;
  private readonly most: Int32Array;
  private readonly step: Int32Array;
  private readonly allowed: number;
  private readonly categories: Uint8Array | null;
  private readonly templates: Set<number> | null;
  private readonly meals: number;
  private readonly asksUser: boolean;
  /** The current brand's event start and day-before cutoff. */
  private start = Infinity;
  private dayBefore = Infinity;
  /** The same by zone, and by zone and cutoff time, because there are few of each and they are slow to compute. */
  private readonly starts: number[] = [];
  private readonly daysBefore: number[] = [];
  private readonly now: number;
  private minimum = 0;
  private readonly headcount: number;
  private readonly longestWait: number;
  private readonly collection: number | undefined;
  private readonly wantsDeal: boolean | undefined;
  private readonly mostEach: number;
  private readonly mostWhole: number;
  private readonly allIn: boolean;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly serviceability: Serviceability,
    private readonly prices: Prices,
    private readonly question: Question,
  ) {
    const { filters } = question.context;
    this.packages = catalogue.packages;
    ({ traits: this.traits, lead: this.lead } = catalogue.packages);
    ({ least: this.least, most: this.most, step: this.step } = catalogue.packages);
    const bits = <Value>(
      group: number,
      wanted: readonly Value[] | undefined,
      bitOf: (value: Value) => number,
    ) => (wanted ? wanted.reduce((sum, value) => sum | bitOf(value), 0) : group);
    this.meals = bits(traitGroups.meal, filters.package_type, mealBit);
    this.allowed =
      traitGroups.meal |
      bits(traitGroups.presentation, filters.presentation_type, presentationBit) |
      bits(traitGroups.setUp, filters.set_up_type, setUpBit) |
      (filters.batchable === undefined ? traitGroups.group : groupBit(filters.batchable));
    const wanted = filters.package_category && new Set(filters.package_category);
    this.categories = wanted
      ? Uint8Array.from(catalogue.categories, ({ id, word }) =>
          Number(wanted.has(word) || wanted.has(String(id))),
        )
      : null;
    this.templates = filters.package_template_id ? new Set(filters.package_template_id) : null;
    this.asksUser = asksUser(question);
    this.now = question.context.now.getTime();
    this.headcount = filters.headcount ?? -1;
    this.longestWait = filters.poll_lead_time_below_including ?? Infinity;
    this.collection = filters.collection_id;
    this.wantsDeal = filters.has_deal;
    this.allIn = filters.all_in_pricing;
    this.mostEach =
      filters.price_below_including === undefined ? Infinity : centsOf(filters.price_below_including);
    this.mostWhole = filters.budget_limit === undefined ? Infinity : centsOf(filters.budget_limit);
  }

  turnTo(brandSlot: number): void {
    this.minimum =
      this.question.context.filters.headcount === undefined ? 0 : this.serviceability.minimum[brandSlot]!;
    this.setDeadline(brandSlot);
  }

  /** By the search's time; with only a date, by that day's last start. */
  private setDeadline(brandSlot: number): void {
    const { start_date: date, start_time: time } = this.question.context.filters;
    if (!date) return;
    const kitchen = this.serviceability.kitchen[brandSlot]!;
    const zone = this.catalogue.kitchens.zone[kitchen]!;
    const timeZone = this.catalogue.zones.values[zone]!;
    this.start = time
      ? (this.starts[zone] ??= startInstant(date, time, timeZone))
      : startInstant(date, this.lastStart(kitchen, date), timeZone);
    const clock = this.catalogue.cutoff[brandSlot]!;
    this.dayBefore = clock < 0 ? Infinity : this.dayBeforeAt(date, zone, clock);
  }

  private dayBeforeAt(date: string, zone: number, clock: number): number {
    const { zones, cutoffs } = this.catalogue;
    return (this.daysBefore[zone + clock * zones.values.length] ??= dayBeforeInstant(
      date,
      cutoffs.values[clock]!,
      zones.values[zone]!,
    ));
  }

  /** False if the event's local time does not exist, because its instant is NaN. */
  private isInTime(leadTimeHours: number): boolean {
    return isInTime(this.now, cutoffOf(this.start, leadTimeHours, this.dayBefore));
  }

  /** Deliveries may start until just before the kitchen closes. */
  private lastStart(kitchen: number, date: string): string {
    const { closes } = this.catalogue.kitchens;
    const from = this.catalogue.kitchens.hoursAt(kitchen, new Date(`${date}T00:00:00Z`).getUTCDay());
    let last = 0;
    for (let part = 0; part < 4; part++) last = Math.max(last, closes[from + part]!);
    const minutes = Math.max(0, last - 1);
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  }

  /** Every filter except text and facets; slow ones last. */
  passes(slot: number): boolean {
    if ((this.traits[slot]! & ~this.allowed) !== 0 || !this.isInTime(this.lead[slot]!)) return false;
    if (!this.fitsHeadcount(slot)) return false;
    if (this.longestWait < Infinity && this.packages.pollLead[slot]! > this.longestWait) return false;
    if (this.asksUser && !passesForUser(this.knownAs(slot), this.question)) return false;
    if (this.collection !== undefined) {
      if (!this.packages.texts[slot]!.collections.includes(this.collection)) return false;
    }
    return this.isPaidFor(slot);
  }

  private fitsHeadcount(slot: number): boolean {
    if (this.headcount < 0) return true;
    return isSoldFor(this.headcount, this.least[slot]!, this.most[slot]!, this.step[slot]!);
  }

  private knownAs(slot: number): number {
    const { id, brand } = this.packages;
    return this.question.kind === 'package' ? id[slot]! : this.catalogue.brandId[brand[slot]!]!;
  }

  /**
   * The delivery minimum, the deal, and the price caps: per person for the food or with all fees, and in total with all
   * fees.
   */
  private isPaidFor(slot: number): boolean {
    const { prices, minimum } = this;
    const food = prices.food(slot);
    if (!prices.isPossible(slot, food)) return false;
    if (minimum > 0 && isBelowMinimum(food - prices.discount(slot, food), minimum)) return false;
    if (this.wantsDeal !== undefined && this.wantsDeal !== prices.discount(slot, food) > 0) return false;
    if (this.mostEach < Infinity) {
      if ((this.allIn ? prices.allIn(slot) : this.packages.price[slot]!) > this.mostEach) return false;
    }
    return this.mostWhole === Infinity || prices.total(slot) <= this.mostWhole;
  }

  /** The facets whose filter a package fails, as bits of `failed`. */
  facetsFailed(slot: number): number {
    const { category, traits, template } = this.packages;
    let bits = 0;
    if (this.categories && this.categories[category[slot]!] === 0) bits |= failed.category;
    if ((traits[slot]! & this.meals) === 0) bits |= failed.type;
    if (this.templates) {
      const own = template[slot]!;
      if (own < 0 || !this.templates.has(this.catalogue.templates.values[own]!)) bits |= failed.template;
    }
    return bits;
  }
}
