import type { ExemptionCertificate } from '../../../pricing';
import { MAX_CENTS, dealComesFirst, dealDiscount, perPerson } from '../../../rules';
import type { Catalogue } from '../columns/catalogue';
import { dayNumber, type DatedDeal } from '../columns/dated-deal';
import { chargesFor } from '../columns/charges';
import type { Serviceability } from './serviceability';
import type { PlacesAndRates } from '../live/places-and-rates';
import { tariffOf, totalOf, type Tariff } from './tariff';

export interface PriceTerms {
  headcount: number | undefined;
  pickup: boolean;
  placeId: number | null;
  /** Whether an address is known: without one there is no delivery to pay. */
  delivered: boolean;
  date: string;
  certificates: readonly ExemptionCertificate[];
}

/** Below it no order can come to more than an order may, whatever the rates. */
const surelyPossible = 50_000_000;

/** What `quotePackage` says of packages, as numbers in cents and without its lines; `turnTo` a brand before its packages. */
export class Prices {
  private readonly tariffs = new Map<number, Tariff>();
  private brand = -1;
  private tariff: Tariff | undefined;
  private tariffPlace = -1;
  private readonly day: number;
  /** The fee; -1 where nothing is delivered. */
  private delivery = -1;
  private deals: readonly DatedDeal[] = none;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly serviceability: Serviceability,
    private readonly placesAndRates: PlacesAndRates,
    private readonly terms: PriceTerms,
  ) {
    this.day = dayNumber(terms.date);
  }

  turnTo(brandSlot: number): void {
    if (this.brand === brandSlot) return;
    this.brand = brandSlot;
    if (this.terms.delivered && !this.terms.pickup) this.delivery = this.serviceability.fee[brandSlot]!;
    const deals = this.catalogue.deals[brandSlot];
    this.deals = deals ? this.holding(deals) : none;
  }

  private holding(deals: readonly DatedDeal[]): readonly DatedDeal[] {
    const [only] = deals;
    if (!only || deals.length > 1) return deals.filter((deal) => this.holds(deal));
    return this.holds(only) ? deals : none;
  }

  private holds = ({ begins, ends }: DatedDeal) => begins <= this.day && this.day < ends;

  /** Looked up when a total is asked for, which is for a page of many. */
  private tariffHere(): Tariff {
    const { pickup, placeId } = this.terms;
    const kitchen = this.serviceability.kitchen[this.brand]!;
    return this.tariffAt((pickup ? null : placeId) ?? this.catalogue.kitchens.place[kitchen]!);
  }

  private tariffAt(place: number): Tariff {
    if (this.tariff && this.tariffPlace === place) return this.tariff;
    const tariff =
      this.tariffs.get(place) ??
      tariffOf(this.placesAndRates, place, this.terms.date, this.terms.certificates);
    this.tariffs.set(place, tariff);
    this.tariff = tariff;
    this.tariffPlace = place;
    return tariff;
  }

  /** The headcount of the search where the package takes it, else its minimum where there is none. */
  headcount = (slot: number) => this.terms.headcount ?? this.catalogue.packages.least[slot]!;

  food(slot: number): number {
    const { price, charges, least } = this.catalogue.packages;
    const headcount = this.headcount(slot);
    const own = charges[slot];
    return headcount * price[slot]! + (own ? chargesFor(own, headcount, least[slot]!) : 0);
  }

  /** The deal that holds for a package: its own before its brand's, then the oldest. */
  private dealOf(slot: number): DatedDeal | undefined {
    const id = this.catalogue.packages.id[slot];
    let best: DatedDeal | undefined;
    for (const deal of this.deals) {
      if (deal.packageId !== null && deal.packageId !== id) continue;
      const first =
        best === undefined ||
        dealComesFirst(deal.packageId !== null, deal.id, best.packageId !== null, best.id);
      if (first) best = deal;
    }
    return best;
  }

  /** What the deal takes off the food. */
  discount(slot: number, food: number): number {
    if (this.deals.length === 0) return 0;
    const deal = this.dealOf(slot);
    return deal ? dealDiscount(food, deal.minimumCents, deal.percentPpm, deal.amountCents ?? 0) : 0;
  }

  /** The deal's words, where it takes something off. */
  deal(slot: number): string | null {
    return this.discount(slot, this.food(slot)) > 0 ? (this.dealOf(slot)?.label ?? null) : null;
  }

  total(slot: number): number {
    const food = this.food(slot);
    return totalOf(food, food - this.discount(slot, food), this.delivery, this.tariffHere());
  }

  allIn = (slot: number) => perPerson(this.total(slot), this.headcount(slot));

  /** Whether an order of it could be priced at all: see `MAX_CENTS`. */
  isPossible(slot: number, food: number): boolean {
    if (food + this.delivery < surelyPossible) return true;
    return food <= MAX_CENTS && this.total(slot) <= MAX_CENTS;
  }
}

const none: readonly DatedDeal[] = [];
