import { diversityTags, mealTypes, presentationTypes, setUpTypes } from '@copper-carrot/contracts';
import fc from 'fast-check';
import type { ChosenKitchen } from '../../../delivery';
import { milesBetween } from '../../../places';
import { LocalTimeError, canStillOrder } from '../../../schedule';
import type { SearchFilters } from '../../search.schemas';
import { serve, type Offer } from './reference-offers.factory';
import type { Question } from '../query/question';
import type { PackageRows } from '../live/rows';
import { dates, vocabulary, type MadeBrand } from './catalogue-arbitraries.factory';

const often = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 1, arbitrary }, { weight: 1, arbitrary: fc.constant(undefined) });
export const seldom = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 1, arbitrary }, { weight: 19, arbitrary: fc.constant(undefined) });
const list = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 });
const direction = fc.constantFrom<('asc' | 'desc')[]>('asc', 'desc');
const sortSwitch = fc.constantFrom<(boolean | 'asc' | 'desc')[]>(true, false, 'asc', 'desc');
const dollars = fc.integer({ min: 0, max: 80 }).map((step) => step / 2);
const word = fc.oneof(
  fc.constantFrom(...vocabulary, 'tako', 'gril', 'meditteranean', 'r', '%', 'the'),
  fc.string({ maxLength: 6 }),
);

