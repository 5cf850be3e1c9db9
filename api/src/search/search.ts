import {
  promotedBrandEvery,
  type BrandRecord,
  type PackageRecord,
  type SearchResponse,
} from '@copper-carrot/contracts';
import { listPlaces } from '../catalog';
import type { Actor } from '../http';
import { centsToDollars } from '../pricing';
import type { CandidateBrand } from './candidates';
import { countFacets, type Facets } from './facets';
import { passesAsBrand, passesForUser, type Weighed } from './filters';
import { readContext, type SearchContext } from './search-context';
import { presentBrandRecord, presentPackageRecord } from './search.presenter';
import type { SearchFilters } from './search.schemas';
import { sorted, sortRules, type SortKeys } from './sort';
import { weigh, type Found } from './weigh';

/** The packages that can be had at a place, an address and a time (1 §7); see `SearchFilters`. */
export async function searchPackages(
  filters: SearchFilters,
  actor: Actor | null,
): Promise<SearchResponse<PackageRecord>> {
  const context = await readContext(filters, actor);
  const found = await weigh(context, actor, 'package');
  const { facts } = found.setting;
  const results = found.matches.passing.map((each) => ({ each, keys: packageKeys(each, found) }));
  const page = pageOf(sorted(results, sortRules(filters)), filters);
  return {
    records: page.map(({ each }) => presentPackageRecord(each, filters.expand ?? [])),
    ...(await frame(found, {
      count: results.length,
      brands: new Set(results.map(({ each }) => each.brand.id)),
      facets: countFacets(found.matches, ({ pack }) => pack.id),
    })),
    ...aboutUser(
      page.map(({ each }) => each.pack.id),
      facts,
      filters,
    ),
  };
}

/** The restaurants that can be had at a place, an address and a time (1 §7), by their packages or their full menu. */
export async function searchBrands(
  filters: SearchFilters,
  actor: Actor | null,
): Promise<SearchResponse<BrandRecord>> {
  const context = await readContext(filters, actor);
  const found = await weigh(context, actor, 'brand');
  const { facts } = found.setting;
  const matching = groupByBrand(found.matches.passing);
  for (const brand of menuBrands(found)) if (!matching.has(brand.id)) matching.set(brand.id, []);
  const results = [...matching].flatMap(([id, packages]) => {
    const brand = found.brands.get(id);
    return brand ? [{ brand, packages, keys: brandKeys(brand, packages, found) }] : [];
  });
  const page = pageOf(sorted(results, sortRules(filters)), filters);
  return {
    records: page.map(({ brand, packages }) => presentBrandRecord(brand, packages)),
    ...(await frame(found, {
      count: results.length,
      brands: new Set(matching.keys()),
      facets: countFacets(found.matches, ({ brand }) => brand.id),
    })),
    ...aboutUser(
      page.map(({ brand }) => brand.id),
      facts,
      filters,
    ),
  };
}

const pageOf = <Item>(items: Item[], { limit, offset }: SearchFilters) => items.slice(offset, offset + limit);

function groupByBrand(packages: Weighed[]): Map<number, Weighed[]> {
  const groups = new Map<number, Weighed[]>();
  for (const each of packages) groups.set(each.brand.id, [...(groups.get(each.brand.id) ?? []), each]);
  return groups;
}

/** Filters that only a package can meet; with one of them set, a menu alone is no match. */
const packageFilters = [
  'has_deal',
  'budget_limit',
  'price_below_including',
  'package_type',
  'package_category',
  'package_template_id',
  'set_up_type',
  'collection_id',
  'presentation_type',
  'batchable',
  'poll_lead_time_below_including',
] as const satisfies (keyof SearchFilters)[];

/** Restaurants that can be ordered from by their menu, whatever packages they have. */
function menuBrands({ setting, brands, reach }: Found): CandidateBrand[] {
  const { filters } = setting.context;
  if (packageFilters.some((name) => filters[name] !== undefined)) return [];
  return [...brands.values()].filter((brand) => {
    const serving = reach.serving.get(brand.id);
    return (
      serving &&
      brand.fullMenuOrderingEnabled &&
      brand.likeness > 0 &&
      passesAsBrand(brand, serving, setting) &&
      passesForUser(brand.id, setting)
    );
  });
}

