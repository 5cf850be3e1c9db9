import { promotedBrandEvery } from '@copper-carrot/contracts';
import { checkHeadcount } from '../../../choices';
import type { ChosenKitchen } from '../../../delivery';
import { milesBetween } from '../../../places';
import { centsToDollars } from '../../../pricing';
import { canOrderMenu, passesAsBrand, passesOthers } from './reference-filters.factory';
import { quoteOf, serve, type Offer } from './reference-offers.factory';
import { compareBy } from './reference-order.factory';
import { referenceTextScore } from './reference-text.factory';
import type { Question } from '../query/question';
import type { PlacesAndRates } from '../live/places-and-rates';
import type { KitchenRows, PackageRows } from '../live/rows';
import type { MadeBrand } from './catalogue-arbitraries.factory';

/** The expected answer; null if nobody delivers to the address. */
export interface ReferenceAnswer {
  records: object[];
  count: number;
  brands_count: number;
  category_counts: Record<string, number>;
  type_counts: Record<string, number>;
  template_counts: Record<string, number>;
  promoted_brands: object[];
  skipped_brand_ids: number[];
  minimum_amounts: Record<string, number>;
}

/** A slow and simple search: lists all offers, then filters, counts, sorts and cuts. */
export function referenceSearch(
  brands: readonly MadeBrand[],
  placesAndRates: PlacesAndRates,
  question: Question,
): ReferenceAnswer | null {
  const { context, kind, facts } = question;
  const { filters, position, placeId } = context;
  const serving = new Map<number, ChosenKitchen>();
  let reached = false;
  for (const { rows } of brands) {
    const choice = serve(rows.id, rows.kitchens, question);
    if (!choice) continue;
    reached ||= !('error' in choice) || choice.error.code !== 'packages-address_undeliverable';
    if (!('error' in choice)) serving.set(rows.id, choice);
  }
  if (position && !filters.pickup && !reached) return null;

  const textScoreOf = ({ rows }: MadeBrand, pack?: PackageRows) =>
    !filters.query
      ? 1
      : referenceTextScore(
          filters.query,
          pack
            ? [
                [pack.name, 1],
                [rows.name, 0.95],
                [pack.packageCategoryLabel, 0.9],
                [pack.dishes, 0.8],
                ...pack.dietaryTags
                  .filter((tag) => tag !== 'contains_nuts')
                  .map(
                    (tag) => [tag === 'vegan' ? 'vegan plant based' : tag.replace('_', ' '), 0.9] as const,
                  ),
              ]
            : [
                [rows.name, 1],
                [rows.menuDishes, 0.8],
              ],
        );
  const offers: Offer[] = [];
  const offered = new Map<number, PackageRows[]>();
  for (const brand of brands) {
    const by = serving.get(brand.rows.id);
    if (!by) continue;
    for (const pack of brand.rows.packages) {
      const textScore = textScoreOf(brand, pack);
      const collected =
        filters.collection_id === undefined || pack.collections.includes(filters.collection_id);
      if (textScore === 0 || !collected) continue;
      if (!filters.package_type || filters.package_type.includes(pack.mealType))
        offered.set(brand.rows.id, [...(offered.get(brand.rows.id) ?? []), pack]);
      const fits = filters.headcount === undefined || checkHeadcount(pack, filters.headcount).length === 0;
      const quote = fits ? quoteOf(pack, brand, by, placesAndRates, question) : null;
      if (quote) offers.push({ pack, brand, serving: by, quote, textScore });
    }
  }

  const knownAs = ({ pack, brand }: Offer) => (kind === 'package' ? pack.id : brand.rows.id);
  const others = offers.filter((offer) => passesOthers(offer, knownAs(offer), question));
  const facetTests = {
    category: ({ pack }: Offer) =>
      !filters.package_category ||
      filters.package_category.includes(pack.packageCategory) ||
      filters.package_category.includes(String(pack.categoryId)),
    type: ({ pack }: Offer) => !filters.package_type || filters.package_type.includes(pack.mealType),
    template: ({ pack }: Offer) =>
      !filters.package_template_id ||
      (pack.packageTemplateId !== null && filters.package_template_id.includes(pack.packageTemplateId)),
  };
  const { category, type, template } = facetTests;
  const passing = others.filter((offer) => category(offer) && type(offer) && template(offer));
  const count = (list: Offer[], valueOf: (offer: Offer) => string | null) => {
    const seen = new Map<string, Set<number>>();
    for (const offer of list) {
      const value = valueOf(offer);
      if (value === null) continue;
      seen.set(
        value,
        (seen.get(value) ?? new Set()).add(kind === 'package' ? offer.pack.id : offer.brand.rows.id),
      );
    }
    return Object.fromEntries([...seen].map(([value, units]) => [value, units.size]));
  };
  const facets = {
    category_counts: count(
      others.filter((offer) => type(offer) && template(offer)),
      ({ pack }) => pack.packageCategory,
    ),
    type_counts: count(
      others.filter((offer) => category(offer) && template(offer)),
      ({ pack }) => pack.mealType,
    ),
    template_counts: count(
      others.filter((offer) => category(offer) && type(offer)),
      ({ pack }) => (pack.packageTemplateId === null ? null : String(pack.packageTemplateId)),
    ),
  };

  const matching = brands.filter(
    (brand) =>
      passing.some((offer) => offer.brand === brand) ||
      (kind === 'brand' && canOrderMenu(brand, serving.get(brand.rows.id), textScoreOf(brand), question)),
  );
  const priceOf = ({ pack, quote }: Offer) => (filters.all_in_pricing ? quote.allInCents : pack.priceCents);
  const items =
    kind === 'package'
      ? passing.map((offer) => ({
          id: offer.pack.id,
          price: priceOf(offer),
          popularity: offer.pack.popularity,
          createdAt: offer.pack.createdAt,
          rating: offer.pack.ratingAverage,
          distance: milesTo(offer.serving, question),
          textScore: offer.textScore,
          record: {
            id: offer.pack.id,
            brand_id: offer.brand.rows.id,
            price: centsToDollars(offer.pack.priceCents),
            total_price: centsToDollars(offer.quote.totalCents),
            all_in_price: centsToDollars(offer.quote.allInCents),
            priced_headcount: offer.quote.headcount,
            deal: offer.quote.deal,
          },
        }))
      : matching.map((brand) => {
          const own = passing.filter((offer) => offer.brand === brand);
          return {
            id: brand.rows.id,
            price: own.length > 0 ? Math.min(...own.map(priceOf)) : null,
            popularity: brand.rows.popularity,
            createdAt: brand.rows.createdAt,
            rating: brand.rows.ratingAverage,
            distance: milesTo(serving.get(brand.rows.id), question),
            textScore: Math.max(textScoreOf(brand), ...own.map(({ textScore }) => textScore)),
            record: brandRecord(
              brand,
              own.map(({ pack }) => pack),
            ),
          };
        });
  const keyed = items.map((item) => ({
    ...item,
    timesOrdered: facts.timesOrdered.get(item.id) ?? 0,
    lastOrdered: facts.lastOrdered.get(item.id) ?? null,
  }));
  const sorted = keyed.sort((a, b) => compareBy(question, a, b));
  const { limit, offset } = filters;

  const promoted = brands
    .filter((brand) => brand.rows.promoted && passesAsBrand(brand, serving.get(brand.rows.id), question))
    .filter((brand) => offered.has(brand.rows.id) || (!filters.package_type && textScoreOf(brand) > 0))
    .sort((a, b) => b.rows.popularity - a.rows.popularity || a.rows.id - b.rows.id);
  const each = Math.floor(limit / promotedBrandEvery);
  const first = each === 0 ? 0 : Math.floor(offset / limit) * each;
  const page = sorted.slice(offset, offset + limit).map(({ record }) => record);
  const beside = filters.favorited ? [] : promoted.slice(first, first + each);
  const shown = new Set([
    ...page.map((record) => ('brand_id' in record ? record.brand_id : record.id)),
    ...beside.map(({ rows }) => rows.id),
  ]);
  return {
    records: page,
    count: items.length,
    brands_count: matching.length,
    ...facets,
    promoted_brands: beside.map((brand) => brandRecord(brand, offered.get(brand.rows.id) ?? [])),
    skipped_brand_ids: brands
      .filter(({ rows }) => !serving.has(rows.id) && isThere(rows.kitchens, placeId, position !== null))
      .map(({ rows }) => rows.id),
    minimum_amounts:
      position && !filters.pickup
        ? Object.fromEntries([...shown].map((id) => [id, centsToDollars(serving.get(id)?.minimumCents ?? 0)]))
        : {},
  };
}

function milesTo(serving: ChosenKitchen | undefined, { context }: Question): number | null {
  const from = context.position ?? context.middle;
  return serving && from ? milesBetween(serving.kitchen, from) : null;
}

function isThere(kitchens: readonly KitchenRows[], placeId: number | null, hasAddress: boolean): boolean {
  if (placeId === null) return !hasAddress && kitchens.length > 0;
  return kitchens.some((kitchen) => kitchen.placeId === placeId);
}

const brandRecord = ({ rows }: MadeBrand, packages: readonly PackageRows[]) => ({
  id: rows.id,
  kitchen_count: rows.kitchens.length,
  package_count: packages.length,
  lowest_price:
    packages.length > 0 ? centsToDollars(Math.min(...packages.map(({ priceCents }) => priceCents))) : null,
  cuisines: [...new Set(packages.map(({ packageCategoryLabel }) => packageCategoryLabel))].sort(),
});
