import { errorCodes, pickupNote, pickupRadiusMiles, sentences } from '@copper-carrot/contracts';
import { milesBetween, type Position } from '../places';
import { compareKitchens, hasRoomFor, isBelowMinimum, isWithin, shownMiles } from '../rules';
import type { Daypart } from '../schedule';
import type { DeliveryTier, KitchenFacts } from './kitchen-facts';
import { daypartOf, openingOf, roomAt, type When } from './open-kitchen';

/** What an event asks of a kitchen. Date and time are local to the kitchen; null leaves that question out. */
export interface Wish extends When {
  position: Position | null;
  /** Food after the deal, in cents, which a delivery area's minimum is tested on; null leaves the minimum out. */
  foodCents: number | null;
  pickup: boolean;
  pickupKitchenId?: number | null;
  ignore?: { delivery_area_minimum?: boolean; availability?: boolean };
}

export interface ChosenKitchen {
  kitchen: KitchenFacts;
  /** Null only for a pickup whose event has no address. Two decimals. */
  distanceMiles: number | null;
  feeCents: number;
  minimumCents: number;
  /** Null without a time. */
  daypart: Daypart | null;
  /** The sentence about a pickup far away (1 §8); the order stays valid. */
  note: string | null;
}
export interface DeliveryProblem {
  code: string;
  /** The field to mark, and the code for it (2 §8). */
  field: string;
  fieldCode: string;
  message: string;
  /** What would come nearest: a distance, a minimum or the hours of that day. */
  nearest: Record<string, unknown>;
}
export type KitchenChoice = ChosenKitchen | { error: DeliveryProblem };

/** At least one, the nearest first. */
type Candidates<Kitchen extends KitchenFacts = KitchenFacts> = [Candidate<Kitchen>, ...Candidate<Kitchen>[]];
const isSome = <Kitchen extends KitchenFacts>(list: Candidate<Kitchen>[]): list is Candidates<Kitchen> =>
  list.length > 0;

interface Candidate<Kitchen extends KitchenFacts> {
  kitchen: Kitchen;
  miles: number | null;
  tier: DeliveryTier | null;
}

/** The nearest kitchen that reaches the address, is open then, has room and whose minimum is met; or why there is none. */
export function chooseAmong(kitchens: readonly KitchenFacts[], wish: Wish): KitchenChoice {
  const reached = candidates(kitchens, wish);
  if ('error' in reached) return reached;
  const free = wish.ignore?.availability ? reached : freeOf(reached, wish);
  if ('error' in free) return free;
  const [chosen] = free;
  const minimumCents = chosen.tier?.minimumCents ?? 0;
  const tooLittle = wish.foodCents !== null && isBelowMinimum(wish.foodCents, minimumCents);
  if (wish.foodCents !== null && tooLittle && !wish.ignore?.delivery_area_minimum) {
    return { error: belowMinimum(minimumCents, wish.foodCents) };
  }
  const distanceMiles = chosen.miles === null ? null : shownMiles(chosen.miles);
  const far = wish.pickup && distanceMiles !== null && distanceMiles >= pickupRadiusMiles;
  return {
    kitchen: chosen.kitchen,
    distanceMiles,
    feeCents: chosen.tier?.feeCents ?? 0,
    minimumCents,
    daypart: daypartOf(chosen.kitchen, wish),
    note: far ? pickupNote(rounded(distanceMiles)) : null,
  };
}

/** Whence an event is reached, whenever it is. */
export type Reach = Pick<Wish, 'position' | 'pickup' | 'pickupKitchenId'>;

/** The kitchens that an event may come from, whenever it is; all where it is not known which, or none is. */
export function reachedFrom<Kitchen extends KitchenFacts>(
  kitchens: readonly Kitchen[],
  reach: Reach,
): readonly Kitchen[] {
  const reached = candidates(kitchens, reach);
  return 'error' in reached ? kitchens : reached.map(({ kitchen }) => kitchen);
}

const candidates = <Kitchen extends KitchenFacts>(kitchens: readonly Kitchen[], reach: Reach) =>
  reach.pickup ? pickupCandidates(kitchens, reach) : deliveryCandidates(kitchens, reach);

/** Miles from a kitchen, and the tier that the address lies in. */
export function tierAt(
  kitchen: KitchenFacts,
  position: Position,
): { miles: number; tier: DeliveryTier | null } {
  const miles = milesBetween(kitchen, position);
  return {
    miles,
    tier: kitchen.tiers.find(({ maxDistanceMiles }) => isWithin(miles, maxDistanceMiles)) ?? null,
  };
}

