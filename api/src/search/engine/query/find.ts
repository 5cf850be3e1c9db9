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

/** What a search found before it is sorted and shown; slots hold until the index changes. */
export interface Found {
  question: Question;
  catalogue: Catalogue;
  serviceability: Serviceability;
  prices: Prices;
  text: TextQuery | null;
  /** Slots of the packages that pass, those of a brand side by side; the first `count` hold. */
  packages: Int32Array;
  count: number;
  /** How well each fits the text, beside `packages`; null without a text. */
  textScores: Float64Array | null;
  /** Whether a brand that serves passes the filters on restaurants. */
  brandPasses: (brand: number) => boolean;
  /** How well a brand that serves and passes fits the text by its own words; 1 without a text. */
  brandTextScore: (brand: number) => number;
  /** Slots of the brands of those packages, once each, and where each one's packages begin in `packages`. */
  brands: number[];
  begins: number[];
  facets: Facets;
}

/** Used again by each search: an answer is written before the next one begins. */
const scratch = {
  packages: new Int32Array(0),
  textScores: new Float64Array(0),
  brandTextScores: new Float64Array(0),
};

/** Applies a search's filters to what the kitchens found by `serviceability` can serve. */
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

/** The packages of a brand that fit the text, the collection and the meal, whatever else is asked for. */
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
