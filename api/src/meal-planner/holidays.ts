import { addDays } from '../schedule';
import { weekdayOf, type Days } from './range';

interface Holiday {
  date: string;
  name: string;
}

const day = (year: number, month: number, of: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`;
/** The first, second … Monday of a month, or another weekday. */
const nth = (year: number, month: number, weekday: number, count: number) => {
  const first = day(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1));
};
const last = (year: number, month: number, weekday: number) => {
  const fifth = nth(year, month, weekday, 5);
  return fifth.slice(5, 7) === String(month).padStart(2, '0') ? fifth : addDays(fifth, -7);
};
/** Offices are closed on the Friday before a Saturday, and on the Monday after a Sunday. */
const observed = (date: string) =>
  addDays(date, ({ 6: -1, 7: 1 } as Record<number, number>)[weekdayOf(date)] ?? 0);

/** The federal holidays of the United States (5 U.S.C. 6103) and the day after Thanksgiving. */
const holidaysOf = (year: number): Holiday[] => [
  { date: observed(day(year, 1, 1)), name: 'New Year’s Day' },
  { date: nth(year, 1, 1, 3), name: 'Martin Luther King Jr. Day' },
  { date: nth(year, 2, 1, 3), name: 'Presidents’ Day' },
  { date: last(year, 5, 1), name: 'Memorial Day' },
  { date: observed(day(year, 6, 19)), name: 'Juneteenth' },
  { date: observed(day(year, 7, 4)), name: 'Independence Day' },
  { date: nth(year, 9, 1, 1), name: 'Labor Day' },
  { date: nth(year, 10, 1, 2), name: 'Columbus Day' },
  { date: observed(day(year, 11, 11)), name: 'Veterans Day' },
  { date: nth(year, 11, 4, 4), name: 'Thanksgiving' },
  { date: addDays(nth(year, 11, 4, 4), 1), name: 'Day after Thanksgiving' },
  { date: observed(day(year, 12, 25)), name: 'Christmas Day' },
];

/** The holidays between two days; that of January 1 may lie in the year before. */
export function holidaysBetween({ from, to }: Days): Holiday[] {
  const [first, end] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const years = Array.from({ length: end - first + 2 }, (_, index) => first + index);
  return years.flatMap(holidaysOf).filter(({ date }) => from <= date && date <= to);
}
