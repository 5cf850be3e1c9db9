import { canStillOrder, cutoff, earliestStart, type CutoffRule } from './cutoff';
import { clockForPeople, isOpenFor, type Closure, type Daypart, type KitchenHours } from './opening';
import { slots } from './slots';
import { DAY, addDays, minutesOf, toLocal, toUtc, wallClock, type LocalMoment } from './zones';

/** When a kitchen can be ordered from. */
export interface KitchenCalendar {
  timeZone: string;
  hours: readonly KitchenHours[];
  closures: readonly Closure[];
  rule: CutoffRule;
  /** Whether there is capacity left; always, when absent. */
  hasRoom?: (date: string, daypart: Daypart) => boolean;
}

type Slot = Pick<LocalMoment, 'date' | 'time'>;

export type Availability =
  | { available: true; daypart: Daypart; startsAt: Date; cutoffAt: Date }
  | {
      available: false;
      code:
        | 'date_in_past'
        | 'past_cutoff'
        | 'closed_that_day'
        | 'outside_hours'
        | 'closure'
        | 'full'
        | 'no_such_time';
      reason: string;
    };

/** Whether a kitchen can serve a start in its own wall clock when asked at `now`, or why not, in words. */
export function availabilityAt(kitchen: KitchenCalendar, slot: Slot, now: Date): Availability {
  const no = (code: Extract<Availability, { available: false }>['code'], reason: string): Availability => ({
    available: false,
    code,
    reason,
  });
  const start = { ...slot, timeZone: kitchen.timeZone };
  if (toUtc(start, 'forward') <= now) return no('date_in_past', 'This date and time have passed');
  const opening = isOpenFor(kitchen.hours, kitchen.closures, slot);
  if (!opening.open) return no(opening.code, opening.reason);
  if (!exists(start))
    return no('no_such_time', 'The clocks go forward over this time. Please choose another time');
  if (!canStillOrder(start, kitchen.rule, now))
    return no('past_cutoff', `The kitchen needs ${noticeOf(kitchen.rule)}`);
  if (kitchen.hasRoom && !kitchen.hasRoom(slot.date, opening.daypart))
    return no('full', `The kitchen is fully booked for ${opening.daypart} that day`);
  return {
    available: true,
    daypart: opening.daypart,
    startsAt: toUtc(start),
    cutoffAt: cutoff(start, kitchen.rule),
  };
}

/**
 * The starts nearest to a wanted one that the kitchen can serve, at most one a day and as near to the wanted time as
 * that day allows; nearest first, an earlier one before a later one that is as near. Looks `days` days both ways.
 */
export function nearestSlots(
  kitchen: KitchenCalendar,
  wanted: Slot,
  now: Date,
  { limit = 3, days = 45 }: { limit?: number; days?: number } = {},
): Slot[] {
  const target = wallClock(wanted);
  const away = (slot: Slot) => Math.abs(wallClock(slot) - target);
  const today = toLocal(now, kitchen.timeZone).date;
  const times = slotTimes(wanted.time);
  const found: Slot[] = [];
  for (const date of datesAround(wanted.date, days)) {
    const reached = found[limit - 1];
    // Days come in rings, so that once a ring is farther than the last one kept, none can be nearer.
    if (reached && Math.abs(wallClock({ date, time: wanted.time }) - target) - DAY > away(reached)) break;
    if (date < today) continue;
    const time = times.find(
      (candidate) =>
        // Hours cost nothing to test, instants do.
        isOpenFor(kitchen.hours, kitchen.closures, { date, time: candidate }).open &&
        availabilityAt(kitchen, { date, time: candidate }, now).available,
    );
    if (time !== undefined) found.push({ date, time });
    found.sort((a, b) => away(a) - away(b) || wallClock(a) - wallClock(b));
  }
  return found.slice(0, limit);
}

/**
 * The soonest of the slot picker's times that is not too late to order for and that one of the kitchens serves; that of the
 * notice alone where none serves any in so many days.
 */
export function soonestServed(
  kitchens: readonly Pick<KitchenCalendar, 'hours' | 'closures' | 'hasRoom'>[],
  { timeZone, days, ...rule }: CutoffRule & { timeZone: string; days: number },
  now: Date,
): LocalMoment {
  const first = earliestStart(rule, timeZone, now);
  const isServed = (slot: Slot) =>
    kitchens.some(({ hours, closures, hasRoom }) => {
      const opening = isOpenFor(hours, closures, slot);
      return opening.open && (!hasRoom || hasRoom(slot.date, opening.daypart));
    });
  for (let ahead = 0; ahead < days; ahead++) {
    const date = addDays(first.date, ahead);
    const time = slots.find((each) => (ahead > 0 || each >= first.time) && isServed({ date, time: each }));
    if (time !== undefined) return { date, time, timeZone };
  }
  return first;
}

function exists(start: LocalMoment): boolean {
  const local = toLocal(toUtc(start, 'forward'), start.timeZone);
  return minutesOf(local.time) === minutesOf(start.time);
}

/** What a kitchen needs, as people say it: "2 days of notice". */
export function noticeOf({ leadTimeHours, dayBeforeClock }: CutoffRule): string {
  const days = leadTimeHours >= 48 && leadTimeHours % 24 === 0;
  const notice = days
    ? `${leadTimeHours / 24} days`
    : `${leadTimeHours} ${leadTimeHours === 1 ? 'hour' : 'hours'}`;
  if (dayBeforeClock === null) return `${notice} of notice`;
  return `an order by ${clockForPeople(dayBeforeClock)} of the day before, and ${notice} of notice`;
}

/** The wanted date, then the days before and after it, ring by ring. */
function datesAround(date: string, days: number): string[] {
  const rings = Array.from({ length: days }, (_, index) => [
    addDays(date, -index - 1),
    addDays(date, index + 1),
  ]);
  return [date, ...rings.flat()];
}

/** The wanted time itself and the times of the slot picker, nearest first. */
function slotTimes(wanted: string): string[] {
  const away = (time: string) => Math.abs(minutesOf(time) - minutesOf(wanted));
  return [...new Set([wanted.slice(0, 5), ...slots])].sort((a, b) => away(a) - away(b));
}
