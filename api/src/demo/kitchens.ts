import { positionOfZip } from '../addresses';
import { places } from '../places';
import { addDays } from '../schedule';
import { areaCodes } from './brands';
import { cities } from './cities.data';
import { timeOf } from './clock';
import { type Random } from '../random';
import { phoneNumber } from './wording';
import { dayparts, type Daypart, type DemoBrand, type DemoKitchen, type DemoDataset } from './dataset';

const KITCHENS_A_BRAND = 1.3;

/** Adds one or two kitchens to each brand, all of them at the brand's place. */
export function addKitchens(dataset: DemoDataset): void {
  for (const brand of dataset.brands) {
    const random = dataset.random.fork(`kitchens/${brand.slug}`);
    const isDemo = brand.id <= 2;
    const count = isDemo ? 3 - brand.id : random.chance(KITCHENS_A_BRAND - 1) ? 2 : 1;
    const spots = random.sample(
      cities[brand.placeId]?.neighborhoods.slice(0, isDemo ? 7 : undefined) ?? [],
      count,
    );
    for (const spot of spots) addKitchen(dataset, brand, spot, random);
  }
}

function addKitchen(
  dataset: DemoDataset,
  brand: DemoBrand,
  spot: { name: string; city: string; zip: string },
  random: Random,
): void {
  const place = places.find(({ id }) => id === brand.placeId);
  if (!place) throw new Error(`No place ${brand.placeId}`);
  const centre = positionOfZip(spot.zip);
  const street = `${random.int(12, 890)} ${random.pick(cities[place.id]?.streets ?? [])}`;
  const state = stateOf(spot.zip, place.state);
  const kitchen: DemoKitchen = {
    id: dataset.tables.nextId('kitchens'),
    brandId: brand.id,
    placeId: place.id,
    name: spot.name,
    latitude: round(centre.latitude + (random.next() - 0.5) * 0.012),
    longitude: round(centre.longitude + (random.next() - 0.5) * 0.012),
    timeZone: place.timeZone,
    hours: hoursOf(brand, random),
    closedDates: new Set(),
    capacity: new Map(),
    areas: areasOf(random, brand.id <= 2),
  };
  dataset.tables.add('kitchens', {
    id: kitchen.id,
    brand_id: brand.id,
    place_id: place.id,
    name: spot.name,
    formatted_address: `${street}, ${spot.city}, ${state} ${spot.zip}`,
    city: spot.city,
    state,
    zip: spot.zip,
    latitude: kitchen.latitude,
    longitude: kitchen.longitude,
    time_zone: place.timeZone,
    phone_number: phoneNumber(areaCodes[place.id] ?? '212', kitchen.id + 37),
    pickup_allowed: brand.id <= 2 || random.chance(0.8),
  });
  for (const hours of kitchen.hours)
    dataset.tables.add('kitchen_hours', { kitchen_id: kitchen.id, ...hours });
  for (const daypart of dayparts) {
    if (!kitchen.hours.some((hours) => hours.daypart === daypart)) continue;
    const capacity = { headcount: random.int(8, 30) * 20, orders: random.int(6, 20) };
    kitchen.capacity.set(daypart, capacity);
    dataset.tables.add('kitchen_capacities', {
      kitchen_id: kitchen.id,
      daypart,
      max_headcount: capacity.headcount,
      max_orders: capacity.orders,
    });
  }
  for (const { miles, feeCents, minimumCents } of kitchen.areas)
    dataset.tables.add('delivery_areas', {
      kitchen_id: kitchen.id,
      max_distance_miles: miles,
      fee_cents: feeCents,
      minimum_cents: minimumCents,
    });
  if (brand.id > 2) addClosures(dataset, kitchen, random);
  brand.kitchens.push(kitchen);
}

const clock: Record<Daypart, [number, number]> = {
  breakfast: [6 * 60, 10 * 60 + 30],
  lunch: [10 * 60 + 30, 14 * 60 + 30],
  afternoon: [14 * 60 + 30, 17 * 60],
  dinner: [17 * 60, 21 * 60],
};

function hoursOf(brand: DemoBrand, random: Random): DemoKitchen['hours'] {
  const sells = (prefix: RegExp) => brand.categoryKeys.some((key) => prefix.test(key));
  const works: Record<Daypart, boolean> = {
    breakfast: sells(/^breakfast/) || random.chance(0.25),
    lunch: true,
    afternoon: true,
    dinner: sells(/^(lunch|appetizer)/) || random.chance(0.3),
  };
  const weekend = { 0: brand.id <= 2 || random.chance(0.4), 6: brand.id <= 2 || random.chance(0.65) };
  const opensLater = random.int(0, 2) * 15;
  return [0, 1, 2, 3, 4, 5, 6]
    .filter((weekday) => (weekday === 0 ? weekend[0] : weekday === 6 ? weekend[6] : true))
    .flatMap((weekday) =>
      dayparts
        .filter((daypart) => works[daypart])
        .map((daypart) => ({
          weekday,
          daypart,
          opens: timeOf(clock[daypart][0] + (daypart === 'breakfast' ? opensLater : 0)),
          closes: timeOf(clock[daypart][1] - (daypart === 'dinner' ? opensLater * 2 : 0)),
        })),
    );
}

function areasOf(random: Random, generous: boolean): DemoKitchen['areas'] {
  const fee = random.int(3, 7) * 500;
  const minimum = generous ? 10_000 : random.int(4, 9) * 2_500;
  const reach = random.pick([8, 10, 12]);
  return [
    { miles: 3, feeCents: fee, minimumCents: minimum },
    { miles: reach, feeCents: fee + 1_000, minimumCents: minimum + 5_000 },
    ...(generous || random.chance(0.6)
      ? [{ miles: reach + random.pick([6, 8, 12]), feeCents: fee + 2_500, minimumCents: minimum + 15_000 }]
      : []),
  ];
}

const reasons = ['Kitchen deep clean', 'Private event', 'Staff day out', 'Oven service', 'Family wedding'];

function addClosures(dataset: DemoDataset, kitchen: DemoKitchen, random: Random): void {
  if (!random.chance(0.25)) return;
  const day = addDays(dataset.today, random.int(9, 50));
  const whole = random.chance(0.7);
  kitchen.closedDates.add(day);
  dataset.tables.add('kitchen_closures', {
    kitchen_id: kitchen.id,
    during: whole ? `[${day} 00:00,${addDays(day, 1)} 00:00)` : `[${day} 06:00,${day} 12:00)`,
    reason: random.pick(reasons),
  });
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** Two places reach over a state line. */
const stateOf = (zip: string, state: string) =>
  /^22/.test(zip) ? 'VA' : zip.startsWith('208') ? 'MD' : state;
