import { count } from '@copper-carrot/shared-ui/words';
import { formatOrderDate, formatTime } from '@copper-carrot/shared-ui/dates';
import { inZone } from '@copper-carrot/shared-ui/zones';

const dayMs = 86_400_000;

/** '2 days 4 h', '3 h 12 min', '12 min': minutes that are left, as short as they can be said. */
export function leftInWords(minutes: number): string {
  if (minutes < 1) return 'less than a minute';
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const parts =
    days >= 2
      ? [count(days, 'day'), hours % 24 > 0 && `${hours % 24} h`]
      : [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`];
  return parts.filter(Boolean).join(' ');
}

/** 'today, 6:00 pm', 'tomorrow, noon', 'Wed 11/25/2026, noon': an event by the clock of its place. */
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
