import { dateBounds } from '@copper-carrot/contracts';
import { checkHeadcount, nextHeadcount } from '../choices';
import { addDays, toLocal, type CutoffRule } from '../schedule';
import { reasonAgainst, type Offer, type Priced } from './assess';
import { kitchensFor, slotOn, type Event } from './event';
import type { Change } from './words';

const DAYS = 14;
/** Each mends one reason, and no mend brings back a reason that an earlier one took away. */
const MENDS = 5;

/**
 * The nearest event at which the rules let a package or restaurant be ordered, as what has to change in the search: another
 * date and time within 14 days, a pickup, another headcount, or some of them together. Null where there is none.
 */
export async function nearestChange(
  name: string,
  offer: Offer,
  priced: Priced | null,
  wanted: Event,
): Promise<Change | null> {
  let event = wanted;
  for (let mended = 0; mended < MENDS; mended++) {
    const reason = await reasonAgainst(name, offer, priced, event);
    if (!reason) return difference(wanted, event);
    const better = await mend(reason.code, offer, priced, event, reason.params.headcount_needed);
    if (!better) return null;
    event = better;
  }
  return null;
}

async function mend(
  code: string,
  offer: Offer,
  priced: Priced | null,
  event: Event,
  headcountNeeded: number | undefined,
): Promise<Event | null> {
  switch (code) {
    case 'inactive':
    case 'not_at_place':
    case 'no_pickup':
      return null;
    case 'outside_area':
      return event.pickup ? null : { ...event, pickup: true };
    case 'minimum_not_met':
      if (headcountNeeded !== undefined) return { ...event, headcount: headcountNeeded };
      return event.pickup ? null : { ...event, pickup: true };
    case 'headcount_too_low':
    case 'headcount_too_high':
    case 'headcount_step':
      return priced && event.headcount !== null
        ? { ...event, headcount: nearestHeadcount(priced, event.headcount) }
        : null;
    default:
      return nextSlot(offer, priced, event);
  }
}

function nearestHeadcount({ pack }: Priced, headcount: number): number {
  const above = nextHeadcount(pack, headcount);
  const below = above - pack.incrementBy;
  const isNearer = Math.abs(headcount - below) < Math.abs(above - headcount);
  return isNearer && checkHeadcount(pack, below).length === 0 ? below : above;
}

/** The event at the nearest start that a kitchen can serve: the wanted day first, then day by day around it. */
async function nextSlot(offer: Offer, priced: Priced | null, event: Event): Promise<Event | null> {
  const { date, time, now } = event;
  if (!date) return null;
  const rule: CutoffRule = priced
    ? { leadTimeHours: priced.pack.leadTimeHours, dayBeforeClock: priced.pack.dayBeforeCutoff }
    : offer.rule;
  const today = toLocal(now, await zoneOf(offer, event)).date;
  const middle = date < today ? today : date;
  for (const day of around(middle).filter((each) => each >= today && each <= dateBounds.last)) {
    const reached = await kitchensFor(offer.brand.id, event, day);
    if ('error' in reached) return null;
    const slot = slotOn(reached.kitchens, rule, { ...event, date: day });
    if (slot !== null) return { ...event, date: day, time: time === null ? null : slot };
  }
  return null;
}

async function zoneOf({ brand }: Offer, event: Event): Promise<string> {
  const reached = await kitchensFor(brand.id, event, event.date);
  return 'error' in reached ? 'America/New_York' : (reached.kitchens[0]?.timeZone ?? 'America/New_York');
}

function around(date: string): string[] {
  const rings = Array.from({ length: DAYS }, (_, index) => [
    addDays(date, -index - 1),
    addDays(date, index + 1),
  ]);
  return [date, ...rings.flat()];
}

function difference(from: Event, to: Event): Change {
  return {
    ...(to.date !== null && (to.date !== from.date || to.time !== from.time) && { start_date: to.date }),
    ...(to.time !== null && (to.date !== from.date || to.time !== from.time) && { start_time: to.time }),
    ...(to.headcount !== null && to.headcount !== from.headcount && { headcount: to.headcount }),
    ...(to.pickup !== from.pickup && { pickup: to.pickup }),
  };
}
