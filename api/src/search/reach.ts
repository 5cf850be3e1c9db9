import { errorCodes, sentences } from '@copper-carrot/contracts';
import { chooseAmong, readKitchenFacts, type ChosenKitchen, type KitchenFacts } from '../delivery';
import { ApiError } from '../errors';
import { milesBetween } from '../places';
import { LocalTimeError, canStillOrder } from '../schedule';
import type { SearchContext } from './search-context';

/** Which brands can serve the event that is searched for, and each one's kitchen. */
export interface Reach {
  /** Brands with a kitchen there, whether it can serve or not. */
  brandIds: number[];
  /** Those that can serve, with the kitchen that does. */
  serving: Map<number, Serving>;
}
export interface Serving extends ChosenKitchen {
  /** Miles to the address, else to the middle of the place. */
  miles: number | null;
}

/** The nearest kitchen of each brand that serves the address at the time; 422 where nobody delivers to the address at all. */
export async function findReach(context: SearchContext): Promise<Reach> {
  const { filters, placeId, position } = context;
  const kitchens = await readKitchenFacts({
    placeId: position ? null : placeId,
    near: position,
    date: filters.start_date ?? null,
  });
  const byBrand = new Map<number, KitchenFacts[]>();
  for (const kitchen of kitchens) {
    byBrand.set(kitchen.brandId, [...(byBrand.get(kitchen.brandId) ?? []), kitchen]);
  }
  const serving = new Map<number, Serving>();
  const from = position ?? context.middle;
  let reached = false;
  for (const [brandId, own] of byBrand) {
    const choice = chooseFor(own, context);
    if ('error' in choice) {
      reached ||= choice.error.code !== errorCodes.package.undeliverable;
      continue;
    }
    reached = true;
    serving.set(brandId, { ...choice, miles: from && milesBetween(choice.kitchen, from) });
  }
  if (position && !filters.pickup && !reached) throw undeliverable();
  // Brands of other places that lie around an address were never in question, so they are not passed over either.
  const there = [...byBrand.keys()].filter(
    (id) => serving.has(id) || byBrand.get(id)?.some((kitchen) => !position || kitchen.placeId === placeId),
  );
  return { brandIds: there, serving };
}

function chooseFor(kitchens: KitchenFacts[], { filters, position }: SearchContext) {
  const wish = {
    position,
    startDate: filters.start_date ?? null,
    startTime: filters.start_time ?? null,
    headcount: filters.headcount ?? null,
    // The minimum is tested by package, for its food decides it.
    foodCents: null,
  };
  // Without an address nothing is ruled out by distance, as with a pickup from anywhere.
  if (!position && !filters.pickup) {
    const anywhere = kitchens.map((kitchen) => ({ ...kitchen, pickupAllowed: true }));
    return chooseAmong(anywhere, { ...wish, pickup: true });
  }
  return chooseAmong(kitchens, { ...wish, pickup: filters.pickup });
}

const undeliverable = () =>
  new ApiError(422, errorCodes.package.undeliverable, {
    message: sentences.addressUndeliverable,
    fields: { kitchen_delivery_area: ['blank'] },
    field_errors: { kitchen_delivery_area: [sentences.addressUndeliverable] },
    type: 'record_invalid',
  });

/** Whether an order placed now is in time for the event; with a date alone, for the last start of that day. */
export function isInTime(
  rule: { leadTimeHours: number; dayBeforeCutoff: string | null },
  { kitchen }: ChosenKitchen,
  { filters, now }: SearchContext,
): boolean {
  const { start_date: date, start_time: time } = filters;
  if (!date) return true;
  const last = kitchen.hours.reduce((latest, { closes }) => (closes > latest ? closes : latest), '00:00');
  const start = { date, time: time ?? lastStartBefore(last), timeZone: kitchen.timeZone };
  try {
    const { leadTimeHours, dayBeforeCutoff } = rule;
    return canStillOrder(start, { leadTimeHours, dayBeforeClock: dayBeforeCutoff }, now);
  } catch (error) {
    if (error instanceof LocalTimeError) return false;
    throw error;
  }
}

/** Food can start to arrive until just before a kitchen closes. */
function lastStartBefore(closes: string): string {
  const minutes = Math.max(0, Number(closes.slice(0, 2)) * 60 + Number(closes.slice(3, 5)) - 1);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
