import { promotedBrandEvery } from '@copper-carrot/contracts';
import { quotePackage, type PriceRules, type Quote } from '../../catalog';
import { checkHeadcount } from '../../choices';
import { chooseAmong, type ChosenKitchen, type KitchenFacts } from '../../delivery';
import { milesBetween } from '../../places';
import { FieldRangeError, centsToDollars, ratesFor } from '../../pricing';
import { LocalTimeError, canStillOrder, weekdayOf } from '../../schedule';
import { plainLikeness } from './plain-text.factory';
import type { Question } from './question';
import type { Reference } from './reference';
import type { KitchenRows, PackageRows } from './rows';
import type { MadeBrand } from './world.factory';

/** One package that a brand can serve, with what a search may ask about it. */
interface Offer {
  pack: PackageRows;
  brand: MadeBrand;
  serving: ChosenKitchen;
  quote: Quote;
  likeness: number;
}

/** What a search answers, in plain words: the same as the engine's answer, or nothing for an address that nobody reaches. */
export interface PlainAnswer {
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

/** The search again, slow and simple: a list of all offers, filtered, counted, sorted and cut. */
export function plainSearch(
  brands: readonly MadeBrand[],
  reference: Reference,
  question: Question,
): PlainAnswer | null {
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

  const likenessOf = ({ rows }: MadeBrand, pack?: PackageRows) =>
    !filters.query
      ? 1
      : plainLikeness(
          filters.query,
          pack
            ? [
                [pack.name, 1],
                [rows.name, 0.95],
                [pack.packageCategoryLabel, 0.9],
                [pack.dishes, 0.8],
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
      const likeness = likenessOf(brand, pack);
      const collected =
        filters.collection_id === undefined || pack.collections.includes(filters.collection_id);
      if (likeness === 0 || !collected) continue;
      offered.set(brand.rows.id, [...(offered.get(brand.rows.id) ?? []), pack]);
      const fits = filters.headcount === undefined || checkHeadcount(pack, filters.headcount).length === 0;
      const quote = fits ? quoteOf(pack, brand, by, reference, question) : null;
      if (quote) offers.push({ pack, brand, serving: by, quote, likeness });
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
      (kind === 'brand' && canOrderMenu(brand, serving.get(brand.rows.id), likenessOf(brand), question)),
  );
  const priceOf = ({ pack, quote }: Offer) => (filters.all_in_pricing ? quote.allInCents : pack.priceCents);
  const items =
    kind === 'package'
      ? passing.map((offer) => ({
          id: offer.pack.id,
          price: priceOf(offer),
          popularity: offer.pack.popularity,
          createdAt: offer.pack.createdAt,
          likeness: offer.likeness,
          record: {
            id: offer.pack.id,
            brand_id: offer.brand.rows.id,
            price: centsToDollars(offer.pack.priceCents),
            total_price: centsToDollars(offer.quote.totalCents),
            all_in_price: centsToDollars(offer.quote.allInCents),
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
            likeness: Math.max(likenessOf(brand), ...own.map(({ likeness }) => likeness)),
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
    .filter((brand) => likenessOf(brand) > 0 || offered.has(brand.rows.id))
    .sort((a, b) => b.rows.popularity - a.rows.popularity || a.rows.id - b.rows.id);
  const each = Math.floor(limit / promotedBrandEvery);
  const first = each === 0 ? 0 : Math.floor(offset / limit) * each;
  return {
    records: sorted.slice(offset, offset + limit).map(({ record }) => record),
    count: items.length,
    brands_count: matching.length,
    ...facets,
    promoted_brands: filters.favorited
      ? []
      : promoted
          .slice(first, first + each)
          .map((brand) => brandRecord(brand, offered.get(brand.rows.id) ?? [])),
    skipped_brand_ids: brands
      .filter(({ rows }) => !serving.has(rows.id) && isThere(rows.kitchens, placeId, position !== null))
      .map(({ rows }) => rows.id),
    minimum_amounts:
      position && !filters.pickup
        ? Object.fromEntries(
            matching.map(({ rows }) => [rows.id, centsToDollars(serving.get(rows.id)?.minimumCents ?? 0)]),
          )
        : {},
  };
}

function isThere(kitchens: readonly KitchenRows[], placeId: number | null, hasAddress: boolean): boolean {
  if (placeId === null) return !hasAddress && kitchens.length > 0;
  return kitchens.some((kitchen) => kitchen.placeId === placeId);
}

function serve(brandId: number, all: readonly KitchenRows[], { context }: Question) {
  const { filters, position, placeId } = context;
  const { start_date: date, start_time: time } = filters;
  const kitchens = all
    .filter((kitchen) => position || placeId === null || kitchen.placeId === placeId)
    .map((kitchen): KitchenFacts => ({
      ...kitchen,
      brandId,
      name: '',
      formattedAddress: '',
      city: '',
      state: '',
      // Without an address nothing is ruled out by distance, as with a pickup from anywhere.
      pickupAllowed: kitchen.pickupAllowed || (!position && !filters.pickup),
      hours: date ? kitchen.hours.filter(({ weekday }) => weekday === weekdayOf(date)) : [],
      closures: kitchen.closures.map(({ from, to }) => ({
        from: from ?? '2001-01-01T00:00',
        to: to ?? '2100-01-01T00:00',
        reason: '',
      })),
      capacities: kitchen.capacities.map((each) => {
        const day = kitchen.days.find((booked) => booked.date === date && booked.daypart === each.daypart);
        return { ...each, bookedHeadcount: day?.headcount ?? 0, bookedOrders: day?.orders ?? 0 };
      }),
    }));
  if (kitchens.length === 0) return null;
  return chooseAmong(kitchens, {
    position,
    startDate: date ?? null,
    startTime: time ?? null,
    headcount: filters.headcount ?? null,
    foodCents: null,
    pickup: filters.pickup || !position,
  });
}

function quoteOf(
  pack: PackageRows,
  { rows, choices }: MadeBrand,
  serving: ChosenKitchen,
  reference: Reference,
  { context, certificates }: Question,
): Quote | null {
  const { filters, position, priceDate: date } = context;
  const placeId = (filters.pickup ? null : context.placeId) ?? serving.kitchen.placeId;
  const place = reference.places.get(placeId);
  const holds = ({ from, to }: { from: string | null; to: string | null }) =>
    (from ?? '') <= date && date < (to ?? '9999');
  const taxes = (charge: string) => reference.taxed.has(`${place?.taxState} ${charge}`);
  const rules: PriceRules = {
    rates: ratesFor(reference.feeRates, { placeId, date }),
    certificates: [...certificates],
    tax: {
      state: place?.taxState ?? '',
      taxability: {
        food: taxes('food'),
        delivery: taxes('delivery'),
        service_fee: taxes('service_fee'),
        processing_fee: taxes('processing_fee'),
      },
      jurisdictions: reference.taxRates
        .filter((rate) => rate.jurisdictionId === place?.jurisdictionId && holds(rate))
        .map(({ ratePpm }) => ({ code: 'tax', label: 'Tax', ratePpm })),
    },
  };
  try {
    return quotePackage(
      { ...pack, choices: choices.get(pack.id) ?? [] },
      {
        headcount: filters.headcount ?? null,
        date,
        delivery:
          filters.pickup || !position
            ? null
            : { feeCents: serving.feeCents, minimumCents: serving.minimumCents },
        rules,
        deals: rows.deals.filter(holds),
      },
    );
  } catch (error) {
    // More than an order may cost: it can't be had.
    if (error instanceof FieldRangeError) return null;
    throw error;
  }
}

function passesAsBrand({ rows }: MadeBrand, serving: ChosenKitchen | undefined, question: Question): boolean {
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

function passesOthers({ pack, brand, serving, quote }: Offer, id: number, question: Question): boolean {
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
    (filters.headcount === undefined || quote.foodAfterDealCents >= serving.minimumCents) &&
    (filters.has_deal === undefined || filters.has_deal === (quote.deal !== null)) &&
    (allIn ? quote.allInCents : pack.priceCents) <= cap(filters.price_below_including) &&
    (allIn ? quote.totalCents : quote.foodCents) <= cap(filters.budget_limit)
  );
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

/** Whether a restaurant is found by its menu alone: no filter is set that only a package can meet. */
function canOrderMenu(
  brand: MadeBrand,
  serving: ChosenKitchen | undefined,
  likeness: number,
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
    likeness > 0 &&
    passesAsBrand(brand, serving, question) &&
    passesForUser(brand.rows.id, question)
  );
}

const brandRecord = ({ rows }: MadeBrand, packages: readonly PackageRows[]) => ({
  id: rows.id,
  kitchen_count: rows.kitchens.length,
  package_count: packages.length,
  lowest_price:
    packages.length > 0 ? centsToDollars(Math.min(...packages.map(({ priceCents }) => priceCents))) : null,
  cuisines: [...new Set(packages.map(({ packageCategoryLabel }) => packageCategoryLabel))].sort(),
});

interface Keys {
  id: number;
  price: number | null;
  popularity: number;
  createdAt: number;
  timesOrdered: number;
  lastOrdered: string | null;
  likeness: number;
}

function compareBy({ context: { filters } }: Question, a: Keys, b: Keys): number {
  const fields = {
    price: 'price',
    popularity: 'popularity',
    created_at: 'createdAt',
    order_frequency: 'timesOrdered',
    last_submission: 'lastOrdered',
  } as const;
  const usual = {
    price: 'asc',
    popularity: 'desc',
    created_at: 'desc',
    order_frequency: 'desc',
    last_submission: 'asc',
  } as const;
  const rules: [keyof Keys, 'asc' | 'desc'][] = [];
  if (filters.order_field)
    rules.push([fields[filters.order_field], filters.order_direction ?? usual[filters.order_field]]);
  for (const [wanted, field] of [
    [filters.order_by_newness, 'created_at'],
    [filters.order_by_popularity, 'popularity'],
    [filters.order_by_order_frequency, 'order_frequency'],
    [filters.order_by_last_submission, 'last_submission'],
  ] as const)
    if (wanted) rules.push([fields[field], wanted === true ? usual[field] : wanted]);
  if (rules.length === 0 && filters.query) rules.push(['likeness', 'desc']);
  if (rules.length === 0 || rules[0]?.[0] === 'likeness') rules.push(['popularity', 'desc']);
  for (const [key, direction] of rules) {
    const [one, other] = [a[key], b[key]];
    if (one === other) continue;
    if (one === null) return 1;
    if (other === null) return -1;
    return one < other === (direction === 'asc') ? -1 : 1;
  }
  return a.id - b.id;
}
