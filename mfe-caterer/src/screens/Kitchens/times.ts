import { formatTime } from '@copper-carrot/shared-ui/dates';

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export const dayparts = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  afternoon: 'Afternoon',
  dinner: 'Dinner',
} as const;
export type Daypart = keyof typeof dayparts;
export const daypartNames = Object.keys(dayparts) as Daypart[];

const quarters = Array.from({ length: 96 }, (_, quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
});

/** Times of the day by quarters of an hour, and whatever else is kept already. */
export const timeOptions = (kept: string | null) =>
  [...new Set([...quarters, ...(kept === null ? [] : [kept])])]
    .sort()
    .map((value) => ({ value, label: formatTime(value) }));
