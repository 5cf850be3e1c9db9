import type { BrandRecord, PackageRecord } from '@copper-carrot/contracts';
import { presentBrandSummary, presentPicture } from '../../catalog';
import { centsToDollars } from '../../pricing';
import type { Expansion } from '../search.schemas';
import type { Found } from './find';
import type { BrandEntry } from './catalogue';
import { isGroupEligible, mealOf, presentationOf, setUpOf } from './package-columns';

/** A package found as it is shown. */
export function packageRecord(slot: number, found: Found, expand: readonly Expansion[]): PackageRecord {
  const { catalogue, prices } = found;
  const { packages, categories, templates } = catalogue;
  const entry = catalogue.brands[packages.brand[slot]!]!;
  const texts = packages.texts[slot]!;
  const traits = packages.traits[slot]!;
  const { word, label } = categories[packages.category[slot]!]!;
  const image = presentPicture(texts.pictureUrl, texts.pictureAlt);
  const template = packages.template[slot]!;
  prices.turnTo(packages.brand[slot]!);
  return {
    id: packages.id[slot]!,
    slug: texts.slug,
    name: texts.name,
    active: true,
    brand_id: entry.row.id,
    package_type: mealOf(traits),
    package_category: word,
    package_category_label: label,
    package_template_id: template < 0 ? null : templates.values[template]!,
    presentation_type: presentationOf(traits),
    set_up_type: setUpOf(traits),
    dietary_tags: texts.dietaryTags,
    minimum_headcount: packages.least[slot]!,
    maximum_headcount: texts.maximumHeadcount,
    increment_by: packages.step[slot]!,
    price: centsToDollars(packages.price[slot]!),
    total_price: centsToDollars(prices.total(slot)),
    all_in_price: centsToDollars(prices.allIn(slot)),
    deal: prices.deal(slot),
    batchable: isGroupEligible(traits),
    rating_average: texts.ratingAverage,
    review_count: texts.reviewCount,
    image,
    ...(expand.includes('caterer') && { caterer: summary(entry) }),
    ...(expand.includes('review_stats') && {
      review_stats: { average: texts.ratingAverage, count: texts.reviewCount },
    }),
    ...(expand.includes('photos') && { photos: [image] }),
  };
}

/** A restaurant with what it offers: `offered` are the slots of its packages that count. */
export function brandRecord(brand: number, offered: readonly number[], { catalogue }: Found): BrandRecord {
  const entry = catalogue.brands[brand]!;
  const { packages, categories } = catalogue;
  let lowest: number | null = null;
  const cuisines = new Set<string>();
  for (const slot of offered) {
    const price = packages.price[slot]!;
    if (lowest === null || price < lowest) lowest = price;
    cuisines.add(categories[packages.category[slot]!]!.label);
  }
  return {
    ...summary(entry),
    description: entry.row.description,
    image: presentPicture(entry.row.pictureUrl ?? undefined, entry.row.pictureAlt),
    package_count: offered.length,
    lowest_price: lowest === null ? null : centsToDollars(lowest),
    cuisines: [...cuisines].sort(),
    full_menu_ordering_enabled: entry.row.fullMenuOrderingEnabled,
  };
}

const summary = ({ row, kitchens }: BrandEntry) =>
  presentBrandSummary({ ...row, picture: { url: row.pictureUrl ?? undefined } }, kitchens.length);