function packageKeys({ pack, quote }: Weighed, { setting: { context, facts } }: Found): SortKeys {
  return {
    id: pack.id,
    price: context.filters.all_in_pricing ? quote().allInCents : pack.priceCents,
    popularity: pack.popularity,
    createdAt: pack.createdAt.getTime(),
    timesOrdered: facts.timesOrdered.get(pack.id) ?? 0,
    lastOrdered: facts.lastOrdered.get(pack.id) ?? null,
    likeness: pack.likeness,
  };
}

function brandKeys(brand: CandidateBrand, packages: Weighed[], { setting }: Found): SortKeys {
  const { context, facts } = setting;
  const prices = packages.map(({ pack, quote }) =>
    context.filters.all_in_pricing ? quote().allInCents : pack.priceCents,
  );
  return {
    id: brand.id,
    price: prices.length > 0 ? Math.min(...prices) : null,
    popularity: brand.popularity,
    createdAt: brand.createdAt.getTime(),
    timesOrdered: facts.timesOrdered.get(brand.id) ?? 0,
    lastOrdered: facts.lastOrdered.get(brand.id) ?? null,
    likeness: Math.max(brand.likeness, ...packages.map(({ pack }) => pack.likeness)),
  };
}

/** What both searches answer beside their records. */
async function frame(
  found: Found,
  { count, brands, facets }: { count: number; brands: Set<number>; facets: Facets },
) {
  const { reach, setting } = found;
  const { context } = setting;
  const [place] = context.placeId === null ? [] : await listPlaces(context.placeId);
  const minimums = [...brands].flatMap((id) => {
    const serving = reach.serving.get(id);
    return serving ? [[String(id), centsToDollars(serving.minimumCents)] as const] : [];
  });
  return {
    count,
    meta: { count },
    brands_count: brands.size,
    ...facets,
    promoted_brands: promoted(found),
    skipped_brand_ids: reach.brandIds.filter((id) => isSkipped(id, found)),
    minimum_amounts: context.position && !context.filters.pickup ? Object.fromEntries(minimums) : {},
    place_id: context.placeId,
    place: place ?? null,
    search_params: searchParams(context),
  };
}

/** A brand that is there but can't serve the event: closed, full or out of reach. */
const isSkipped = (id: number, { reach, brands }: Found) => brands.has(id) && !reach.serving.has(id);

/** The promoted restaurants of a page: one for every third package, none twice, none among favourites. */
function promoted({ setting, reach, brands, weighed }: Found): BrandRecord[] {
  const { filters } = setting.context;
  if (filters.favorited) return [];
  const offered = groupByBrand(weighed);
  const eligible = [...brands.values()]
    .filter((brand) => brand.promoted)
    .filter((brand) => {
      const serving = reach.serving.get(brand.id);
      const fits = brand.likeness > 0 || offered.has(brand.id);
      return serving && fits && passesAsBrand(brand, serving, setting);
    })
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id);
  const each = Math.floor(filters.limit / promotedBrandEvery);
  const first = filters.limit === 0 ? 0 : Math.floor(filters.offset / filters.limit) * each;
  return eligible
    .slice(first, first + each)
    .map((brand) => presentBrandRecord(brand, offered.get(brand.id) ?? []));
}

/** What the user did with the results of this page, by their ids. */
function aboutUser(ids: number[], facts: Found['setting']['facts'], { with_times_ordered }: SearchFilters) {
  const known = <Value>(values: Map<number, Value>): Record<string, Value> =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const value = values.get(id);
        return value === undefined ? [] : [[String(id), value]];
      }),
    );
  return {
    times_ordered_counts: with_times_ordered ? known(facts.timesOrdered) : {},
    user_ratings: known(facts.ratings),
    last_ordered_timestamps: known(facts.lastOrdered),
  };
}

/** The search as it was understood, with the place that its address lies in. */
function searchParams({ filters, placeId }: SearchContext): Record<string, unknown> {
  return { ...filters, ...(placeId !== null && { place_id: placeId }) };
}
