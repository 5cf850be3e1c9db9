import type { Quote } from '../catalog';
import { checkHeadcount } from '../choices';
import type { Candidate, CandidateBrand } from './candidates';
import { isInTime, type Serving } from './reach';
import type { SearchContext } from './search-context';
import type { UserFacts } from './user-facts';

/** Everything that a filter may ask about one package. */
export interface Weighed {
  pack: Candidate;
  brand: CandidateBrand;
  serving: Serving;
  /** Priced when first asked, for most searches show a page of many. */
  quote: () => Quote;
}

/** What all filters share. */
export interface FilterSetting {
  context: SearchContext;
  /** By package in a package search, by brand in a restaurant search. */
  facts: UserFacts;
  /** The id by which `facts` knows a candidate. */
  factsId: (weighed: Weighed) => number;
  roster: Set<number> | null;
  blockRoster: Set<number> | null;
}

/** The filters whose facets count without them. */
export const facetFilters = ['package_category', 'package_type', 'package_template_id'] as const;
export type FacetFilter = (typeof facetFilters)[number];

type Test = (weighed: Weighed) => boolean;

/** The tests of the facets, by their filter; a filter that is not set has none. */
export function facetTests({ context: { filters } }: FilterSetting): Partial<Record<FacetFilter, Test>> {
  const categories = filters.package_category && new Set(filters.package_category);
  const types = filters.package_type && new Set(filters.package_type);
  const templates = filters.package_template_id && new Set(filters.package_template_id);
  return {
    ...(categories && {
      package_category: ({ pack }) =>
        categories.has(pack.packageCategory) || categories.has(String(pack.categoryId)),
    }),
    ...(types && { package_type: ({ pack }) => types.has(pack.mealType) }),
    ...(templates && {
      package_template_id: ({ pack }) =>
        pack.packageTemplateId !== null && templates.has(pack.packageTemplateId),
    }),
  };
}

/** Whether a filter is met, where it is set: a list by one of its values, a flag by its own. */
const among = <Value>(wanted: readonly Value[] | undefined, value: Value | null) =>
  !wanted || (value !== null && wanted.includes(value));
const same = (wanted: boolean | undefined, value: boolean) => wanted === undefined || wanted === value;
const centsOf = (dollars: number) => Math.round(dollars * 100);

/** The filters on a restaurant, which hold for its packages as well. */
export function passesAsBrand(brand: CandidateBrand, serving: Serving, setting: FilterSetting): boolean {
  const { context, roster, blockRoster } = setting;
  const { filters } = context;
  return (
    among(filters.brand_id, brand.id) &&
    (!filters.brand_has_minority_flag ||
      filters.brand_has_minority_flag.some((flag) => brand.minorityFlags.includes(flag))) &&
    same(filters.brand_sustainable, brand.sustainable) &&
    among(filters.quality_tier, brand.qualityTier) &&
    same(filters.full_menu_ordering_enabled, brand.fullMenuOrderingEnabled) &&
    (!roster || roster.has(brand.id)) &&
    !blockRoster?.has(brand.id) &&
    (filters.within_delivery_radius_miles === undefined ||
      (serving.miles !== null && serving.miles <= filters.within_delivery_radius_miles))
  );
}

/** The filters on what a user did with a package or a restaurant before. */
export function passesForUser(id: number, { context: { filters }, facts }: FilterSetting): boolean {
  const least = filters.user_rating_above_or_null;
  return (
    same(filters.previously_ordered, facts.timesOrdered.has(id)) &&
    same(filters.future_orders, facts.ahead.has(id)) &&
    same(filters.favorited, facts.favorites.has(id)) &&
    (least === undefined || (facts.ratings.get(id) ?? least) >= least)
  );
}

/** Every filter on a package but those that have a facet; the dear ones come last. */
export function passesAsPackage(weighed: Weighed, setting: FilterSetting): boolean {
  const { pack, brand, serving } = weighed;
  const { context } = setting;
  const { filters } = context;
  return (
    passesAsBrand(brand, serving, setting) &&
    passesForUser(setting.factsId(weighed), setting) &&
    among(filters.set_up_type, pack.setUpType) &&
    among(filters.presentation_type, pack.presentationType) &&
    same(filters.batchable, pack.groupEligible) &&
    (filters.poll_lead_time_below_including === undefined ||
      pack.pollLeadTimeHours <= filters.poll_lead_time_below_including) &&
    (filters.headcount === undefined || checkHeadcount(pack, filters.headcount).length === 0) &&
    isInTime(pack, serving, context) &&
    meetsMinimum(weighed, context) &&
    same(filters.has_deal, filters.has_deal === undefined || weighed.quote().deal !== null) &&
    isCheapEnough(weighed, context)
  );
}

/** Whether the food for that headcount reaches the delivery area's minimum; without a headcount more can be ordered. */
function meetsMinimum({ serving, quote }: Weighed, { filters }: SearchContext): boolean {
  if (filters.headcount === undefined || serving.minimumCents === 0) return true;
  return quote().foodAfterDealCents >= serving.minimumCents;
}

/** The caps: per person and in total, both for the food alone or with all fees. */
function isCheapEnough({ pack, quote }: Weighed, { filters }: SearchContext): boolean {
  const { price_below_including: perPerson, budget_limit: total, all_in_pricing: allIn } = filters;
  return (
    (perPerson === undefined || (allIn ? quote().allInCents : pack.priceCents) <= centsOf(perPerson)) &&
    (total === undefined || (allIn ? quote().totalCents : quote().foodCents) <= centsOf(total))
  );
}