function deliveryCandidates<Kitchen extends KitchenFacts>(
  kitchens: readonly Kitchen[],
  { position }: Reach,
): Candidates<Kitchen> | { error: DeliveryProblem } {
  if (!position) return { error: undeliverable('delivery_area', {}) };
  const all = kitchens
    .map((kitchen) => ({ kitchen, ...tierAt(kitchen, position) }))
    .sort((a, b) => compareKitchens(a.miles, a.kitchen.id, b.miles, b.kitchen.id));
  const reached = all.filter(({ tier }) => tier);
  if (isSome(reached)) return reached;
  const [nearest] = all;
  const radius = nearest?.kitchen.tiers.at(-1)?.maxDistanceMiles ?? 0;
  // Kitchens that deliver nowhere are another thing than an address that none of them reaches (2 §8).
  const deliversSomewhere = kitchens.some(({ tiers }) => tiers.length > 0);
  return {
    error: undeliverable(
      deliversSomewhere ? 'kitchen_delivery_area' : 'delivery_area',
      nearest ? { distance_miles: rounded(nearest.miles), delivery_radius_miles: radius } : {},
    ),
  };
}

function pickupCandidates<Kitchen extends KitchenFacts>(
  kitchens: readonly Kitchen[],
  { position, pickupKitchenId }: Reach,
): Candidates<Kitchen> | { error: DeliveryProblem } {
  const all = kitchens
    .filter(({ pickupAllowed }) => pickupAllowed)
    .map((kitchen) => ({ kitchen, miles: position && milesBetween(kitchen, position), tier: null }))
    .sort((a, b) => compareKitchens(a.miles ?? 0, a.kitchen.id, b.miles ?? 0, b.kitchen.id));
  // A kitchen that a person chose may lie farther away: that is a note and no error.
  const eligible = pickupKitchenId
    ? all.filter(({ kitchen }) => kitchen.id === pickupKitchenId)
    : all.filter(({ miles }) => miles === null || isWithin(shownMiles(miles), pickupRadiusMiles));
  if (isSome(eligible)) return eligible;
  const nearest = all[0]?.miles;
  return {
    error: {
      code: errorCodes.recordInvalid,
      field: 'pickup_kitchen_id',
      fieldCode: 'blank',
      message: sentences.noPickupKitchen,
      nearest: nearest == null ? {} : { distance_miles: shownMiles(nearest) },
    },
  };
}

const rounded = (miles: number) => Math.round(miles * 10) / 10;

/** Those of the candidates that are open and have room, or why there is none. */
function freeOf(reached: Candidates, wish: Wish): Candidates | { error: DeliveryProblem } {
  const openings = reached.map((candidate) => ({ candidate, opening: openingOf(candidate.kitchen, wish) }));
  const open = openings
    .filter(({ opening }) => opening === null || opening.open)
    .map(({ candidate }) => candidate);
  if (open.length === 0) {
    const [nearest] = openings;
    const why = nearest?.opening?.open === false ? nearest.opening.reason : 'The kitchen is closed';
    const hours = nearest?.candidate.kitchen.hours.map(({ opens, closes }) => ({ opens, closes })) ?? [];
    return { error: unavailable(why, { hours }) };
  }
  const rooms = open.map(({ kitchen }) => roomAt(kitchen, wish));
  const free = open.filter((_, index) => hasRoomFor(rooms[index] ?? 0, wish.headcount));
  if (isSome(free)) return free;
  const left = Math.max(0, ...rooms);
  return { error: unavailable(noRoomFor(wish.headcount, left), { headcount_left: left }) };
}

const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;
/** A kitchen that still takes others is not fully booked. */
const noRoomFor = (headcount: number | null, left: number): string =>
  left > 0
    ? `The kitchen has room for ${people(left)} at that time, and this order takes that of ${people(headcount ?? 1)}`
    : 'The kitchen is fully booked at that time';

const undeliverable = (field: string, nearest: Record<string, unknown>): DeliveryProblem => ({
  code: errorCodes.package.undeliverable,
  field,
  fieldCode: 'blank',
  message: sentences.addressUndeliverable,
  nearest,
});

const unavailable = (why: string, nearest: Record<string, unknown>): DeliveryProblem => ({
  code: errorCodes.submit.catererUnavailable,
  field: 'kitchen_id',
  fieldCode: 'blank',
  message: `${why}. Please try another date or time.`,
  nearest,
});

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const belowMinimum = (minimumCents: number, foodCents: number): DeliveryProblem => ({
  code: errorCodes.submit.deliveryMinimum,
  field: 'delivery_area',
  fieldCode: 'greater_than_or_equal_to',
  message: `This address has a delivery minimum of ${dollars(minimumCents)}; please add ${dollars(minimumCents - foodCents)} of food.`,
  nearest: { minimum: minimumCents / 100, missing: (minimumCents - foodCents) / 100 },
});
