import { addDays, weekdayOf } from '../schedule';

export const isWeekend = (date: string) => weekdayOf(date) % 6 === 0;

/** The next date from this one on, itself included, that is no Saturday or Sunday. */
export const workday = (date: string): string => (isWeekend(date) ? workday(addDays(date, 1)) : date);

export const addHours = (instant: Date, hours: number) => new Date(instant.getTime() + hours * 3_600_000);
export const daysBefore = (instant: Date, days: number) => addHours(instant, -24 * days);

/** HH:mm of so many minutes after midnight. */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
