import { formatDate } from '../format/dates';

/** From and to, both 'YYYY-MM-DD', both within. */
export interface DateRange {
  start: string;
  end: string;
}

/** 'Mar 3 – 17, 2027', 'Mar 30 – Apr 2, 2027', and one day as itself. */
export function rangeWords({ start, end }: DateRange): string {
  const [first, last] = [formatDate(start), formatDate(end)];
  if (start === end) return first;
  const [firstDay, firstYear] = first.split(', ') as [string, string];
  const [lastDay, lastYear] = last.split(', ') as [string, string];
  if (firstYear !== lastYear) return `${first} – ${last}`;
  const sameMonth = start.slice(0, 7) === end.slice(0, 7);
  return `${firstDay} – ${sameMonth ? lastDay.split(' ')[1] : lastDay}, ${lastYear}`;
}
