import {
  errorCodes,
  promotedBrandEvery,
  sentences,
  type BrandRecord,
  type PackageRecord,
  type SearchResponse,
} from '@copper-carrot/contracts';
import { ApiError } from '../../errors';
import { centsToDollars } from '../../pricing';
import type { SearchFilters } from '../search.schemas';
import { brandFlags } from './catalogue';
import { find, offeredBy, type Found } from './find';
import { brandGrades, packageGrades, type BrandHit } from './grades';
import { placeView } from './place-views';
import { asksForPackages, passesForUser, type Question } from './question';
import { brandRecord, packageRecord } from './records';
import type { Snapshot } from './search-index';
import { byGrades, pageOf } from './top';

/** The packages that a question finds; 422 where nobody delivers to its address. */
export function answerPackages(snapshot: Snapshot, question: Question): SearchResponse<PackageRecord> {
  const found = lookUp(snapshot, question);
  const { filters } = question.context;
  const { packages, count, catalogue } = found;
  const { id } = catalogue.packages;
  const before = byGrades(packageGrades(found), (at) => id[packages[at]!]!);
  const slots = pageOf(count, filters, before).map((at) => packages[at]!);
  return {
    records: slots.map((slot) => packageRecord(slot, found, filters.expand ?? [])),
    ...frame(snapshot, found, count, found.brands),
    ...aboutUser(
      slots.map((slot) => id[slot]!),
      question,
    ),
  };
}

/** The restaurants that a question finds, by their packages or their full menu. */
export function answerBrands(snapshot: Snapshot, question: Question): SearchResponse<BrandRecord> {
  const found = lookUp(snapshot, question);
  const { filters } = question.context;
  const hits = brandHits(found);
  const idOf = (at: number) => found.catalogue.brands[hits[at]!.brand]!.row.id;
  const page = pageOf(hits.length, filters, byGrades(brandGrades(hits, found), idOf));
  return {
    records: page.map((at) => {
      const { brand, from, to } = hits[at]!;
      return brandRecord(brand, [...found.packages.subarray(from, to)], found);
    }),
    ...frame(
      snapshot,
      found,
      hits.length,
      hits.map(({ brand }) => brand),
    ),
    ...aboutUser(page.map(idOf), question),
  };
}

function lookUp({ catalogue, reach, reference }: Snapshot, question: Question): Found {
  const found = find(catalogue, reach, reference, question);
  const { position, filters } = question.context;
  if (position && !filters.pickup && !reach.reached) throw undeliverable();
  return found;
}

const undeliverable = () =>
  new ApiError(422, errorCodes.package.undeliverable, {
    message: sentences.addressUndeliverable,
    fields: { kitchen_delivery_area: ['blank'] },
    field_errors: { kitchen_delivery_area: [sentences.addressUndeliverable] },
    type: 'record_invalid',
  });

/** Restaurants with packages that pass, then those that can be ordered from by their menu, whatever packages they have. */
function brandHits(found: Found): BrandHit[] {
  const { catalogue, reach, question, brands, begins, count } = found;
  const hits = brands.map((brand, at) => ({ brand, from: begins[at]!, to: begins[at + 1] ?? count }));
  if (asksForPackages(question.context.filters)) return hits;
  const known = new Set(brands);
  for (let at = 0; at < reach.count; at++) {
    const brand = reach.brands[at]!;
    const fits =
      (catalogue.flags[brand]! & brandFlags.fullMenu) !== 0 &&
      !known.has(brand) &&
      found.brandPasses(brand) &&
      passesForUser(catalogue.brandId[brand]!, question) &&
      (found.brandLikeness.get(brand) ?? 1) > 0;
    if (fits) hits.push({ brand, from: count, to: count });
  }
  return hits;
}

/** What both searches answer beside their records. */
function frame(snapshot: Snapshot, found: Found, count: number, brands: readonly number[]) {
  const { context } = found.question;
  const { placeId } = context;
  return {
    count,
    meta: { count },
    brands_count: brands.length,
    ...found.facets,
    promoted_brands: promoted(found),
    skipped_brand_ids: found.reach.skipped(context),
    minimum_amounts: context.position && !context.filters.pickup ? minimums(brands, found) : {},
    place_id: placeId,
    place: placeId === null ? null : placeView(snapshot, placeId, context.now),
    search_params: { ...context.filters, ...(placeId !== null && { place_id: placeId }) },
  };
}

function minimums(brands: readonly number[], { catalogue, reach }: Found): Record<string, number> {
  const amounts: Record<string, number> = {};
  for (const brand of brands) amounts[catalogue.brandId[brand]!] = centsToDollars(reach.minimum[brand]!);
  return amounts;
}

/** The promoted restaurants of a page: one for every third package, none twice, none among favourites. */
function promoted(found: Found): BrandRecord[] {
  const { catalogue, reach, question } = found;
  const { favorited, limit, offset } = question.context.filters;
  const each = Math.floor(limit / promotedBrandEvery);
  if (favorited || each === 0) return [];
  const eligible: number[] = [];
  for (let at = 0; at < reach.count; at++) {
    const brand = reach.brands[at]!;
    if ((catalogue.flags[brand]! & brandFlags.promoted) === 0 || !found.brandPasses(brand)) continue;
    if ((found.brandLikeness.get(brand) ?? 1) > 0 || offeredBy(brand, found).length > 0) eligible.push(brand);
  }
  const rowOf = (at: number) => catalogue.brands[eligible[at]!]!.row;
  const page = { offset: Math.floor(offset / limit) * each, limit: each };
  return pageOf(eligible.length, page, (a, b) => {
    const [one, other] = [rowOf(a), rowOf(b)];
    return one.popularity !== other.popularity ? one.popularity > other.popularity : one.id < other.id;
  }).map((at) => brandRecord(eligible[at]!, offeredBy(eligible[at]!, found), found));
}

/** What the user did with the results of this page, by their ids. */
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
