import { formatOrderDate, formatTime, inZone } from './moments';

// A file of its own: most pages say no instant, and their scripts are counted.

/**
 * What a zone is called at an instant, such as 'PST': empty where a reader's own clock shows the same. Of a reader whose zone
 * nobody knows (null), as of a mail's, no clock does.
 */
export function zoneName(
  zone: string,
  instant: string | Date,
  reader: string | null,
  style: 'short' | 'longGeneric' = 'short',
): string {
  const clock = (at: string) => Object.values(inZone(instant, at)).join();
  if (reader !== null && clock(reader) === clock(zone)) return '';
  const named = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: style });
  const parts = named.formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/**
 * An instant of an order by the clock of its place, such as 'Tue 01/27/2026, 3:00 pm PST': the one way in which any is said.
 * The zone is named where the reader's clock shows another time, and always where nobody knows it (null). UTC stands in for
 * a place that is not known yet.
 */
export function momentAt(instant: string | Date, zone: string | null, reader: string | null): string {
  const at = zone ?? 'UTC';
  const { date, time } = inZone(instant, at);
  return `${formatOrderDate(date)}, ${formatTime(time)} ${zoneName(at, instant, reader)}`.trimEnd();
}
