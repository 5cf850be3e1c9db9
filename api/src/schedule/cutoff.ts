import { deliveryWindowMinutes } from '@copper-carrot/contracts';
import { HOUR, MINUTE, addDays, toUtc, type LocalMoment } from './zones';

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
  const byLeadTime = toUtc(start).getTime() - rule.leadTimeHours * HOUR;
  if (rule.dayBeforeClock === null) return new Date(byLeadTime);
  const dayBefore = { date: addDays(start.date, -1), time: rule.dayBeforeClock, timeZone: start.timeZone };
  return new Date(Math.min(byLeadTime, toUtc(dayBefore, 'forward').getTime()));
}

/** Whether `now` is not past the cutoff; the cutoff itself still counts. */
export function canStillOrder(start: LocalMoment, rule: CutoffRule, now: Date): boolean {
  return now.getTime() <= cutoff(start, rule).getTime();
}