/** Random filters, most of them rare, so that searches have results. */
export const filters: fc.Arbitrary<SearchFilters> = fc.record({
  pickup: fc.oneof({ weight: 1, arbitrary: fc.constant(true) }, { weight: 5, arbitrary: fc.constant(false) }),
  all_in_pricing: fc.boolean(),
  with_times_ordered: fc.boolean(),
  limit: fc.constantFrom(0, 1, 2, 3, 7, 24, 24),
  offset: fc.constantFrom(0, 0, 0, 0, 1, 3, 7),
  headcount: often(fc.integer({ min: 1, max: 40 })),
  start_date: often(fc.constantFrom(...dates)),
  start_time: often(
    fc.constantFrom('06:00', '08:59', '09:00', '11:30', '12:00', '12:30', '14:59', '15:00', '02:30'),
  ),
  brand_id: seldom(list([1, 2, 3, 9])),
  brand_has_minority_flag: seldom(list(diversityTags.slice(0, 3))),
  brand_sustainable: seldom(fc.boolean()),
  has_deal: seldom(fc.boolean()),
  budget_limit: seldom(dollars.map((each) => each * 20)),
  price_below_including: seldom(dollars),
  package_type: seldom(list(mealTypes)),
  package_category: seldom(list(['lunch_mexican', 'dessert_other', '2', '-2', 'none'])),
  package_template_id: seldom(list([3, 7, 8])),
  previously_ordered: seldom(fc.boolean()),
  future_orders: seldom(fc.boolean()),
  favorited: seldom(fc.boolean()),
  set_up_type: seldom(list(setUpTypes)),
  presentation_type: seldom(list(presentationTypes)),
  quality_tier: seldom(list(['classic', 'specialty'] as const)),
  collection_id: seldom(fc.constantFrom(5, 6, 7)),
  query: seldom(fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '))),
  batchable: seldom(fc.boolean()),
  poll_lead_time_below_including: seldom(fc.constantFrom(10, 19, 20)),
  within_delivery_radius_miles: seldom(fc.constantFrom(2, 5, 10)),
  user_rating_above_or_null: seldom(fc.constantFrom(3, 4)),
  full_menu_ordering_enabled: seldom(fc.boolean()),
  order_field: seldom(
    fc.constantFrom(
      'price',
      'popularity',
      'created_at',
      'order_frequency',
      'last_submission',
      'rating',
      'distance',
    ),
  ),
  order_direction: seldom(direction),
  order_by_newness: seldom(sortSwitch),
  order_by_popularity: seldom(sortSwitch),
  order_by_order_frequency: seldom(sortSwitch),
  order_by_last_submission: seldom(sortSwitch),
});

/** The brand filters. */
export function passesAsBrand(
  { rows }: MadeBrand,
  serving: ChosenKitchen | undefined,
  question: Question,
): boolean {
  const { context, roster, blockRoster } = question;
  const { filters, position, middle } = context;
  if (!serving) return false;
  const from = position ?? middle;
  const miles = from && milesBetween(serving.kitchen, from);
  return (
    (!filters.brand_id || filters.brand_id.includes(rows.id)) &&
    (!filters.brand_has_minority_flag ||
      filters.brand_has_minority_flag.some((flag) => rows.minorityFlags.includes(flag))) &&
    (filters.brand_sustainable ?? rows.sustainable) === rows.sustainable &&
    (!filters.quality_tier ||
      (rows.qualityTier !== null && filters.quality_tier.includes(rows.qualityTier))) &&
    (filters.full_menu_ordering_enabled ?? rows.fullMenuOrderingEnabled) === rows.fullMenuOrderingEnabled &&
    (!roster || roster.has(rows.id)) &&
    !blockRoster?.has(rows.id) &&
    (filters.within_delivery_radius_miles === undefined ||
      (miles !== null && miles <= filters.within_delivery_radius_miles))
  );
}

function passesForUser(id: number, { context: { filters }, facts }: Question): boolean {
  const rating = facts.ratings.get(id);
  return (
    (filters.previously_ordered ?? facts.timesOrdered.has(id)) === facts.timesOrdered.has(id) &&
    (filters.future_orders ?? facts.ahead.has(id)) === facts.ahead.has(id) &&
    (filters.favorited ?? facts.favorites.has(id)) === facts.favorites.has(id) &&
    (filters.user_rating_above_or_null === undefined ||
      rating === undefined ||
      rating >= filters.user_rating_above_or_null)
  );
}

/** Every filter except text, collection and facets. */
export function passesOthers(
  { pack, brand, serving, quote }: Offer,
  id: number,
  question: Question,
): boolean {
  const { filters } = question.context;
  const cap = (dollars: number | undefined) => (dollars === undefined ? Infinity : Math.round(dollars * 100));
  const allIn = filters.all_in_pricing;
  return (
    passesAsBrand(brand, serving, question) &&
    passesForUser(id, question) &&
    (!filters.set_up_type || filters.set_up_type.includes(pack.setUpType)) &&
    (!filters.presentation_type || filters.presentation_type.includes(pack.presentationType)) &&
    (filters.batchable ?? pack.groupEligible) === pack.groupEligible &&
    pack.pollLeadTimeHours <= (filters.poll_lead_time_below_including ?? Infinity) &&
    isInTime(pack, brand, serving, question) &&
    (filters.headcount === undefined || isEnough(brand, quote.foodAfterDealCents, question)) &&
    (filters.has_deal === undefined || filters.has_deal === (quote.deal !== null)) &&
    (allIn ? quote.allInCents : pack.priceCents) <= cap(filters.price_below_including) &&
    quote.totalCents <= cap(filters.budget_limit)
  );
}

/** Whether an order's kitchen choice would accept this food price there. */
function isEnough({ rows }: MadeBrand, foodCents: number, question: Question): boolean {
  const choice = serve(rows.id, rows.kitchens, question, foodCents);
  return choice !== null && !('error' in choice);
}

function isInTime(
  pack: PackageRows,
  { rows }: MadeBrand,
  { kitchen }: ChosenKitchen,
  { context }: Question,
): boolean {
  const { start_date: date, start_time: time } = context.filters;
  if (!date) return true;
  const closes = kitchen.hours.map(
    (each) => Number(each.closes.slice(0, 2)) * 60 + Number(each.closes.slice(3)),
  );
  const last = Math.max(...closes) - 1;
  const lastStart = `${String(Math.floor(last / 60)).padStart(2, '0')}:${String(last % 60).padStart(2, '0')}`;
  try {
    return canStillOrder(
      { date, time: time ?? lastStart, timeZone: kitchen.timeZone },
      { leadTimeHours: pack.leadTimeHours, dayBeforeClock: rows.dayBeforeCutoff },
      context.now,
    );
  } catch (error) {
    if (error instanceof LocalTimeError) return false;
    throw error;
  }
}

/** Whether a restaurant matches by its menu alone: no package filter is set. */
export function canOrderMenu(
  brand: MadeBrand,
  serving: ChosenKitchen | undefined,
  textScore: number,
  question: Question,
): boolean {
  const { filters } = question.context;
  const asksForPackages =
    filters.has_deal !== undefined ||
    filters.budget_limit !== undefined ||
    filters.price_below_including !== undefined ||
    filters.package_type !== undefined ||
    filters.package_category !== undefined ||
    filters.package_template_id !== undefined ||
    filters.set_up_type !== undefined ||
    filters.collection_id !== undefined ||
    filters.presentation_type !== undefined ||
    filters.batchable !== undefined ||
    filters.poll_lead_time_below_including !== undefined;
  return (
    !asksForPackages &&
    brand.rows.fullMenuOrderingEnabled &&
    textScore > 0 &&
    passesAsBrand(brand, serving, question) &&
    passesForUser(brand.rows.id, question)
  );
}
