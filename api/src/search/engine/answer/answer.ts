import { errorCodes, promotedBrandEvery, sentences, type Schemas } from '@copper-carrot/contracts';
import { ApiError } from '../../../errors';
import { centsToDollars } from '../../../pricing';
import type { SearchFilters } from '../../search.schemas';
import { brandFlags } from '../columns/catalogue';
import { find, offeredBy, type Found } from '../query/find';
import { brandSortKeys, packageSortKeys, type BrandHit } from '../ranking/sort-keys';
import { placeJson } from './place-views';
import { asksForPackages, passesForUser, type Question } from '../query/question';
import { brandJson, packageJson } from './records';
import type { Snapshot } from '../live/search-index';
import { pageOf } from '../ranking/top-k';

/** The packages of a search, as the JSON of a `Schemas['PackageSearch']`; 422 if nobody delivers to its address. */
export function answerPackages(snapshot: Snapshot, question: Question): string {
  const found = lookUp(snapshot, question);
  const { filters } = question.context;
  const { packages, count, catalogue } = found;
  const { id } = catalogue.packages;
  const idOf = (at: number) => id[packages[at]!]!;
  const slots = pageOf(count, filters, packageSortKeys(found), idOf).map((at) => packages[at]!);
  const records = slots.map((slot) => packageJson(slot, found, filters.expand ?? []));
  const ids = slots.map((slot) => id[slot]!);
  const shown = slots.map((slot) => catalogue.packages.brand[slot]!);
  return write(snapshot, found, { records, ids, count, brands: found.brands.length, shown });
}

/** The restaurants of a search, by their packages or their full menu, as JSON; 422 like packages. */
export function answerBrands(snapshot: Snapshot, question: Question): string {
  const found = lookUp(snapshot, question);
  const hits = brandHits(found);
  const { brandId } = found.catalogue;
  const idOf = (at: number) => brandId[hits[at]!.brand]!;
  const page = pageOf(hits.length, question.context.filters, brandSortKeys(hits, found), idOf);
  const records = page.map((at) => {
    const { brand, from, to } = hits[at]!;
    return brandJson(brand, [...found.packages.subarray(from, to)], found);
  });
  const shown = page.map((at) => hits[at]!.brand);
  const { length } = hits;
  return write(snapshot, found, { records, ids: page.map(idOf), count: length, brands: length, shown });
}

/** The number of results only; 422 as above. */
export function countOf(snapshot: Snapshot, question: Question): number {
  const found = lookUp(snapshot, question);
  return question.kind === 'package' ? found.count : brandHits(found).length;
}

function lookUp({ catalogue, serviceability, placesAndRates }: Snapshot, question: Question): Found {
  const found = find(catalogue, serviceability, placesAndRates, question);
  const { position, filters } = question.context;
  if (position && !filters.pickup && !serviceability.isDeliverable) throw undeliverable();
  return found;
}

const undeliverable = () =>
  new ApiError(422, errorCodes.package.undeliverable, {
    message: sentences.addressUndeliverable,
    fields: { kitchen_delivery_area: ['blank'] },
    field_errors: { kitchen_delivery_area: [sentences.addressUndeliverable] },
    type: 'record_invalid',
  });

/** Restaurants with matching packages, then those that take orders from their menu, whatever packages they have. */
function brandHits(found: Found): BrandHit[] {
  const { catalogue, serviceability, question, brands, begins, count } = found;
  const hits = brands.map((brand, at) => ({ brand, from: begins[at]!, to: begins[at + 1] ?? count }));
  if (asksForPackages(question.context.filters)) return hits;
  const known = new Set(brands);
  for (let at = 0; at < serviceability.count; at++) {
    const brand = serviceability.brands[at]!;
    const fits =
      (catalogue.flags[brand]! & brandFlags.fullMenu) !== 0 &&
      !known.has(brand) &&
      found.brandPasses(brand) &&
      passesForUser(catalogue.brandId[brand]!, question) &&
      found.brandTextScore(brand) > 0;
    if (fits) hits.push({ brand, from: count, to: count });
  }
  return hits;
}

