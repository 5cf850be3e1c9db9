import type { ExemptionCertificate } from '../../../pricing';
import * as rules from '../../../rules';
import type { Catalogue } from '../columns/catalogue';
import { dayNumber, type DealColumns } from '../columns/deal-columns';
import { chargesFor } from '../columns/charges';
import type { Serviceability } from './serviceability';
import type { PlacesAndRates } from '../live/places-and-rates';
import { tariffOf, totalOf, type Tariff } from './tariff';

export interface PriceTerms {
  headcount: number | undefined;
  pickup: boolean;
  placeId: number | null;
  /** The state of the address, if known. */
  state: string | null;
  /** Whether an address is known; without one there is no delivery fee. */
  delivered: boolean;
  date: string;
  certificates: readonly ExemptionCertificate[];
}

// Destructured once, because a call through the module costs two.
const { MAX_CENTS, dealComesFirst, dealDiscount, isBelowMinimum, perPerson, smallestOrder } = rules;

/** Below this food price no order can exceed the largest total, whatever the rates. */
const surelyPossible = 50_000_000;

/** The numbers of `quotePackage` in cents, without price lines; call `turnTo` with a brand before its packages. */
export class Prices {
  private readonly tariffs = new Map<string, Tariff>();
  private brand = -1;
  private tariff: Tariff | undefined;
  private tariffPlace = -1;
  private tariffState: string | null = null;
  private readonly day: number;
  /** The fee; -1 without delivery. */
  private delivery = -1;
  /** The food minimum; 0 without delivery. */
  private minimum = 0;
  /** The last package whose smallest order was computed, and its headcount. */
  private sizedSlot = -1;
  private sized = 0;
  private readonly deals: DealColumns;
  /** The brand's range of deals, on any date. */
  private firstDeal = 0;
  private dealsEnd = 0;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly serviceability: Serviceability,
    private readonly placesAndRates: PlacesAndRates,
    private readonly terms: PriceTerms,
  ) {
    this.day = dayNumber(terms.date);
    this.deals = catalogue.deals;
  }

  turnTo(brandSlot: number): void {
    if (this.brand === brandSlot) return;
    this.brand = brandSlot;
    if (this.terms.delivered && !this.terms.pickup) {
      this.delivery = this.serviceability.fee[brandSlot]!;
      this.minimum = this.serviceability.minimum[brandSlot]!;
    }
    this.firstDeal = this.catalogue.firstDeal[brandSlot]!;
    this.dealsEnd = this.firstDeal + this.catalogue.dealCount[brandSlot]!;
  }

  /** Looked up lazily, because a total is only needed for the results of a page. */
  private tariffHere(): Tariff {
    const { pickup, placeId, state, delivered } = this.terms;
    const kitchen = this.serviceability.kitchen[this.brand]!;
    const { place, state: states } = this.catalogue.kitchens;
    if (pickup) return this.tariffAt(place[kitchen]!, place[kitchen]!, states[kitchen]!);
    const rated = placeId ?? place[kitchen]!;
    return this.tariffAt(rated, delivered ? placeId : rated, delivered ? state : null);
  }

  private tariffAt(place: number, taxPlace: number | null, state: string | null): Tariff {
    // A search has one place and state: those of its address, or its place's.
    if (this.tariff && this.tariffPlace === place && this.tariffState === state) return this.tariff;
    const key = `${place} ${state}`;
    const { date, certificates } = this.terms;
    const tariff =
      this.tariffs.get(key) ??
      tariffOf(this.placesAndRates, place, { placeId: taxPlace, state }, date, certificates);
    this.tariffs.set(key, tariff);
    this.tariff = tariff;
    this.tariffPlace = place;
    this.tariffState = state;
    return tariff;
  }

  /** The headcount of the search, else that of the smallest order that reaches the delivery minimum. */
  headcount(slot: number): number {
    if (this.terms.headcount !== undefined) return this.terms.headcount;
    const { least, most, step } = this.catalogue.packages;
    if (this.minimum === 0) return least[slot]!;
    if (this.sizedSlot === slot) return this.sized;
    this.sizedSlot = slot;
    this.sized = smallestOrder(least[slot]!, most[slot]!, step[slot]!, (headcount) => {
      const food = this.foodFor(slot, headcount);
      return !isBelowMinimum(food - this.discount(slot, food), this.minimum);
    });
    return this.sized;
  }

  food(slot: number): number {
    return this.foodFor(slot, this.headcount(slot));
  }

  private foodFor(slot: number, headcount: number): number {
    const { price, charges, least } = this.catalogue.packages;
    const own = charges[slot];
    return headcount * price[slot]! + (own ? chargesFor(own, headcount, least[slot]!) : 0);
  }

  /** The deal of a package: its own before its brand's, then the oldest; -1 for none. */
  private dealOf(slot: number): number {
    const { id, package: of, begins, ends } = this.deals;
    const own = this.catalogue.packages.id[slot]!;
    let best = -1;
    for (let deal = this.firstDeal; deal < this.dealsEnd; deal++) {
      if (this.day < begins[deal]! || ends[deal]! <= this.day) continue;
      if (of[deal]! >= 0 && of[deal] !== own) continue;
      if (best < 0 || dealComesFirst(of[deal]! >= 0, id[deal]!, of[best]! >= 0, id[best]!)) best = deal;
    }
    return best;
  }

  /** The deal's discount on the food. */
  discount(slot: number, food: number): number {
    if (this.firstDeal === this.dealsEnd) return 0;
    const deal = this.dealOf(slot);
    if (deal < 0) return 0;
    const { minimum, rate, amount } = this.deals;
    return dealDiscount(food, minimum[deal]!, rate[deal]! < 0 ? null : rate[deal]!, amount[deal]!);
  }

  /** The deal's label, if it gives a discount. */
  deal(slot: number): string | null {
    return this.discount(slot, this.food(slot)) > 0 ? this.deals.labels[this.dealOf(slot)]! : null;
  }

  total(slot: number): number {
    const food = this.food(slot);
    return totalOf(food, food - this.discount(slot, food), this.delivery, this.tariffHere());
  }

  allIn(slot: number): number {
    return perPerson(this.total(slot), this.headcount(slot));
  }

  /** Whether its total is within `MAX_CENTS`. */
  isPossible(slot: number, food: number): boolean {
    if (food + this.delivery < surelyPossible) return true;
    return food <= MAX_CENTS && this.total(slot) <= MAX_CENTS;
  }
}
