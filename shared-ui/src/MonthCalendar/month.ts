/** Dates are 'YYYY-MM-DD' and months 'YYYY-MM'; nothing here knows a zone. */

const millisecondsOfDay = 86_400_000;
const asUtc = (date: string) => Date.parse(`${date}T00:00Z`);
const asDate = (utc: number) => new Date(utc).toISOString().slice(0, 10);

export const monthOf = (date: string) => date.slice(0, 7);

export const addDays = (date: string, days: number) => asDate(asUtc(date) + days * millisecondsOfDay);

/** The same day of another month, or its last where it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return asDate(first.setUTCDate(Math.min(day, last)));
}

/** Sunday is 0. */
export const weekdayOf = (date: string) => new Date(asUtc(date)).getUTCDay();

/** The weeks that a month touches, each from Sunday to Saturday. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  const weeks: string[][] = [];
  for (let day = start; day < addMonths(first, 1); day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  return weeks;
}

const utc = { timeZone: 'UTC' } as const;
const longMonth = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', ...utc });
const longDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', ...utc });

/** 'March 2027' */
export const monthName = (month: string) => longMonth.format(asUtc(`${month}-01`));

/** 'Wednesday, March 17' */
export const dayName = (date: string) => longDay.format(asUtc(date));
