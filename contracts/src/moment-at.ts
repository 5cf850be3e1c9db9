import { formatOrderDate, formatTime, inZone } from './moments';

// A separate file, as few pages show instants.

/**
 * The zone's short name at an instant, such as 'PST'; empty if the reader's clock shows the same. Always
 * given if the reader's zone is null, as in mails.
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
 * An instant in the local time of the order's place, such as 'Tue 01/27/2026, 3:00 pm PST'. Names the zone
 * if the reader's clock differs or is unknown (null). Uses UTC if the place has no zone yet.
 */
export function momentAt(instant: string | Date, zone: string | null, reader: string | null): string {
  const at = zone ?? 'UTC';
  const { date, time } = inZone(instant, at);
  return `${formatOrderDate(date)}, ${formatTime(time)} ${zoneName(at, instant, reader)}`.trimEnd();
}
