import { chooseAmong, readKitchenFacts, type DeliveryProblem, type KitchenFacts } from '../delivery';
import type { Position } from '../places';
import { nearestSlots, type CutoffRule, type KitchenCalendar } from '../schedule';

/** What a search asks of a kitchen; date and time are local to it, null leaves that question out. */
export interface Event {
  placeId: number | null;
  position: Position | null;
  pickup: boolean;
  date: string | null;
  time: string | null;
  headcount: number | null;
  now: Date;
}

export type Reached = { kitchens: KitchenFacts[] } | { error: DeliveryProblem | null };

/**
 * A brand's kitchens that reach the event, whatever the time, the nearest first; or why none does, null where the brand
 * has none there. Hours, closures and room are those of `date`.
 */
export async function kitchensFor(brandId: number, event: Event, date: string | null): Promise<Reached> {
  const { position, placeId } = event;
  const all = await readKitchenFacts({ brandId, placeId: position ? null : placeId, date });
  if (all.length === 0) return { error: null };
  const nobodyAsks = { startDate: null, startTime: null, headcount: null, foodCents: null };
  const choices = all.map((kitchen) => ({
    kitchen,
    choice: chooseAmong([asReached(kitchen, event)], { ...wishOf(event), ...nobodyAsks }),
  }));
  const kitchens = choices
    .flatMap(({ kitchen, choice }) =>
      'error' in choice ? [] : [{ kitchen, miles: choice.distanceMiles ?? 0 }],
    )
    .sort((a, b) => a.miles - b.miles || a.kitchen.id - b.kitchen.id)
    .map(({ kitchen }) => kitchen);
  if (kitchens.length > 0) return { kitchens };
  // Of all kitchens together, the rule names the nearest.
  const whole = chooseAmong(all, { ...wishOf(event), ...nobodyAsks });
  return { error: 'error' in whole ? whole.error : null };
}

/** Without an address nothing is ruled out by distance: it is asked like a pickup from anywhere. */
const asReached = (kitchen: KitchenFacts, { position, pickup }: Event) =>
  position || pickup ? kitchen : { ...kitchen, pickupAllowed: true };

/** The event as the rules of orders ask it. */
export const wishOf = ({ position, pickup, date, time, headcount }: Event) => ({
  position,
  pickup: pickup || !position,
  startDate: date,
  startTime: time,
  headcount,
});

/** When a kitchen can be ordered from for so many people, on the day that its facts were read for. */
export function calendarOf(
  kitchen: KitchenFacts,
  rule: CutoffRule,
  headcount: number | null,
): KitchenCalendar {
  const alwaysOpen = { ...kitchen, pickupAllowed: true, closures: [] };
  return {
    timeZone: kitchen.timeZone,
    hours: kitchen.hours,
    closures: kitchen.closures,
    rule,
    hasRoom: (date, daypart) => {
      const hours = kitchen.hours.find((each) => each.daypart === daypart);
      const choice = chooseAmong([alwaysOpen], {
        position: null,
        pickup: true,
        startDate: date,
        startTime: hours?.opens ?? null,
        headcount,
        foodCents: null,
      });
      return !('error' in choice);
    },
  };
}

/** The start on that day, as near to the wanted time as can be, that one of the kitchens can serve; null for none. */
export function slotOn(
  kitchens: KitchenFacts[],
  rule: CutoffRule,
  { date, time, headcount, now }: Event & { date: string },
): string | null {
  for (const kitchen of kitchens) {
    const wanted = { date, time: time ?? '12:00' };
    const [slot] = nearestSlots(calendarOf(kitchen, rule, headcount), wanted, now, { limit: 1, days: 0 });
    if (slot) return slot.time;
  }
  return null;
}
