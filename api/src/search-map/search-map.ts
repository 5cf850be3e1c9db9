import { errorCodes, type MapReason, type Schemas } from '@copper-carrot/contracts';
import { chooseAmong, readKitchenFacts, type KitchenFacts } from '../delivery';
import { env } from '../env';
import { ApiError } from '../errors';
import { pageOf, type Actor } from '../http';
import { milesBetween } from '../places';
import { centsToDollars } from '../pricing';
import { canStillOrder } from '../schedule';
import { currentIndex, readContext, searchBrands, type SearchContext, type SearchFilters } from '../search';
import { kitchensAround, type KitchenAround } from './kitchens-around';

/**
 * The kitchens around an address of the restaurants that pass the search's other filters, and which of them deliver there
 * and then, by the rules of orders; without an address those of the place. Those that deliver first, then the nearest.
 */
export async function searchMap(
  filters: SearchFilters,
  actor: Actor | null,
  signal: AbortSignal,
): Promise<Schemas['SearchMap']> {
  const context = await readContext(filters, actor, await currentIndex(), signal);
  const { position, middle, placeId } = context;
  const from = position ?? middle;
  const around = from ? await kitchensAround(from, position ? null : placeId, filters.brand_id) : [];
  const brandIds = [...new Set(around.map(({ brandId }) => brandId))];
  const search = (more: SearchFilters) => foundBrands({ ...more, brand_id: brandIds }, actor, signal);
  const [facts, wanted, served] = await Promise.all([
    readKitchenFacts({ date: filters.start_date ?? null, kitchenIds: around.map(({ id }) => id) }),
    search(withoutEvent(filters)),
    search({ ...filters, pickup: false }),
  ]);
  const byId = new Map(facts.map((kitchen) => [kitchen.id, kitchen]));
  const records = around
    .flatMap((each) => {
      const kitchen = byId.get(each.id);
      const brand = served.get(each.brandId) ?? wanted.get(each.brandId);
      if (!kitchen || !brand || !from) return [];
      const miles = Math.round(milesBetween(kitchen, from) * 100) / 100;
      const isServed = served.has(each.brandId);
      return [{ miles, record: present(each, { kitchen, brand, miles, isServed }, context) }];
    })
    .filter(({ miles }) => miles <= (filters.within_delivery_radius_miles ?? Infinity))
    .sort(
      (a, b) =>
        Number(b.record.delivers) - Number(a.record.delivers) ||
        a.miles - b.miles ||
        a.record.kitchen_id - b.record.kitchen_id,
    )
    .map(({ record }) => record);
  return {
    ...pageOf(records, filters),
    place_id: placeId,
    address: position,
    middle,
    street_style_url: env.MAP_STYLE_URL ?? null,
  };
}

/** The filters on restaurants and food alone: whatever the kitchens can do at that place and time. */
function withoutEvent(filters: SearchFilters): SearchFilters {
  const {
    place_id: _place,
    address_id: _address,
    google_place_id: _googlePlace,
    formatted_address: _text,
    start_date: _date,
    start_time: _time,
    within_delivery_radius_miles: _miles,
    ...rest
  } = filters;
  return { ...rest, pickup: false };
}

async function foundBrands(
  filters: SearchFilters,
  actor: Actor | null,
  signal: AbortSignal,
): Promise<Map<number, Schemas['BrandRecord']>> {
  const brands = filters.brand_id ?? [];
  if (brands.length === 0) return new Map();
  try {
    const { records } = await searchBrands({ ...filters, limit: brands.length, offset: 0 }, actor, signal);
    return new Map(records.map((brand) => [brand.id, brand]));
  } catch (error) {
    if (error instanceof ApiError && error.code === errorCodes.package.undeliverable) return new Map();
    throw error;
  }
}

interface Around {
  kitchen: KitchenFacts;
  brand: Schemas['BrandRecord'];
  /** To the address, else to the middle of the place. */
  miles: number;
  /** Whether the search finds the restaurant. */
  isServed: boolean;
}

function present(
  { brandId, name, slug, ...rule }: KitchenAround,
  { kitchen, brand, miles, isServed }: Around,
  context: SearchContext,
): Schemas['MapRecord'] {
  const choice = chooseAmong([asReached(kitchen, context)], { ...wishOf(context), ...nothingAsked });
  const charged = context.position && !('error' in choice);
  const reason = reasonOf(rule, kitchen, context, isServed);
  return {
    brand_id: brandId,
    name,
    slug,
    kitchen_id: kitchen.id,
    kitchen_count: brand.kitchen_count,
    latitude: kitchen.latitude,
    longitude: kitchen.longitude,
    distance_miles: context.position ? miles : null,
    max_distance_miles: kitchen.tiers.at(-1)?.maxDistanceMiles ?? 0,
    fee: charged ? centsToDollars(choice.feeCents) : null,
    minimum: charged ? centsToDollars(choice.minimumCents) : null,
    rating_average: brand.rating_average,
    review_count: brand.review_count,
    lowest_price: brand.lowest_price,
    delivers: reason === null,
    reason,
  };
}

const nothingAsked = { startDate: null, startTime: null, headcount: null };
/** Without an address nothing is ruled out by distance: it is asked like a pickup from anywhere. */
const asReached = (kitchen: KitchenFacts, { position }: SearchContext) =>
  position ? kitchen : { ...kitchen, pickupAllowed: true };
const wishOf = ({ filters, position }: SearchContext) => ({
  position,
  pickup: !position,
  startDate: filters.start_date ?? null,
  startTime: filters.start_date ? (filters.start_time ?? null) : null,
  headcount: filters.headcount ?? null,
  foodCents: null,
});

/** Why a kitchen does not deliver there and then; null where it does and the search finds its restaurant. */
function reasonOf(
  { leadTimeHours, dayBeforeClock }: Omit<KitchenAround, 'brandId' | 'name' | 'slug'>,
  kitchen: KitchenFacts,
  context: SearchContext,
  isServed: boolean,
): MapReason | null {
  const choice = chooseAmong([asReached(kitchen, context)], wishOf(context));
  if ('error' in choice) {
    if (choice.error.code === errorCodes.package.undeliverable) return 'outside_area';
    return 'headcount_left' in choice.error.nearest ? 'full' : 'closed';
  }
  if (isServed) return null;
  const { start_date: date, start_time: time, headcount } = context.filters;
  // What is left for a restaurant whose kitchen could: its notice, or food that does not reach the minimum.
  const late =
    date !== undefined &&
    !canStillOrder(
      { date, time: time ?? kitchen.hours.at(-1)?.opens ?? '12:00', timeZone: kitchen.timeZone },
      { leadTimeHours, dayBeforeClock },
      context.now,
    );
  return late || headcount === undefined || !context.position ? 'too_late' : 'minimum_not_met';
}
