import { momentAt, zoneName } from '@copper-carrot/contracts';
import { formatDeliveryWindow, formatTime } from './dates';
import { ownZone } from './in-zone';

/** An instant of an order by the clock of its place; 'Tue 01/27/2026, 3:00 pm', and 'PST' where the reader's shows another time. */
export const formatMoment = (
  instant: string,
  { time_zone: zone }: { time_zone: string | null },
  reader: string = ownZone(),
): string => momentAt(instant, zone, reader);

/** Whether the last moment for something is over; what has none is never too late. */
export const hasPassed = (moment: string | null, now = Date.now()): boolean =>
  moment !== null && Date.parse(moment) < now;

/** What the zone of an order is called on its day, by the same rule; empty where the reader's clock shows the same. */
export const zoneOf = (
  { start_date: date, time_zone: zone }: Pick<Delivered, 'start_date' | 'time_zone'>,
  reader: string = ownZone(),
): string => (zone ? zoneName(zone, date ? `${date}T12:00:00Z` : new Date(), reader) : '');

interface Delivered {
  start_date: string | null;
  start_time: string | null;
  time_zone: string | null;
  pickup: boolean;
}

/**
 * When an order is delivered on its day: '11:45 am – 12:15 pm', and 'PST' by the same rule; empty while nobody has said. One that
 * is picked up is ready at its time, and has no window.
 */
export const formatWindow = (order: Delivered, reader?: string): string => {
  const { start_time: time, pickup } = order;
  if (time === null) return '';
  return `${pickup ? formatTime(time) : formatDeliveryWindow(time)} ${zoneOf(order, reader)}`.trimEnd();
};
