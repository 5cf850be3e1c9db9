import { deliveryWindowMinutes } from '@copper-carrot/contracts';
import { cutoffOf, isInTime } from '../rules';
import { slots } from './slots';
import { HOUR, MINUTE, addDays, toLocal, toUtc, type LocalMoment } from './zones';

/** How long before an event a brand wants to know of it. */
export interface CutoffRule {
  leadTimeHours: number;
  /** Wall clock (HH:mm) of the day before the event, in the place's zone; null for none. */
  dayBeforeClock: string | null;
}

/** From when to when the food arrives (2 §9). */
export function deliveryWindow(start: Date): { from: Date; to: Date } {
  return { from: start, to: new Date(start.getTime() + deliveryWindowMinutes * MINUTE) };
}

/** The last instant at which an order may be placed or changed: the earlier of lead time and day-before clock. */
export function cutoff(start: LocalMoment, rule: CutoffRule): Date {
  return new Date(
    cutoffOf(toUtc(start).getTime(), rule.leadTimeHours, dayBefore(start, rule.dayBeforeClock)),
  );
}

/** Whether `now` is not past the cutoff; the cutoff itself still counts. */
export function canStillOrder(start: LocalMoment, rule: CutoffRule, now: Date): boolean {
  return isInTime(now.getTime(), cutoff(start, rule).getTime());
}

/** The first date after that of a start on which its time is not too late to order for; null for none within two months. */
export function nextDateInTime(start: LocalMoment, rule: CutoffRule, now: Date): string | null {
  for (let days = 1; days <= 60; days++) {
    const day = { ...start, date: addDays(start.date, days) };
    if (isStillInTime(day, rule, now)) return day.date;
  }
  return null;
}

/** The first of the slot picker's times, of all days, that is not too late to order for; a kitchen may be closed then. */
export function earliestStart(rule: CutoffRule, timeZone: string, now: Date): LocalMoment {
  const soonest = new Date(now.getTime() + rule.leadTimeHours * HOUR);
  let { date } = toLocal(soonest, timeZone);
  // The lead time ends that day at the latest after its last slot, and no clock of the day before asks for two days more.
  for (;;) {
    const time = slots.find((each) => isStillInTime({ date, time: each, timeZone }, rule, now));
    if (time !== undefined) return { date, time, timeZone };
    date = addDays(date, 1);
  }
}

/** A start as answers say it. */
export const presentStart = ({ date, time }: LocalMoment) => ({ start_date: date, start_time: time });

/** As `canStillOrder`, of any wall clock: one that the clocks leave out counts by the instant that they go to. */
function isStillInTime(start: LocalMoment, rule: CutoffRule, now: Date): boolean {
  const instant = toUtc(start, 'forward').getTime();
  return isInTime(
    now.getTime(),
    cutoffOf(instant, rule.leadTimeHours, dayBefore(start, rule.dayBeforeClock)),
  );
}

const dayBefore = ({ date, timeZone }: LocalMoment, time: string | null): number =>
  time === null ? Infinity : toUtc({ date: addDays(date, -1), time, timeZone }, 'forward').getTime();
