import { deliveryWindowMinutes } from '@copper-carrot/contracts';

/** Dates are 'YYYY-MM-DD' and times 'HH:mm' in the place's zone, as the API sends them. */

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function parts(date: string) {
  // An instant has no date of its own: which one it is depends on the zone (`inZone`).
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (!year || !month || !day) throw new RangeError(`Not a date: ${date}`);
  return { year, month, day };
}

/** 'MMM d, yyyy', such as 'Jan 31, 2024' (2 §9). */
export function formatDate(date: string): string {
  const { year, month, day } = parts(date);
  return `${months[Number(month) - 1]} ${Number(day)}, ${year}`;
}

/** 'MM/dd/yyyy', such as '01/31/2024' (2 §9). */
export function formatShortDate(date: string): string {
  const { year, month, day } = parts(date);
  return `${month}/${day}/${year}`;
}

/** The date of an order, such as 'Wed 01/31/2024' (2 §9). */
export function formatOrderDate(date: string): string {
  const { year, month, day } = parts(date);
  const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay();
  return `${weekdays[weekday]} ${formatShortDate(date)}`;
}

/** 'h:mm aaa', such as '1:30 pm' (2 §9). */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

/** A time of day moved by minutes; past midnight it begins again at 00:00. */
export function addMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}

/** The 30-minute delivery window from its start, such as '11:45 am – 12:15 pm' (2 §9). */
export function formatDeliveryWindow(start: string): string {
  return `${formatTime(start)} – ${formatTime(addMinutes(start, deliveryWindowMinutes))}`;
}
