import { invalid } from '../errors';
import { addDays } from '../schedule';

/** The first and the last of several days. */
export interface Days {
  from: string;
  to: string;
}

/** More than a year in a calendar. */
const mostShown = 400;

/** The days of a call; 422 where they end before they begin, or are more than `most`. */
export function rangeOf({ from, to }: Days, most = mostShown): Days {
  if (to < from) throw invalid('to', 'greater_than_or_equal_to', 'must not be before the first day');
  if (to > addDays(from, most - 1))
    throw invalid('to', 'less_than_or_equal_to', `must be at most ${most} days after the first day`);
  return { from, to };
}

export const daysOf = ({ from, to }: Days): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));
export const daysBetween = (one: string, other: string): number =>
  Math.abs(Date.parse(`${one}T00:00:00Z`) - Date.parse(`${other}T00:00:00Z`)) / 86_400_000;
