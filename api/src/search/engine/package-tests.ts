import type { Catalogue } from './catalogue';
import { failed } from './facet-counts';
import { dayBeforeInstant, startInstant } from './instants';
import { groupBit, mealBit, presentationBit, setUpBit, traitGroups } from './package-columns';
import type { Prices } from './prices';
import { asksUser, centsOf, passesForUser, same, type Question } from './question';
import type { Reach } from './reach';

const hour = 3_600_000;

/** The filters on packages, made ready for one search; `turnTo` a brand before its packages. */
export class PackageTests {
  private readonly allowed: number;
  private readonly categories: Uint8Array | null;
  private readonly templates: Set<number> | null;
  private readonly meals: number;
  private readonly asksUser: boolean;
  /** The longest notice in hours that still is in time for the brand at hand. */
  private notice = Infinity;
  private minimum = 0;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly reach: Reach,
    private readonly prices: Prices,
    private readonly question: Question,
  ) {
    const { filters } = question.context;
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
  }

  turnTo(brandSlot: number): void {
    this.minimum = this.question.context.filters.headcount === undefined ? 0 : this.reach.minimum[brandSlot]!;
    this.notice = this.noticeLeft(brandSlot);
  }

  /** Whether an order placed now is in time for the event; with a date alone, for the last start of that day. */
  private noticeLeft(brandSlot: number): number {
    const { filters, now } = this.question.context;
    const { start_date: date, start_time: time } = filters;
    if (!date) return Infinity;
    const { zone } = this.catalogue.kitchens;
    const kitchen = this.reach.kitchen[brandSlot]!;
    const timeZone = this.catalogue.zones.values[zone[kitchen]!]!;
    const start = startInstant(date, time ?? this.lastStart(kitchen, date), timeZone);
    const clock = this.catalogue.brands[brandSlot]!.row.dayBeforeCutoff;
    if (clock !== null && !(now.getTime() <= dayBeforeInstant(date, clock, timeZone))) return -1;
    // NaN where that hour does not exist.
    return Number.isNaN(start) ? -1 : (start - now.getTime()) / hour;
  }

  /** Food can start to arrive until just before a kitchen closes. */
  private lastStart(kitchen: number, date: string): string {
    const { closes } = this.catalogue.kitchens;
    const from = this.catalogue.kitchens.hoursAt(kitchen, new Date(`${date}T00:00:00Z`).getUTCDay());
    let last = 0;
    for (let part = 0; part < 4; part++) last = Math.max(last, closes[from + part]!);
    const minutes = Math.max(0, last - 1);
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  }

  /** Every filter but the text's and those of the facets; the dear ones come last. */
  passes(slot: number): boolean {
    const { filters } = this.question.context;
    const { traits, least, most, step, lead, pollLead, id, brand } = this.catalogue.packages;
    if ((traits[slot]! & ~this.allowed) !== 0 || lead[slot]! > this.notice) return false;
    const { headcount } = filters;
    if (headcount !== undefined) {
      const above = headcount - least[slot]!;
      if (above < 0 || headcount > most[slot]! || (step[slot] !== 1 && above % step[slot]! !== 0))
        return false;
    }
    const wait = filters.poll_lead_time_below_including;
    if (wait !== undefined && pollLead[slot]! > wait) return false;
    if (this.asksUser) {
      const { kind } = this.question;
      const known = kind === 'package' ? id[slot]! : this.catalogue.brands[brand[slot]!]!.row.id;
      if (!passesForUser(known, this.question)) return false;
    }
    if (filters.collection_id !== undefined) {
      if (!this.catalogue.packages.texts[slot]!.collections.includes(filters.collection_id)) return false;
    }
    return this.isPaidFor(slot);
  }

  /** The minimum of the delivery area, the deal, and the caps: per person and in total, for the food alone or with all fees. */
  private isPaidFor(slot: number): boolean {
    const { prices, minimum } = this;
    const {
      has_deal,
      price_below_including: each,
      budget_limit: whole,
      all_in_pricing: allIn,
    } = this.question.context.filters;
    if (!prices.isPossible(slot)) return false;
    if (minimum > 0 && prices.foodAfterDeal(slot) < minimum) return false;
    if (has_deal !== undefined && !same(has_deal, prices.deal(slot) !== null)) return false;
    if (each !== undefined) {
      if ((allIn ? prices.allIn(slot) : this.catalogue.packages.price[slot]!) > centsOf(each)) return false;
    }
    return whole === undefined || (allIn ? prices.total(slot) : prices.food(slot)) <= centsOf(whole);
  }

  /** Which of the facets' filters a package fails, as bits of `failed`. */
  facetsFailed(slot: number): number {
    const { category, traits, template } = this.catalogue.packages;
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