interface Listed {
  /** As JSON. */
  records: string[];
  ids: number[];
  count: number;
  /** The number of brands found. */
  brands: number;
  /** Slots of the page's brands. */
  shown: readonly number[];
}

/**
 * The whole answer. Its long maps are written as text, because objects with numeric keys are slow to build and
 * serialize.
 */
function write(snapshot: Snapshot, found: Found, { records, ids, count, brands, shown }: Listed): string {
  const { question, serviceability } = found;
  const { context } = question;
  const { placeId } = context;
  const rest: Omit<
    Schemas['PackageSearch'],
    'records' | 'promoted_brands' | 'skipped_brand_ids' | 'minimum_amounts' | 'place' | 'search_params'
  > = {
    count,
    meta: { count },
    brands_count: brands,
    ...found.facets,
    ...aboutUser(ids, question),
    place_id: placeId,
  };
  const asked = { ...context.filters, ...(placeId !== null && { place_id: placeId }) };
  const beside = promoted(found);
  const minimums =
    context.position && !context.filters.pickup ? minimumsJson(new Set([...shown, ...beside]), found) : '';
  const place = placeId === null ? 'null' : placeJson(snapshot, placeId, context.now);
  const besideJson = beside.map((brand) => brandJson(brand, offeredBy(brand, found), found));
  return `{"records":[${records.join(',')}],"promoted_brands":[${besideJson.join(',')}],"skipped_brand_ids":[${serviceability
    .skipped(context)
    .join(
      ',',
    )}],"minimum_amounts":{${minimums}},${JSON.stringify(rest).slice(1, -1)},"place":${place},"search_params":${JSON.stringify(asked)}}`;
}

function minimumsJson(brands: Iterable<number>, { catalogue, serviceability }: Found): string {
  let json = '';
  for (const brand of brands) {
    json += `${json === '' ? '' : ','}${catalogue.jsonKeys[brand]!}${centsToDollars(serviceability.minimum[brand]!)}`;
  }
  return json;
}

/**
 * Slots of a page's promoted restaurants: one per third package, no duplicates, none among favorites; if a meal is
 * requested, only those that offer it.
 */
function promoted(found: Found): number[] {
  const { catalogue, serviceability, question } = found;
  const { favorited, package_type: meals, limit, offset } = question.context.filters;
  const each = Math.floor(limit / promotedBrandEvery);
  if (favorited || each === 0) return [];
  const eligible: number[] = [];
  for (let at = 0; at < serviceability.count; at++) {
    const brand = serviceability.brands[at]!;
    if ((catalogue.flags[brand]! & brandFlags.promoted) === 0 || !found.brandPasses(brand)) continue;
    const isNamed = !meals && found.brandTextScore(brand) > 0;
    if (isNamed || offeredBy(brand, found).length > 0) eligible.push(brand);
  }
  const popular = Float64Array.from(eligible, (brand) => -catalogue.popularity[brand]!);
  const page = { offset: Math.floor(offset / limit) * each, limit: each };
  const idOf = (at: number) => catalogue.brandId[eligible[at]!]!;
  return pageOf(eligible.length, page, [popular], idOf).map((at) => eligible[at]!);
}

/** The user's history with this page's results, by id. */
function aboutUser(ids: readonly number[], { facts, context }: Question) {
  const known = <Value>(values: Map<number, Value>): Record<string, Value> =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const value = values.get(id);
        return value === undefined ? [] : [[String(id), value]];
      }),
    );
  const { with_times_ordered: withTimes }: SearchFilters = context.filters;
  return {
    times_ordered_counts: withTimes ? known(facts.timesOrdered) : {},
    user_ratings: known(facts.ratings),
    last_ordered_timestamps: known(facts.lastOrdered),
  };
}
