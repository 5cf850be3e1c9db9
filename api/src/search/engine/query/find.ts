import type { Catalogue } from '../columns/catalogue';
import { mealOf } from '../columns/package-columns';
import { FacetCounts, type Facets } from './facet-counts';
import { ensureCapacity } from '../columns/ensure-capacity';
import { PackageFilters } from './package-filters';
import { Prices } from './prices';
import { brandTest, type Question } from './question';
import type { Serviceability } from './serviceability';
import type { PlacesAndRates } from '../live/places-and-rates';
import { TextQuery } from '../text/text-query';

/** The unsorted result of a search; slots are valid until the index changes. */
export interface Found {
  question: Question;
  catalogue: Catalogue;
  serviceability: Serviceability;
  prices: Prices;
  text: TextQuery | null;
  /** Slots of matching packages, grouped by brand; only the first `count` are valid. */
  packages: Int32Array;
  count: number;
  /** The text score of each entry of `packages`; null without a text. */
  textScores: Float64Array | null;
  /** Whether a serving brand passes the brand filters. */
  brandPasses: (brand: number) => boolean;
  /** The text score of a serving brand by its own words; 1 without a text. */
  brandTextScore: (brand: number) => number;
  /** Slots of the packages' brands, once each, and where their packages start in `packages`. */
  brands: number[];
  begins: number[];
  facets: Facets;
}

/** Reused by every search, because an answer is complete before the next search starts. */
const scratch = {
  packages: new Int32Array(0),
  textScores: new Float64Array(0),
  brandTextScores: new Float64Array(0),
};

/** Applies a search's filters to what the serving kitchens offer. */
export function find(
  catalogue: Catalogue,
  serviceability: Serviceability,
  placesAndRates: PlacesAndRates,
  question: Question,
): Found {
  const { context, kind } = question;
  const { filters } = context;
  serviceability.find(context);
  const text = filters.query ? new TextQuery(filters.query, catalogue) : null;
  const prices = new Prices(catalogue, serviceability, placesAndRates, {
    headcount: filters.headcount,
    pickup: filters.pickup,
    placeId: context.placeId,
    state: context.state,
    delivered: context.position !== null,
    date: context.priceDate,
    certificates: question.certificates,
  });
  const packageFilters = new PackageFilters(catalogue, serviceability, prices, question);
  const facets = new FacetCounts(catalogue, kind);
  const room = roomFor(catalogue, serviceability);
  const packages = (scratch.packages = ensureCapacity(scratch.packages, room));
  const textScores = text ? (scratch.textScores = ensureCapacity(scratch.textScores, room)) : null;
  const brandTextScores = (scratch.brandTextScores = ensureCapacity(
    scratch.brandTextScores,
    catalogue.brandRoom,
  ));
  const brands: number[] = [];
  const begins: number[] = [];
  const { first, counts } = catalogue;
  const test = brandTest(question);
  const brandPasses = (brand: number) =>
    !test || test(catalogue.brands[brand]!.row, () => serviceability.milesOf(brand));
  let count = 0;
  for (let at = 0; at < serviceability.count; at++) {
    const brand = serviceability.brands[at]!;
    if (test && !brandPasses(brand)) continue;
    if (text) brandTextScores[brand] = text.ofBrand(brand);
    prices.turnTo(brand);
    packageFilters.turnTo(brand);
    const before = count;
    const end = first[brand]! + counts[brand]!;
    for (let slot = first[brand]!; slot < end; slot++) {
      if (!packageFilters.passes(slot)) continue;
      if (text && textScores) {
        const own = text.ofPackage(slot);
        if (own === 0) continue;
        textScores[count] = own;
      }
      const bits = packageFilters.facetsFailed(slot);
      facets.add(slot, bits);
      if (bits === 0) packages[count++] = slot;
    }
    if (count > before) {
      brands.push(brand);
      begins.push(before);
    }
  }
  return {
    question,
    catalogue,
    serviceability,
    prices,
    text,
    packages,
    count,
    textScores,
    brandPasses,
    brandTextScore: (brand) => (text ? brandTextScores[brand]! : 1),
    brands,
    begins,
    facets: facets.counts(),
  };
}

function roomFor(catalogue: Catalogue, serviceability: Serviceability): number {
  let room = 0;
  for (let at = 0; at < serviceability.count; at++) room += catalogue.counts[serviceability.brands[at]!]!;
  return room;
}

/** The packages of a brand that match text, collection and meal, ignoring other filters. */
export function offeredBy(brand: number, { catalogue, text, question }: Found): number[] {
  const { texts, traits } = catalogue.packages;
  const { collection_id: collection, package_type: meals } = question.context.filters;
  text?.ofBrand(brand);
  const offered: number[] = [];
  const first = catalogue.first[brand]!;
  for (let slot = first; slot < first + catalogue.counts[brand]!; slot++) {
    if (collection !== undefined && !texts[slot]!.collections.includes(collection)) continue;
    if (meals && !meals.includes(mealOf(traits[slot]!))) continue;
    if (!text || text.ofPackage(slot) > 0) offered.push(slot);
  }
  return offered;
}
