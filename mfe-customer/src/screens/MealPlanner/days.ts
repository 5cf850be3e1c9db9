import { addDays, addMonths, monthName, monthOf, weekdayOf } from '@copper-carrot/shared-ui/month';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import type { Span } from './api';

export const views = ['month', 'week', 'agenda'] as const;
export type View = (typeof views)[number];

export const mondayOf = (date: string) => addDays(date, -((weekdayOf(date) + 6) % 7));
export const weekOf = (date: string): Span => ({ from: mondayOf(date), to: addDays(mondayOf(date), 6) });
export const monthSpan = (date: string): Span => ({
  from: `${monthOf(date)}-01`,
  to: addDays(addMonths(`${monthOf(date)}-01`, 1), -1),
});
export const spanOf = (view: View, date: string): Span => (view === 'week' ? weekOf(date) : monthSpan(date));
export const daysOf = ({ from, to }: Span): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** '12/07 – 12/13' */
export const weekName = (monday: string) => `${shortDay(monday)} – ${shortDay(addDays(monday, 6))}`;
/** '12/07' */
const shortDay = (date: string) => formatOrderDate(date).slice(4, 9);

/** What a view shows, in words. */
export const spanName = (view: View, date: string) =>
  view === 'week' ? `Week of ${formatOrderDate(mondayOf(date))}` : monthName(monthOf(date));

/** The same view one step further or back. */
export const stepped = (view: View, date: string, steps: number) =>
  view === 'week' ? addDays(date, 7 * steps) : addMonths(date, steps);

const pattern = /^\d{4}-\d{2}-\d{2}$/;
/** The day in an address; undefined where it is none. */
export const dayIn = (text: string | null): string | undefined =>
  text && pattern.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`)) ? text : undefined;
