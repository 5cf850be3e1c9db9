import type { BrandRecord, PackageRecord } from '@copper-carrot/contracts';
import { presentBrandSummary, presentPicture } from '../catalog';
import { centsToDollars } from '../pricing';
import type { CandidateBrand } from './candidates';
import type { Weighed } from './filters';
import type { Expansion } from './search.schemas';

export function presentPackageRecord(
  { pack, brand, quote }: Weighed,
  expand: readonly Expansion[],
): PackageRecord {
  const { totalCents, allInCents, deal } = quote();
  const image = presentPicture(pack.pictureUrl, pack.pictureAlt);
  return {
    id: pack.id,
    slug: pack.slug,
    name: pack.name,
    active: true,
    brand_id: pack.brandId,
    package_type: pack.mealType,
    package_category: pack.packageCategory,
    package_category_label: pack.packageCategoryLabel,
    package_template_id: pack.packageTemplateId,
    presentation_type: pack.presentationType,
    set_up_type: pack.setUpType,
    dietary_tags: pack.dietaryTags,
    minimum_headcount: pack.minimumHeadcount,
    maximum_headcount: pack.maximumHeadcount,
    increment_by: pack.incrementBy,
    price: centsToDollars(pack.priceCents),
    total_price: centsToDollars(totalCents),
    all_in_price: centsToDollars(allInCents),
    deal,
    batchable: pack.groupEligible,
    rating_average: pack.ratingAverage,
    review_count: pack.reviewCount,
    image,
    ...(expand.includes('caterer') && { caterer: presentBrandSummary(brand, brand.kitchenCount) }),
    ...(expand.includes('review_stats') && {
      review_stats: { average: pack.ratingAverage, count: pack.reviewCount },
    }),
    ...(expand.includes('photos') && { photos: [image] }),
  };
}

/** A restaurant with what it offers: `offered` are its packages that can be had. */
export function presentBrandRecord(brand: CandidateBrand, offered: readonly Weighed[]): BrandRecord {
  const prices = offered.map(({ pack }) => pack.priceCents);
  return {
    ...presentBrandSummary(brand, brand.kitchenCount),
    description: brand.description,
    image: presentPicture(brand.picture.url, brand.pictureAlt),
    package_count: offered.length,
    lowest_price: prices.length > 0 ? centsToDollars(Math.min(...prices)) : null,
    cuisines: [...new Set(offered.map(({ pack }) => pack.packageCategoryLabel))].sort(),
    full_menu_ordering_enabled: brand.fullMenuOrderingEnabled,
  };
}
