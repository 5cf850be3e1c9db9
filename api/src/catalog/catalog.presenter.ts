import type { DiversityTag, QualityTier, Schemas } from '@copper-carrot/contracts';
import type { ServiceOfPlace } from '../delivery';
import { centsToDollars } from '../pricing';
import { diets, fittingOf, hasFullMeal, isCourse, marksOfPackage, type Course } from '../rules';
import { presentStart, type LocalMoment } from '../schedule';
import type { Brand } from './brand.model';
import type { Kitchen } from './kitchen.model';
import type { ChoiceOption, PackageChoice } from './package-choice';
import type { PackageWithChoices } from './package-with-choices';

/** What a brand's summary is made of; a `Brand` fits once its kitchens are counted. */
export interface BrandFacts {
  id: number;
  name: string;
  slug: string;
  picture: { url?: string };
  ratingAverage: string | number | null;
  reviewCount: number;
  qualityTier: QualityTier | null;
  minorityFlags: DiversityTag[];
  sustainable: boolean;
}

/** Prices that depend on more than the package: see `quotePackage`. All in cents. */
export interface PackagePrices {
  totalCents: number;
  allInCents: number;
  headcount: number;
  deal: string | null;
}

export const presentPicture = (url: string | undefined, alt: string): Schemas['Picture'] => ({
  url: url ?? '',
  alt,
});

export function presentBrandSummary(brand: BrandFacts, kitchenCount: number): Schemas['BrandSummary'] {
  return {
    id: brand.id,
    name: brand.name,
    slug: brand.slug,
    kitchen_count: kitchenCount,
    avatar_url: brand.picture.url ?? '',
    rating_average: brand.ratingAverage === null ? null : Number(brand.ratingAverage),
    review_count: brand.reviewCount,
    quality_tier: brand.qualityTier,
    minority_flags: brand.minorityFlags,
    sustainable: brand.sustainable,
  };
}

export function presentOption(option: ChoiceOption): Schemas['Option'] {
  return {
    id: option.id,
    package_item_id: option.packageItemId,
    name: option.name,
    description: option.description,
    price: centsToDollars(option.priceCents),
    dietary_tags: option.dietaryTags,
    allergens: option.allergens ?? [],
    presentation_type: option.presentationType,
    combo_of: option.comboOf,
  };
}

export function presentChoice(choice: PackageChoice): Schemas['Choice'] {
  return {
    id: choice.id,
    has_choice: choice.hasChoice,
    choice_type: choice.choiceType,
    proper_choice_subject: choice.properChoiceSubject,
    description: choice.description,
    increment_by: choice.incrementBy,
    increment_subject: choice.incrementSubject,
    increment_subject_plural: choice.incrementSubjectPlural,
    extra_headcount_price: centsToDollars(choice.extraHeadcountPriceCents),
    maximum_choosable_options: choice.maximumChoosableOptions,
    serving_info: choice.servingInfo,
    options: choice.options.map(presentOption),
  };
}

const courseOf = ({ choiceType, hasChoice, properChoiceSubject, options }: PackageChoice): Course => ({
  choiceType,
  hasChoice,
  proper: properChoiceSubject !== null,
  marks: options.map(({ dietaryTags }) => dietaryTags),
});

/** Of each diet that anything is for: how much of each course, and whether it makes a meal. */
function presentDiets(choices: readonly PackageChoice[]): Schemas['Package']['diets'] {
  const courses = choices.filter(isCourse).map((choice) => ({ choice, course: courseOf(choice) }));
  return diets
    .map((tag) => ({
      tag,
      full_meal: hasFullMeal(choices.map(courseOf), tag),
      courses: courses.map(({ choice, course }) => ({
        choice_id: choice.id,
        subject: choice.properChoiceSubject ?? 'option',
        fitting: fittingOf(course, tag),
        of: course.marks.length,
      })),
    }))
    .filter((diet) => diet.full_meal || diet.courses.some(({ fitting }) => fitting > 0));
}

const presentService = ({ delivery, soonest, ...place }: ServiceOfPlace): Schemas['PackageService'] => ({
  place_id: place.placeId,
  time_zone: place.timeZone,
  pickup_allowed: place.pickupAllowed,
  delivery: delivery && {
    lowest_fee: centsToDollars(delivery.lowestFeeCents),
    highest_fee: centsToDollars(delivery.highestFeeCents),
    lowest_minimum: centsToDollars(delivery.lowestMinimumCents),
    radius_miles: delivery.radiusMiles,
  },
  soonest: soonest && {
    start_date: soonest.date,
    start_time: soonest.time,
    cutoff_at: soonest.cutoffAt.toISOString(),
  },
});

export function presentPackage(
  found: PackageWithChoices,
  caterer: Schemas['BrandSummary'],
  { service, photos, ...prices }: PackagePrices & { service: ServiceOfPlace[]; photos: Schemas['Photo'][] },
): Schemas['Package'] {
  return {
    id: found.id,
    slug: found.slug,
    name: found.name,
    active: found.active && found.brandActive,
    brand_id: found.brandId,
    package_type: found.mealType,
    package_category: found.packageCategory,
    package_category_label: found.packageCategoryLabel,
    package_template_id: found.packageTemplateId,
    presentation_type: found.presentationType,
    set_up_type: found.setUpType,
    dietary_tags: marksOfPackage(found.choices.map(courseOf)),
    minimum_headcount: found.minimumHeadcount,
    maximum_headcount: found.maximumHeadcount,
    increment_by: found.incrementBy,
    price: centsToDollars(found.priceCents),
    total_price: centsToDollars(prices.totalCents),
    all_in_price: centsToDollars(prices.allInCents),
    priced_headcount: prices.headcount,
    deal: prices.deal,
    batchable: found.groupEligible,
    rating_average: found.ratingAverage,
    review_count: found.reviewCount,
    image: presentPicture(found.pictureUrl, found.pictureAlt),
    photos,
    description: found.description,
    includes: found.includes,
    lead_time_hours: found.leadTimeHours,
    day_before_cutoff: found.dayBeforeCutoff,
    diets: presentDiets(found.choices),
    allergens_stated_on: found.allergensStatedOn ?? null,
    choice_version: found.choiceVersion,
    choices: found.choices.map(presentChoice),
    caterer,
    place_ids: found.placeIds,
    service: service.map(presentService),
  };
}

/** Until when on the day before an event a restaurant takes orders, `HH:mm`; null for no such clock. */
export const dayBeforeClockOf = ({ dayBeforeCutoff }: Brand) =>
  dayBeforeCutoff?.slice(0, 'HH:mm'.length) ?? null;

export function presentCaterer(
  brand: Brand,
  kitchens: readonly { kitchen: Kitchen; earliestStart: LocalMoment }[],
): Schemas['Caterer'] {
  return {
    ...presentBrandSummary(brand, kitchens.length),
    description: brand.description,
    story: brand.story,
    image: presentPicture(brand.picture.url, brand.pictureAlt),
    active: brand.active,
    full_menu_ordering_enabled: brand.fullMenuOrderingEnabled,
    lead_time_hours: brand.leadTimeHours,
    day_before_cutoff: dayBeforeClockOf(brand),
    kitchens: kitchens.map(({ kitchen, earliestStart }) => ({
      id: kitchen.id,
      name: kitchen.name,
      city: kitchen.city,
      state: kitchen.state,
      latitude: kitchen.latitude,
      longitude: kitchen.longitude,
      place_id: kitchen.placeId,
      time_zone: kitchen.timeZone,
      pickup_allowed: kitchen.pickupAllowed,
      earliest_start: presentStart(earliestStart),
    })),
  };
}
