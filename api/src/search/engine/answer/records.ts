import type { Schemas } from '@copper-carrot/contracts';
import { presentBrandSummary, presentPicture } from '../../../catalog';
import { centsToDollars } from '../../../pricing';
import type { Expansion } from '../../search.schemas';
import type { BrandEntry } from '../columns/catalogue';
import type { Found } from '../query/find';
import { isGroupEligible, mealOf, presentationOf, setUpOf } from '../columns/package-columns';

/**
 * Records as JSON text. The parts that are the same in every answer are serialized once and cached with their package
 * or brand, because serializing them was a third of an answer's time.
 */
type Moving =
  'total_price' | 'all_in_price' | 'priced_headcount' | 'deal' | 'caterer' | 'review_stats' | 'photos';

export function packageJson(slot: number, found: Found, expand: readonly Expansion[]): string {
  const { catalogue, prices } = found;
  const { packages } = catalogue;
  const texts = packages.texts[slot]!;
  const brand = packages.brand[slot]!;
  texts.json ??= open(lasting(slot, found));
  prices.turnTo(brand);
  const total = centsToDollars(prices.total(slot));
  const allIn = centsToDollars(prices.allIn(slot));
  let json = `${texts.json},"total_price":${total},"all_in_price":${allIn},"priced_headcount":${prices.headcount(slot)},"deal":${JSON.stringify(prices.deal(slot))}`;
  if (expand.includes('caterer')) json += `,"caterer":${summaryJson(catalogue.brands[brand]!)}}`;
  if (expand.includes('review_stats'))
    json += `,"review_stats":${JSON.stringify({ average: texts.ratingAverage, count: texts.reviewCount })}`;
  return `${json}}`;
}

function lasting(slot: number, { catalogue }: Found): Omit<Schemas['PackageRecord'], Moving> {
  const { packages, categories, templates, brandId } = catalogue;
  const texts = packages.texts[slot]!;
  const traits = packages.traits[slot]!;
  const { word, label } = categories[packages.category[slot]!]!;
  const template = packages.template[slot]!;
  return {
    id: packages.id[slot]!,
    slug: texts.slug,
    name: texts.name,
    active: true,
    brand_id: brandId[packages.brand[slot]!]!,
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
    batchable: isGroupEligible(traits),
    rating_average: texts.ratingAverage,
    review_count: texts.reviewCount,
    image: presentPicture(texts.pictureUrl, texts.pictureAlt),
  };
}

/** A restaurant with what it offers; `offered` are the slots of its matching packages. */
export function brandJson(brand: number, offered: readonly number[], found: Found): string {
  const entry = found.catalogue.brands[brand]!;
  if (offered.length < entry.count) return brandWith(entry, offered, found);
  return (entry.wholeJson ??= brandWith(entry, offered, found));
}

function brandWith(entry: BrandEntry, offered: readonly number[], { catalogue }: Found): string {
  const { packages, categories } = catalogue;
  let lowest: number | null = null;
  const cuisines = new Set<string>();
  for (const slot of offered) {
    const price = packages.price[slot]!;
    if (lowest === null || price < lowest) lowest = price;
    cuisines.add(categories[packages.category[slot]!]!.label);
  }
  const { row } = entry;
  type Summarized = keyof ReturnType<typeof presentBrandSummary>;
  const rest: Omit<Schemas['BrandRecord'], Summarized> = {
    description: row.description,
    image: presentPicture(row.pictureUrl ?? undefined, row.pictureAlt),
    package_count: offered.length,
    lowest_price: lowest === null ? null : centsToDollars(lowest),
    cuisines: [...cuisines].sort(),
    full_menu_ordering_enabled: row.fullMenuOrderingEnabled,
    lead_time_hours: row.leadTimeHours,
    day_before_cutoff: row.dayBeforeCutoff,
  };
  return `${summaryJson(entry)},${JSON.stringify(rest).slice(1)}`;
}

/** A brand's summary, without its closing brace. */
function summaryJson(entry: BrandEntry): string {
  const { row, kitchens } = entry;
  entry.json ??= open(
    presentBrandSummary({ ...row, picture: { url: row.pictureUrl ?? undefined } }, kitchens.length),
  );
  return entry.json;
}

const open = (record: object) => JSON.stringify(record).slice(0, -1);
