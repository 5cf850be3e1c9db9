import type { Position } from '../../../places';
import type { ExemptionCertificate } from '../../../pricing';
import type { SearchFilters } from '../../search.schemas';
import type { UserFacts } from '../../user-facts';

/** A search's filters with its address, place and person looked up. */
export interface SearchContext {
  filters: SearchFilters;
  placeId: number | null;
  /** The state of the address; null if only the place is known. */
  state: string | null;
  /** The position of the address; null if only the place is known. */
  position: Position | null;
  /** The center of the place. */
  middle: Position | null;
  /** The person whose favorites, orders and ratings count. */
  userId: number | null;
  teamId: number | null;
  /** The date of prices: the event's, or today at the place if there is none or it is in the past. */
  priceDate: string;
  now: Date;
}

/** A search with everything that the index does not have. */
export interface Question {
  context: SearchContext;
  /** What is counted, and what the ids of the facts mean. */
  kind: 'package' | 'brand';
  facts: UserFacts;
  roster: Set<number> | null;
  blockRoster: Set<number> | null;
  /** The organization's tax exemptions. */
  certificates: readonly ExemptionCertificate[];
}

/** Whether a flag has the requested value, if one is requested. */
const same = (wanted: boolean | undefined, value: boolean) => wanted === undefined || wanted === value;
export const centsOf = (dollars: number) => Math.round(dollars * 100);

/** The filters on the user's history with a package or restaurant. */
export function passesForUser(id: number, { context: { filters }, facts }: Question): boolean {
  const least = filters.user_rating_above_or_null;
  return (
    same(filters.previously_ordered, facts.timesOrdered.has(id)) &&
    same(filters.future_orders, facts.ahead.has(id)) &&
    same(filters.favorited, facts.favorites.has(id)) &&
    (least === undefined || (facts.ratings.get(id) ?? least) >= least)
  );
}

/** Whether a search filters by the user's history. */
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

/** The active brand filters, which apply to packages as well; null if there are none. */
export function brandTest(question: Question): ((brand: BrandFacts, miles: () => number) => boolean) | null {
  const { context, roster, blockRoster } = question;
  const { filters } = context;
  const tests: ((brand: BrandFacts, miles: () => number) => boolean)[] = [];
  const ids = filters.brand_id && new Set(filters.brand_id);
  const flags = filters.brand_has_minority_flag;
  const tiers: readonly string[] | undefined = filters.quality_tier;
  const farthest = filters.within_delivery_radius_miles;
  if (ids) tests.push(({ id }) => ids.has(id));
  if (flags) tests.push(({ minorityFlags }) => flags.some((flag) => minorityFlags.includes(flag)));
  if (filters.brand_sustainable !== undefined)
    tests.push(({ sustainable }) => sustainable === filters.brand_sustainable);
  if (tiers) tests.push(({ qualityTier }) => qualityTier !== null && tiers.includes(qualityTier));
  if (filters.full_menu_ordering_enabled !== undefined)
    tests.push(({ fullMenuOrderingEnabled: full }) => full === filters.full_menu_ordering_enabled);
  if (roster) tests.push(({ id }) => roster.has(id));
  if (blockRoster) tests.push(({ id }) => !blockRoster.has(id));
  if (farthest !== undefined) tests.push((_brand, miles) => miles() <= farthest);
  if (tests.length === 0) return null;
  return (brand, miles) => tests.every((test) => test(brand, miles));
}

/** Filters that only packages can pass; with one of them, a menu alone does not match. */
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
