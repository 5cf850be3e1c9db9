import { formatOrderDate, formatTime } from '@copper-carrot/shared-ui/dates';
import { inZone } from '@copper-carrot/shared-ui/zones';

const dayMs = 86_400_000;

/** Remaining minutes: '3 h 12 min', '12 min'. */
function leftInWords(minutes: number): string {
  if (minutes < 1) return 'less than a minute';
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(' ');
}

/** Deadlines farther away are shown as a date. */
const countdownMinutes = 2 * 24 * 60;

/**
 * 'Order within 3 h 12 min for tomorrow, noon', or 'Order by Fri 11/27/2026, noon, for …' for a later
 * deadline.
 */
export function orderByWords(
  { cutoff_at: cutoff, ...event }: { cutoff_at: string; start_date: string; start_time: string },
  minutes: number,
  zone: string,
): string {
  const forEvent = `for ${eventInWords(event, zone)}`;
  if (minutes < countdownMinutes) return `Order within ${leftInWords(minutes)} ${forEvent}`;
  const { date, time } = inZone(cutoff, zone);
  return `Order by ${eventInWords({ start_date: date, start_time: time }, zone)}, ${forEvent}`;
}

/** An event in local time: 'today, 6:00 pm', 'tomorrow, noon', 'Wed 11/25/2026, noon'. */
export function eventInWords(
  { start_date: date, start_time: time }: { start_date: string; start_time: string },
  zone: string,
  now = new Date(),
): string {
  const today = inZone(now, zone).date;
  const tomorrow = new Date(Date.parse(`${today}T12:00:00Z`) + dayMs).toISOString().slice(0, 10);
  const day = date === today ? 'today' : date === tomorrow ? 'tomorrow' : formatOrderDate(date);
  return `${day}, ${time === '12:00' ? 'noon' : formatTime(time)}`;
}
