import type { ExemptionCertificate } from '../../pricing';
import type { SearchContext } from '../search-context';
import type { SearchFilters } from '../search.schemas';
import type { UserFacts } from '../user-facts';

/** A search with all that the index does not know looked up. */
export interface Question {
  context: SearchContext;
  /** What is counted, and what the facts' ids mean. */
  kind: 'package' | 'brand';
  facts: UserFacts;
  roster: Set<number> | null;
  blockRoster: Set<number> | null;
  /** The organization's exemptions from tax. */
  certificates: readonly ExemptionCertificate[];
}

/** Whether a filter is met, where it is set: a list by one of its values, a flag by its own. */
const among = <Value>(wanted: readonly Value[] | undefined, value: Value | null) =>
  !wanted || (value !== null && wanted.includes(value));
export const same = (wanted: boolean | undefined, value: boolean) => wanted === undefined || wanted === value;
export const centsOf = (dollars: number) => Math.round(dollars * 100);

/** The filters on what a user did with a package or a restaurant before. */
export function passesForUser(id: number, { context: { filters }, facts }: Question): boolean {
  const least = filters.user_rating_above_or_null;
  return (
    same(filters.previously_ordered, facts.timesOrdered.has(id)) &&
    same(filters.future_orders, facts.ahead.has(id)) &&
    same(filters.favorited, facts.favorites.has(id)) &&
    (least === undefined || (facts.ratings.get(id) ?? least) >= least)
  );
}

/** Whether a search asks what its user did before. */
export const asksUser = ({ context: { filters } }: Question) =>
  filters.previously_ordered !== undefined ||
  filters.future_orders !== undefined ||
  filters.favorited !== undefined ||
  filters.user_rating_above_or_null !== undefined;

interface BrandFacts {
  id: number;
  minorityFlags: readonly string[];
  sustainable: boolean;
  qualityTier: string | null;
  fullMenuOrderingEnabled: boolean;
}

/** The filters on a restaurant, which hold for its packages as well; `miles` is NaN for unknown. */
export function passesAsBrand(brand: BrandFacts, miles: number, question: Question): boolean {
  const { context, roster, blockRoster } = question;
  const { filters } = context;
  return (
    among(filters.brand_id, brand.id) &&
    (!filters.brand_has_minority_flag ||
      filters.brand_has_minority_flag.some((flag) => brand.minorityFlags.includes(flag))) &&
    same(filters.brand_sustainable, brand.sustainable) &&
    among<string>(filters.quality_tier, brand.qualityTier) &&
    same(filters.full_menu_ordering_enabled, brand.fullMenuOrderingEnabled) &&
    (!roster || roster.has(brand.id)) &&
    !blockRoster?.has(brand.id) &&
    (filters.within_delivery_radius_miles === undefined || miles <= filters.within_delivery_radius_miles)
  );
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

export const asksForPackages = (filters: SearchFilters) =>
  packageFilters.some((name) => filters[name] !== undefined);
