import { loadPriceRules, quotePackage, type Quote, type StoredDeal } from '../catalog';
import { sql } from '../database';
import type { Actor } from '../http';
import { loadBrands, loadCandidates, type CandidateBrand } from './candidates';
import { facetTests, passesAsPackage, type FilterSetting, type Weighed } from './filters';
import { matchFacets, type Matches } from './facets';
import { findReach, type Reach, type Serving } from './reach';
import { readRoster } from './rosters';
import type { SearchContext } from './search-context';
import { loadUserFacts } from './user-facts';

/** All that a search found out before it sorts, pages and presents. */
export interface Found {
  setting: FilterSetting;
  reach: Reach;
  brands: Map<number, CandidateBrand>;
  /** Every package of the brands that can serve that matches the text and the collection, no other filter applied. */
  weighed: Weighed[];
  matches: Matches;
}

const dealsOfBrands = {
  name: 'search-deals',
  text: `select id, brand_id as "brandId", package_id as "packageId", label, percent_ppm as "percentPpm",
      amount_cents as "amountCents", minimum_cents as "minimumCents"
    from deals where brand_id = any($1) and effective @> $2::date`,
};

/** Loads what a search may find and applies its filters; `kind` says whether past orders count by package or by brand. */
export async function weigh(
  context: SearchContext,
  actor: Actor | null,
  kind: 'package' | 'brand',
): Promise<Found> {
  const { filters } = context;
  const [reach, facts, roster, blockRoster] = await Promise.all([
    findReach(context),
    loadUserFacts(context.userId, kind),
    readRoster(filters.roster_id, actor),
    readRoster(filters.block_roster_id, actor),
  ]);
  const text = filters.query || null;
  const [brands, packages, quoteFor] = await Promise.all([
    loadBrands(reach.brandIds, text),
    loadCandidates([...reach.serving.keys()], text, filters.collection_id ?? null),
    readPrices(context, reach.serving),
  ]);
  const weighed = packages.flatMap((pack): Weighed[] => {
    const brand = brands.get(pack.brandId);
    const by = reach.serving.get(pack.brandId);
    if (!brand || !by) return [];
    let known: Quote | undefined;
    return [{ pack, brand, serving: by, quote: () => (known ??= quoteFor(pack, by)) }];
  });
  const setting: FilterSetting = {
    context,
    facts,
    factsId: kind === 'package' ? ({ pack }) => pack.id : ({ brand }) => brand.id,
    roster,
    blockRoster,
  };
  const others = weighed.filter((each) => passesAsPackage(each, setting));
  return { setting, reach, brands, weighed, matches: matchFacets(others, facetTests(setting)) };
}

/**
 * A function that prices any package of the search by the one pricing of orders: with the rules of the place searched, or
 * of the kitchen's own place where there is none or where the food is picked up.
 */
async function readPrices(context: SearchContext, serving: ReadonlyMap<number, Serving>) {
  const { filters, placeId, position, priceDate: date, teamId } = context;
  const placeOf = ({ kitchen }: Serving) => (filters.pickup ? null : placeId) ?? kitchen.placeId;
  const placeIds = [...new Set([...serving.values()].map(placeOf))];
  const [rules, deals] = await Promise.all([
    Promise.all(placeIds.map((id) => loadPriceRules({ placeId: id, date, teamId }))),
    sql.lagging<StoredDeal & { brandId: number }>(dealsOfBrands, [[...serving.keys()], date]),
  ]);
  const rulesOf = new Map(placeIds.map((id, index) => [id, rules[index]]));
  return (pack: Weighed['pack'], by: Serving): Quote => {
    const own = rulesOf.get(placeOf(by));
    if (!own) throw new Error(`No price rules were read for kitchen ${by.kitchen.id}`);
    return quotePackage(pack, {
      headcount: filters.headcount ?? null,
      date,
      // No address, no delivery: the preview of such an order says the same.
      delivery: filters.pickup || !position ? null : { feeCents: by.feeCents, minimumCents: by.minimumCents },
      rules: own,
      deals: deals.filter(({ brandId }) => brandId === pack.brandId),
    });
  };
}
